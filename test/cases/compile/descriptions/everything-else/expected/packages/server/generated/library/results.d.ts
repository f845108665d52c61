// The results of the modules of library. Generated: change the spec instead.
import type { ResultTable } from "../runtime/query/server/results/table.js";

export declare const results: ResultTable;

/** Copy. One of several books of the same text. */
export interface CopyShape {
  /** Where it has been. `lent`: Somebody has it at home. `here`: It stands in its shelf. */
  readonly places: readonly ("lent" | "here")[];
}

/** An item of books. (decided: D-001) */
export type BooksItem = {
  /** The copies of the book. */
  readonly copies: readonly CopyShape[];
};

/** Members of the results next to the list of books. (decided: D-001) */
export type BooksOthers = {};

/** The members of a page from the generator books. (decided: D-001) */
export type BooksGenerated = {};
