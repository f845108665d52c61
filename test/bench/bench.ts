import { benchDocs } from "./docs.ts";
import type { MeasuredSize } from "./measured.ts";
import { benchOperations } from "./operations.ts";
import { help, readOptions } from "./options.ts";
import { programsAt } from "./programs.ts";
import { endReport, headReport, sizeReport } from "./report.ts";
import { benchResident, lspKeystrokes, watchPasses } from "./resident.ts";
import { runRounds } from "./rounds.ts";
import { stageTimes } from "./stage-times.ts";
import { timeLimit } from "./time-limit.ts";
import { makeWorkspace, removeWorkspace } from "./workspace.ts";

/** `npm run bench`. */
export function bench(args: readonly string[]): void {
  const options = readOptions(args);
  if (options === undefined) {
    process.stdout.write(help);
    return;
  }
  if (options.docs) return benchDocs(options.sizes);
  if (options.watch) return benchResident(watchPasses, options.sizes, options.roundsAt);
  if (options.lsp) return benchResident(lspKeystrokes, options.sizes, options.roundsAt);
  if (options.operations) return benchOperations([100, 400, 1200]);
  const say = (text: string): void => void (options.json || process.stdout.write(text));
  say(headReport());
  const end = performance.now() + options.minutes * 60_000;
  const sizes = options.sizes.map((times, index) => {
    const size = measureSize(
      times,
      options.roundsAt(times),
      shareOf(end - performance.now(), options.sizes.slice(index)),
    );
    say(sizeReport(size));
    return size;
  });
  say(endReport(sizes));
  if (options.json) process.stdout.write(`${JSON.stringify({ sizes }, undefined, 2)}\n`);
}

/**
 * Returns the share of the remaining time for the first of the sizes. Costs grow with the size, and each process also
 * has a fixed startup cost.
 */
function shareOf(milliseconds: number, sizes: readonly number[]): number {
  const weights = sizes.map((size) => size + 5);
  return (milliseconds * weights[0]!) / weights.reduce((sum, weight) => sum + weight, 0);
}

function measureSize(times: number, rounds: number, milliseconds: number): MeasuredSize {
  const start = performance.now();
  const workspace = makeWorkspace(times);
  try {
    const { yaml, openapi } = workspace;
    const stages = stageTimes(workspace, times > 10 ? 1 : rounds);
    const time = timeLimit(milliseconds - (performance.now() - start));
    return { times, yaml, openapi, results: runRounds(programsAt(times), workspace, rounds, time), stages };
  } finally {
    removeWorkspace(workspace);
  }
}
