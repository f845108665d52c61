// The parameters of langlinks. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the language links of each page, which point to pages in other languages.
 *
 * The parameters of `langlinks`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Langlinks}
 */
export interface LanglinksParameters {
  /**
   * Properties to return for each link in addition to its language code and title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `autonym`: The name of the language in that language.
   * - `langname`: The name of the language in the language of `inlanguagecode`, if it is known.
   * - `url`: The full URL of the link.
   *
   * At most one of `url`, `prop` (otherwise `invalidparammix`). (decided: D-181)
   */
  readonly prop?: readonly ("autonym" | "langname" | "url")[];
  /** Lists only links with this language code. Defaults to links to all languages. */
  readonly lang?: string;
  /**
   * Lists only links to the page with this title in the other language.
   *
   * `title` only with `lang` (otherwise `invalidparammix`). (decided: D-182)
   */
  readonly title?: string;
  /**
   * Sort direction of the links, which are sorted by language code. Default: `ascending`.
   *
   * - `ascending`: Ascending, by the code of the language.
   * - `descending`: Descending, by the code of the language.
   */
  readonly dir?: "ascending" | "descending";
  /** The language code in which `prop=langname` returns language names. Default: `en`. */
  readonly inlanguagecode?: string;
  /** Maximum number of links to return, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<text>` (otherwise `badcontinue`). (decided: D-186) */
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
export declare function validate(value: unknown): value is LanglinksParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<LanglinksParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ prop: ["autonym", "url"] }); // A page in other languages
 */
export declare function encode(value: LanglinksParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<LanglinksParameters>;
