// The parameters of allcategories. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists all categories that the site knows, in alphabetical order. A category may have no members.
 *
 * The parameters of `allcategories`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Allcategories}
 */
export interface AllcategoriesParameters {
  /** Category to start from. It does not have to exist. Form: the beginning of a title without its namespace, which is that with the id 14 (otherwise `invalidtitle`). (decided: D-185) */
  readonly from?: string;
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Category to stop at. It does not have to exist. Form: the beginning of a title without its namespace, which is that with the id 14 (otherwise `invalidtitle`). (decided: D-185) */
  readonly to?: string;
  /** Lists only categories whose names begin with this string. Form: the beginning of a title without its namespace, which is that with the id 14 (otherwise `invalidtitle`). (decided: D-185) */
  readonly prefix?: string;
  /**
   * Sort direction of the names. Default: `ascending`.
   *
   * - `ascending`: Ascending, by the name of the category.
   * - `descending`: Descending, by the name of the category.
   */
  readonly dir?: "ascending" | "descending";
  /** Minimum number of members. */
  readonly min?: number;
  /** Maximum number of members. */
  readonly max?: number;
  /** Maximum number of categories to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * Properties to return for each category in addition to its name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.
   *
   * - `hidden`: Whether the category is hidden from readers.
   * - `size`: The number of members: in total, and of pages, files and subcategories.
   */
  readonly prop?: readonly ("hidden" | "size")[];
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is AllcategoriesParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<AllcategoriesParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ prop: ["size"], limit: 2 }); // Categories and their sizes
 */
export declare function encode(value: AllcategoriesParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<AllcategoriesParameters>;
