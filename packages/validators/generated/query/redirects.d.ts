// The parameters of redirects. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the redirects to each page.
 *
 * The parameters of `redirects`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Redirects}
 */
export interface RedirectsParameters {
  /**
   * Properties to return for each redirect. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `pageid`, `title`.
   *
   * - `fragment`: The section that the redirect points to, if any.
   * - `pageid`: The ID of the page that redirects.
   * - `title`: The title and namespace ID of the redirect.
   */
  readonly prop?: readonly ("fragment" | "pageid" | "title")[];
  /** Lists only redirects in these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values. */
  readonly namespace?: readonly number[] | "*";
  /**
   * How to filter redirects by whether they point to a section. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!fragment`: Redirects to a whole page.
   * - `fragment`: Redirects to a section.
   *
   * Contradicting values of `show`: `fragment` and `!fragment` (`show`). (decided: D-183)
   */
  readonly show?: readonly ("!fragment" | "fragment")[];
  /** Maximum number of redirects to return, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>` without several pages; or `<text>|<integer>` with several pages; or `<integer>|<integer>` with several pages; or `<integer>|<text>|<integer>` with several pages (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is RedirectsParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<RedirectsParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({}); // The redirects to a page
 */
export declare function encode(value: RedirectsParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<RedirectsParameters>;
