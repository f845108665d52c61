import type { Usage } from "./measure.ts";
import type { Result } from "./rounds.ts";
import type { StageTimes } from "./stage-times.ts";
import type { Size } from "./workspace.ts";

/** Everything that was measured at one size. */
export interface MeasuredSize {
  /** Size as a multiple of the real spec. */
  readonly times: number;
  /** Size of Kiln's input. */
  readonly yaml: Size;
  /** Size of the other programs' input. */
  readonly openapi: Size;
  readonly results: readonly Result[];
  readonly stages: StageTimes;
}

/** Returns the medians of a program, or `undefined` if it failed. */
export function usageOf({ results }: MeasuredSize, program: string): Usage | undefined {
  const result = results.find((one) => one.program === program);
  return result === undefined || result.failure !== undefined ? undefined : result.median;
}
