// The parameters of transcludedin. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the pages that use each page, such as a template, by transclusion.
 *
 * The parameters of `transcludedin`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Transcludedin}
 */
export interface TranscludedinParameters {
  /**
   * Properties to return for each page. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `pageid`, `title`, `redirect`.
   *
   * - `pageid`: The ID of the page that contains the link.
   * - `redirect`: Whether the page is a redirect.
   * - `title`: The title and namespace ID of the page.
   */
  readonly prop?: readonly ("pageid" | "redirect" | "title")[];
  /** Lists only pages in these namespaces. Defaults to all namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values. */
  readonly namespace?: readonly number[] | "*";
  /**
   * How to filter redirects. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!redirect`: Pages that are not redirects.
   * - `redirect`: Only redirects.
   *
   * Contradicting values of `show`: `redirect` and `!redirect` (`show`). (decided: D-183)
   */
  readonly show?: readonly ("!redirect" | "redirect")[];
  /** Maximum number of pages to return, for all pages of the request together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>` without several pages; or `<integer>|<integer>` with `namespace` without several pages; or `<text>|<integer>` with several pages; or `<integer>|<integer>` with several pages; or `<integer>|<text>|<integer>` with several pages; or `<text>|<integer>|<integer>` with several pages and `namespace`; or `<integer>|<text>|<integer>|<integer>` with several pages and `namespace` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is TranscludedinParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<TranscludedinParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({}); // Pages that use a template
 */
export declare function encode(value: TranscludedinParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<TranscludedinParameters>;
