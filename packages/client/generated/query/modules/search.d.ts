// The module search of query. Generated: change the spec instead.
import type { Flat, Given, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Searches the contents or the titles of pages. What the search text can express depends on the search engine of the site.
 *
 * The parameters of `search`, without the prefix `sr`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Search}
 * @example for await (const item of wiki.list("search", { search: "lighthouse", info: ["totalhits"], prop: ["size", "timestamp"], limit: 1 })) console.log(item); // Pages with a word
 */
export interface SearchParameters {
  /**
   * What to search for. It may use the special syntax of the search engine.
   *
   * Wire name: `srsearch` (decided: D-107), in a generator `gsrsearch` (decided: D-108).
   */
  readonly search: string;
  /**
   * Searches only pages of these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values. Default: `0`.
   *
   * Wire name: `srnamespace` (decided: D-107), in a generator `gsrnamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * The most pages that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `srlimit` (decided: D-107), in a generator `gsrlimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * How many results to skip. To go on after an earlier answer, take the value from its member `continue`. A whole number of at least 0. Default: `0`.
   *
   * Wire name: `sroffset` (decided: D-107), in a generator `gsroffset` (decided: D-108).
   */
  readonly offset?: number | undefined;
  /**
   * What is searched. Without it titles are, or contents where the search engine has no search of titles alone.
   *
   * - `nearmatch`: A title that is the same as the search text, but for details such as upper and lower case.
   * - `text`: The contents of pages.
   * - `title`: The titles of pages.
   *
   * Wire name: `srwhat` (decided: D-107), in a generator `gsrwhat` (decided: D-108).
   */
  readonly what?: "nearmatch" | "text" | "title" | undefined;
  /**
   * What to say of the search as a whole. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `totalhits`, `suggestion`, `rewrittenquery`.
   *
   * - `rewrittenquery`: The search text that was taken instead, where it was rewritten.
   * - `suggestion`: Another search text that may find more, where there is one.
   * - `totalhits`: How many pages were found in all.
   *
   * Wire name: `srinfo` (decided: D-107), in a generator `gsrinfo` (decided: D-108).
   */
  readonly info?: "rewrittenquery" | "suggestion" | "totalhits" | readonly ("rewrittenquery" | "suggestion" | "totalhits")[] | undefined;
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
   *
   * Wire name: `srprop` (decided: D-107), in a generator `gsrprop` (decided: D-108).
   */
  readonly prop?: "categorysnippet" | "extensiondata" | "isfilematch" | "redirectsnippet" | "redirecttitle" | "sectionsnippet" | "sectiontitle" | "size" | "snippet" | "timestamp" | "titlesnippet" | "wordcount" | "hasrelated" | "score" | readonly ("categorysnippet" | "extensiondata" | "isfilematch" | "redirectsnippet" | "redirecttitle" | "sectionsnippet" | "sectiontitle" | "size" | "snippet" | "timestamp" | "titlesnippet" | "wordcount" | "hasrelated" | "score")[] | undefined;
  /**
   * Adds results from other sites, where the search engine searches them. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `srinterwiki` (decided: D-107), in a generator `gsrinterwiki` (decided: D-108).
   */
  readonly interwiki?: boolean | undefined;
  /**
   * Allows the search engine to take another search text, such as one with corrected spelling, where it expects more of it. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `srenablerewrites` (decided: D-107), in a generator `gsrenablerewrites` (decided: D-108).
   */
  readonly enablerewrites?: boolean | undefined;
  /**
   * What the list is sorted by. Search engines may add other orders. Default: `relevance`.
   *
   * - `relevance`: The best results first.
   *
   * Wire name: `srsort` (decided: D-107), in a generator `gsrsort` (decided: D-108).
   */
  readonly sort?: "relevance" | undefined;
}

