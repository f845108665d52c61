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
   * Wire name: `srsearch`, in a generator `gsrsearch`. Documented.
   */
  readonly search: string;
  /**
   * Searches only pages of these namespaces. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values. Default: `0`.
   *
   * Wire name: `srnamespace`, in a generator `gsrnamespace`. Documented.
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * The most pages that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `srlimit`, in a generator `gsrlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * How many results to skip. To go on after an earlier answer, take the value from its member `continue`. A whole number of at least 0. Default: `0`.
   *
   * Wire name: `sroffset`, in a generator `gsroffset`. Documented.
   */
  readonly offset?: number | undefined;
  /**
   * What is searched. Without it titles are, or contents where the search engine has no search of titles alone.
   *
   * - `nearmatch`: A title that is the same as the search text, but for details such as upper and lower case.
   * - `text`: The contents of pages.
   * - `title`: The titles of pages.
   *
   * Wire name: `srwhat`, in a generator `gsrwhat`. Documented.
   */
  readonly what?: "nearmatch" | "text" | "title" | undefined;
  /**
   * What to say of the search as a whole. Up to 50 values, for privileged callers up to 500. Default: `totalhits`, `suggestion`, `rewrittenquery`.
   *
   * - `rewrittenquery`: The search text that was taken instead, where it was rewritten.
   * - `suggestion`: Another search text that may find more, where there is one.
   * - `totalhits`: How many pages were found in all.
   *
   * Wire name: `srinfo`, in a generator `gsrinfo`. Documented.
   */
  readonly info?: "rewrittenquery" | "suggestion" | "totalhits" | readonly ("rewrittenquery" | "suggestion" | "totalhits")[] | undefined;
  /**
   * What to say of each page beside its title and id. Up to 50 values, for privileged callers up to 500. Deprecated: `hasrelated` and `score`. Default: `size`, `wordcount`, `timestamp`, `snippet`.
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
   * - `hasrelated`: Has no effect.
   * - `score`: Has no effect.
   *
   * Wire name: `srprop`, in a generator `gsrprop`. Documented.
   */
  readonly prop?: "categorysnippet" | "extensiondata" | "isfilematch" | "redirectsnippet" | "redirecttitle" | "sectionsnippet" | "sectiontitle" | "size" | "snippet" | "timestamp" | "titlesnippet" | "wordcount" | "hasrelated" | "score" | readonly ("categorysnippet" | "extensiondata" | "isfilematch" | "redirectsnippet" | "redirecttitle" | "sectionsnippet" | "sectiontitle" | "size" | "snippet" | "timestamp" | "titlesnippet" | "wordcount" | "hasrelated" | "score")[] | undefined;
  /**
   * Adds results from other sites, where the search engine searches them. A flag: present means true, absent means false.
   *
   * Wire name: `srinterwiki`, in a generator `gsrinterwiki`. Documented.
   */
  readonly interwiki?: boolean | undefined;
  /**
   * Allows the search engine to take another search text, such as one with corrected spelling, where it expects more of it. A flag: present means true, absent means false.
   *
   * Wire name: `srenablerewrites`, in a generator `gsrenablerewrites`. Documented.
   */
  readonly enablerewrites?: boolean | undefined;
  /**
   * What the list is sorted by. Search engines may add other orders. Default: `relevance`.
   *
   * - `relevance`: The best results first.
   *
   * Wire name: `srsort`, in a generator `gsrsort`. Documented.
   */
  readonly sort?: "relevance" | undefined;
}

/** An item of `search`. (decided: D-219) */
export type SearchItem<P = SearchParameters> = Flat<{
  readonly ns: number;
  readonly title: string;
  readonly pageid: number;
} & MembersIf<Holds<P, "prop", "size", Defaults>, {
  /** In bytes. Comes with `prop=size`. */
  readonly size: number;
}> & MembersIf<Holds<P, "prop", "wordcount", Defaults>, {
  /** Comes with `prop=wordcount`. */
  readonly wordcount: number;
}> & MembersIf<Holds<P, "prop", "snippet", Defaults>, {
  /** In HTML. Comes with `prop=snippet`. */
  readonly snippet: string;
}> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "titlesnippet", Defaults>, {
  /** In HTML. Comes with `prop=titlesnippet`. */
  readonly titlesnippet: string;
}> & MembersIf<Holds<P, "prop", "categorysnippet", Defaults>, {
  /** In HTML. Comes with `prop=categorysnippet`. */
  readonly categorysnippet: string;
}> & MembersIf<Holds<P, "prop", "redirecttitle", Defaults>, {
  /** Comes with `prop=redirecttitle`. May be missing. */
  readonly redirecttitle?: string;
}> & MembersIf<Holds<P, "prop", "redirectsnippet", Defaults>, {
  /** In HTML. Comes with `prop=redirectsnippet`. May be missing. */
  readonly redirectsnippet?: string;
}> & MembersIf<Holds<P, "prop", "sectiontitle", Defaults>, {
  /** Comes with `prop=sectiontitle`. May be missing. */
  readonly sectiontitle?: string;
}> & MembersIf<Holds<P, "prop", "sectionsnippet", Defaults>, {
  /** In HTML. Comes with `prop=sectionsnippet`. May be missing. */
  readonly sectionsnippet?: string;
}> & MembersIf<Holds<P, "prop", "isfilematch", Defaults>, {
  /** Comes with `prop=isfilematch`. */
  readonly isfilematch: boolean;
}> & MembersIf<Holds<P, "prop", "extensiondata", Defaults>, {
  /** Comes with `prop=extensiondata`. May be missing. */
  readonly extensiondata?: { readonly [key: string]: unknown };
}>>;

