// The module info of query. Generated: change the spec instead.
import type { Every, Filled, Given, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Returns basic information about each page, such as its language, length and latest revision.
 *
 * The parameters of `info`, without the prefix `in`.
 * @see {@link https://www.mediawiki.org/wiki/API:Info}
 * @example console.log(await wiki.query({ titles: ["Main Page"], prop: { info: { prop: ["protection"] } } })); // Basic information about a page, and who may edit it
 */
export interface InfoParameters {
  /**
   * Properties to return for each page in addition to the basic ones. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Deprecated: `preload` and `readable`.
   *
   * - `associatedpage`: The title of the talk page, or of the subject page for a talk page.
   * - `displaytitle`: The display title of the page, as HTML.
   * - `editintro`: The edit notices, as HTML. Only for requests for a single page.
   * - `linkclasses`: The CSS classes of links to the page on the page that `linkcontext` names.
   * - `notificationtimestamp`: The time since which a watched page has changes that the caller has not seen. Can be empty.
   * - `preloadcontent`: The initial content of the edit form for a new page or section. Only for requests for a single page.
   * - `protection`: The protections of the page, and the types of protection that it can have.
   * - `subjectid`: The ID of the subject page, for a talk page.
   * - `talkid`: The ID of the talk page, if it exists.
   * - `url`: The URL of the page, the URL of its edit form, and its canonical URL.
   * - `varianttitles`: The title in each variant of the site's language.
   * - `visitingwatchers`: The number of watchers who have visited recent edits. Omitted if the caller may not see it.
   * - `watched`: Whether the caller watches the page, and until when.
   * - `watchers`: The number of watchers. Omitted if the caller may not see it.
   * - `preload`: The text that extensions preload into the edit form of a page that does not exist. `preloadcontent` also considers other sources.
   * - `readable`: Whether the caller may read the page. Equivalent to `testactions=read`.
   *
   * `prop=editintro|preloadcontent` only without several pages or several revisions (otherwise `invalidparammix`). (decided: D-300)
   *
   * Wire name: `inprop` (decided: D-107).
   */
  readonly prop?: "associatedpage" | "displaytitle" | "editintro" | "linkclasses" | "notificationtimestamp" | "preloadcontent" | "protection" | "subjectid" | "talkid" | "url" | "varianttitles" | "visitingwatchers" | "watched" | "watchers" | "preload" | "readable" | readonly ("associatedpage" | "displaytitle" | "editintro" | "linkclasses" | "notificationtimestamp" | "preloadcontent" | "protection" | "subjectid" | "talkid" | "url" | "varianttitles" | "visitingwatchers" | "watched" | "watchers" | "preload" | "readable")[] | undefined;
  /**
   * The context page for `prop=linkclasses`. Defaults to a page title that the document omits. The title of a page. Default (unknown: D-152).
   *
   * Wire name: `inlinkcontext` (decided: D-107).
   */
  readonly linkcontext?: string | undefined;
  /**
   * Actions to check for each page, such as `edit`. The response says whether the caller may perform them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * Wire name: `intestactions` (decided: D-107).
   */
  readonly testactions?: string | readonly string[] | undefined;
  /**
   * The level of detail for `testactions`. Default: `boolean`.
   *
   * - `boolean`: Whether the action is allowed.
   * - `full`: The reasons why the action is not allowed. Empty if it is allowed.
   * - `quick`: Like `full`, but without expensive checks.
   *
   * Wire name: `intestactionsdetail` (decided: D-107).
   */
  readonly testactionsdetail?: "boolean" | "full" | "quick" | undefined;
  /**
   * Also returns, for each of the `testactions`, whether it would create a temporary account for the caller. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `intestactionsautocreate` (decided: D-107).
   */
  readonly testactionsautocreate?: boolean | undefined;
  /**
   * Title of a page to preload the content from, instead of the default. Applies only to preloaded content, that is, with `prop=preloadcontent` (decided: D-153).
   *
   * Wire name: `inpreloadcustom` (decided: D-107).
   */
  readonly preloadcustom?: string | undefined;
  /**
   * Values for the placeholders `$1`, `$2` and so on in the preloaded content, in order. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Applies only to preloaded content, that is, with `prop=preloadcontent` (decided: D-153).
   *
   * Wire name: `inpreloadparams` (decided: D-107).
   */
  readonly preloadparams?: string | readonly string[] | undefined;
  /**
   * Preloads a new section of the page instead of a new page. Without it, a page that exists has no preloaded content. A flag: present means true, absent means false (decided: D-119). Applies only to preloaded content, that is, with `prop=preloadcontent` (decided: D-153).
   *
   * Wire name: `inpreloadnewsection` (decided: D-107).
   */
  readonly preloadnewsection?: boolean | undefined;
  /**
   * How to frame edit notices. Default: `moreframes`. Applies only to edit intro, that is, with `prop=editintro` (decided: D-153).
   *
   * - `lessframes`: Notices that can do without a frame are not framed.
   * - `moreframes`: All notices keep their frame.
   *
   * Wire name: `ineditintrostyle` (decided: D-107).
   */
  readonly editintrostyle?: "lessframes" | "moreframes" | undefined;
  /**
   * Names of the edit notices to exclude. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Applies only to edit intro, that is, with `prop=editintro` (decided: D-153).
   *
   * Wire name: `ineditintroskip` (decided: D-107).
   */
  readonly editintroskip?: string | readonly string[] | undefined;
  /**
   * Title of a page to show as an additional edit notice. Applies only to edit intro, that is, with `prop=editintro` (decided: D-153).
   *
   * Wire name: `ineditintrocustom` (decided: D-107).
   */
  readonly editintrocustom?: string | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<text>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `incontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
}

/** The members of a page from `info`. (decided: D-219) */
export type InfoPage<P = InfoParameters, Kind = "existing"> = (Kind extends "existing" | "missing" ? {
  /** The content model of the page, such as `wikitext`; for a missing page, its default content model. Only for pages that are existing or missing. */
  readonly contentmodel: string;
  /** The language code of the content. Only for pages that are existing or missing. */
  readonly pagelanguage: string;
  /** The language code as used in the HTML attribute `lang`. Only for pages that are existing or missing. */
  readonly pagelanguagehtmlcode: string;
  /** The writing direction of the language. `ltr`: Left to right. `rtl`: Right to left. Only for pages that are existing or missing. */
  readonly pagelanguagedir: "ltr" | "rtl";
} & MembersIf<Holds<P, "prop", "protection">, {
  /** The protections of the page. Can be empty. Comes with `prop=protection`. Only for pages that are existing or missing. */
  readonly protection: readonly ({
    /** The restricted action, such as `edit`. */
    readonly type: string;
    /** The group or right that is required to perform it, such as `autoconfirmed`. */
    readonly level: string;
    /** The time at which the protection expires; `infinity` if it does not expire. */
    readonly expiry: string | "infinity";
    /** True if the protection cascades to the pages that this page transcludes. May be missing. */
    readonly cascade?: true;
    /** The page that the cascading protection comes from. May be missing. */
    readonly source?: string;
  })[];
  /** The actions that can be restricted on this page, such as `edit` and `move`. Comes with `prop=protection`. Only for pages that are existing or missing. */
  readonly restrictiontypes: readonly string[];
}> & MembersIf<Holds<P, "prop", "watched">, {
  /** Whether the caller watches the page. Comes with `prop=watched`. Only for pages that are existing or missing. */
  readonly watched: boolean;
  /** The time at which the page is removed from the caller's watchlist. Absent if it is not removed automatically. Comes with `prop=watched`. Only for pages that are existing or missing. May be missing. */
  readonly watchlistexpiry?: string;
}> & MembersIf<Holds<P, "prop", "watchers">, {
  /** The number of watchers. Absent if the caller may not see it. Comes with `prop=watchers`. Only for pages that are existing or missing. May be missing. */
  readonly watchers?: number;
}> & MembersIf<Holds<P, "prop", "visitingwatchers">, {
  /** The number of watchers who have visited recent edits. Absent if the caller may not see it. Comes with `prop=visitingwatchers`. Only for pages that are existing or missing. May be missing. */
  readonly visitingwatchers?: number;
}> & MembersIf<Holds<P, "prop", "notificationtimestamp">, {
  /** The time of the first change that the caller has not seen; empty if the caller has seen all changes. Comes with `prop=notificationtimestamp`. Only for pages that are existing or missing. */
  readonly notificationtimestamp: string | "";
}> & MembersIf<Holds<P, "prop", "talkid">, {
  /** The ID of the talk page. Absent if the page has no talk page. Comes with `prop=talkid`. Only for pages that are existing or missing. May be missing. */
  readonly talkid?: number;
}> & MembersIf<Holds<P, "prop", "subjectid">, {
  /** The ID of the subject page, for a talk page. Absent for other pages. Comes with `prop=subjectid`. Only for pages that are existing or missing. May be missing. */
  readonly subjectid?: number;
}> & MembersIf<Holds<P, "prop", "associatedpage">, {
  /** The title of the talk page, or of the subject page for a talk page. Comes with `prop=associatedpage`. Only for pages that are existing or missing. */
  readonly associatedpage: string;
}> & MembersIf<Holds<P, "prop", "url">, {
  /** The full URL of the page, with the scheme of the request. Comes with `prop=url`. Only for pages that are existing or missing. */
  readonly fullurl: string;
  /** The URL of the edit form. Comes with `prop=url`. Only for pages that are existing or missing. */
  readonly editurl: string;
  /** The canonical URL of the page. Comes with `prop=url`. Only for pages that are existing or missing. */
  readonly canonicalurl: string;
}> & MembersIf<Holds<P, "prop", "readable">, {
  /** Whether the caller may read the page. Comes with `prop=readable`. Only for pages that are existing or missing. */
  readonly readable: boolean;
}> & MembersIf<Holds<P, "prop", "preload">, {
  /** The text that extensions preload into the edit form of a page that does not exist. Comes with `prop=preload`. Only for pages that are existing or missing. */
  readonly preload: string;
}> & MembersIf<Holds<P, "prop", "preloadcontent">, {
  /** The initial content of the edit form for a new page or section. Comes with `prop=preloadcontent`. Only for pages that are existing or missing. May be missing. */
  readonly preloadcontent?: {
    /** The content model of the preloaded content, such as `wikitext`. */
    readonly contentmodel: string;
    /** The content format of the preloaded content, such as `text/x-wiki`. */
    readonly contentformat: string;
    /** The preloaded content, as source text. */
    readonly content: string;
  };
  /** Whether the preloaded content is the software's default. Comes with `prop=preloadcontent`. Only for pages that are existing or missing. May be missing. */
  readonly preloadisdefault?: boolean;
}> & MembersIf<Holds<P, "prop", "editintro">, {
  /** The edit notices, as HTML, by message name. Comes with `prop=editintro`. Only for pages that are existing or missing. */
  readonly editintro: { readonly [key: string]: string };
}> & MembersIf<Holds<P, "prop", "displaytitle">, {
  /** The display title of the page, as HTML. Comes with `prop=displaytitle`. Only for pages that are existing or missing. */
  readonly displaytitle: string;
}> & MembersIf<Filled<P, "testactions">, {
  /** The permissions of the caller, by action: a boolean, or the reasons against the action. Comes with `testactions` with a value. Only for pages that are existing or missing. */
  readonly actions: { readonly [key: string]: boolean } | { readonly [key: string]: readonly ({
    /** The code of the reason, such as `protectedpage`. */
    readonly code: string;
    /** The reason as plain text or wikitext, as selected by `errorformat`. May be missing. */
    readonly text?: string;
    /** The reason as HTML, with `errorformat=html`. May be missing. */
    readonly html?: string;
    /** The message key of the reason, with `errorformat=raw`. May be missing. */
    readonly key?: string;
    /** The message parameters, in order. May be missing. */
    readonly params?: readonly unknown[];
    /** The message key of the reason, with `errorformat=bc`. May be missing. */
    readonly message?: string;
    /** The severity of the reason, such as `error`, with `errorformat=bc`. May be missing. */
    readonly type?: string;
    /** Additional data for programs. May be missing. */
    readonly data?: { readonly [key: string]: unknown };
  })[] };
}> & MembersIf<Every<Filled<P, "testactions"> | Given<P, "testactionsautocreate">>, {
  /** Whether the action would create a temporary account for the caller, by action. Comes with `testactions` with a value together with `testactionsautocreate`. Only for pages that are existing or missing. */
  readonly wouldautocreate: { readonly [key: string]: boolean };
}> : {}) & (Kind extends "existing" ? {
  /** The time at which the page was last changed or its cached rendering was last invalidated. Only for pages that are existing. */
  readonly touched: string;
  /** The ID of the latest revision. Only for pages that are existing. */
  readonly lastrevid: number;
  /** The size of the latest revision in bytes. Only for pages that are existing. */
  readonly length: number;
  /** True if the page is a redirect. Only for pages that are existing. May be missing. */
  readonly redirect?: true;
  /** True if the page has only one revision. Only for pages that are existing. May be missing. */
  readonly new?: true;
} & MembersIf<Holds<P, "prop", "varianttitles">, {
  /** The title in each language variant, by variant code. Comes with `prop=varianttitles`. Only for pages that are existing. */
  readonly varianttitles: { readonly [key: string]: string };
}> & MembersIf<Holds<P, "prop", "linkclasses">, {
  /** The CSS classes of links to the page, such as `mw-redirect`. Comes with `prop=linkclasses`. Only for pages that are existing. */
  readonly linkclasses: readonly string[];
}> : {});
