// The module redirects of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the redirects to each page.
 *
 * The parameters of `redirects`, without the prefix `rd`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Redirects}
 * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { redirects: {} } })); // Redirects to a page
 */
export interface RedirectsParameters {
  /**
   * What to say of each redirect. Up to 50 values, for privileged callers up to 500. Default: `pageid`, `title`.
   *
   * - `fragment`: The section that the redirect leads to, where it names one.
   * - `pageid`: The id of the redirect.
   * - `title`: The title of the redirect and the id of its namespace.
   *
   * Wire name: `rdprop`, in a generator `grdprop`. Documented.
   */
  readonly prop?: "fragment" | "pageid" | "title" | readonly ("fragment" | "pageid" | "title")[] | undefined;
  /**
   * Lists only redirects in these namespaces. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `rdnamespace`, in a generator `grdnamespace`. Documented.
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * Lists only redirects that lead to a section, or only those that do not. Up to 50 values, for privileged callers up to 500.
   *
   * - `!fragment`: Redirects to a page as a whole.
   * - `fragment`: Redirects to a section.
   *
   * Values of `show` that contradict each other: `fragment` and `!fragment` (`show`). (decided: D-183)
   *
   * Wire name: `rdshow`, in a generator `grdshow`. Documented.
   */
  readonly show?: "!fragment" | "fragment" | readonly ("!fragment" | "fragment")[] | undefined;
  /**
   * The most redirects that one answer holds, for all pages together. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `rdlimit`, in a generator `grdlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>` without several pages; or `<text>|<integer>` with several pages; or `<integer>|<integer>` with several pages; or `<integer>|<text>|<integer>` with several pages (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `rdcontinue`, in a generator `grdcontinue`. Documented.
   */
  readonly continue?: string | undefined;
}

/** What a page has of `redirects`. (decided: D-219) */
export type RedirectsPage<P = RedirectsParameters, Kind = "existing"> = (Kind extends "existing" | "special" | "missing" ? {
  /** Of pages that are existing or special or missing only. May be missing. */
  readonly redirects?: readonly (Flat<MembersIf<Holds<P, "prop", "pageid", Defaults>, {
    /** Comes with `prop=pageid`. */
    readonly pageid: number;
  }> & MembersIf<Holds<P, "prop", "title", Defaults>, {
    /** Comes with `prop=title`. */
    readonly ns: number;
    /** Comes with `prop=title`. */
    readonly title: string;
  }> & MembersIf<Holds<P, "prop", "fragment", Defaults>, {
    /** Comes with `prop=fragment`. May be missing. */
    readonly fragment?: string;
  }>>)[];
} : {});

interface Defaults {
  readonly prop: ["pageid", "title"];
}

export {};
