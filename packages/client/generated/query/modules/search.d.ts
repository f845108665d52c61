// The module search of query. Generated: change the spec instead.
import type { Flat, Given, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Searches the content or titles of pages. The query syntax depends on the site's search engine.
 *
 * The parameters of `search`, without the prefix `sr`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Search}
 * @example for await (const item of wiki.list("search", { search: "lighthouse", info: ["totalhits"], prop: ["size", "timestamp"], limit: 1 })) console.log(item); // Pages that contain a word
 */
export interface SearchParameters {
  /**
   * Search string. It may use the search engine's syntax.
   *
   * Wire name: `srsearch` (decided: D-107), in a generator `gsrsearch` (decided: D-108).
   */
  readonly search: string;
  /**
   * Searches only pages in these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values. Default: `0`.
   *
   * Wire name: `srnamespace` (decided: D-107), in a generator `gsrnamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * Maximum number of pages to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `srlimit` (decided: D-107), in a generator `gsrlimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Number of results to skip. To continue from a previous response, use the value from its `continue` member. A whole number of at least 0. Default: `0`.
   *
   * Wire name: `sroffset` (decided: D-107), in a generator `gsroffset` (decided: D-108).
   */
  readonly offset?: number | undefined;
  /**
   * What to search. Defaults to titles, or to content if the search engine cannot search titles only.
   *
   * - `nearmatch`: A page whose title equals the search string, apart from details such as case.
   * - `text`: The content of pages.
   * - `title`: The titles of pages.
   *
   * Wire name: `srwhat` (decided: D-107), in a generator `gsrwhat` (decided: D-108).
   */
  readonly what?: "nearmatch" | "text" | "title" | undefined;
  /**
   * Metadata of the search to return. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `totalhits`, `suggestion`, `rewrittenquery`.
   *
   * - `rewrittenquery`: The search string that was used instead, if it was rewritten.
   * - `suggestion`: An alternative search string that may find more, if there is one.
   * - `totalhits`: The total number of matching pages.
   *
   * Wire name: `srinfo` (decided: D-107), in a generator `gsrinfo` (decided: D-108).
   */
  readonly info?: "rewrittenquery" | "suggestion" | "totalhits" | readonly ("rewrittenquery" | "suggestion" | "totalhits")[] | undefined;
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
   *
   * Wire name: `srprop` (decided: D-107), in a generator `gsrprop` (decided: D-108).
   */
  readonly prop?: "categorysnippet" | "extensiondata" | "isfilematch" | "redirectsnippet" | "redirecttitle" | "sectionsnippet" | "sectiontitle" | "size" | "snippet" | "timestamp" | "titlesnippet" | "wordcount" | "hasrelated" | "score" | readonly ("categorysnippet" | "extensiondata" | "isfilematch" | "redirectsnippet" | "redirecttitle" | "sectionsnippet" | "sectiontitle" | "size" | "snippet" | "timestamp" | "titlesnippet" | "wordcount" | "hasrelated" | "score")[] | undefined;
  /**
   * Includes results from other wikis, if the search engine supports it. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `srinterwiki` (decided: D-107), in a generator `gsrinterwiki` (decided: D-108).
   */
  readonly interwiki?: boolean | undefined;
  /**
   * Allows the search engine to rewrite the search string, such as by correcting its spelling, if that is likely to give better results. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `srenablerewrites` (decided: D-107), in a generator `gsrenablerewrites` (decided: D-108).
   */
  readonly enablerewrites?: boolean | undefined;
  /**
   * Sort order of the results. Search engines may add other orders. Default: `relevance`.
   *
   * - `relevance`: Most relevant first.
   *
   * Wire name: `srsort` (decided: D-107), in a generator `gsrsort` (decided: D-108).
   */
  readonly sort?: "relevance" | undefined;
}

