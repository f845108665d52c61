// The module querypage of query. Generated: change the spec instead.

/**
 * Lists what one special page for maintenance shows, such as the pages that no other page links to.
 *
 * The parameters of `querypage`, without the prefix `qp`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Querypage}
 * @example console.log(await wiki.query({ list: { querypage: { page: "Wantedpages", limit: 1 } } })); // Pages that do not exist and are linked to
 */
export interface QuerypageParameters {
  /**
   * The special page whose list is answered. Some need a right; a site may also cache or disable their lists.
   *
   * - `Ancientpages`: Pages by the time of their last edit, the oldest first.
   * - `BrokenRedirects`: Redirects to pages that do not exist.
   * - `Deadendpages`: Pages that link to no other page.
   * - `DoubleRedirects`: Redirects to other redirects.
   * - `Fewestrevisions`: Pages that were edited least often.
   * - `ListDuplicatedFiles`: Files with the same contents as others.
   * - `Listredirects`: All pages that only lead to another one.
   * - `Lonelypages`: Pages that no other page links to or includes.
   * - `Longpages`: Pages by size, the largest first.
   * - `MediaStatistics`: Formats of files with the number and size of the files.
   * - `Mostcategories`: Pages that are in more categories than others.
   * - `Mostimages`: Files that the most pages use.
   * - `Mostinterwikis`: Pages with the most links to other languages.
   * - `Mostlinked`: Pages to which more links lead than to others.
   * - `Mostlinkedcategories`: Categories with the most members.
   * - `Mostlinkedtemplates`: Pages that the most pages include.
   * - `Mostrevisions`: Pages that were edited most often.
   * - `Shortpages`: Pages by size, the smallest first.
   * - `Uncategorizedcategories`: Categories that are in no category.
   * - `Uncategorizedimages`: Files that are in no category.
   * - `Uncategorizedpages`: Pages that are in no category.
   * - `Uncategorizedtemplates`: Templates that are in no category.
   * - `Unusedcategories`: Categories without members.
   * - `Unusedimages`: Files that no page uses.
   * - `Unusedtemplates`: Templates that no page includes.
   * - `Unwatchedpages`: Pages that are on no watchlist.
   * - `Wantedcategories`: Categories that have members but no page.
   * - `Wantedfiles`: Files that pages use but that do not exist.
   * - `Wantedpages`: Pages that others link to but that do not exist.
   * - `Wantedtemplates`: Templates that pages include but that do not exist.
   * - `Withoutinterwiki`: Pages without links to other languages.
   *
   * Wire name: `qppage` (decided: D-107), in a generator `gqppage` (decided: D-108).
   */
  readonly page: "Ancientpages" | "BrokenRedirects" | "Deadendpages" | "DoubleRedirects" | "Fewestrevisions" | "ListDuplicatedFiles" | "Listredirects" | "Lonelypages" | "Longpages" | "MediaStatistics" | "Mostcategories" | "Mostimages" | "Mostinterwikis" | "Mostlinked" | "Mostlinkedcategories" | "Mostlinkedtemplates" | "Mostrevisions" | "Shortpages" | "Uncategorizedcategories" | "Uncategorizedimages" | "Uncategorizedpages" | "Uncategorizedtemplates" | "Unusedcategories" | "Unusedimages" | "Unusedtemplates" | "Unwatchedpages" | "Wantedcategories" | "Wantedfiles" | "Wantedpages" | "Wantedtemplates" | "Withoutinterwiki";
  /**
   * How many results to skip. To go on after an earlier answer, take the value from its member `continue`. Default: `0`.
   *
   * Wire name: `qpoffset` (decided: D-107), in a generator `gqpoffset` (decided: D-108).
   */
  readonly offset?: number | undefined;
  /**
   * The most results that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `qplimit` (decided: D-107), in a generator `gqplimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
}

/** An item of `querypage`. (decided: D-219) */
export interface QuerypageItem {
  /** What the list is sorted by, such as the number of links. Its meaning is the special page's. May be missing. */
  readonly value?: string | number;
  /** What the list is sorted by, where that is a time. May be missing. */
  readonly timestamp?: string;
  /** The id of the page's namespace; `0` is that of the articles. */
  readonly ns: number;
  /** The title of the page, with the name of its namespace. */
  readonly title: string;
  /** What else the special page read from the database, by the name of the column. May be missing. */
  readonly databaseResult?: { readonly [key: string]: unknown };
}
