// The parameters of links. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the pages that each page links to. Targets do not have to exist.
 *
 * The parameters of `links`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Links}
 */
export interface LinksParameters {
  /** Lists only links to pages in these namespaces. Defaults to all namespaces. The id of a namespace, or `-2` or `-1`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values. */
  readonly namespace?: readonly number[] | "*";
  /** Maximum number of links to return, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<integer>|<text>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Lists only links to these pages. Useful to check whether a page links to one of them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: the title of a page of this site (other values are ignored with the warning `invalidtitle`). (decided: D-184) */
  readonly titles?: readonly string[];
  /**
   * Sort direction of the links, which are sorted by namespace and title. Default: `ascending`.
   *
   * - `ascending`: Ascending, by the title of the target.
   * - `descending`: Descending, by the title of the target.
   */
  readonly dir?: "ascending" | "descending";
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is LinksParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<LinksParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ namespace: [0], limit: 1 }); // The links of a page to the main namespace
 */
export declare function encode(value: LinksParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<LinksParameters>;
