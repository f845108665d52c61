// The module prefixsearch of query. Generated: change the spec instead.

/**
 * Finds the pages that fit best what a person has begun to type. How tolerant it is of typing errors depends on the search engine; `allpages` with `prefix` compares exactly.
 *
 * The parameters of `prefixsearch`, without the prefix `ps`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Prefixsearch}
 * @example for await (const item of wiki.list("prefixsearch", { search: "ligh" })) console.log(item); // Pages for what somebody has typed
 */
export interface PrefixsearchParameters {
  /**
   * The beginning of a title. It may name a namespace.
   *
   * Wire name: `pssearch` (decided: D-107), in a generator `gpssearch` (decided: D-108).
   */
  readonly search: string;
  /**
   * The namespaces to search. Has no effect where `search` names one. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values. Default: `0`.
   *
   * Wire name: `psnamespace` (decided: D-107), in a generator `gpsnamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * The most pages that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `pslimit` (decided: D-107), in a generator `gpslimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * How many results to skip. To go on after an earlier answer, take the value from its member `continue`. A whole number of at least 0. Default: `0`.
   *
   * Wire name: `psoffset` (decided: D-107), in a generator `gpsoffset` (decided: D-108).
   */
  readonly offset?: number | undefined;
}

/** An item of `prefixsearch`. (decided: D-219) */
export interface PrefixsearchItem {
  /** The id of the page's namespace; `0` is that of the articles. */
  readonly ns: number;
  /** The title of the page, with the name of its namespace. */
  readonly title: string;
  /** The page belongs to the software: it is made on each visit and never stored. May be missing. */
  readonly special?: true;
  /** The id of the page. Missing for special pages. May be missing where `special` is there. */
  readonly pageid?: number;
}

/** What a page has of a generator `prefixsearch`. (decided: D-219) */
export interface PrefixsearchGenerated {
  /** The place of the page among what was found, from 1: the best comes first. May be missing. */
  readonly index?: number;
}
