// The module iwlinks of query. Generated: change the spec instead.
import type { Flat, Given, Holds, MembersIf, Some } from "../../runtime/query/client/narrow.js";

/**
 * Lists the interwiki links of each page.
 *
 * The parameters of `iwlinks`, without the prefix `iw`.
 * @see {@link https://www.mediawiki.org/wiki/API:Iwlinks}
 * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { iwlinks: { prop: ["url"] } } })); // The links of a page to other wikis, with addresses
 */
export interface IwlinksParameters {
  /**
   * What to say of each link beside its prefix and title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `url`: The full URL that the link leads to.
   *
   * At most one of `url`, `prop` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `iwprop` (decided: D-107).
   */
  readonly prop?: "url" | readonly "url"[] | undefined;
  /**
   * Lists only links with this interwiki prefix. Without it links to all wikis are listed.
   *
   * Wire name: `iwprefix` (decided: D-107).
   */
  readonly prefix?: string | undefined;
  /**
   * Lists only links to the page with this title on the other wiki.
   *
   * `title` only with `prefix` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `iwtitle` (decided: D-107).
   */
  readonly title?: string | undefined;
  /**
   * The order of the links of a page, which are sorted by prefix and title. Default: `ascending`.
   *
   * - `ascending`: From A to Z by prefix, then by title.
   * - `descending`: From Z to A by prefix, then by title.
   *
   * Wire name: `iwdir` (decided: D-107).
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * The most links that one answer holds, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `iwlimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<text>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `iwcontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
  /**
   * The same as `prop=url`. A flag: present means true, absent means false (decided: D-119).
   *
   * At most one of `url`, `prop` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `iwurl` (decided: D-107).
   * @deprecated
   */
  readonly url?: boolean | undefined;
}

/** What a page has of `iwlinks`. (decided: D-219) */
export type IwlinksPage<P = IwlinksParameters, Kind = "existing"> = (Kind extends "existing" ? {
  /** The links of the page to other sites that have a prefix. Of pages that are existing only. May be missing. */
  readonly iwlinks?: readonly (Flat<{
    /** The prefix of the other site, such as `wikipedia`. */
    readonly prefix: string;
    /** The title on the other site, without the prefix. */
    readonly title: string;
  } & MembersIf<Some<Holds<P, "prop", "url"> | Given<P, "url">>, {
    /** The whole address that the link leads to. Comes with `prop=url` or `url`. */
    readonly url: string;
  }>>)[];
} : {});
