import { measure, ProgramFailed, type Usage } from "./measure.ts";
import { clear, type Program } from "./programs.ts";
import { sizeOfFolder, type Size, type Workspace } from "./workspace.ts";

/** What the runs of one program at one size took, or why it has no result at that size. */
export type Result = Measured | { readonly program: string; readonly failure: string };

export interface Measured {
  readonly program: string;
  readonly failure: undefined;
  readonly median: Usage;
  readonly least: Usage;
  /** What it wrote; undefined for a program that writes nothing. */
  readonly output: Size | undefined;
}

/** Runs all programs in turn, round after round, so that a slow minute of the machine falls on all of them. The first round only warms up. */
export function runRounds(programs: readonly Program[], workspace: Workspace, rounds: number): readonly Result[] {
  const usages = new Map<Program, Usage[]>(programs.map((program) => [program, []]));
  const failures = new Map<Program, string>();
  for (let round = 0; round <= rounds; round++) {
    for (const program of programs) {
      if (failures.has(program)) continue;
      const usage = attempt(program, workspace);
      if (typeof usage === "string") failures.set(program, usage);
      else if (round > 0) usages.get(program)!.push(usage);
    }
  }
  return programs.map((program) => {
    const failure = failures.get(program);
    return failure === undefined ? summary(program, usages.get(program)!, workspace) : { program: program.name, failure };
  });
}

/** What it took, or why it failed. */
function attempt(program: Program, workspace: Workspace): Usage | string {
  clear(program, workspace);
  try {
    return measure(program.call(workspace));
  } catch (error) {
    if (error instanceof ProgramFailed) return error.reason;
    throw error;
  }
}

function summary(program: Program, usages: readonly Usage[], workspace: Workspace): Measured {
  const chosen = (choose: (numbers: readonly number[]) => number): Usage => {
    const of = (key: keyof Usage): number => choose(usages.map((usage) => usage[key]));
    return { wall: of("wall"), cpu: of("cpu"), memory: of("memory") };
  };
  return {
    program: program.name,
    failure: undefined,
    median: chosen(median),
    least: chosen((numbers) => Math.min(...numbers)),
    output: program.fills && sizeOfFolder(program.fills(workspace)),
  };
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
