// The module transcludedin of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the pages that include each page.
 *
 * The parameters of `transcludedin`, without the prefix `ti`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Transcludedin}
 * @example console.log(await wiki.query({ titles: ["Template:Building"], prop: { transcludedin: {} } })); // Pages that use a template
 */
export interface TranscludedinParameters {
  /**
   * What to say of each page. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `pageid`, `title`, `redirect`.
   *
   * - `pageid`: The id of the page that holds the link.
   * - `redirect`: Whether the page is a redirect.
   * - `title`: The title of the page and the id of its namespace.
   *
   * Wire name: `tiprop` (decided: D-107), in a generator `gtiprop` (decided: D-108).
   */
  readonly prop?: "pageid" | "redirect" | "title" | readonly ("pageid" | "redirect" | "title")[] | undefined;
  /**
   * Lists only pages of these namespaces. Without it pages of all namespaces are listed. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values.
   *
   * Wire name: `tinamespace` (decided: D-107), in a generator `gtinamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * Lists only redirects, or only pages that are none. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!redirect`: Pages that are no redirects.
   * - `redirect`: Redirects only.
   *
   * Values of `show` that contradict each other: `redirect` and `!redirect` (`show`). (decided: D-183)
   *
   * Wire name: `tishow` (decided: D-107), in a generator `gtishow` (decided: D-108).
   */
  readonly show?: "!redirect" | "redirect" | readonly ("!redirect" | "redirect")[] | undefined;
  /**
   * The most pages that one answer holds, for all pages of the request together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `tilimit` (decided: D-107), in a generator `gtilimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>` without several pages; or `<integer>|<integer>` with `namespace` without several pages; or `<text>|<integer>` with several pages; or `<integer>|<integer>` with several pages; or `<integer>|<text>|<integer>` with several pages; or `<text>|<integer>|<integer>` with several pages and `namespace`; or `<integer>|<text>|<integer>|<integer>` with several pages and `namespace` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `ticontinue` (decided: D-107), in a generator `gticontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
}

/** What a page has of `transcludedin`. (decided: D-219) */
export type TranscludedinPage<P = TranscludedinParameters, Kind = "existing"> = (Kind extends "existing" | "special" | "missing" ? {
  /** The pages that transclude the page. Of pages that are existing or special or missing only. May be missing. */
  readonly transcludedin?: readonly (Flat<MembersIf<Holds<P, "prop", "pageid", Defaults>, {
    /** The id of the page that holds the link. Comes with `prop=pageid`. */
    readonly pageid: number;
  }> & MembersIf<Holds<P, "prop", "title", Defaults>, {
    /** The namespace id of the page that holds the link. Comes with `prop=title`. */
    readonly ns: number;
    /** The title of the page that holds the link. Comes with `prop=title`. */
    readonly title: string;
  }> & MembersIf<Holds<P, "prop", "redirect", Defaults>, {
    /** Whether the page that holds the link is a redirect. Comes with `prop=redirect`. */
    readonly redirect: boolean;
  }>>)[];
} : {});

interface Defaults {
  readonly prop: ["pageid", "title", "redirect"];
}

export {};
