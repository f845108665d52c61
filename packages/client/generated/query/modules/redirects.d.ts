// The module redirects of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the redirects to each page.
 *
 * The parameters of `redirects`, without the prefix `rd`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Redirects}
 * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { redirects: {} } })); // The redirects to a page
 */
export interface RedirectsParameters {
  /**
   * Properties to return for each redirect. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `pageid`, `title`.
   *
   * - `fragment`: The section that the redirect points to, if any.
   * - `pageid`: The ID of the page that redirects.
   * - `title`: The title and namespace ID of the redirect.
   *
   * Wire name: `rdprop` (decided: D-107), in a generator `grdprop` (decided: D-108).
   */
  readonly prop?: "fragment" | "pageid" | "title" | readonly ("fragment" | "pageid" | "title")[] | undefined;
  /**
   * Lists only redirects in these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.
   *
   * Wire name: `rdnamespace` (decided: D-107), in a generator `grdnamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * How to filter redirects by whether they point to a section. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!fragment`: Redirects to a whole page.
   * - `fragment`: Redirects to a section.
   *
   * Contradicting values of `show`: `fragment` and `!fragment` (`show`). (decided: D-183)
   *
   * Wire name: `rdshow` (decided: D-107), in a generator `grdshow` (decided: D-108).
   */
  readonly show?: "!fragment" | "fragment" | readonly ("!fragment" | "fragment")[] | undefined;
  /**
   * Maximum number of redirects to return, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `rdlimit` (decided: D-107), in a generator `grdlimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>` without several pages; or `<text>|<integer>` with several pages; or `<integer>|<integer>` with several pages; or `<integer>|<text>|<integer>` with several pages (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `rdcontinue` (decided: D-107), in a generator `grdcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
}

/** The members of a page from `redirects`. (decided: D-219) */
export type RedirectsPage<P = RedirectsParameters, Kind = "existing"> = (Kind extends "existing" | "special" | "missing" ? {
  /** The pages that redirect to the page. Only for pages that are existing or special or missing. May be missing. */
  readonly redirects?: readonly (Flat<MembersIf<Holds<P, "prop", "pageid", Defaults>, {
    /** The ID of the page that redirects. Comes with `prop=pageid`. */
    readonly pageid: number;
  }> & MembersIf<Holds<P, "prop", "title", Defaults>, {
    /** The namespace ID of the redirect. Comes with `prop=title`. */
    readonly ns: number;
    /** The title of the page that redirects. Comes with `prop=title`. */
    readonly title: string;
  }> & MembersIf<Holds<P, "prop", "fragment", Defaults>, {
    /** The section that the redirect points to, without `#`. Absent if it points to the whole page. Comes with `prop=fragment`. May be missing. */
    readonly fragment?: string;
  }>>)[];
} : {});

interface Defaults {
  readonly prop: ["pageid", "title"];
}

export {};
