// The module iwlinks of query. Generated: change the spec instead.
import type { Flat, Given, Holds, MembersIf, Some } from "../../runtime/query/client/narrow.js";

/**
 * Lists the interwiki links of each page, which point to pages of other wikis.
 *
 * The parameters of `iwlinks`, without the prefix `iw`.
 * @see {@link https://www.mediawiki.org/wiki/API:Iwlinks}
 * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { iwlinks: { prop: ["url"] } } })); // The interwiki links of a page, with URLs
 */
export interface IwlinksParameters {
  /**
   * Properties to return for each link in addition to its prefix and title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `url`: The full URL of the link.
   *
   * At most one of `url`, `prop` (otherwise `invalidparammix`). (decided: D-181)
   *
   * Wire name: `iwprop` (decided: D-107).
   */
  readonly prop?: "url" | readonly "url"[] | undefined;
  /**
   * Lists only links with this interwiki prefix. Defaults to links to all wikis.
   *
   * Wire name: `iwprefix` (decided: D-107).
   */
  readonly prefix?: string | undefined;
  /**
   * Lists only links to the page with this title on the other wiki.
   *
   * `title` only with `prefix` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `iwtitle` (decided: D-107).
   */
  readonly title?: string | undefined;
  /**
   * Sort direction of the links, which are sorted by prefix and title. Default: `ascending`.
   *
   * - `ascending`: Ascending, by prefix, then by title.
   * - `descending`: Descending, by prefix, then by title.
   *
   * Wire name: `iwdir` (decided: D-107).
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * Maximum number of links to return, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `iwlimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<text>|<text>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `iwcontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
  /**
   * Equivalent to `prop=url`. A flag: present means true, absent means false (decided: D-119).
   *
   * At most one of `url`, `prop` (otherwise `invalidparammix`). (decided: D-181)
   *
   * Wire name: `iwurl` (decided: D-107).
   * @deprecated
   */
  readonly url?: boolean | undefined;
}

/** The members of a page from `iwlinks`. (decided: D-219) */
export type IwlinksPage<P = IwlinksParameters, Kind = "existing"> = (Kind extends "existing" ? {
  /** The interwiki links of the page. Only for pages that are existing. May be missing. */
  readonly iwlinks?: readonly (Flat<{
    /** The interwiki prefix, such as `wikipedia`. */
    readonly prefix: string;
    /** The title on the other wiki, without the prefix. */
    readonly title: string;
  } & MembersIf<Some<Holds<P, "prop", "url"> | Given<P, "url">>, {
    /** The full URL of the link. Comes with `prop=url` or `url`. */
    readonly url: string;
  }>>)[];
} : {});
