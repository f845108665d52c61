import { hasErrors, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Change } from "./change.ts";
import type { ProofState } from "./prove/proof.ts";
import { isAtLeast, type Verdict } from "./verdict.ts";

/** All that a comparison found: what every format is made of. */
export interface Report {
  /** How people call the two revisions. */
  readonly from: string;
  readonly to: string;
  /** The verdict from which on a change fails. */
  readonly failOn: Verdict;
  /** The day of the comparison, such as `2026-01-31`. */
  readonly today: string;
  readonly changes: readonly Change[];
  /** Who has proved the verdicts for TypeScript; undefined where there was nothing to prove, or it was not asked for. */
  readonly proof?: ProofState | undefined;
  /** What is wrong with the approvals. */
  readonly problems: readonly Diagnostic[];
}

/** Whether a change fails the comparison, for any audience. */
export function fails({ verdicts, approval }: Change, failOn: Verdict): boolean {
  return approval === undefined && Object.values(verdicts).some((verdict) => isAtLeast(verdict, failOn));
}

/** Whether anything in the report fails the comparison. */
export function hasFailed({ changes, problems, failOn }: Report): boolean {
  return hasErrors(problems) || changes.some((change) => fails(change, failOn));
}
