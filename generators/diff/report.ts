import { hasErrors, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { PackageVersion } from "../model/release.ts";
import type { Change } from "./change.ts";
import { reaches, type FailOn } from "./judge.ts";
import type { EmittedChange, EmittedReport } from "./emitted/compare-emitted.ts";
import type { ProofState } from "./prove/proof.ts";

/** All results of a comparison. Every output format is built from them. */
export interface Report {
  readonly from: string;
  readonly to: string;
  readonly failOn: FailOn;
  /** The date of the comparison, such as `2026-01-31`. */
  readonly today: string;
  readonly changes: readonly Change[];
  /** The state of the proof for TypeScript. `undefined` if there was nothing to prove or no proof was requested. */
  readonly proof?: ProofState | undefined;
  /** Changes of emitters, or `undefined` if they were not requested. */
  readonly emitted?: EmittedReport | undefined;
  /** The next version of each package. The list is empty if the packages could not be emitted. */
  readonly versions: readonly PackageVersion[];
  readonly problems: readonly Diagnostic[];
}

/** Returns whether a change fails the comparison, for any of the audiences that count. */
export function fails({ verdicts, approval }: Change, failOn: FailOn): boolean {
  return approval === undefined && reaches(verdicts, failOn);
}

/** Returns whether a change of an emitter fails the comparison. Approvals do not apply to it. */
export function isEmittedFailing({ verdicts }: EmittedChange, failOn: FailOn): boolean {
  return reaches(verdicts, failOn);
}

export function hasFailed({ changes, emitted, problems, failOn }: Report): boolean {
  return (
    hasErrors(problems) ||
    changes.some((change) => fails(change, failOn)) ||
    (emitted?.changes ?? []).some((change) => isEmittedFailing(change, failOn))
  );
}
