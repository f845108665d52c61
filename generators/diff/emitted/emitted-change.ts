import type { Verdicts } from "../../model/verdict.ts";
import type { EmittedId } from "./classes.ts";

/**
 * A change of an emitter: a difference between the files that the current compiler emits for the old spec and the files
 * that were committed with it.
 */
export interface EmittedChange {
  readonly id: EmittedId;
  readonly file: string;
  /** The position in the file, outermost first: `GET /rooms / parameter limit`. It is empty for the file as a whole. */
  readonly subject: string;
  readonly sentence: string;
  readonly verdicts: Verdicts;
}

export interface EmittedReport {
  readonly changes: readonly EmittedChange[];
  /** The reason why nothing was compared, or `undefined` if the files were compared. */
  readonly skipped: string | undefined;
}
