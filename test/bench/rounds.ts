import { measure, ProgramFailed, type Usage } from "./measure.ts";
import { clear, type Program } from "./programs.ts";
import type { TimeLimit } from "./time-limit.ts";
import { sizeOfFolder, type Size, type Workspace } from "./workspace.ts";

/** Measurements of one program at one size, or the reason why it has no result. */
export type Result = Measured | { readonly program: string; readonly failure: string };

export interface Measured {
  readonly program: string;
  readonly failure: undefined;
  readonly rounds: number;
  readonly median: Usage;
  readonly least: Usage;
  /** Size of the output, or `undefined` for a program that writes nothing. */
  readonly output: Size | undefined;
}

/**
 * Runs all programs in turn, round after round, so that a slow minute of the machine affects all of them. The first
 * round is a warm-up, and counts only if there is no time for a second. If a program exceeds the time limit, only its
 * earlier rounds count.
 */
export function runRounds(
  programs: readonly Program[],
  workspace: Workspace,
  rounds: number,
  time: TimeLimit,
): readonly Result[] {
  const usages = new Map<Program, Usage[]>(programs.map((program) => [program, []]));
  const failures = new Map<Program, string>();
  for (let round = 0; round <= rounds && (round === 0 || time.hasRoomFor(round)); round++) {
    for (const program of programs.filter((one) => !failures.has(one))) {
      const usage = attempt(program, workspace, time);
      if (typeof usage !== "string") usages.get(program)!.push(usage);
      else if (usages.get(program)!.length === 0 || time.left() > 0) failures.set(program, usage);
    }
  }
  return programs.map((program) => {
    const [warmUp, ...measured] = usages.get(program)!;
    const failure = failures.get(program) ?? (warmUp === undefined ? timeIsUp : undefined);
    return failure === undefined
      ? summary(program, measured.length > 0 ? measured : [warmUp!], workspace)
      : { program: program.name, failure };
  });
}

const timeIsUp = "the time was up (see --minutes)";

/** Returns the resource usage, or the reason for a failure. */
function attempt(program: Program, workspace: Workspace, time: TimeLimit): Usage | string {
  if (time.left() <= 0) return timeIsUp;
  clear(program, workspace);
  try {
    return measure(program.call(workspace), time.left());
  } catch (error) {
    if (error instanceof ProgramFailed) return time.left() <= 0 ? timeIsUp : error.reason;
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
    rounds: usages.length,
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
