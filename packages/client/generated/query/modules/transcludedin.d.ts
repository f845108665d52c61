// The module transcludedin of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the pages that use each page, such as a template, by transclusion.
 *
 * The parameters of `transcludedin`, without the prefix `ti`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Transcludedin}
 * @example console.log(await wiki.query({ titles: ["Template:Building"], prop: { transcludedin: {} } })); // Pages that use a template
 */
export interface TranscludedinParameters {
  /**
   * Properties to return for each page. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `pageid`, `title`, `redirect`.
   *
   * - `pageid`: The ID of the page that contains the link.
   * - `redirect`: Whether the page is a redirect.
   * - `title`: The title and namespace ID of the page.
   *
   * Wire name: `tiprop` (decided: D-107), in a generator `gtiprop` (decided: D-108).
   */
  readonly prop?: "pageid" | "redirect" | "title" | readonly ("pageid" | "redirect" | "title")[] | undefined;
  /**
   * Lists only pages in these namespaces. Defaults to all namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.
   *
   * Wire name: `tinamespace` (decided: D-107), in a generator `gtinamespace` (decided: D-108).
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
   * Wire name: `tishow` (decided: D-107), in a generator `gtishow` (decided: D-108).
   */
  readonly show?: "!redirect" | "redirect" | readonly ("!redirect" | "redirect")[] | undefined;
  /**
   * Maximum number of pages to return, for all pages of the request together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `tilimit` (decided: D-107), in a generator `gtilimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>` without several pages; or `<integer>|<integer>` with `namespace` without several pages; or `<text>|<integer>` with several pages; or `<integer>|<integer>` with several pages; or `<integer>|<text>|<integer>` with several pages; or `<text>|<integer>|<integer>` with several pages and `namespace`; or `<integer>|<text>|<integer>|<integer>` with several pages and `namespace` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `ticontinue` (decided: D-107), in a generator `gticontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
}

/** The members of a page from `transcludedin`. (decided: D-219) */
export type TranscludedinPage<P = TranscludedinParameters, Kind = "existing"> = (Kind extends "existing" | "special" | "missing" ? {
  /** The pages that transclude the page. Only for pages that are existing or special or missing. May be missing. */
  readonly transcludedin?: readonly (Flat<MembersIf<Holds<P, "prop", "pageid", Defaults>, {
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
