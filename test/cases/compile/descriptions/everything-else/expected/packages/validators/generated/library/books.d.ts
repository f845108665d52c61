// The parameters of books. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/** The parameters of `books`, without the prefix. */
export interface BooksParameters {
  /**
   * One of the listed values. Up to 50 values, for callers with high limits up to 500.
   *
   * - `novel`: A long story that never happened.
   */
  readonly genre?: readonly ("comedy" | "history" | "novel")[];
  /** Text. */
  readonly from?: string;
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
