// The parameters of search. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Searches the content or titles of pages. The query syntax depends on the site's search engine.
 *
 * The parameters of `search`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Search}
 */
export interface SearchParameters {
  /** Search string. It may use the search engine's syntax. */
  readonly search: string;
  /** Searches only pages in these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values. Default: `0`. */
  readonly namespace?: readonly number[] | "*";
  /** Maximum number of pages to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /** Number of results to skip. To continue from a previous response, use the value from its `continue` member. A whole number of at least 0. Default: `0`. */
  readonly offset?: number;
  /**
   * What to search. Defaults to titles, or to content if the search engine cannot search titles only.
   *
   * - `nearmatch`: A page whose title equals the search string, apart from details such as case.
   * - `text`: The content of pages.
   * - `title`: The titles of pages.
   */
  readonly what?: "nearmatch" | "text" | "title";
  /**
   * Metadata of the search to return. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `totalhits`, `suggestion`, `rewrittenquery`.
   *
   * - `rewrittenquery`: The search string that was used instead, if it was rewritten.
   * - `suggestion`: An alternative search string that may find more, if there is one.
   * - `totalhits`: The total number of matching pages.
   */
  readonly info?: readonly ("rewrittenquery" | "suggestion" | "totalhits")[];
  /**
   * Properties to return for each page in addition to its title and ID. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Deprecated: `hasrelated` and `score`. Default: `size`, `wordcount`, `timestamp`, `snippet`.
   *
   * - `categorysnippet`: The matching category name as HTML, with the matches highlighted.
   * - `extensiondata`: Data that extensions add.
   * - `isfilematch`: Whether the match is in the content of a file.
   * - `redirectsnippet`: The title of the matching redirect as HTML, with the matches highlighted.
   * - `redirecttitle`: The title of the matching redirect.
   * - `sectionsnippet`: The heading of the matching section as HTML, with the matches highlighted.
   * - `sectiontitle`: The heading of the matching section.
   * - `size`: The size of the content in bytes.
   * - `snippet`: A snippet of the content as HTML, with the matches highlighted.
   * - `timestamp`: The time of the last edit of the page.
   * - `titlesnippet`: The title of the page as HTML, with the matches highlighted.
   * - `wordcount`: The number of words on the page.
   * - `hasrelated`: No effect. Formerly whether there were related searches.
   * - `score`: No effect. Formerly the score of the match.
   */
  readonly prop?: readonly ("categorysnippet" | "extensiondata" | "isfilematch" | "redirectsnippet" | "redirecttitle" | "sectionsnippet" | "sectiontitle" | "size" | "snippet" | "timestamp" | "titlesnippet" | "wordcount" | "hasrelated" | "score")[];
  /** Includes results from other wikis, if the search engine supports it. A flag: present means true, absent means false (decided: D-119). */
  readonly interwiki?: boolean;
  /** Allows the search engine to rewrite the search string, such as by correcting its spelling, if that is likely to give better results. A flag: present means true, absent means false (decided: D-119). */
  readonly enablerewrites?: boolean;
  /**
   * Sort order of the results. Search engines may add other orders. Default: `relevance`.
   *
   * - `relevance`: Most relevant first.
   */
  readonly sort?: "relevance";
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is SearchParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<SearchParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ search: "lighthouse", info: ["totalhits"], prop: ["size", "timestamp"], limit: 1 }); // Pages that contain a word
 */
export declare function encode(value: SearchParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<SearchParameters>;
