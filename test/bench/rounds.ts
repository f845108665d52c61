import { measure, type Usage } from "./measure.ts";
import { clear, type Program } from "./programs.ts";
import { sizeOfFolder, type Size, type Workspace } from "./workspace.ts";

/** What the runs of one program at one size took. */
export interface Result {
  readonly program: string;
  readonly times: number;
  readonly median: Usage;
  readonly least: Usage;
  /** What it wrote; undefined for a program that writes nothing. */
  readonly output: Size | undefined;
}

/** Runs all programs in turn, round after round, so that a slow minute of the machine falls on all of them. The first round only warms up. */
export function runRounds(programs: readonly Program[], workspace: Workspace, rounds: number): readonly Result[] {
  const usages = new Map<Program, Usage[]>(programs.map((program) => [program, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const program of programs) {
      clear(program, workspace);
      const usage = measure(program.call(workspace));
      if (round > 0) usages.get(program)!.push(usage);
    }
  }
  return programs.map((program) => ({
    program: program.name,
    times: workspace.times,
    median: summary(usages.get(program)!, median),
    least: summary(usages.get(program)!, (numbers) => Math.min(...numbers)),
    output: program.fills && sizeOfFolder(program.fills(workspace)),
  }));
}

function summary(usages: readonly Usage[], choose: (numbers: readonly number[]) => number): Usage {
  const of = (key: keyof Usage): number => choose(usages.map((usage) => usage[key]));
  return { wall: of("wall"), cpu: of("cpu"), memory: of("memory") };
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