/** An item of `search`. (decided: D-219) */
export type SearchItem<P = SearchParameters> = Flat<{
  /** The namespace ID of the matching page. */
  readonly ns: number;
  /** The title of the matching page. */
  readonly title: string;
  /** The ID of the matching page. */
  readonly pageid: number;
} & MembersIf<Holds<P, "prop", "size", Defaults>, {
  /** The size of the page in bytes. Comes with `prop=size`. */
  readonly size: number;
}> & MembersIf<Holds<P, "prop", "wordcount", Defaults>, {
  /** The number of words on the page. Comes with `prop=wordcount`. */
  readonly wordcount: number;
}> & MembersIf<Holds<P, "prop", "snippet", Defaults>, {
  /** A snippet of the page as HTML, with the matches highlighted. Comes with `prop=snippet`. */
  readonly snippet: string;
}> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** The time of the last edit of the page. Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "titlesnippet", Defaults>, {
  /** The title as HTML, with the matches highlighted. Comes with `prop=titlesnippet`. */
  readonly titlesnippet: string;
}> & MembersIf<Holds<P, "prop", "categorysnippet", Defaults>, {
  /** The matching category as HTML, with the matches highlighted. Empty if no category matches. Comes with `prop=categorysnippet`. */
  readonly categorysnippet: string;
}> & MembersIf<Holds<P, "prop", "redirecttitle", Defaults>, {
  /** The redirect that matches. Comes with `prop=redirecttitle`. May be missing. */
  readonly redirecttitle?: string;
}> & MembersIf<Holds<P, "prop", "redirectsnippet", Defaults>, {
  /** The title of that redirect as HTML, with the matches highlighted. Comes with `prop=redirectsnippet`. May be missing. */
  readonly redirectsnippet?: string;
}> & MembersIf<Holds<P, "prop", "sectiontitle", Defaults>, {
  /** The heading of the matching section. Comes with `prop=sectiontitle`. May be missing. */
  readonly sectiontitle?: string;
}> & MembersIf<Holds<P, "prop", "sectionsnippet", Defaults>, {
  /** That heading as HTML, with the matches highlighted. Comes with `prop=sectionsnippet`. May be missing. */
  readonly sectionsnippet?: string;
}> & MembersIf<Holds<P, "prop", "isfilematch", Defaults>, {
  /** Whether the match is in the content of a file instead of its page. Comes with `prop=isfilematch`. */
  readonly isfilematch: boolean;
}> & MembersIf<Holds<P, "prop", "extensiondata", Defaults>, {
  /** Data that extensions add to the result, by extension name. Comes with `prop=extensiondata`. May be missing. */
  readonly extensiondata?: { readonly [key: string]: unknown };
}>>;

/** The members of a page from the generator `search`. (decided: D-219) */
export type SearchGenerated<P = SearchParameters> = Flat<{
  /** The rank of the page among the results, starting at 1. May be missing. */
  readonly index?: number;
} & MembersIf<Holds<P, "prop", "size", Defaults>, {
  /** The size of the page in bytes. Comes with `prop=size`. May be missing. */
  readonly size?: number;
}> & MembersIf<Holds<P, "prop", "wordcount", Defaults>, {
  /** The number of words on the page. Comes with `prop=wordcount`. May be missing. */
  readonly wordcount?: number;
}> & MembersIf<Holds<P, "prop", "snippet", Defaults>, {
  /** A snippet of the page as HTML, with the matches highlighted. Comes with `prop=snippet`. May be missing. */
  readonly snippet?: string;
}> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** The time of the last edit of the page. Comes with `prop=timestamp`. May be missing. */
  readonly timestamp?: string;
}> & MembersIf<Holds<P, "prop", "titlesnippet", Defaults>, {
  /** The title as HTML, with the matches highlighted. Comes with `prop=titlesnippet`. May be missing. */
  readonly titlesnippet?: string;
}> & MembersIf<Holds<P, "prop", "categorysnippet", Defaults>, {
  /** The matching category as HTML, with the matches highlighted. Empty if no category matches. Comes with `prop=categorysnippet`. May be missing. */
  readonly categorysnippet?: string;
}> & MembersIf<Holds<P, "prop", "redirecttitle", Defaults>, {
  /** The redirect that matches. Comes with `prop=redirecttitle`. May be missing. */
  readonly redirecttitle?: string;
}> & MembersIf<Holds<P, "prop", "redirectsnippet", Defaults>, {
  /** The title of that redirect as HTML, with the matches highlighted. Comes with `prop=redirectsnippet`. May be missing. */
  readonly redirectsnippet?: string;
}> & MembersIf<Holds<P, "prop", "sectiontitle", Defaults>, {
  /** The heading of the matching section. Comes with `prop=sectiontitle`. May be missing. */
  readonly sectiontitle?: string;
}> & MembersIf<Holds<P, "prop", "sectionsnippet", Defaults>, {
  /** That heading as HTML, with the matches highlighted. Comes with `prop=sectionsnippet`. May be missing. */
  readonly sectionsnippet?: string;
}> & MembersIf<Holds<P, "prop", "isfilematch", Defaults>, {
  /** Whether the match is in the content of a file instead of its page. Comes with `prop=isfilematch`. May be missing. */
  readonly isfilematch?: boolean;
}> & MembersIf<Holds<P, "prop", "extensiondata", Defaults>, {
  /** Data that extensions add to the result, by extension name. Comes with `prop=extensiondata`. May be missing. */
  readonly extensiondata?: { readonly [key: string]: unknown };
}>>;

