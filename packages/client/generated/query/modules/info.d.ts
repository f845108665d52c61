// The module info of query. Generated: change the spec instead.
import type { Every, Filled, Given, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Tells the basic facts of each page, such as its language, its length in bytes and its latest revision.
 *
 * The parameters of `info`, without the prefix `in`.
 * @see {@link https://www.mediawiki.org/wiki/API:Info}
 * @example console.log(await wiki.query({ titles: ["Main Page"], prop: { info: { prop: ["protection"] } } })); // What is known of a page, and who may edit it
 */
export interface InfoParameters {
  /**
   * What to say of each page beside the basic facts. Up to 50 values, for privileged callers up to 500. Deprecated: `preload` and `readable`.
   *
   * - `associatedpage`: The title of the talk page, or, for a talk page, of the page that it discusses.
   * - `displaytitle`: The title as the page itself shows it, in HTML.
   * - `editintro`: The messages above the edit form, in HTML. Only for a request of one page.
   * - `linkclasses`: The CSS classes of links to the page on the page that `linkcontext` names.
   * - `notificationtimestamp`: The time since which the caller has not seen the changes of a watched page. Empty where there is none.
   * - `preloadcontent`: The content with which the edit form of a new page or section starts. Only for a request of one page.
   * - `protection`: How the page is protected, and which kinds of protection it can have.
   * - `subjectid`: For a talk page, the id of the page that it discusses.
   * - `talkid`: The id of the talk page, if there is one.
   * - `url`: The URL of the page, the URL of its edit form, and its canonical URL.
   * - `varianttitles`: The title in each variant of the site's language.
   * - `visitingwatchers`: How many of those who watch the page have seen its recent edits. Left out where the caller may not know it.
   * - `watched`: Whether the caller watches the page, and until when.
   * - `watchers`: How many users watch the page. Left out where the caller may not know it.
   * - `preload`: The text with which extensions fill the edit form, where the page does not exist. `preloadcontent` has other sources, too.
   * - `readable`: Whether the caller may read the page. `testactions=read` says the same.
   *
   * Wire name: `inprop`. Documented.
   */
  readonly prop?: "associatedpage" | "displaytitle" | "editintro" | "linkclasses" | "notificationtimestamp" | "preloadcontent" | "protection" | "subjectid" | "talkid" | "url" | "varianttitles" | "visitingwatchers" | "watched" | "watchers" | "preload" | "readable" | readonly ("associatedpage" | "displaytitle" | "editintro" | "linkclasses" | "notificationtimestamp" | "preloadcontent" | "protection" | "subjectid" | "talkid" | "url" | "varianttitles" | "visitingwatchers" | "watched" | "watchers" | "preload" | "readable")[] | undefined;
  /**
   * The page that the links of `prop=linkclasses` are on. The default is a page title, which the document omits. The title of a page. Default (unknown: D-152).
   *
   * Wire name: `inlinkcontext`. Documented.
   */
  readonly linkcontext?: string | undefined;
  /**
   * The names of actions, such as `edit`. The answer says of each whether the caller may take it on the page. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `intestactions`. Documented.
   */
  readonly testactions?: string | readonly string[] | undefined;
  /**
   * How much the answer says of each of the `testactions`. Default: `boolean`.
   *
   * - `boolean`: Whether the action is allowed.
   * - `full`: The reasons why it is not allowed. None where it is allowed.
   * - `quick`: As `full`, but without the checks that take long.
   *
   * Wire name: `intestactionsdetail`. Documented.
   */
  readonly testactionsdetail?: "boolean" | "full" | "quick" | undefined;
  /**
   * Says of each of the `testactions`, too, whether it would create a temporary account for the caller. A flag: present means true, absent means false.
   *
   * Wire name: `intestactionsautocreate`. Documented.
   */
  readonly testactionsautocreate?: boolean | undefined;
  /**
   * The title of a page whose content is preloaded in place of the default. Applies only to preloaded content, that is with `prop=preloadcontent` (decided: D-153).
   *
   * Wire name: `inpreloadcustom`. Documented.
   */
  readonly preloadcustom?: string | undefined;
  /**
   * What replaces `$1`, `$2` and so on in the preloaded content, in this order. Up to 50 values, for privileged callers up to 500. Applies only to preloaded content, that is with `prop=preloadcontent` (decided: D-153).
   *
   * Wire name: `inpreloadparams`. Documented.
   */
  readonly preloadparams?: string | readonly string[] | undefined;
  /**
   * Preloads a new section of the page instead of a new page. Without it a page that exists has no preloaded content. A flag: present means true, absent means false. Applies only to preloaded content, that is with `prop=preloadcontent` (decided: D-153).
   *
   * Wire name: `inpreloadnewsection`. Documented.
   */
  readonly preloadnewsection?: boolean | undefined;
  /**
   * Whether frames stand around those messages that can do without. Default: `moreframes`. Applies only to edit intro, that is with `prop=editintro` (decided: D-153).
   *
   * - `lessframes`: Without the frames that can be left out.
   * - `moreframes`: With all frames.
   *
   * Wire name: `ineditintrostyle`. Documented.
   */
  readonly editintrostyle?: "lessframes" | "moreframes" | undefined;
  /**
   * The names of messages to leave out. Up to 50 values, for privileged callers up to 500. Applies only to edit intro, that is with `prop=editintro` (decided: D-153).
   *
   * Wire name: `ineditintroskip`. Documented.
   */
  readonly editintroskip?: string | readonly string[] | undefined;
  /**
   * The title of a page to show as one more message. Applies only to edit intro, that is with `prop=editintro` (decided: D-153).
   *
   * Wire name: `ineditintrocustom`. Documented.
   */
  readonly editintrocustom?: string | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186)
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
