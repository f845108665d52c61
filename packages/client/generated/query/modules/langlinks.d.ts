// The module langlinks of query. Generated: change the spec instead.
import type { Flat, Given, Holds, MembersIf, Some } from "../../runtime/query/client/narrow.js";

/**
 * Lists the language links of each page, which point to pages in other languages.
 *
 * The parameters of `langlinks`, without the prefix `ll`.
 * @see {@link https://www.mediawiki.org/wiki/API:Langlinks}
 * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { langlinks: { prop: ["autonym", "url"] } } })); // A page in other languages
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
   *
   * Wire name: `llprop` (decided: D-107).
   */
  readonly prop?: "autonym" | "langname" | "url" | readonly ("autonym" | "langname" | "url")[] | undefined;
  /**
   * Lists only links with this language code. Defaults to links to all languages.
   *
   * Wire name: `lllang` (decided: D-107).
   */
  readonly lang?: string | undefined;
  /**
   * Lists only links to the page with this title in the other language.
   *
   * `title` only with `lang` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `lltitle` (decided: D-107).
   */
  readonly title?: string | undefined;
  /**
   * Sort direction of the links, which are sorted by language code. Default: `ascending`.
   *
   * - `ascending`: Ascending, by the code of the language.
   * - `descending`: Descending, by the code of the language.
   *
   * Wire name: `lldir` (decided: D-107).
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * The language code in which `prop=langname` returns language names. Default: `en`.
   *
   * Wire name: `llinlanguagecode` (decided: D-107).
   */
  readonly inlanguagecode?: string | undefined;
  /**
   * Maximum number of links to return, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `lllimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<text>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `llcontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
  /**
   * Equivalent to `prop=url`. A flag: present means true, absent means false (decided: D-119).
   *
   * At most one of `url`, `prop` (otherwise `invalidparammix`). (decided: D-181)
   *
   * Wire name: `llurl` (decided: D-107).
   * @deprecated
   */
  readonly url?: boolean | undefined;
}

/** The members of a page from `langlinks`. (decided: D-219) */
export type LanglinksPage<P = LanglinksParameters, Kind = "existing"> = (Kind extends "existing" ? {
  /** The language links of the page. Only for pages that are existing. May be missing. */
  readonly langlinks?: readonly (Flat<{
    /** The language code, such as `de`. */
    readonly lang: string;
    /** The title in the other language. */
    readonly title: string;
  } & MembersIf<Some<Holds<P, "prop", "url"> | Given<P, "url">>, {
    /** The full URL of the link. Comes with `prop=url` or `url`. */
    readonly url: string;
  }> & MembersIf<Holds<P, "prop", "langname">, {
    /** The name of the language, in the requested language. Comes with `prop=langname`. */
    readonly langname: string;
  }> & MembersIf<Holds<P, "prop", "autonym">, {
    /** The name of the language in that language, such as `Deutsch`. Comes with `prop=autonym`. */
    readonly autonym: string;
  }>>)[];
} : {});