/** An item of `search`. (decided: D-219) */
export type SearchItem<P = SearchParameters> = Flat<{
  /** The namespace id of the page that was found. */
  readonly ns: number;
  /** The title of the page that was found. */
  readonly title: string;
  /** The id of the page that was found. */
  readonly pageid: number;
} & MembersIf<Holds<P, "prop", "size", Defaults>, {
  /** The size of the page in bytes. Comes with `prop=size`. */
  readonly size: number;
}> & MembersIf<Holds<P, "prop", "wordcount", Defaults>, {
  /** How many words the page has. Comes with `prop=wordcount`. */
  readonly wordcount: number;
}> & MembersIf<Holds<P, "prop", "snippet", Defaults>, {
  /** A passage in which the search found something, in HTML, with the words that were found highlighted. Comes with `prop=snippet`. */
  readonly snippet: string;
}> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** When the page was edited last. Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "titlesnippet", Defaults>, {
  /** The title in HTML, with the words that were found highlighted. Comes with `prop=titlesnippet`. */
  readonly titlesnippet: string;
}> & MembersIf<Holds<P, "prop", "categorysnippet", Defaults>, {
  /** The category that the search found, in HTML, with its words highlighted. Empty where it found none. Comes with `prop=categorysnippet`. */
  readonly categorysnippet: string;
}> & MembersIf<Holds<P, "prop", "redirecttitle", Defaults>, {
  /** The redirect by which the page was found. Comes with `prop=redirecttitle`. May be missing. */
  readonly redirecttitle?: string;
}> & MembersIf<Holds<P, "prop", "redirectsnippet", Defaults>, {
  /** The title of that redirect in HTML, with the words that were found highlighted. Comes with `prop=redirectsnippet`. May be missing. */
  readonly redirectsnippet?: string;
}> & MembersIf<Holds<P, "prop", "sectiontitle", Defaults>, {
  /** The heading of the section in which something was found. Comes with `prop=sectiontitle`. May be missing. */
  readonly sectiontitle?: string;
}> & MembersIf<Holds<P, "prop", "sectionsnippet", Defaults>, {
  /** That heading in HTML, with the words that were found highlighted. Comes with `prop=sectionsnippet`. May be missing. */
  readonly sectionsnippet?: string;
}> & MembersIf<Holds<P, "prop", "isfilematch", Defaults>, {
  /** Whether the search found something in the contents of a file, not of its page. Comes with `prop=isfilematch`. */
  readonly isfilematch: boolean;
}> & MembersIf<Holds<P, "prop", "extensiondata", Defaults>, {
  /** What extensions add to what was found, by the name that each gives. Comes with `prop=extensiondata`. May be missing. */
  readonly extensiondata?: { readonly [key: string]: unknown };
}>>;

/** What a page has of a generator `search`. (decided: D-219) */
export type SearchGenerated<P = SearchParameters> = Flat<{
  /** The place of the page among what was found, from 1: the best comes first. May be missing. */
  readonly index?: number;
} & MembersIf<Holds<P, "prop", "size", Defaults>, {
  /** The size of the page in bytes. Comes with `prop=size`. May be missing. */
  readonly size?: number;
}> & MembersIf<Holds<P, "prop", "wordcount", Defaults>, {
  /** How many words the page has. Comes with `prop=wordcount`. May be missing. */
  readonly wordcount?: number;
}> & MembersIf<Holds<P, "prop", "snippet", Defaults>, {
  /** A passage in which the search found something, in HTML, with the words that were found highlighted. Comes with `prop=snippet`. May be missing. */
  readonly snippet?: string;
}> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** When the page was edited last. Comes with `prop=timestamp`. May be missing. */
  readonly timestamp?: string;
}> & MembersIf<Holds<P, "prop", "titlesnippet", Defaults>, {
  /** The title in HTML, with the words that were found highlighted. Comes with `prop=titlesnippet`. May be missing. */
  readonly titlesnippet?: string;
}> & MembersIf<Holds<P, "prop", "categorysnippet", Defaults>, {
  /** The category that the search found, in HTML, with its words highlighted. Empty where it found none. Comes with `prop=categorysnippet`. May be missing. */
  readonly categorysnippet?: string;
}> & MembersIf<Holds<P, "prop", "redirecttitle", Defaults>, {
  /** The redirect by which the page was found. Comes with `prop=redirecttitle`. May be missing. */
  readonly redirecttitle?: string;
}> & MembersIf<Holds<P, "prop", "redirectsnippet", Defaults>, {
  /** The title of that redirect in HTML, with the words that were found highlighted. Comes with `prop=redirectsnippet`. May be missing. */
  readonly redirectsnippet?: string;
}> & MembersIf<Holds<P, "prop", "sectiontitle", Defaults>, {
  /** The heading of the section in which something was found. Comes with `prop=sectiontitle`. May be missing. */
  readonly sectiontitle?: string;
}> & MembersIf<Holds<P, "prop", "sectionsnippet", Defaults>, {
  /** That heading in HTML, with the words that were found highlighted. Comes with `prop=sectionsnippet`. May be missing. */
  readonly sectionsnippet?: string;
}> & MembersIf<Holds<P, "prop", "isfilematch", Defaults>, {
  /** Whether the search found something in the contents of a file, not of its page. Comes with `prop=isfilematch`. May be missing. */
  readonly isfilematch?: boolean;
}> & MembersIf<Holds<P, "prop", "extensiondata", Defaults>, {
  /** What extensions add to what was found, by the name that each gives. Comes with `prop=extensiondata`. May be missing. */
  readonly extensiondata?: { readonly [key: string]: unknown };
}>>;

