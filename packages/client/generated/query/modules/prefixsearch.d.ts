// The module prefixsearch of query. Generated: change the spec instead.

/** The parameters of `prefixsearch`, without the prefix `ps`. The module can be a generator. */
export interface PrefixsearchParameters {
  /**
   * Text.
   *
   * Wire name: `pssearch`, in a generator `gpssearch`. Documented.
   */
  readonly search: string;
  /**
   * The id of a namespace. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values. Default: `0`.
   *
   * Wire name: `psnamespace`, in a generator `gpsnamespace`. Documented.
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `pslimit`, in a generator `gpslimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * A whole number of at least 0. Default: `0`.
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
