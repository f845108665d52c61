import type { Approval } from "../model/approval.ts";
import type { Place } from "../model/place.ts";
import type { ChangeId } from "./classes.ts";
import type { Proofs } from "./prove/proof.ts";
import type { Step } from "./site.ts";
import type { Cause, Verdicts } from "../model/verdict.ts";

/** One change of a spec. */
export interface Change {
  readonly id: ChangeId;
  readonly cause: Cause;
  /** What changed, from the outside in: `service library / module books / parameter year`. */
  readonly subject: string;
  /** The same in steps, by the names that the new spec has. */
  readonly path: readonly Step[];
  /** The values as plain data; undefined where there was, or is, none. */
  readonly before: unknown;
  readonly after: unknown;
  /** What was and what is, in a sentence. */
  readonly sentence: string;
  readonly verdicts: Verdicts;
  /** Where it was in the old spec, or what it was part of. */
  readonly from: Place | undefined;
  /** Where it is in the new one, or what it was part of. */
  readonly to: Place | undefined;
  /** Where what changed is used, if it is shared. */
  readonly uses: readonly string[];
  /** What else has changed only because of this. */
  readonly follows: readonly string[];
  /** The same as long as the same changes in the same way, wherever it stands and however it is said. */
  readonly fingerprint: string;
  /** Undefined where it is not approved. */
  readonly approval: Approval | undefined;
  /** What the compiler of TypeScript says, where it was asked; `verdicts` follow it. */
  readonly proof?: Proofs;
}
