import { hasErrors, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { PackageVersion } from "../model/release.ts";
import type { Change } from "./change.ts";
import { reaches, type FailOn } from "./fail-on.ts";
import type { EmittedChange, EmittedReport } from "./emitted/emitted-change.ts";
import type { ProofState } from "./prove/proof.ts";

/** All results of a comparison. Every output format is built from them. */
export interface Report {
  /** The names of the two revisions for people. */
  readonly from: string;
  readonly to: string;
  /** The verdicts at which a change fails. */
  readonly failOn: FailOn;
  /** The day of the comparison, such as `2026-01-31`. */
  readonly today: string;
  readonly changes: readonly Change[];
  /**
   * The state of the proof for TypeScript. It is `undefined` if there was nothing to prove or no proof was requested.
   */
  readonly proof?: ProofState | undefined;
  /** Changes of emitters, or `undefined` if they were not requested. */
  readonly emitted?: EmittedReport | undefined;
  /** The version of each package that follows; empty where the packages could not be made. */
  readonly versions: readonly PackageVersion[];
  /** Problems with approvals and with raised versions. */
  readonly problems: readonly Diagnostic[];
}

/** Returns whether a change fails the comparison, for any of the audiences that count. */
export function fails({ verdicts, approval }: Change, failOn: FailOn): boolean {
  return approval === undefined && reaches(verdicts, failOn);
}

/** The same for a change of an emitter, which no approval covers. */
export function isEmittedFailing({ verdicts }: EmittedChange, failOn: FailOn): boolean {
  return reaches(verdicts, failOn);
}

/** Returns whether anything in the report fails the comparison. */
export function hasFailed({ changes, emitted, problems, failOn }: Report): boolean {
  return (
    hasErrors(problems) ||
    changes.some((change) => fails(change, failOn)) ||
    (emitted?.changes ?? []).some((change) => isEmittedFailing(change, failOn))
  );
}