/** The members next to the result of `search`. (decided: D-219) */
export type SearchOthers<P = SearchParameters> = Flat<MembersIf<Holds<P, "info", "rewrittenquery" | "suggestion" | "totalhits", Defaults>, {
  /** Metadata of the search. Comes with `info=rewrittenquery|suggestion|totalhits`. May be missing. */
  readonly searchinfo?: Flat<MembersIf<Holds<P, "info", "totalhits", Defaults>, {
    /** The total number of matching pages; an estimate with some search engines. Comes with `info=totalhits`. May be missing. */
    readonly totalhits?: number;
  }> & MembersIf<Holds<P, "info", "suggestion", Defaults>, {
    /** An alternative search string, such as with a typing error corrected. Comes with `info=suggestion`. May be missing. */
    readonly suggestion?: string;
    /** The suggestion as HTML, with the differences highlighted. Comes with `info=suggestion`. May be missing. */
    readonly suggestionsnippet?: string;
  }> & MembersIf<Holds<P, "info", "rewrittenquery", Defaults>, {
    /** The search string that was used instead of the given one. Comes with `info=rewrittenquery`. May be missing. */
    readonly rewrittenquery?: string;
    /** That search string as HTML, with the differences highlighted. Comes with `info=rewrittenquery`. May be missing. */
    readonly rewrittenquerysnippet?: string;
  }>>;
}> & MembersIf<Given<P, "interwiki">, {
  /** Metadata of the search on other wikis. Comes with `interwiki`. May be missing. */
  readonly interwikisearchinfo?: {
    /** The total number of matching pages on other wikis. */
    readonly totalhits: number;
  };
  /** The matching pages on other wikis, by interwiki prefix. Comes with `interwiki`. May be missing. */
  readonly interwikisearch?: { readonly [key: string]: readonly (Flat<{
    /** The namespace ID on the other wiki. */
    readonly ns: number;
    /** The namespace name on the other wiki. */
    readonly namespace: string;
    /** The title on the other wiki. */
    readonly title: string;
    /** The page ID on the other wiki. */
    readonly pageid: number;
    /** The URL of the page on the other wiki. */
    readonly url: string;
  } & MembersIf<Holds<P, "prop", "size", Defaults>, {
    /** The size of the page in bytes. Comes with `prop=size`. */
    readonly size: number;
  }> & MembersIf<Holds<P, "prop", "wordcount", Defaults>, {
    /** The number of words on the page. Comes with `prop=wordcount`. */
    readonly wordcount: number;
  }> & MembersIf<Holds<P, "prop", "snippet", Defaults>, {
    /** A snippet of the page as HTML, with the matches highlighted. Comes with `prop=snippet`. */
    readonly snippet: string;
  }> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
    /** The time of the last edit of the page. Comes with `prop=timestamp`. */
    readonly timestamp: string;
  }> & MembersIf<Holds<P, "prop", "titlesnippet", Defaults>, {
    /** The title as HTML, with the matches highlighted. Comes with `prop=titlesnippet`. */
    readonly titlesnippet: string;
  }> & MembersIf<Holds<P, "prop", "categorysnippet", Defaults>, {
    /** The matching category as HTML, with the matches highlighted. Empty if no category matches. Comes with `prop=categorysnippet`. */
    readonly categorysnippet: string;
  }> & MembersIf<Holds<P, "prop", "redirecttitle", Defaults>, {
    /** The redirect that matches. Comes with `prop=redirecttitle`. May be missing. */
    readonly redirecttitle?: string;
  }> & MembersIf<Holds<P, "prop", "redirectsnippet", Defaults>, {
    /** The title of that redirect as HTML, with the matches highlighted. Comes with `prop=redirectsnippet`. May be missing. */
    readonly redirectsnippet?: string;
  }> & MembersIf<Holds<P, "prop", "sectiontitle", Defaults>, {
    /** The heading of the matching section. Comes with `prop=sectiontitle`. May be missing. */
    readonly sectiontitle?: string;
  }> & MembersIf<Holds<P, "prop", "sectionsnippet", Defaults>, {
    /** That heading as HTML, with the matches highlighted. Comes with `prop=sectionsnippet`. May be missing. */
    readonly sectionsnippet?: string;
  }> & MembersIf<Holds<P, "prop", "isfilematch", Defaults>, {
    /** Whether the match is in the content of a file instead of its page. Comes with `prop=isfilematch`. */
    readonly isfilematch: boolean;
  }> & MembersIf<Holds<P, "prop", "extensiondata", Defaults>, {
    /** Data that extensions add to the result, by extension name. Comes with `prop=extensiondata`. May be missing. */
    readonly extensiondata?: { readonly [key: string]: unknown };
  }>>)[] };
}> & MembersIf<Given<P, "enablerewrites">, {
  /** Metadata of the results from other wikis that are merged into the results. Comes with `enablerewrites`. May be missing. */
  readonly additionalsearchinfo?: {
    /** The total number of matching pages on that wiki. */
    readonly totalhits: number;
  };
  /** The pages of other wikis that are merged into the results, by interwiki prefix. Comes with `enablerewrites`. May be missing. */
  readonly additionalsearch?: { readonly [key: string]: readonly (Flat<{
    /** The namespace ID on the other wiki. */
    readonly ns: number;
    /** The namespace name on the other wiki. */
    readonly namespace: string;
    /** The title on the other wiki. */
    readonly title: string;
    /** The page ID on the other wiki. */
    readonly pageid: number;
    /** The URL of the page on the other wiki. */
    readonly url: string;
  } & MembersIf<Holds<P, "prop", "size", Defaults>, {
    /** The size of the page in bytes. Comes with `prop=size`. */
    readonly size: number;
  }> & MembersIf<Holds<P, "prop", "wordcount", Defaults>, {
    /** The number of words on the page. Comes with `prop=wordcount`. */
    readonly wordcount: number;
  }> & MembersIf<Holds<P, "prop", "snippet", Defaults>, {
    /** A snippet of the page as HTML, with the matches highlighted. Comes with `prop=snippet`. */
    readonly snippet: string;
  }> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
    /** The time of the last edit of the page. Comes with `prop=timestamp`. */
    readonly timestamp: string;
  }> & MembersIf<Holds<P, "prop", "titlesnippet", Defaults>, {
    /** The title as HTML, with the matches highlighted. Comes with `prop=titlesnippet`. */
    readonly titlesnippet: string;
  }> & MembersIf<Holds<P, "prop", "categorysnippet", Defaults>, {
    /** The matching category as HTML, with the matches highlighted. Empty if no category matches. Comes with `prop=categorysnippet`. */
    readonly categorysnippet: string;
  }> & MembersIf<Holds<P, "prop", "redirecttitle", Defaults>, {
    /** The redirect that matches. Comes with `prop=redirecttitle`. May be missing. */
    readonly redirecttitle?: string;
  }> & MembersIf<Holds<P, "prop", "redirectsnippet", Defaults>, {
    /** The title of that redirect as HTML, with the matches highlighted. Comes with `prop=redirectsnippet`. May be missing. */
    readonly redirectsnippet?: string;
  }> & MembersIf<Holds<P, "prop", "sectiontitle", Defaults>, {
    /** The heading of the matching section. Comes with `prop=sectiontitle`. May be missing. */
    readonly sectiontitle?: string;
  }> & MembersIf<Holds<P, "prop", "sectionsnippet", Defaults>, {
    /** That heading as HTML, with the matches highlighted. Comes with `prop=sectionsnippet`. May be missing. */
    readonly sectionsnippet?: string;
  }> & MembersIf<Holds<P, "prop", "isfilematch", Defaults>, {
    /** Whether the match is in the content of a file instead of its page. Comes with `prop=isfilematch`. */
    readonly isfilematch: boolean;
  }> & MembersIf<Holds<P, "prop", "extensiondata", Defaults>, {
    /** Data that extensions add to the result, by extension name. Comes with `prop=extensiondata`. May be missing. */
    readonly extensiondata?: { readonly [key: string]: unknown };
  }>>)[] };
}>>;

interface Defaults {
  readonly info: ["totalhits", "suggestion", "rewrittenquery"];
  readonly prop: ["size", "wordcount", "timestamp", "snippet"];
}

export {};
