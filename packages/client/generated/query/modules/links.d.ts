// The module links of query. Generated: change the spec instead.

/**
 * Lists the pages that each page links to. Targets do not have to exist.
 *
 * The parameters of `links`, without the prefix `pl`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Links}
 * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { links: { namespace: [0], limit: 1 } } })); // The links of a page to the main namespace
 */
export interface LinksParameters {
  /**
   * Lists only links to pages in these namespaces. Defaults to all namespaces. The id of a namespace, or `-2` or `-1`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.
   *
   * Wire name: `plnamespace` (decided: D-107), in a generator `gplnamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * Maximum number of links to return, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `pllimit` (decided: D-107), in a generator `gpllimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<integer>|<text>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `plcontinue` (decided: D-107), in a generator `gplcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Lists only links to these pages. Useful to check whether a page links to one of them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: the title of a page of this site (other values are ignored with the warning `invalidtitle`). (decided: D-184)
   *
   * Wire name: `pltitles` (decided: D-107), in a generator `gpltitles` (decided: D-108).
   */
  readonly titles?: string | readonly string[] | undefined;
  /**
   * Sort direction of the links, which are sorted by namespace and title. Default: `ascending`.
   *
   * - `ascending`: Ascending, by the title of the target.
   * - `descending`: Descending, by the title of the target.
   *
   * Wire name: `pldir` (decided: D-107), in a generator `gpldir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** The members of a page from `links`. (decided: D-219) */
export type LinksPage<Kind = "existing"> = (Kind extends "existing" ? {
  /** The titles that the page links to. Only for pages that are existing. May be missing. */
  readonly links?: readonly ({
    /** The ID of the namespace of the title. */
    readonly ns: number;
    /** The title, including the namespace. The page does not have to exist. */
    readonly title: string;
  })[];
} : {});
