// The parameters of categories. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the categories that each page belongs to.
 *
 * The parameters of `categories`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Categories}
 */
export interface CategoriesParameters {
  /**
   * Properties to return for each category in addition to its title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `hidden`: Whether the category is hidden.
   * - `sortkey`: The sort key of the page in the category, in hexadecimal digits, and the prefix that the page sets.
   * - `timestamp`: The time at which the page was added to the category.
   */
  readonly prop?: readonly ("hidden" | "sortkey" | "timestamp")[];
  /**
   * How to filter hidden categories. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!hidden`: Categories that are not hidden.
   * - `hidden`: Hidden categories.
   *
   * Contradicting values of `show`: `hidden` and `!hidden` (`show`). (decided: D-183)
   */
  readonly show?: readonly ("!hidden" | "hidden")[];
  /** Maximum number of categories to return, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<text>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Lists only these categories. Useful to check whether a page is in one of them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: the title of a page in the namespace 14 (other values are ignored with the warning `invalidcategory`). (decided: D-184) */
  readonly categories?: readonly string[];
  /**
   * Sort direction of the category names. Default: `ascending`.
   *
   * - `ascending`: Ascending, by the name of the category.
   * - `descending`: Descending, by the name of the category.
   */
  readonly dir?: "ascending" | "descending";
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is CategoriesParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<CategoriesParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ prop: ["sortkey"] }); // The categories of a page, with their sort keys
 */
export declare function encode(value: CategoriesParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<CategoriesParameters>;
