// The parameters of books. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the books of the library, by title.
 *
 * The parameters of `books`, without the prefix.
 * @see {@link https://library.example/manual/books}
 */
export interface BooksParameters {
  /** The genres to list. Without it books of every genre are listed. Up to 50 values, for callers with high limits up to 500. */
  readonly genre?: readonly ("comedy" | "history" | "novel")[];
  /** The year of the edition. A whole number of at least 1450. */
  readonly year?: number;
  /** Where the list starts. */
  readonly from?: string;
  /**
   * What to say of each book. Up to 50 values, for callers with high limits up to 500. Deprecated: `pages`.
   *
   * - `title`: The title of the book.
   * - `pages`: How many pages it has.
   */
  readonly prop?: readonly ("title" | "year" | "pages")[];
  /** Maximum number: 1 to 500, for callers with high limits up to 5000, or `max` for the maximum. Default: `10`. */
  readonly limit?: number | "max";
  /** Text. */
  readonly continue?: string;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is BooksParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<BooksParameters>;

/** Returns the query string that decodes to the value. */
export declare function encode(value: BooksParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<BooksParameters>;
