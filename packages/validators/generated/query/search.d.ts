// The parameters of search. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Searches the contents or the titles of pages. What the search text can express depends on the search engine of the site.
 *
 * The parameters of `search`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Search}
 */
export interface SearchParameters {
  /** What to search for. It may use the special syntax of the search engine. */
  readonly search: string;
  /** Searches only pages of these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values. Default: `0`. */
  readonly namespace?: readonly number[] | "*";
  /** The most pages that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /** How many results to skip. To go on after an earlier answer, take the value from its member `continue`. A whole number of at least 0. Default: `0`. */
  readonly offset?: number;
  /**
   * What is searched. Without it titles are, or contents where the search engine has no search of titles alone.
   *
   * - `nearmatch`: A title that is the same as the search text, but for details such as upper and lower case.
   * - `text`: The contents of pages.
   * - `title`: The titles of pages.
   */
  readonly what?: "nearmatch" | "text" | "title";
  /**
   * What to say of the search as a whole. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `totalhits`, `suggestion`, `rewrittenquery`.
   *
   * - `rewrittenquery`: The search text that was taken instead, where it was rewritten.
   * - `suggestion`: Another search text that may find more, where there is one.
   * - `totalhits`: How many pages were found in all.
   */
  readonly info?: readonly ("rewrittenquery" | "suggestion" | "totalhits")[];
  /**
   * What to say of each page beside its title and id. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Deprecated: `hasrelated` and `score`. Default: `size`, `wordcount`, `timestamp`, `snippet`.
   *
   * - `categorysnippet`: The name of a category that was found, in HTML with the found words marked.
   * - `extensiondata`: Data that extensions of the software add.
   * - `isfilematch`: Whether the words were found in the contents of a file.
   * - `redirectsnippet`: The title of a redirect that was found, in HTML with the found words marked.
   * - `redirecttitle`: The title of a redirect that was found.
   * - `sectionsnippet`: The heading of a section that was found, in HTML with the found words marked.
   * - `sectiontitle`: The heading of a section that was found.
   * - `size`: The size of the contents in bytes.
   * - `snippet`: A part of the contents, in HTML with the found words marked.
   * - `timestamp`: When the last edit of the page was made.
   * - `titlesnippet`: The title of the page, in HTML with the found words marked.
   * - `wordcount`: How many words the page has.
   * - `hasrelated`: No effect: once, whether there were related searches.
   * - `score`: No effect: once, how well the page fits, as a number.
   */
  readonly prop?: readonly ("categorysnippet" | "extensiondata" | "isfilematch" | "redirectsnippet" | "redirecttitle" | "sectionsnippet" | "sectiontitle" | "size" | "snippet" | "timestamp" | "titlesnippet" | "wordcount" | "hasrelated" | "score")[];
  /** Adds results from other sites, where the search engine searches them. A flag: present means true, absent means false (decided: D-119). */
  readonly interwiki?: boolean;
  /** Allows the search engine to take another search text, such as one with corrected spelling, where it expects more of it. A flag: present means true, absent means false (decided: D-119). */
  readonly enablerewrites?: boolean;
  /**
   * What the list is sorted by. Search engines may add other orders. Default: `relevance`.
   *
   * - `relevance`: The best results first.
   */
  readonly sort?: "relevance";
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is SearchParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<SearchParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ search: "lighthouse", info: ["totalhits"], prop: ["size", "timestamp"], limit: 1 }); // Pages with a word
 */
export declare function encode(value: SearchParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<SearchParameters>;
