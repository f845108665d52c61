// The parameters of langbacklinks. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the pages that contain language links, either all links or those to a given language or page. Links added by extensions may be missing.
 *
 * The parameters of `langbacklinks`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Langbacklinks}
 */
export interface LangbacklinksParameters {
  /** Lists only links with this language code. Defaults to links to all languages. */
  readonly lang?: string;
  /**
   * Lists only links to the page with this title in the other language.
   *
   * `title` only with `lang` (otherwise `nolang`). (decided: D-182)
   */
  readonly title?: string;
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<text>|<text>|<integer>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Maximum number of items to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * Properties to return for each link in addition to the page that holds it. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.
   *
   * - `lllang`: The language code of the link.
   * - `lltitle`: The title of the target in the other language.
   */
  readonly prop?: readonly ("lllang" | "lltitle")[];
  /**
   * Sort direction of the links, which are sorted by language code, target title and page ID. Default: `ascending`.
   *
   * - `ascending`: Ascending, by language and title, then by page ID.
   * - `descending`: Descending, by language and title, then by page ID.
   */
  readonly dir?: "ascending" | "descending";
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is LangbacklinksParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<LangbacklinksParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ lang: "de", prop: ["lllang", "lltitle"] }); // Pages with a language link to German
 */
export declare function encode(value: LangbacklinksParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<LangbacklinksParameters>;
