// The parameters of allcategories. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists the names of all categories that the site knows, in alphabetical order. Some have no members.
 *
 * The parameters of `allcategories`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Allcategories}
 */
export interface AllcategoriesParameters {
  /** The category at which the list starts. It need not exist. Form: the beginning of a title without its namespace, which is that with the id 14 (else `invalidtitle`). (decided: D-185) */
  readonly from?: string;
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** The category at which the list ends. It need not exist. Form: the beginning of a title without its namespace, which is that with the id 14 (else `invalidtitle`). (decided: D-185) */
  readonly to?: string;
  /** Lists only categories whose names begin with this text. Form: the beginning of a title without its namespace, which is that with the id 14 (else `invalidtitle`). (decided: D-185) */
  readonly prefix?: string;
  /**
   * The order of the names. Default: `ascending`.
   *
   * - `ascending`: From A to Z by the name of the category.
   * - `descending`: From Z to A by the name of the category.
   */
  readonly dir?: "ascending" | "descending";
  /** The least number of members that a category has. */
  readonly min?: number;
  /** The greatest number of members that a category has. */
  readonly max?: number;
  /** The most categories that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * What to say of each category beside its name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.
   *
   * - `hidden`: Whether the category is hidden, so that pages do not show it.
   * - `size`: How many members it has: in all, and of these the pages, files and subcategories.
   */
  readonly prop?: readonly ("hidden" | "size")[];
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is AllcategoriesParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<AllcategoriesParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ prop: ["size"], limit: 2 }); // Categories and how many pages they have
 */
export declare function encode(value: AllcategoriesParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<AllcategoriesParameters>;
