// The module fileusage of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the pages that use each file.
 *
 * The parameters of `fileusage`, without the prefix `fu`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Fileusage}
 * @example console.log(await wiki.query({ titles: ["File:Old Lighthouse.jpg"], prop: { fileusage: {} } })); // Pages that show a file
 */
export interface FileusageParameters {
  /**
   * What to say of each page. Up to 50 values, for privileged callers up to 500. Default: `pageid`, `title`, `redirect`.
   *
   * - `pageid`: The id of the page that uses the file.
   * - `redirect`: Whether the page is a redirect.
   * - `title`: The title of the page and the id of its namespace.
   *
   * Wire name: `fuprop`, in a generator `gfuprop`. Documented.
   */
  readonly prop?: "pageid" | "redirect" | "title" | readonly ("pageid" | "redirect" | "title")[] | undefined;
  /**
   * Lists only pages of these namespaces. Without it pages of all namespaces are listed. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `funamespace`, in a generator `gfunamespace`. Documented.
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * Lists only redirects, or only pages that are none. Up to 50 values, for privileged callers up to 500.
   *
   * - `!redirect`: Pages that are no redirects.
   * - `redirect`: Redirects only.
   *
   * Values of `show` that contradict each other: `redirect` and `!redirect` (`show`). (decided: D-183)
   *
   * Wire name: `fushow`, in a generator `gfushow`. Documented.
   */
  readonly show?: "!redirect" | "redirect" | readonly ("!redirect" | "redirect")[] | undefined;
  /**
   * The most pages that one answer holds, for all files of the request together. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `fulimit`, in a generator `gfulimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>` without several pages; or `<integer>|<integer>` with `namespace` without several pages; or `<text>|<integer>` with several pages; or `<text>|<integer>|<integer>` with several pages and `namespace` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `fucontinue`, in a generator `gfucontinue`. Documented.
   */
  readonly continue?: string | undefined;
}

/** What a page has of `fileusage`. (decided: D-219) */
export type FileusagePage<P = FileusageParameters, Kind = "existing"> = (Kind extends "existing" | "missing" ? {
  /** Of pages that are existing or missing only. May be missing. */
  readonly fileusage?: readonly (Flat<MembersIf<Holds<P, "prop", "pageid", Defaults>, {
    /** Comes with `prop=pageid`. */
    readonly pageid: number;
  }> & MembersIf<Holds<P, "prop", "title", Defaults>, {
    /** Comes with `prop=title`. */
    readonly ns: number;
    /** Comes with `prop=title`. */
    readonly title: string;
  }> & MembersIf<Holds<P, "prop", "redirect", Defaults>, {
    /** Comes with `prop=redirect`. */
    readonly redirect: boolean;
  }>>)[];
} : {});

interface Defaults {
  readonly prop: ["pageid", "title", "redirect"];
}

export {};