/** What a page has of a generator `search`. (decided: D-219) */
export type SearchGenerated<P = SearchParameters> = Flat<{
  /** The place of the page among the pages found, from 1. May be missing. */
  readonly index?: number;
} & MembersIf<Holds<P, "prop", "size", Defaults>, {
  /** In bytes. Comes with `prop=size`. May be missing. */
  readonly size?: number;
}> & MembersIf<Holds<P, "prop", "wordcount", Defaults>, {
  /** Comes with `prop=wordcount`. May be missing. */
  readonly wordcount?: number;
}> & MembersIf<Holds<P, "prop", "snippet", Defaults>, {
  /** In HTML. Comes with `prop=snippet`. May be missing. */
  readonly snippet?: string;
}> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** Comes with `prop=timestamp`. May be missing. */
  readonly timestamp?: string;
}> & MembersIf<Holds<P, "prop", "titlesnippet", Defaults>, {
  /** In HTML. Comes with `prop=titlesnippet`. May be missing. */
  readonly titlesnippet?: string;
}> & MembersIf<Holds<P, "prop", "categorysnippet", Defaults>, {
  /** In HTML. Comes with `prop=categorysnippet`. May be missing. */
  readonly categorysnippet?: string;
}> & MembersIf<Holds<P, "prop", "redirecttitle", Defaults>, {
  /** Comes with `prop=redirecttitle`. May be missing. */
  readonly redirecttitle?: string;
}> & MembersIf<Holds<P, "prop", "redirectsnippet", Defaults>, {
  /** In HTML. Comes with `prop=redirectsnippet`. May be missing. */
  readonly redirectsnippet?: string;
}> & MembersIf<Holds<P, "prop", "sectiontitle", Defaults>, {
  /** Comes with `prop=sectiontitle`. May be missing. */
  readonly sectiontitle?: string;
}> & MembersIf<Holds<P, "prop", "sectionsnippet", Defaults>, {
  /** In HTML. Comes with `prop=sectionsnippet`. May be missing. */
  readonly sectionsnippet?: string;
}> & MembersIf<Holds<P, "prop", "isfilematch", Defaults>, {
  /** Comes with `prop=isfilematch`. May be missing. */
  readonly isfilematch?: boolean;
}> & MembersIf<Holds<P, "prop", "extensiondata", Defaults>, {
  /** Comes with `prop=extensiondata`. May be missing. */
  readonly extensiondata?: { readonly [key: string]: unknown };
}>>;

