import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The output of `tsc --extendedDiagnostics` for a program. */
export interface Cost {
  readonly instantiations: number;
  readonly types: number;
  /** Median of several runs, in seconds. */
  readonly check: number;
  readonly total: number;
}

const tsc = join(import.meta.dirname, "../../node_modules/typescript/bin/tsc");
const calls = (name: string): string => join(import.meta.dirname, "calls", `${name}.ts`);

export const measured = ["kiln", "kiln-results", "types-mediawiki-api"] as const;

/** Compiles the programs in turn, several times, with the same options, so that a disturbance affects all of them. */
export function costs(rounds: number): ReadonlyMap<string, Cost> {
  const folder = mkdtempSync(join(tmpdir(), "kiln-bench-client-"));
  try {
    const compilerOptions = {
      target: "es2022",
      lib: ["es2022", "dom"],
      module: "nodenext",
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
    };
    for (const name of measured)
      writeFileSync(join(folder, `${name}.json`), JSON.stringify({ compilerOptions, files: [calls(name)] }));
    const runs = Array.from({ length: rounds }, () =>
      measured.map((name) => diagnosticsOf(join(folder, `${name}.json`))),
    );
    return new Map(measured.map((name, index) => [name, middle(runs.map((run) => run[index]!))]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function diagnosticsOf(project: string): Cost {
  const text = execFileSync(process.execPath, [tsc, "-p", project, "--extendedDiagnostics"], { encoding: "utf8" });
  const number = (label: string): number => Number(new RegExp(`^${label}:\\s+([\\d.]+)`, "m").exec(text)![1]);
  return {
    instantiations: number("Instantiations"),
    types: number("Types"),
    check: number("Check time"),
    total: number("Total time"),
  };
}

function middle(all: readonly Cost[]): Cost {
  const median = (of: (cost: Cost) => number): number => all.map(of).sort((a, b) => a - b)[all.length >> 1]!;
  return {
    instantiations: median((one) => one.instantiations),
    types: median((one) => one.types),
    check: median((one) => one.check),
    total: median((one) => one.total),
  };
}

/**
 * Returns a table that compares our costs with the peer's, with ratios. It also lists our cost when results are read,
 * for which the peer has no types.
 */
export function costMarkdown(all: ReadonlyMap<string, Cost>): string {
  const [ours, read, theirs] = measured.map((name) => all.get(name)!) as [Cost, Cost, Cost];
  const row = (label: string, of: (cost: Cost) => number, show: (value: number) => string): string =>
    `| ${label} | ${show(of(ours))} | ${show(of(theirs))} | ${(of(ours) / of(theirs)).toFixed(2)} | ${show(of(read))} |`;
  return [
    "| ten modules in seven calls | kiln | types-mediawiki-api | ratio | kiln, and members of all results read |",
    "| --- | ---: | ---: | ---: | ---: |",
    row("instantiations", (one) => one.instantiations, String),
    row(
      "check time",
      (one) => one.check,
      (value) => `${value.toFixed(2)} s`,
    ),
    row(
      "total time",
      (one) => one.total,
      (value) => `${value.toFixed(2)} s`,
    ),
  ].join("\n");
}
