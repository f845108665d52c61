// The module links of query. Generated: change the spec instead.

/**
 * Lists the pages of the site that each page links to. A target need not exist.
 *
 * The parameters of `links`, without the prefix `pl`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Links}
 * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { links: { namespace: [0], limit: 1 } } })); // The links of a page to articles
 */
export interface LinksParameters {
  /**
   * Lists only links to pages of these namespaces. Without it links to all namespaces are listed. The id of a namespace, or `-2` or `-1`. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `plnamespace`, in a generator `gplnamespace`. Documented.
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * The most links that one answer holds, for all pages together. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `pllimit`, in a generator `gpllimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<integer>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `plcontinue`, in a generator `gplcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * Looks for links to these pages only: for finding out whether a page links to one of them. Up to 50 values, for privileged callers up to 500. Form: the title of a page of this site (others are left out with the warning `invalidtitle`). (decided: D-184)
   *
   * Wire name: `pltitles`, in a generator `gpltitles`. Documented.
   */
  readonly titles?: string | readonly string[] | undefined;
  /**
   * The order of the links of a page, which are sorted by namespace and title. Default: `ascending`.
   *
   * Wire name: `pldir`, in a generator `gpldir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** What a page has of `links`. (decided: D-219) */
export type LinksPage<Kind = "existing"> = (Kind extends "existing" ? {
  /** Of pages that are existing only. May be missing. */
  readonly links?: readonly ({
    readonly ns: number;
    readonly title: string;
  })[];
} : {});
