import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundle, writeStandalone, type Bundle } from "./bundle.ts";
import { candidates, type Candidate } from "./candidates.ts";

const help = `npm run bench:libraries -- [--runs 3] [--modules DIR]

  --runs     how many processes measure each candidate; the times are medians
  --modules  a folder node_modules with libraries that are no dependencies of Kiln
`;

/** `npm run bench:libraries`. */
export function benchLibraries(args: readonly string[]): void {
  const options = {
    runs: { type: "string", default: "3" },
    modules: { type: "string" },
    help: { type: "boolean" },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  if (values.help === true) return void process.stdout.write(help);
  const modules = [
    join(import.meta.dirname, "../../node_modules"),
    ...(values.modules === undefined ? [] : [values.modules]),
  ];
  const folder = mkdtempSync(join(tmpdir(), "kiln-libraries-"));
  try {
    writeStandalone(folder);
    process.stdout.write("| component | candidate | kB | load | prepare | run | finds |\n");
    process.stdout.write("| --- | --- | ---: | ---: | ---: | ---: | --- |\n");
    for (const candidate of candidates)
      process.stdout.write(row(candidate, bundle(candidate, folder, modules), Number(values.runs)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function row({ component, name }: Candidate, built: Bundle | undefined, runs: number): string {
  if (built === undefined) return `| ${component} | ${name} | not installed | | | | |\n`;
  const load = median(runs, () => measure("load", built.file).load);
  const works = Array.from({ length: runs }, () => measure("work", built.file));
  const [prepare, run] = [works.map((one) => one.prepare), works.map((one) => one.run)].map(middle);
  const times = [load, prepare!, run!].map((one) => one.toFixed(1));
  return `| ${[component, name, Math.round(built.bytes / 1000), ...times, works[0]!.found].join(" | ")} |\n`;
}

interface Measured {
  readonly load: number;
  readonly prepare: number;
  readonly run: number;
  readonly found: string;
}

function measure(phase: "load" | "work", file: string): Measured {
  const worker = join(import.meta.dirname, "worker.ts");
  return JSON.parse(execFileSync(process.execPath, [worker, phase, file], { encoding: "utf8" })) as Measured;
}

function median(runs: number, once: () => number): number {
  return middle(Array.from({ length: runs }, once));
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}
