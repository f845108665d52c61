/** The parameters of `search`, without the prefix `sr`. The module can be a generator. */
export interface SearchParameters {
  /**
   * Text.
   *
   * Wire name: `srsearch`, in a generator `gsrsearch`. Documented.
   */
  readonly search: string;
  /**
   * The id of a namespace. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values. Default: `0`.
   *
   * Wire name: `srnamespace`, in a generator `gsrnamespace`. Documented.
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `srlimit`, in a generator `gsrlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * A whole number of at least 0. Default: `0`.
   *
   * Wire name: `sroffset`, in a generator `gsroffset`. Documented.
   */
  readonly offset?: number | undefined;
  /**
   * One of the listed values.
   *
   * Wire name: `srwhat`, in a generator `gsrwhat`. Documented.
   */
  readonly what?: "nearmatch" | "text" | "title" | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `totalhits`, `suggestion`, `rewrittenquery`.
   *
   * Wire name: `srinfo`, in a generator `gsrinfo`. Documented.
   */
  readonly info?: "rewrittenquery" | "suggestion" | "totalhits" | readonly ("rewrittenquery" | "suggestion" | "totalhits")[] | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Deprecated: `hasrelated` and `score`. Default: `size`, `wordcount`, `timestamp`, `snippet`.
   *
   * Wire name: `srprop`, in a generator `gsrprop`. Documented.
   */
  readonly prop?: "categorysnippet" | "extensiondata" | "isfilematch" | "redirectsnippet" | "redirecttitle" | "sectionsnippet" | "sectiontitle" | "size" | "snippet" | "timestamp" | "titlesnippet" | "wordcount" | "hasrelated" | "score" | readonly ("categorysnippet" | "extensiondata" | "isfilematch" | "redirectsnippet" | "redirecttitle" | "sectionsnippet" | "sectiontitle" | "size" | "snippet" | "timestamp" | "titlesnippet" | "wordcount" | "hasrelated" | "score")[] | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `srinterwiki`, in a generator `gsrinterwiki`. Documented.
   */
  readonly interwiki?: boolean | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `srenablerewrites`, in a generator `gsrenablerewrites`. Documented.
   */
  readonly enablerewrites?: boolean | undefined;
  /**
   * One of the listed values. Default: `relevance`.
   *
   * Wire name: `srsort`, in a generator `gsrsort`. Documented.
   */
  readonly sort?: "relevance" | undefined;
}
