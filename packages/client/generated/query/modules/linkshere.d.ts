// The module linkshere of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the pages that link to each page.
 *
 * The parameters of `linkshere`, without the prefix `lh`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Linkshere}
 * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { linkshere: { show: ["!redirect"], limit: 2 } } })); // Pages that link to a page, without redirects
 */
export interface LinkshereParameters {
  /**
   * Properties to return for each page. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `pageid`, `title`, `redirect`.
   *
   * - `pageid`: The ID of the page that contains the link.
   * - `redirect`: Whether the page is a redirect.
   * - `title`: The title and namespace ID of the page.
   *
   * Wire name: `lhprop` (decided: D-107), in a generator `glhprop` (decided: D-108).
   */
  readonly prop?: "pageid" | "redirect" | "title" | readonly ("pageid" | "redirect" | "title")[] | undefined;
  /**
   * Lists only pages in these namespaces. Defaults to all namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.
   *
   * Wire name: `lhnamespace` (decided: D-107), in a generator `glhnamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * How to filter redirects. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!redirect`: Pages that are not redirects.
   * - `redirect`: Only redirects.
   *
   * Contradicting values of `show`: `redirect` and `!redirect` (`show`). (decided: D-183)
   *
   * Wire name: `lhshow` (decided: D-107), in a generator `glhshow` (decided: D-108).
   */
  readonly show?: "!redirect" | "redirect" | readonly ("!redirect" | "redirect")[] | undefined;
  /**
   * Maximum number of pages to return, for all pages of the request together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `lhlimit` (decided: D-107), in a generator `glhlimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>` without several pages; or `<integer>|<integer>` with `namespace` without several pages; or `<text>|<integer>` with several pages; or `<integer>|<integer>` with several pages; or `<integer>|<text>|<integer>` with several pages; or `<text>|<integer>|<integer>` with several pages and `namespace`; or `<integer>|<text>|<integer>|<integer>` with several pages and `namespace` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `lhcontinue` (decided: D-107), in a generator `glhcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
}

/** The members of a page from `linkshere`. (decided: D-219) */
export type LinksherePage<P = LinkshereParameters, Kind = "existing"> = (Kind extends "existing" | "special" | "missing" ? {
  /** The pages that link to the page. Only for pages that are existing or special or missing. May be missing. */
  readonly linkshere?: readonly (Flat<MembersIf<Holds<P, "prop", "pageid", Defaults>, {
    /** The ID of the page that contains the link. Comes with `prop=pageid`. */
    readonly pageid: number;
  }> & MembersIf<Holds<P, "prop", "title", Defaults>, {
    /** The namespace ID of the linking page. Comes with `prop=title`. */
    readonly ns: number;
    /** The title of the page that contains the link. Comes with `prop=title`. */
    readonly title: string;
  }> & MembersIf<Holds<P, "prop", "redirect", Defaults>, {
    /** Whether the page that contains the link is a redirect. Comes with `prop=redirect`. */
    readonly redirect: boolean;
  }>>)[];
} : {});

interface Defaults {
  readonly prop: ["pageid", "title", "redirect"];
}

export {};
