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
   * Wire name: `pssearch`, in a generator `gpssearch`. Documented.
   */
  readonly search: string;
  /**
   * The namespaces to search. Has no effect where `search` names one. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values. Default: `0`.
   *
   * Wire name: `psnamespace`, in a generator `gpsnamespace`. Documented.
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * The most pages that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `pslimit`, in a generator `gpslimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * How many results to skip. To go on after an earlier answer, take the value from its member `continue`. A whole number of at least 0. Default: `0`.
   *
   * Wire name: `psoffset`, in a generator `gpsoffset`. Documented.
   */
  readonly offset?: number | undefined;
}

/** An item of `prefixsearch`. (decided: D-219) */
export interface PrefixsearchItem {
  readonly ns: number;
  readonly title: string;
  /** May be missing. */
  readonly special?: true;
  /** May be missing where `special` is there. */
  readonly pageid?: number;
}

/** What a page has of a generator `prefixsearch`. (decided: D-219) */
export interface PrefixsearchGenerated {
  /** The place of the page among the pages found, from 1. May be missing. */
  readonly index?: number;
}
