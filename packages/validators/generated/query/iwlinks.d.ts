// The parameters of iwlinks. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the interwiki links of each page, which point to pages of other wikis.
 *
 * The parameters of `iwlinks`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Iwlinks}
 */
export interface IwlinksParameters {
  /**
   * Properties to return for each link in addition to its prefix and title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `url`: The full URL of the link.
   *
   * At most one of `url`, `prop` (otherwise `invalidparammix`). (decided: D-181)
   */
  readonly prop?: readonly "url"[];
  /** Lists only links with this interwiki prefix. Defaults to links to all wikis. */
  readonly prefix?: string;
  /**
   * Lists only links to the page with this title on the other wiki.
   *
   * `title` only with `prefix` (otherwise `invalidparammix`). (decided: D-182)
   */
  readonly title?: string;
  /**
   * Sort direction of the links, which are sorted by prefix and title. Default: `ascending`.
   *
   * - `ascending`: Ascending, by prefix, then by title.
   * - `descending`: Descending, by prefix, then by title.
   */
  readonly dir?: "ascending" | "descending";
  /** Maximum number of links to return, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<text>|<text>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /**
   * Equivalent to `prop=url`. A flag: present means true, absent means false (decided: D-119).
   *
   * At most one of `url`, `prop` (otherwise `invalidparammix`). (decided: D-181)
   * @deprecated
   */
  readonly url?: boolean;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is IwlinksParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<IwlinksParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ prop: ["url"] }); // The interwiki links of a page, with URLs
 */
export declare function encode(value: IwlinksParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<IwlinksParameters>;
