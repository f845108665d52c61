// The module langbacklinks of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the pages that contain language links, either all links or those to a given language or page. Links added by extensions may be missing.
 *
 * The parameters of `langbacklinks`, without the prefix `lbl`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Langbacklinks}
 * @example for await (const item of wiki.list("langbacklinks", { lang: "de", prop: ["lllang", "lltitle"] })) console.log(item); // Pages with a language link to German
 */
export interface LangbacklinksParameters {
  /**
   * Lists only links with this language code. Defaults to links to all languages.
   *
   * Wire name: `lbllang` (decided: D-107), in a generator `glbllang` (decided: D-108).
   */
  readonly lang?: string | undefined;
  /**
   * Lists only links to the page with this title in the other language.
   *
   * `title` only with `lang` (otherwise `nolang`). (decided: D-182)
   *
   * Wire name: `lbltitle` (decided: D-107), in a generator `glbltitle` (decided: D-108).
   */
  readonly title?: string | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<text>|<text>|<integer>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `lblcontinue` (decided: D-107), in a generator `glblcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Maximum number of items to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `lbllimit` (decided: D-107), in a generator `glbllimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Properties to return for each link in addition to the page that holds it. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.
   *
   * - `lllang`: The language code of the link.
   * - `lltitle`: The title of the target in the other language.
   *
   * Wire name: `lblprop` (decided: D-107), in a generator `glblprop` (decided: D-108).
   */
  readonly prop?: "lllang" | "lltitle" | readonly ("lllang" | "lltitle")[] | undefined;
  /**
   * Sort direction of the links, which are sorted by language code, target title and page ID. Default: `ascending`.
   *
   * - `ascending`: Ascending, by language and title, then by page ID.
   * - `descending`: Descending, by language and title, then by page ID.
   *
   * Wire name: `lbldir` (decided: D-107), in a generator `glbldir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** An item of `langbacklinks`. (decided: D-219) */
export type LangbacklinksItem<P = LangbacklinksParameters> = Flat<{
  /** The ID of the page that contains the link. */
  readonly pageid: number;
  /** The namespace ID of the linking page. */
  readonly ns: number;
  /** The title of the page that contains the link. */
  readonly title: string;
  /** True if the linking page is a redirect. May be missing. */
  readonly redirect?: true;
} & MembersIf<Holds<P, "prop", "lllang", Defaults>, {
  /** The language code of the link. Comes with `prop=lllang`. */
  readonly lllang: string;
}> & MembersIf<Holds<P, "prop", "lltitle", Defaults>, {
  /** The title in that language. Comes with `prop=lltitle`. */
  readonly lltitle: string;
}>>;

interface Defaults {
  readonly prop: [];
}

export {};
