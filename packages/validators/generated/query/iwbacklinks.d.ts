// The parameters of iwbacklinks. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the pages that contain interwiki links, either all links or those to a given wiki or page.
 *
 * The parameters of `iwbacklinks`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Iwbacklinks}
 */
export interface IwbacklinksParameters {
  /** Lists only links with this interwiki prefix. Defaults to links to all wikis. */
  readonly prefix?: string;
  /**
   * Lists only links to the page with this title on the other wiki.
   *
   * `title` only with `prefix` (otherwise `invalidparammix`). (decided: D-182)
   */
  readonly title?: string;
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<text>|<text>|<integer>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Maximum number of items to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * Properties to return for each link in addition to the page that holds it. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.
   *
   * - `iwprefix`: The interwiki prefix of the link.
   * - `iwtitle`: The title of the target on the other wiki.
   */
  readonly prop?: readonly ("iwprefix" | "iwtitle")[];
  /**
   * Sort direction of the links, which are sorted by prefix, target title and page ID. Default: `ascending`.
   *
   * - `ascending`: Ascending, by prefix and title, then by page ID.
   * - `descending`: Descending, by prefix and title, then by page ID.
   */
  readonly dir?: "ascending" | "descending";
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is IwbacklinksParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<IwbacklinksParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ prefix: "wikipedia", title: "Lighthouse", prop: ["iwprefix", "iwtitle"] }); // Pages that link to a page of another wiki
 */
export declare function encode(value: IwbacklinksParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<IwbacklinksParameters>;
