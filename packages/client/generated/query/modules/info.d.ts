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
   * What to say of each page beside the basic facts. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Deprecated: `preload` and `readable`.
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
   * `prop=editintro|preloadcontent` only without several pages or several revisions (else `invalidparammix`). (decided: D-300)
   *
   * Wire name: `inprop` (decided: D-107).
   */
  readonly prop?: "associatedpage" | "displaytitle" | "editintro" | "linkclasses" | "notificationtimestamp" | "preloadcontent" | "protection" | "subjectid" | "talkid" | "url" | "varianttitles" | "visitingwatchers" | "watched" | "watchers" | "preload" | "readable" | readonly ("associatedpage" | "displaytitle" | "editintro" | "linkclasses" | "notificationtimestamp" | "preloadcontent" | "protection" | "subjectid" | "talkid" | "url" | "varianttitles" | "visitingwatchers" | "watched" | "watchers" | "preload" | "readable")[] | undefined;
  /**
   * The page that the links of `prop=linkclasses` are on. The default is a page title, which the document omits. The title of a page. Default (unknown: D-152).
   *
   * Wire name: `inlinkcontext` (decided: D-107).
   */
  readonly linkcontext?: string | undefined;
  /**
   * The names of actions, such as `edit`. The answer says of each whether the caller may take it on the page. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * Wire name: `intestactions` (decided: D-107).
   */
  readonly testactions?: string | readonly string[] | undefined;
  /**
   * How much the answer says of each of the `testactions`. Default: `boolean`.
   *
   * - `boolean`: Whether the action is allowed.
   * - `full`: The reasons why it is not allowed. None where it is allowed.
   * - `quick`: As `full`, but without the checks that take long.
   *
   * Wire name: `intestactionsdetail` (decided: D-107).
   */
  readonly testactionsdetail?: "boolean" | "full" | "quick" | undefined;
  /**
   * Says of each of the `testactions`, too, whether it would create a temporary account for the caller. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `intestactionsautocreate` (decided: D-107).
   */
  readonly testactionsautocreate?: boolean | undefined;
  /**
   * The title of a page whose content is preloaded in place of the default. Applies only to preloaded content, that is with `prop=preloadcontent` (decided: D-153).
   *
   * Wire name: `inpreloadcustom` (decided: D-107).
   */
  readonly preloadcustom?: string | undefined;
  /**
   * What replaces `$1`, `$2` and so on in the preloaded content, in this order. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Applies only to preloaded content, that is with `prop=preloadcontent` (decided: D-153).
   *
   * Wire name: `inpreloadparams` (decided: D-107).
   */
  readonly preloadparams?: string | readonly string[] | undefined;
  /**
   * Preloads a new section of the page instead of a new page. Without it a page that exists has no preloaded content. A flag: present means true, absent means false (decided: D-119). Applies only to preloaded content, that is with `prop=preloadcontent` (decided: D-153).
   *
   * Wire name: `inpreloadnewsection` (decided: D-107).
   */
  readonly preloadnewsection?: boolean | undefined;
  /**
   * Whether frames stand around those messages that can do without. Default: `moreframes`. Applies only to edit intro, that is with `prop=editintro` (decided: D-153).
   *
   * - `lessframes`: Messages that read well without a frame get none.
   * - `moreframes`: Every message keeps its frame.
   *
   * Wire name: `ineditintrostyle` (decided: D-107).
   */
  readonly editintrostyle?: "lessframes" | "moreframes" | undefined;
  /**
   * The names of messages to leave out. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Applies only to edit intro, that is with `prop=editintro` (decided: D-153).
   *
   * Wire name: `ineditintroskip` (decided: D-107).
   */
  readonly editintroskip?: string | readonly string[] | undefined;
  /**
   * The title of a page to show as one more message. Applies only to edit intro, that is with `prop=editintro` (decided: D-153).
   *
   * Wire name: `ineditintrocustom` (decided: D-107).
   */
  readonly editintrocustom?: string | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `incontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
}

/** What a page has of `info`. (decided: D-219) */
export type InfoPage<P = InfoParameters, Kind = "existing"> = (Kind extends "existing" | "missing" ? {
  /** What kind of contents the page holds, such as `wikitext` or `json`; of a missing page, what it would hold. Of pages that are existing or missing only. */
  readonly contentmodel: string;
  /** The code of the language that the contents are written in. Of pages that are existing or missing only. */
  readonly pagelanguage: string;
  /** The code of that language as the attribute `lang` of HTML takes it. Of pages that are existing or missing only. */
  readonly pagelanguagehtmlcode: string;
  /** The direction in which that language is written. `ltr`: From left to right. `rtl`: From right to left. Of pages that are existing or missing only. */
  readonly pagelanguagedir: "ltr" | "rtl";
} & MembersIf<Holds<P, "prop", "protection">, {
  /** The protections of the page. Empty where it has none. Comes with `prop=protection`. Of pages that are existing or missing only. */
  readonly protection: readonly ({
    /** The action that is restricted, such as `edit`. */
    readonly type: string;
    /** The group or the right that can still take it, such as `autoconfirmed`. */
    readonly level: string;
    /** When the protection ends; `infinity` where it has no end. */
    readonly expiry: string | "infinity";
    /** The protection extends to the pages that this one transcludes. May be missing. */
    readonly cascade?: true;
    /** The page whose protection extends to this one. May be missing. */
    readonly source?: string;
  })[];
  /** The actions that can be restricted on this page, such as `edit` and `move`. Comes with `prop=protection`. Of pages that are existing or missing only. */
  readonly restrictiontypes: readonly string[];
}> & MembersIf<Holds<P, "prop", "watched">, {
  /** Whether the caller watches the page. Comes with `prop=watched`. Of pages that are existing or missing only. */
  readonly watched: boolean;
  /** When the page is removed from the caller's watchlist automatically. Missing where never. Comes with `prop=watched`. Of pages that are existing or missing only. May be missing. */
  readonly watchlistexpiry?: string;
}> & MembersIf<Holds<P, "prop", "watchers">, {
  /** How many users watch the page. Missing where the caller may not know it. Comes with `prop=watchers`. Of pages that are existing or missing only. May be missing. */
  readonly watchers?: number;
}> & MembersIf<Holds<P, "prop", "visitingwatchers">, {
  /** How many of those who watch the page have seen its recent edits. Missing where the caller may not know it. Comes with `prop=visitingwatchers`. Of pages that are existing or missing only. May be missing. */
  readonly visitingwatchers?: number;
}> & MembersIf<Holds<P, "prop", "notificationtimestamp">, {
  /** The time of the first change that the caller has not seen; empty where all are seen. Comes with `prop=notificationtimestamp`. Of pages that are existing or missing only. */
  readonly notificationtimestamp: string | "";
}> & MembersIf<Holds<P, "prop", "talkid">, {
  /** The id of the talk page. Missing where there is none. Comes with `prop=talkid`. Of pages that are existing or missing only. May be missing. */
  readonly talkid?: number;
}> & MembersIf<Holds<P, "prop", "subjectid">, {
  /** Of a talk page, the id of the page that it is about. Missing where there is none. Comes with `prop=subjectid`. Of pages that are existing or missing only. May be missing. */
  readonly subjectid?: number;
}> & MembersIf<Holds<P, "prop", "associatedpage">, {
  /** The title of the talk page, or of the page that a talk page is about. Comes with `prop=associatedpage`. Of pages that are existing or missing only. */
  readonly associatedpage: string;
}> & MembersIf<Holds<P, "prop", "url">, {
  /** The address of the page, with the protocol of the request. Comes with `prop=url`. Of pages that are existing or missing only. */
  readonly fullurl: string;
  /** The address of the form with which the page is edited. Comes with `prop=url`. Of pages that are existing or missing only. */
  readonly editurl: string;
  /** The address of the page under which search engines should know it. Comes with `prop=url`. Of pages that are existing or missing only. */
  readonly canonicalurl: string;
}> & MembersIf<Holds<P, "prop", "readable">, {
  /** Whether the caller may read the page. Comes with `prop=readable`. Of pages that are existing or missing only. */
  readonly readable: boolean;
}> & MembersIf<Holds<P, "prop", "preload">, {
  /** The text with which extensions fill the edit form of a page that does not exist. Comes with `prop=preload`. Of pages that are existing or missing only. */
  readonly preload: string;
}> & MembersIf<Holds<P, "prop", "preloadcontent">, {
  /** What the edit form of a new page, or of a new section, holds before anything is typed. Comes with `prop=preloadcontent`. Of pages that are existing or missing only. May be missing. */
  readonly preloadcontent?: {
    /** What kind of contents is preloaded, such as `wikitext`. */
    readonly contentmodel: string;
    /** The media type in which it is written, such as `text/x-wiki`. */
    readonly contentformat: string;
    /** The preloaded contents themselves, as source. */
    readonly content: string;
  };
  /** Whether the preloaded contents are those of the software, and no choice of the site or of the request. Comes with `prop=preloadcontent`. Of pages that are existing or missing only. May be missing. */
  readonly preloadisdefault?: boolean;
}> & MembersIf<Holds<P, "prop", "editintro">, {
  /** What the edit form shows above the text, in HTML, by the name of the message. Comes with `prop=editintro`. Of pages that are existing or missing only. */
  readonly editintro: { readonly [key: string]: string };
}> & MembersIf<Holds<P, "prop", "displaytitle">, {
  /** The title as the page shows it above its contents, in HTML. Comes with `prop=displaytitle`. Of pages that are existing or missing only. */
  readonly displaytitle: string;
}> & MembersIf<Filled<P, "testactions">, {
  /** What the caller may do, by action: yes or no, or the reasons against it. Comes with `testactions` with a value. Of pages that are existing or missing only. */
  readonly actions: { readonly [key: string]: boolean } | { readonly [key: string]: readonly ({
    /** The code of the reason for programs, such as `protectedpage`. */
    readonly code: string;
    /** The reason for people: plain text or wikitext, as `errorformat` asks. May be missing. */
    readonly text?: string;
    /** The reason for people in HTML, with `errorformat=html`. May be missing. */
    readonly html?: string;
    /** The name of the message that gives the reason, with `errorformat=raw`. May be missing. */
    readonly key?: string;
    /** What is filled into that message, in its order. May be missing. */
    readonly params?: readonly unknown[];
    /** The name of the message that gives the reason, with `errorformat=bc`. May be missing. */
    readonly message?: string;
    /** The severity of the reason, such as `error`, with `errorformat=bc`. May be missing. */
    readonly type?: string;
    /** Data for programs that belong to the reason. May be missing. */
    readonly data?: { readonly [key: string]: unknown };
  })[] };
}> & MembersIf<Every<Filled<P, "testactions"> | Given<P, "testactionsautocreate">>, {
  /** Whether the action would create a temporary account for the caller, by action. Comes with `testactions` with a value together with `testactionsautocreate`. Of pages that are existing or missing only. */
  readonly wouldautocreate: { readonly [key: string]: boolean };
}> : {}) & (Kind extends "existing" ? {
  /** When the page was last changed, or had to be shown anew because something it uses changed. Of pages that are existing only. */
  readonly touched: string;
  /** The id of the newest revision. Of pages that are existing only. */
  readonly lastrevid: number;
  /** The size of the newest revision in bytes. Of pages that are existing only. */
  readonly length: number;
  /** The page is a redirect. Of pages that are existing only. May be missing. */
  readonly redirect?: true;
  /** The page has one revision only. Of pages that are existing only. May be missing. */
  readonly new?: true;
} & MembersIf<Holds<P, "prop", "varianttitles">, {
  /** The title in each variant of the language, by the code of the variant. Comes with `prop=varianttitles`. Of pages that are existing only. */
  readonly varianttitles: { readonly [key: string]: string };
}> & MembersIf<Holds<P, "prop", "linkclasses">, {
  /** The CSS classes that a link to the page gets, such as `mw-redirect`. Comes with `prop=linkclasses`. Of pages that are existing only. */
  readonly linkclasses: readonly string[];
}> : {});
