// The module info of query. Generated: change the spec instead.
import type { Every, Filled, Given, Holds, MembersIf } from "../../runtime/action-api/client/narrow.js";

/** The parameters of `info`, without the prefix `in`. */
export interface InfoParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Deprecated: `preload` and `readable`.
   *
   * Wire name: `inprop`. Documented.
   */
  readonly prop?: "associatedpage" | "displaytitle" | "editintro" | "linkclasses" | "notificationtimestamp" | "preloadcontent" | "protection" | "subjectid" | "talkid" | "url" | "varianttitles" | "visitingwatchers" | "watched" | "watchers" | "preload" | "readable" | readonly ("associatedpage" | "displaytitle" | "editintro" | "linkclasses" | "notificationtimestamp" | "preloadcontent" | "protection" | "subjectid" | "talkid" | "url" | "varianttitles" | "visitingwatchers" | "watched" | "watchers" | "preload" | "readable")[] | undefined;
  /**
   * The default is a page title, which the document omits. The title of a page. Default (unknown: D-152).
   *
   * Wire name: `inlinkcontext`. Documented.
   */
  readonly linkcontext?: string | undefined;
  /**
   * Text. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `intestactions`. Documented.
   */
  readonly testactions?: string | readonly string[] | undefined;
  /**
   * One of the listed values. Default: `boolean`.
   *
   * Wire name: `intestactionsdetail`. Documented.
   */
  readonly testactionsdetail?: "boolean" | "full" | "quick" | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `intestactionsautocreate`. Documented.
   */
  readonly testactionsautocreate?: boolean | undefined;
  /**
   * Text. Applies only to preloaded content, that is with `prop=preloadcontent` (decided: D-153).
   *
   * Wire name: `inpreloadcustom`. Documented.
   */
  readonly preloadcustom?: string | undefined;
  /**
   * Text. Up to 50 values, for privileged callers up to 500. Applies only to preloaded content, that is with `prop=preloadcontent` (decided: D-153).
   *
   * Wire name: `inpreloadparams`. Documented.
   */
  readonly preloadparams?: string | readonly string[] | undefined;
  /**
   * A flag: present means true, absent means false. Applies only to preloaded content, that is with `prop=preloadcontent` (decided: D-153).
   *
   * Wire name: `inpreloadnewsection`. Documented.
   */
  readonly preloadnewsection?: boolean | undefined;
  /**
   * One of the listed values. Default: `moreframes`. Applies only to edit intro, that is with `prop=editintro` (decided: D-153).
   *
   * Wire name: `ineditintrostyle`. Documented.
   */
  readonly editintrostyle?: "lessframes" | "moreframes" | undefined;
  /**
   * Text. Up to 50 values, for privileged callers up to 500. Applies only to edit intro, that is with `prop=editintro` (decided: D-153).
   *
   * Wire name: `ineditintroskip`. Documented.
   */
  readonly editintroskip?: string | readonly string[] | undefined;
  /**
   * Text. Applies only to edit intro, that is with `prop=editintro` (decided: D-153).
   *
   * Wire name: `ineditintrocustom`. Documented.
   */
  readonly editintrocustom?: string | undefined;
  /**
   * Text. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `incontinue`. Documented.
   */
  readonly continue?: string | undefined;
}

