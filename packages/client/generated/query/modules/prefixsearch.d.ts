// The module prefixsearch of query. Generated: change the spec instead.

/**
 * Searches for pages whose titles match the beginning of what a user types. The tolerance for typing errors depends on the search engine; `allpages` with `prefix` matches exactly.
 *
 * The parameters of `prefixsearch`, without the prefix `ps`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Prefixsearch}
 * @example for await (const item of wiki.list("prefixsearch", { search: "ligh" })) console.log(item); // Pages that match what a user has typed
 */
export interface PrefixsearchParameters {
  /**
   * Search string: the beginning of a title, optionally with a namespace.
   *
   * Wire name: `pssearch` (decided: D-107), in a generator `gpssearch` (decided: D-108).
   */
  readonly search: string;
  /**
   * Namespaces to search. Has no effect if `search` begins with a namespace. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values. Default: `0`.
   *
   * Wire name: `psnamespace` (decided: D-107), in a generator `gpsnamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * Maximum number of pages to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `pslimit` (decided: D-107), in a generator `gpslimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Number of results to skip. To continue from a previous response, use the value from its `continue` member. A whole number of at least 0. Default: `0`.
   *
   * Wire name: `psoffset` (decided: D-107), in a generator `gpsoffset` (decided: D-108).
   */
  readonly offset?: number | undefined;
}

/** An item of `prefixsearch`. (decided: D-219) */
export interface PrefixsearchItem {
  /** The namespace ID of the page; `0` is the main namespace. */
  readonly ns: number;
  /** The page title, including the namespace. */
  readonly title: string;
  /** True if the page is a special page. May be missing. */
  readonly special?: true;
  /** The page ID. Absent for special pages. May be missing if `special` is present. */
  readonly pageid?: number;
}

/** The members of a page from the generator `prefixsearch`. (decided: D-219) */
export interface PrefixsearchGenerated {
  /** The rank of the page among the results, starting at 1. May be missing. */
  readonly index?: number;
}
