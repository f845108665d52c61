// The parameters of categoryinfo. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Returns the number of pages, files and subcategories in each category, and whether it is hidden.
 *
 * The parameters of `categoryinfo`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Categoryinfo}
 */
export interface CategoryinfoParameters {
  /** Continues from a previous response. Pass the value of its `continue` member. */
  readonly continue?: string;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is CategoryinfoParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<CategoryinfoParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({}); // The size of a category
 */
export declare function encode(value: CategoryinfoParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<CategoryinfoParameters>;
