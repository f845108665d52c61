// The parameters of pageswithprop. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the pages that have a given page property, with its value.
 *
 * The parameters of `pageswithprop`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Pageswithprop}
 */
export interface PageswithpropParameters {
  /** Name of the page property, as listed by `pagepropnames`. */
  readonly propname: string;
  /**
   * Properties to return for each page. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`.
   *
   * - `ids`: The page ID.
   * - `title`: The title and namespace ID of the page.
   * - `value`: What the property is set to on each page.
   */
  readonly prop?: readonly ("ids" | "title" | "value")[];
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>`; or empty (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Maximum number of pages to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * Sort direction of the page IDs. Default: `ascending`.
   *
   * - `ascending`: Ascending, by page ID.
   * - `descending`: Descending, by page ID.
   */
  readonly dir?: "ascending" | "descending";
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is PageswithpropParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<PageswithpropParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ propname: "defaultsort", prop: ["ids", "title", "value"] }); // Pages with a custom sort key
 */
export declare function encode(value: PageswithpropParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<PageswithpropParameters>;
