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
   * What to say of each link beside its prefix and title. Up to 50 values, for privileged callers up to 500.
   *
   * - `url`: The full URL that the link leads to.
   *
   * At most one of `url`, `prop` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `iwprop`. Documented.
   */
  readonly prop?: "url" | readonly "url"[] | undefined;
  /**
   * Lists only links with this interwiki prefix. Without it links to all wikis are listed.
   *
   * Wire name: `iwprefix`. Documented.
   */
  readonly prefix?: string | undefined;
  /**
   * Lists only links to the page with this title on the other wiki.
   *
   * `title` only with `prefix` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `iwtitle`. Documented.
   */
  readonly title?: string | undefined;
  /**
   * The order of the links of a page, which are sorted by prefix and title. Default: `ascending`.
   *
   * Wire name: `iwdir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * The most links that one answer holds, for all pages together. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `iwlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<text>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `iwcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * The same as `prop=url`. A flag: present means true, absent means false.
   *
   * At most one of `url`, `prop` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `iwurl`. Documented.
   * @deprecated
   */
  readonly url?: boolean | undefined;
}

/** What a page has of `iwlinks`. (decided: D-219) */
export type IwlinksPage<P = IwlinksParameters, Kind = "existing"> = (Kind extends "existing" ? {
  /** Of pages that are existing only. May be missing. */
  readonly iwlinks?: readonly (Flat<{
    readonly prefix: string;
    readonly title: string;
  } & MembersIf<Some<Holds<P, "prop", "url"> | Given<P, "url">>, {
    /** Comes with `prop=url` or `url`. */
    readonly url: string;
  }>>)[];
} : {});
