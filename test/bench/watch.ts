import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { table } from "./table.ts";
import { writeSpec } from "./workspace.ts";

interface Result {
  readonly rows: readonly { readonly name: string; readonly wall: number; readonly cpu: number }[];
  /** The memory of the process at the end, in bytes. */
  readonly memory: number;
}

/** The goal for a pass at each size, in milliseconds of processor time. */
const goals: Readonly<Record<number, number>> = { 1: 100, 50: 300 };

/**
 * `npm run bench -- --watch`: the time from a saved file to the written packages in one resident process, as medians of
 * an edit and its reversal.
 */
export function benchWatch(sizes: readonly number[], roundsAt: (size: number) => number): void {
  for (const times of sizes) {
    const root = mkdtempSync(join(tmpdir(), "kiln-bench-watch-"));
    try {
      writeSpec(root, times);
      const program = join(import.meta.dirname, "watch-passes.ts");
      const args = [program, root, String(roundsAt(times))];
      const { rows, memory } = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as Result;
      const goal = goals[times];
      process.stdout.write(`\nSize ${times}, with ${(memory / 2 ** 20).toFixed(0)} MiB at the end\n`);
      const lines = rows.map(({ name, wall, cpu }) => [
        name,
        wall.toFixed(0),
        cpu.toFixed(0),
        goal === undefined ? "" : cpu <= goal ? "yes" : "no",
      ]);
      process.stdout.write(table(["edit", "wall ms", "CPU ms", goal === undefined ? "" : `at most ${goal}`], lines));
    } finally {
      rmSync(root, { recursive: true });
    }
  }
}
