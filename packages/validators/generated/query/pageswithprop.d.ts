// The parameters of pageswithprop. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists the pages for which a given page property is set, with its value.
 *
 * The parameters of `pageswithprop`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Pageswithprop}
 */
export interface PageswithpropParameters {
  /** The name of the property to look for, as the module `pagepropnames` lists it. */
  readonly propname: string;
  /**
   * What to say of each page. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`.
   *
   * - `ids`: The id of the page.
   * - `title`: The title of the page and the id of its namespace.
   * - `value`: What the property is set to.
   */
  readonly prop?: readonly ("ids" | "title" | "value")[];
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>`; or empty (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** The most pages that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * The order of the ids by which the pages are sorted. Default: `ascending`.
   *
   * - `ascending`: From the smallest page id to the largest.
   * - `descending`: From the largest page id to the smallest.
   */
  readonly dir?: "ascending" | "descending";
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is PageswithpropParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<PageswithpropParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ propname: "defaultsort", prop: ["ids", "title", "value"] }); // Pages with a sort key of their own
 */
export declare function encode(value: PageswithpropParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<PageswithpropParameters>;
