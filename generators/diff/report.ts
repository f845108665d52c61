import { hasErrors, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { PackageVersion } from "../model/release.ts";
import type { Change } from "./change.ts";
import { reaches, type FailOn } from "./fail-on.ts";
import type { EmittedChange, EmittedReport } from "./emitted/emitted-change.ts";
import type { ProofState } from "./prove/proof.ts";

/** All that a comparison found: what every format is made of. */
export interface Report {
  /** How people call the two revisions. */
  readonly from: string;
  readonly to: string;
  /** The verdicts at which a change fails. */
  readonly failOn: FailOn;
  /** The day of the comparison, such as `2026-01-31`. */
  readonly today: string;
  readonly changes: readonly Change[];
  /**
   * Who has proved the verdicts for TypeScript; undefined where there was nothing to prove, or it was not asked for.
   */
  readonly proof?: ProofState | undefined;
  /** What emitters make otherwise than they did; undefined where that was not asked for. */
  readonly emitted?: EmittedReport | undefined;
  /** The version of each package that follows; empty where the packages could not be made. */
  readonly versions: readonly PackageVersion[];
  /** What is wrong with the approvals, and with versions that were raised. */
  readonly problems: readonly Diagnostic[];
}

/** Returns whether a change fails the comparison, for any of the audiences that count. */
export function fails({ verdicts, approval }: Change, failOn: FailOn): boolean {
  return approval === undefined && reaches(verdicts, failOn);
}

/** The same of an emitter, which no approval covers. */
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
