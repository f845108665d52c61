import { cpus } from "node:os";
import { disagreements } from "./agree.ts";
import { curves, refusal } from "./curves.ts";
import { importTime } from "./import-time.ts";
import { help, readOptions } from "./options.ts";
import { keepSizes } from "./readme.ts";
import { curvesReport } from "./report-curves.ts";
import { sizesMarkdown, sizesReport } from "./report-sizes.ts";
import { speedReport } from "./report-speed.ts";
import { sizes } from "./sizes.ts";
import { speed } from "./speed.ts";
import { verdicts } from "./verdicts.ts";

/** `npm run bench:validators`. */
export async function benchValidators(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  if (options === undefined) return void process.stdout.write(help);
  const wrong = await disagreements();
  if (wrong.length > 0) throw new Error(`The candidates do not agree on the samples:\n${wrong.join("\n")}`);
  const say = (text: string): void => void (options.json || process.stdout.write(`${text}\n`));

  say(`Node ${process.versions.node}, ${cpus().length} cores; ratios of times, smaller is faster\n`);
  const measured = {
    speed: speed(options.effort),
    sizes: sizes(),
    importTime: importTime(options.runs),
    curves: await curves(options.runs),
    refusal: await refusal(options.runs),
  };
  say(speedReport(measured.speed));
  say(sizesReport(measured.sizes, measured.importTime));
  say(curvesReport(measured.curves, measured.refusal));
  say(verdicts(measured).join("\n"));
  if (options.json) process.stdout.write(`${JSON.stringify(measured, undefined, 2)}\n`);
  if (options.write) keepSizes(sizesMarkdown(measured.sizes, measured.importTime));
}