/** What a page has of `info`. (decided: D-219) */
export type InfoPage<P = InfoParameters, Kind = "existing"> = (Kind extends "existing" | "missing" ? {
  /** Of pages that are existing or missing only. */
  readonly contentmodel: string;
  /** Of pages that are existing or missing only. */
  readonly pagelanguage: string;
  /** Of pages that are existing or missing only. */
  readonly pagelanguagehtmlcode: string;
  /** Of pages that are existing or missing only. */
  readonly pagelanguagedir: "ltr" | "rtl";
} & MembersIf<Holds<P, "prop", "protection">, {
  /** Comes with `prop=protection`. Of pages that are existing or missing only. */
  readonly protection: readonly ({
    readonly type: string;
    readonly level: string;
    readonly expiry: string | "infinity";
    /** May be missing. */
    readonly cascade?: true;
    /** The page whose cascading protection this is. May be missing. */
    readonly source?: string;
  })[];
  /** Comes with `prop=protection`. Of pages that are existing or missing only. */
  readonly restrictiontypes: readonly string[];
}> & MembersIf<Holds<P, "prop", "watched">, {
  /** Comes with `prop=watched`. Of pages that are existing or missing only. */
  readonly watched: boolean;
  /** Comes with `prop=watched`. Of pages that are existing or missing only. May be missing. */
  readonly watchlistexpiry?: string;
}> & MembersIf<Holds<P, "prop", "watchers">, {
  /** Comes with `prop=watchers`. Of pages that are existing or missing only. May be missing. */
  readonly watchers?: number;
}> & MembersIf<Holds<P, "prop", "visitingwatchers">, {
  /** Comes with `prop=visitingwatchers`. Of pages that are existing or missing only. May be missing. */
  readonly visitingwatchers?: number;
}> & MembersIf<Holds<P, "prop", "notificationtimestamp">, {
  /** Comes with `prop=notificationtimestamp`. Of pages that are existing or missing only. */
  readonly notificationtimestamp: string | "";
}> & MembersIf<Holds<P, "prop", "talkid">, {
  /** Comes with `prop=talkid`. Of pages that are existing or missing only. May be missing. */
  readonly talkid?: number;
}> & MembersIf<Holds<P, "prop", "subjectid">, {
  /** Comes with `prop=subjectid`. Of pages that are existing or missing only. May be missing. */
  readonly subjectid?: number;
}> & MembersIf<Holds<P, "prop", "associatedpage">, {
  /** Comes with `prop=associatedpage`. Of pages that are existing or missing only. */
  readonly associatedpage: string;
}> & MembersIf<Holds<P, "prop", "url">, {
  /** Comes with `prop=url`. Of pages that are existing or missing only. */
  readonly fullurl: string;
  /** Comes with `prop=url`. Of pages that are existing or missing only. */
  readonly editurl: string;
  /** Comes with `prop=url`. Of pages that are existing or missing only. */
  readonly canonicalurl: string;
}> & MembersIf<Holds<P, "prop", "readable">, {
  /** Comes with `prop=readable`. Of pages that are existing or missing only. */
  readonly readable: boolean;
}> & MembersIf<Holds<P, "prop", "preload">, {
  /** Comes with `prop=preload`. Of pages that are existing or missing only. */
  readonly preload: string;
}> & MembersIf<Holds<P, "prop", "preloadcontent">, {
  /** Comes with `prop=preloadcontent`. Of pages that are existing or missing only. May be missing. */
  readonly preloadcontent?: {
    readonly contentmodel: string;
    readonly contentformat: string;
    readonly content: string;
  };
  /** Comes with `prop=preloadcontent`. Of pages that are existing or missing only. May be missing. */
  readonly preloadisdefault?: boolean;
}> & MembersIf<Holds<P, "prop", "editintro">, {
  /** HTML by the name of the message. Comes with `prop=editintro`. Of pages that are existing or missing only. */
  readonly editintro: { readonly [key: string]: string };
}> & MembersIf<Holds<P, "prop", "displaytitle">, {
  /** In HTML. Comes with `prop=displaytitle`. Of pages that are existing or missing only. */
  readonly displaytitle: string;
}> & MembersIf<Filled<P, "testactions">, {
  /** Whether the caller may do it, or why not, by action. Comes with `testactions` with a value. Of pages that are existing or missing only. */
  readonly actions: { readonly [key: string]: boolean } | { readonly [key: string]: readonly ({
    readonly code: string;
    /** May be missing. */
    readonly text?: string;
    /** May be missing. */
    readonly html?: string;
    /** May be missing. */
    readonly key?: string;
    /** May be missing. */
    readonly params?: readonly unknown[];
    /** May be missing. */
    readonly message?: string;
    /** May be missing. */
    readonly type?: string;
    /** May be missing. */
    readonly data?: { readonly [key: string]: unknown };
  })[] };
}> & MembersIf<Every<Filled<P, "testactions"> | Given<P, "testactionsautocreate">>, {
  /** Comes with `testactions` with a value together with `testactionsautocreate`. Of pages that are existing or missing only. */
  readonly wouldautocreate: { readonly [key: string]: boolean };
}> : {}) & (Kind extends "existing" ? {
  /** Of pages that are existing only. */
  readonly touched: string;
  /** Of pages that are existing only. */
  readonly lastrevid: number;
  /** In bytes. Of pages that are existing only. */
  readonly length: number;
  /** Of pages that are existing only. May be missing. */
  readonly redirect?: true;
  /** It has one revision. Of pages that are existing only. May be missing. */
  readonly new?: true;
} & MembersIf<Holds<P, "prop", "varianttitles">, {
  /** By language. Comes with `prop=varianttitles`. Of pages that are existing only. */
  readonly varianttitles: { readonly [key: string]: string };
}> & MembersIf<Holds<P, "prop", "linkclasses">, {
  /** Comes with `prop=linkclasses`. Of pages that are existing only. */
  readonly linkclasses: readonly string[];
}> : {});
