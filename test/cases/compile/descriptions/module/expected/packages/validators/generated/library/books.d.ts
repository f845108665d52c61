// The parameters of books. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists the books of the library, by title.
 *
 * The parameters of `books`, without the prefix.
 * @see {@link https://library.example/manual/books}
 */
export interface BooksParameters {
  /** The genres to list. Without it books of every genre are listed. Up to 50 values, for callers who may ask for more up to 500. */
  readonly genre?: readonly ("comedy" | "history" | "novel")[];
  /** The year of the edition. A whole number of at least 1450. */
  readonly year?: number;
  /** Where the list starts. */
  readonly from?: string;
  /**
   * What to say of each book. Up to 50 values, for callers who may ask for more up to 500. Deprecated: `pages`.
   *
   * - `title`: The title of the book.
   * - `pages`: How many pages it has.
   */
  readonly prop?: readonly ("title" | "year" | "pages")[];
  /** How many: 1 to 500, for callers who may ask for more up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** Text. */
  readonly continue?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is BooksParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<BooksParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: BooksParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<BooksParameters>;