/** What comes beside the answer of `search`. (decided: D-219) */
export type SearchOthers<P = SearchParameters> = Flat<MembersIf<Holds<P, "info", "rewrittenquery" | "suggestion" | "totalhits", Defaults>, {
  /** Facts about the search as a whole. Comes with `info=rewrittenquery|suggestion|totalhits`. May be missing. */
  readonly searchinfo?: Flat<MembersIf<Holds<P, "info", "totalhits", Defaults>, {
    /** How many pages the search found in all; an estimate with some search engines. Comes with `info=totalhits`. May be missing. */
    readonly totalhits?: number;
  }> & MembersIf<Holds<P, "info", "suggestion", Defaults>, {
    /** Another text to search for, such as with a typing error put right. Comes with `info=suggestion`. May be missing. */
    readonly suggestion?: string;
    /** The suggestion in HTML, with the differences highlighted. Comes with `info=suggestion`. May be missing. */
    readonly suggestionsnippet?: string;
  }> & MembersIf<Holds<P, "info", "rewrittenquery", Defaults>, {
    /** The text that was searched for in place of the one given. Comes with `info=rewrittenquery`. May be missing. */
    readonly rewrittenquery?: string;
    /** That text in HTML, with the differences highlighted. Comes with `info=rewrittenquery`. May be missing. */
    readonly rewrittenquerysnippet?: string;
  }>>;
}> & MembersIf<Given<P, "interwiki">, {
  /** Facts about the search in other wikis. Comes with `interwiki`. May be missing. */
  readonly interwikisearchinfo?: {
    /** How many pages the search found in other wikis. */
    readonly totalhits: number;
  };
  /** The pages that were found in other wikis, by the prefix of the wiki. Comes with `interwiki`. May be missing. */
  readonly interwikisearch?: { readonly [key: string]: readonly (Flat<{
    /** The id of the namespace in the other wiki. */
    readonly ns: number;
    /** The name of the namespace in the other wiki. */
    readonly namespace: string;
    /** The title in the other wiki. */
    readonly title: string;
    /** The id of the page in the other wiki. */
    readonly pageid: number;
    /** The address of the page in the other wiki. */
    readonly url: string;
  } & MembersIf<Holds<P, "prop", "size", Defaults>, {
    /** The size of the page in bytes. Comes with `prop=size`. */
    readonly size: number;
  }> & MembersIf<Holds<P, "prop", "wordcount", Defaults>, {
    /** How many words the page has. Comes with `prop=wordcount`. */
    readonly wordcount: number;
  }> & MembersIf<Holds<P, "prop", "snippet", Defaults>, {
    /** A passage in which the search found something, in HTML, with the words that were found highlighted. Comes with `prop=snippet`. */
    readonly snippet: string;
  }> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
    /** When the page was edited last. Comes with `prop=timestamp`. */
    readonly timestamp: string;
  }> & MembersIf<Holds<P, "prop", "titlesnippet", Defaults>, {
    /** The title in HTML, with the words that were found highlighted. Comes with `prop=titlesnippet`. */
    readonly titlesnippet: string;
  }> & MembersIf<Holds<P, "prop", "categorysnippet", Defaults>, {
    /** The category that the search found, in HTML, with its words highlighted. Empty where it found none. Comes with `prop=categorysnippet`. */
    readonly categorysnippet: string;
  }> & MembersIf<Holds<P, "prop", "redirecttitle", Defaults>, {
    /** The redirect by which the page was found. Comes with `prop=redirecttitle`. May be missing. */
    readonly redirecttitle?: string;
  }> & MembersIf<Holds<P, "prop", "redirectsnippet", Defaults>, {
    /** The title of that redirect in HTML, with the words that were found highlighted. Comes with `prop=redirectsnippet`. May be missing. */
    readonly redirectsnippet?: string;
  }> & MembersIf<Holds<P, "prop", "sectiontitle", Defaults>, {
    /** The heading of the section in which something was found. Comes with `prop=sectiontitle`. May be missing. */
    readonly sectiontitle?: string;
  }> & MembersIf<Holds<P, "prop", "sectionsnippet", Defaults>, {
    /** That heading in HTML, with the words that were found highlighted. Comes with `prop=sectionsnippet`. May be missing. */
    readonly sectionsnippet?: string;
  }> & MembersIf<Holds<P, "prop", "isfilematch", Defaults>, {
    /** Whether the search found something in the contents of a file, not of its page. Comes with `prop=isfilematch`. */
    readonly isfilematch: boolean;
  }> & MembersIf<Holds<P, "prop", "extensiondata", Defaults>, {
    /** What extensions add to what was found, by the name that each gives. Comes with `prop=extensiondata`. May be missing. */
    readonly extensiondata?: { readonly [key: string]: unknown };
  }>>)[] };
}> & MembersIf<Given<P, "enablerewrites">, {
  /** Facts about the results of other wikis that are shown among those of this one. Comes with `enablerewrites`. May be missing. */
  readonly additionalsearchinfo?: {
    /** How many pages the search found there. */
    readonly totalhits: number;
  };
  /** The pages of other wikis that are shown among the results of this one, by the prefix of the wiki. Comes with `enablerewrites`. May be missing. */
  readonly additionalsearch?: { readonly [key: string]: readonly (Flat<{
    /** The id of the namespace in the other wiki. */
    readonly ns: number;
    /** The name of the namespace in the other wiki. */
    readonly namespace: string;
    /** The title in the other wiki. */
    readonly title: string;
    /** The id of the page in the other wiki. */
    readonly pageid: number;
    /** The address of the page in the other wiki. */
    readonly url: string;
  } & MembersIf<Holds<P, "prop", "size", Defaults>, {
    /** The size of the page in bytes. Comes with `prop=size`. */
    readonly size: number;
  }> & MembersIf<Holds<P, "prop", "wordcount", Defaults>, {
    /** How many words the page has. Comes with `prop=wordcount`. */
    readonly wordcount: number;
  }> & MembersIf<Holds<P, "prop", "snippet", Defaults>, {
    /** A passage in which the search found something, in HTML, with the words that were found highlighted. Comes with `prop=snippet`. */
    readonly snippet: string;
  }> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
    /** When the page was edited last. Comes with `prop=timestamp`. */
    readonly timestamp: string;
  }> & MembersIf<Holds<P, "prop", "titlesnippet", Defaults>, {
    /** The title in HTML, with the words that were found highlighted. Comes with `prop=titlesnippet`. */
    readonly titlesnippet: string;
  }> & MembersIf<Holds<P, "prop", "categorysnippet", Defaults>, {
    /** The category that the search found, in HTML, with its words highlighted. Empty where it found none. Comes with `prop=categorysnippet`. */
    readonly categorysnippet: string;
  }> & MembersIf<Holds<P, "prop", "redirecttitle", Defaults>, {
    /** The redirect by which the page was found. Comes with `prop=redirecttitle`. May be missing. */
    readonly redirecttitle?: string;
  }> & MembersIf<Holds<P, "prop", "redirectsnippet", Defaults>, {
    /** The title of that redirect in HTML, with the words that were found highlighted. Comes with `prop=redirectsnippet`. May be missing. */
    readonly redirectsnippet?: string;
  }> & MembersIf<Holds<P, "prop", "sectiontitle", Defaults>, {
    /** The heading of the section in which something was found. Comes with `prop=sectiontitle`. May be missing. */
    readonly sectiontitle?: string;
  }> & MembersIf<Holds<P, "prop", "sectionsnippet", Defaults>, {
    /** That heading in HTML, with the words that were found highlighted. Comes with `prop=sectionsnippet`. May be missing. */
    readonly sectionsnippet?: string;
  }> & MembersIf<Holds<P, "prop", "isfilematch", Defaults>, {
    /** Whether the search found something in the contents of a file, not of its page. Comes with `prop=isfilematch`. */
    readonly isfilematch: boolean;
  }> & MembersIf<Holds<P, "prop", "extensiondata", Defaults>, {
    /** What extensions add to what was found, by the name that each gives. Comes with `prop=extensiondata`. May be missing. */
    readonly extensiondata?: { readonly [key: string]: unknown };
  }>>)[] };
}>>;

interface Defaults {
  readonly info: ["totalhits", "suggestion", "rewrittenquery"];
  readonly prop: ["size", "wordcount", "timestamp", "snippet"];
}

export {};
