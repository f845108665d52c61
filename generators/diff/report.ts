import type { Change } from "./change.ts";
import { isAtLeast, type Verdict } from "./verdict.ts";

/** All that a comparison found: what every format is made of. */
export interface Report {
  /** How people call the two revisions. */
  readonly from: string;
  readonly to: string;
  /** The verdict from which on a change fails. */
  readonly failOn: Verdict;
  readonly changes: readonly Change[];
}

/** Whether a change fails the comparison, for any audience. */
export function fails({ verdicts }: Change, failOn: Verdict): boolean {
  return Object.values(verdicts).some((verdict) => isAtLeast(verdict, failOn));
}

/** Whether anything in the report fails the comparison. */
export function hasFailed({ changes, failOn }: Report): boolean {
  return changes.some((change) => fails(change, failOn));
}
