import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./rounds.ts";
import { table } from "./table.ts";
import { writeSpec } from "./workspace.ts";

/** Milliseconds of one reaction to an edit. */
export interface Times {
  readonly wall: number;
  readonly cpu: number;
}

export async function timesOf(act: () => Promise<void>): Promise<Times> {
  const [start, before] = [performance.now(), process.cpuUsage()];
  await act();
  const { user, system } = process.cpuUsage(before);
  return { wall: performance.now() - start, cpu: (user + system) / 1000 };
}

export interface Row {
  readonly name: string;
  readonly times: readonly Times[];
}

/** The output of a measured program. */
export interface Result {
  readonly rows: readonly Row[];
  /** The memory of the process at the end, in bytes. */
  readonly memory: number;
}

/** A benchmark of a process that stays. The goals are the median processor time at each size. */
interface Resident {
  /** Its arguments are the folder of the spec and the number of rounds. */
  readonly program: string;
  readonly goals: Readonly<Record<number, number>>;
}

/** `npm run bench -- --watch`: the time from a saved file to the written packages, for an edit and its reversal. */
export const watchPasses: Resident = { program: "watch-passes.ts", goals: { 1: 100, 50: 300 } };

/** `npm run bench -- --lsp`: the time from a keystroke to the diagnostics that it changes. */
export const lspKeystrokes: Resident = { program: "lsp-keystrokes.ts", goals: { 1: 50, 50: 150 } };

export function benchResident(
  { program, goals }: Resident,
  sizes: readonly number[],
  roundsAt: (size: number) => number,
): void {
  for (const times of sizes) {
    const root = mkdtempSync(join(tmpdir(), "kiln-bench-resident-"));
    try {
      writeSpec(root, times);
      const args = [join(import.meta.dirname, program), root, String(roundsAt(times))];
      const { rows, memory } = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as Result;
      process.stdout.write(`\nSize ${times}, with ${(memory / 2 ** 20).toFixed(0)} MiB at the end, milliseconds\n`);
      const goal = goals[times];
      const titles = ["edit", "wall", "maximum", "CPU", "maximum", goal === undefined ? "" : `CPU at most ${goal}`];
      process.stdout.write(
        table(
          titles,
          rows.map((row) => cellsOf(row, goal)),
        ),
      );
    } finally {
      rmSync(root, { recursive: true });
    }
  }
}

function cellsOf({ name, times }: Row, goal: number | undefined): readonly string[] {
  const [wall, cpu] = [times.map((one) => one.wall), times.map((one) => one.cpu)];
  const numbers = [median(wall), Math.max(...wall), median(cpu), Math.max(...cpu)].map((number) => number.toFixed(0));
  return [name, ...numbers, goal === undefined ? "" : median(cpu) <= goal ? "yes" : "no"];
}
