// The module langlinks of query. Generated: change the spec instead.
import type { Flat, Given, Holds, MembersIf, Some } from "../../runtime/query/client/narrow.js";

/**
 * Lists the language links of each page, which lead to pages in other languages.
 *
 * The parameters of `langlinks`, without the prefix `ll`.
 * @see {@link https://www.mediawiki.org/wiki/API:Langlinks}
 * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { langlinks: { prop: ["autonym", "url"] } } })); // The same page in other languages
 */
export interface LanglinksParameters {
  /**
   * What to say of each link beside its language code and title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `autonym`: What the language is called in that language itself.
   * - `langname`: What the language is called in that of `inlanguagecode`, where this is known.
   * - `url`: The full URL that the link leads to.
   *
   * At most one of `url`, `prop` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `llprop` (decided: D-107).
   */
  readonly prop?: "autonym" | "langname" | "url" | readonly ("autonym" | "langname" | "url")[] | undefined;
  /**
   * Lists only links with this language code. Without it links to all languages are listed.
   *
   * Wire name: `lllang` (decided: D-107).
   */
  readonly lang?: string | undefined;
  /**
   * Lists only links to the page with this title in the other language.
   *
   * `title` only with `lang` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `lltitle` (decided: D-107).
   */
  readonly title?: string | undefined;
  /**
   * The order of the links of a page, which are sorted by language code. Default: `ascending`.
   *
   * - `ascending`: From A to Z by the code of the language.
   * - `descending`: From Z to A by the code of the language.
   *
   * Wire name: `lldir` (decided: D-107).
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * The code of the language in which `prop=langname` names the languages. Default: `en`.
   *
   * Wire name: `llinlanguagecode` (decided: D-107).
   */
  readonly inlanguagecode?: string | undefined;
  /**
   * The most links that one answer holds, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `lllimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `llcontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
  /**
   * The same as `prop=url`. A flag: present means true, absent means false (decided: D-119).
   *
   * At most one of `url`, `prop` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `llurl` (decided: D-107).
   * @deprecated
   */
  readonly url?: boolean | undefined;
}

/** What a page has of `langlinks`. (decided: D-219) */
export type LanglinksPage<P = LanglinksParameters, Kind = "existing"> = (Kind extends "existing" ? {
  /** The links of the page to the same subject in other languages. Of pages that are existing only. May be missing. */
  readonly langlinks?: readonly (Flat<{
    /** The code of the other language, such as `de`. */
    readonly lang: string;
    /** The title in the other language. */
    readonly title: string;
  } & MembersIf<Some<Holds<P, "prop", "url"> | Given<P, "url">>, {
    /** The whole address that the link leads to. Comes with `prop=url` or `url`. */
    readonly url: string;
  }> & MembersIf<Holds<P, "prop", "langname">, {
    /** The name of the other language, in the language that the request asks for. Comes with `prop=langname`. */
    readonly langname: string;
  }> & MembersIf<Holds<P, "prop", "autonym">, {
    /** The name of the other language in itself, such as `Deutsch`. Comes with `prop=autonym`. */
    readonly autonym: string;
  }>>)[];
} : {});
