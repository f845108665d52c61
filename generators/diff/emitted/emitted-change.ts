import type { Verdicts } from "../../model/verdict.ts";
import type { EmittedId } from "./classes.ts";

/**
 * A difference between the files that the current compiler emits for the old spec and the files that were committed
 * with it: a change of an emitter.
 */
export interface EmittedChange {
  readonly id: EmittedId;
  /** The file of a package. */
  readonly file: string;
  /**
   * The position in the file, from the outside in: `GET /rooms / parameter limit`. It is empty for the file as a whole.
   */
  readonly subject: string;
  readonly sentence: string;
  readonly verdicts: Verdicts;
}

export interface EmittedReport {
  readonly changes: readonly EmittedChange[];
  /** Why nothing was compared; undefined where it was. */
  readonly skipped: string | undefined;
}
