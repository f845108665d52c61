// The module iwbacklinks of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the pages that contain interwiki links, either all links or those to a given wiki or page.
 *
 * The parameters of `iwbacklinks`, without the prefix `iwbl`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Iwbacklinks}
 * @example for await (const item of wiki.list("iwbacklinks", { prefix: "wikipedia", title: "Lighthouse", prop: ["iwprefix", "iwtitle"] })) console.log(item); // Pages that link to a page of another wiki
 */
export interface IwbacklinksParameters {
  /**
   * Lists only links with this interwiki prefix. Defaults to links to all wikis.
   *
   * Wire name: `iwblprefix` (decided: D-107), in a generator `giwblprefix` (decided: D-108).
   */
  readonly prefix?: string | undefined;
  /**
   * Lists only links to the page with this title on the other wiki.
   *
   * `title` only with `prefix` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `iwbltitle` (decided: D-107), in a generator `giwbltitle` (decided: D-108).
   */
  readonly title?: string | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<text>|<text>|<integer>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `iwblcontinue` (decided: D-107), in a generator `giwblcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Maximum number of items to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `iwbllimit` (decided: D-107), in a generator `giwbllimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Properties to return for each link in addition to the page that holds it. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.
   *
   * - `iwprefix`: The interwiki prefix of the link.
   * - `iwtitle`: The title of the target on the other wiki.
   *
   * Wire name: `iwblprop` (decided: D-107), in a generator `giwblprop` (decided: D-108).
   */
  readonly prop?: "iwprefix" | "iwtitle" | readonly ("iwprefix" | "iwtitle")[] | undefined;
  /**
   * Sort direction of the links, which are sorted by prefix, target title and page ID. Default: `ascending`.
   *
   * - `ascending`: Ascending, by prefix and title, then by page ID.
   * - `descending`: Descending, by prefix and title, then by page ID.
   *
   * Wire name: `iwbldir` (decided: D-107), in a generator `giwbldir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** An item of `iwbacklinks`. (decided: D-219) */
export type IwbacklinksItem<P = IwbacklinksParameters> = Flat<{
  /** The ID of the page that contains the link. */
  readonly pageid: number;
  /** The namespace ID of the linking page. */
  readonly ns: number;
  /** The title of the page that contains the link. */
  readonly title: string;
  /** True if the linking page is a redirect. May be missing. */
  readonly redirect?: true;
} & MembersIf<Holds<P, "prop", "iwprefix", Defaults>, {
  /** The interwiki prefix, such as `wikipedia`. Comes with `prop=iwprefix`. */
  readonly iwprefix: string;
}> & MembersIf<Holds<P, "prop", "iwtitle", Defaults>, {
  /** The title on the other wiki, without the prefix. Comes with `prop=iwtitle`. */
  readonly iwtitle: string;
}>>;

interface Defaults {
  readonly prop: [];
}

export {};
