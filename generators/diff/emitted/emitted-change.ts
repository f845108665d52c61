import type { Verdicts } from "../../model/verdict.ts";
import type { EmittedId } from "./classes.ts";

/**
 * What today's compiler makes of the old spec otherwise than the files that were committed with it: a change of an
 * emitter.
 */
export interface EmittedChange {
  readonly id: EmittedId;
  /** The file of a package. */
  readonly file: string;
  /** Where in it, from the outside in: `GET /rooms / parameter limit`. Empty for the file as a whole. */
  readonly subject: string;
  readonly sentence: string;
  readonly verdicts: Verdicts;
}

export interface EmittedReport {
  readonly changes: readonly EmittedChange[];
  /** Why nothing was compared; undefined where it was. */
  readonly skipped: string | undefined;
}