/** What comes beside the answer of `search`. (decided: D-219) */
export type SearchOthers<P = SearchParameters> = Flat<MembersIf<Holds<P, "info", "rewrittenquery" | "suggestion" | "totalhits", Defaults>, {
  /** Comes with `info=rewrittenquery|suggestion|totalhits`. May be missing. */
  readonly searchinfo?: Flat<MembersIf<Holds<P, "info", "totalhits", Defaults>, {
    /** Comes with `info=totalhits`. May be missing. */
    readonly totalhits?: number;
  }> & MembersIf<Holds<P, "info", "suggestion", Defaults>, {
    /** Comes with `info=suggestion`. May be missing. */
    readonly suggestion?: string;
    /** In HTML. Comes with `info=suggestion`. May be missing. */
    readonly suggestionsnippet?: string;
  }> & MembersIf<Holds<P, "info", "rewrittenquery", Defaults>, {
    /** Comes with `info=rewrittenquery`. May be missing. */
    readonly rewrittenquery?: string;
    /** In HTML. Comes with `info=rewrittenquery`. May be missing. */
    readonly rewrittenquerysnippet?: string;
  }>>;
}> & MembersIf<Given<P, "interwiki">, {
  /** Comes with `interwiki`. May be missing. */
  readonly interwikisearchinfo?: {
    readonly totalhits: number;
  };
  /** By prefix. Comes with `interwiki`. May be missing. */
  readonly interwikisearch?: { readonly [key: string]: readonly (Flat<{
    readonly ns: number;
    readonly namespace: string;
    readonly title: string;
    readonly pageid: number;
    readonly url: string;
  } & MembersIf<Holds<P, "prop", "size", Defaults>, {
    /** In bytes. Comes with `prop=size`. */
    readonly size: number;
  }> & MembersIf<Holds<P, "prop", "wordcount", Defaults>, {
    /** Comes with `prop=wordcount`. */
    readonly wordcount: number;
  }> & MembersIf<Holds<P, "prop", "snippet", Defaults>, {
    /** In HTML. Comes with `prop=snippet`. */
    readonly snippet: string;
  }> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
    /** Comes with `prop=timestamp`. */
    readonly timestamp: string;
  }> & MembersIf<Holds<P, "prop", "titlesnippet", Defaults>, {
    /** In HTML. Comes with `prop=titlesnippet`. */
    readonly titlesnippet: string;
  }> & MembersIf<Holds<P, "prop", "categorysnippet", Defaults>, {
    /** In HTML. Comes with `prop=categorysnippet`. */
    readonly categorysnippet: string;
  }> & MembersIf<Holds<P, "prop", "redirecttitle", Defaults>, {
    /** Comes with `prop=redirecttitle`. May be missing. */
    readonly redirecttitle?: string;
  }> & MembersIf<Holds<P, "prop", "redirectsnippet", Defaults>, {
    /** In HTML. Comes with `prop=redirectsnippet`. May be missing. */
    readonly redirectsnippet?: string;
  }> & MembersIf<Holds<P, "prop", "sectiontitle", Defaults>, {
    /** Comes with `prop=sectiontitle`. May be missing. */
    readonly sectiontitle?: string;
  }> & MembersIf<Holds<P, "prop", "sectionsnippet", Defaults>, {
    /** In HTML. Comes with `prop=sectionsnippet`. May be missing. */
    readonly sectionsnippet?: string;
  }> & MembersIf<Holds<P, "prop", "isfilematch", Defaults>, {
    /** Comes with `prop=isfilematch`. */
    readonly isfilematch: boolean;
  }> & MembersIf<Holds<P, "prop", "extensiondata", Defaults>, {
    /** Comes with `prop=extensiondata`. May be missing. */
    readonly extensiondata?: { readonly [key: string]: unknown };
  }>>)[] };
}> & MembersIf<Given<P, "enablerewrites">, {
  /** Comes with `enablerewrites`. May be missing. */
  readonly additionalsearchinfo?: {
    readonly totalhits: number;
  };
  /** By prefix. Comes with `enablerewrites`. May be missing. */
  readonly additionalsearch?: { readonly [key: string]: readonly (Flat<{
    readonly ns: number;
    readonly namespace: string;
    readonly title: string;
    readonly pageid: number;
    readonly url: string;
  } & MembersIf<Holds<P, "prop", "size", Defaults>, {
    /** In bytes. Comes with `prop=size`. */
    readonly size: number;
  }> & MembersIf<Holds<P, "prop", "wordcount", Defaults>, {
    /** Comes with `prop=wordcount`. */
    readonly wordcount: number;
  }> & MembersIf<Holds<P, "prop", "snippet", Defaults>, {
    /** In HTML. Comes with `prop=snippet`. */
    readonly snippet: string;
  }> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
    /** Comes with `prop=timestamp`. */
    readonly timestamp: string;
  }> & MembersIf<Holds<P, "prop", "titlesnippet", Defaults>, {
    /** In HTML. Comes with `prop=titlesnippet`. */
    readonly titlesnippet: string;
  }> & MembersIf<Holds<P, "prop", "categorysnippet", Defaults>, {
    /** In HTML. Comes with `prop=categorysnippet`. */
    readonly categorysnippet: string;
  }> & MembersIf<Holds<P, "prop", "redirecttitle", Defaults>, {
    /** Comes with `prop=redirecttitle`. May be missing. */
    readonly redirecttitle?: string;
  }> & MembersIf<Holds<P, "prop", "redirectsnippet", Defaults>, {
    /** In HTML. Comes with `prop=redirectsnippet`. May be missing. */
    readonly redirectsnippet?: string;
  }> & MembersIf<Holds<P, "prop", "sectiontitle", Defaults>, {
    /** Comes with `prop=sectiontitle`. May be missing. */
    readonly sectiontitle?: string;
  }> & MembersIf<Holds<P, "prop", "sectionsnippet", Defaults>, {
    /** In HTML. Comes with `prop=sectionsnippet`. May be missing. */
    readonly sectionsnippet?: string;
  }> & MembersIf<Holds<P, "prop", "isfilematch", Defaults>, {
    /** Comes with `prop=isfilematch`. */
    readonly isfilematch: boolean;
  }> & MembersIf<Holds<P, "prop", "extensiondata", Defaults>, {
    /** Comes with `prop=extensiondata`. May be missing. */
    readonly extensiondata?: { readonly [key: string]: unknown };
  }>>)[] };
}>>;

interface Defaults {
  readonly info: ["totalhits", "suggestion", "rewrittenquery"];
  readonly prop: ["size", "wordcount", "timestamp", "snippet"];
}

export {};
