// All modules of Content Query Interface. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result } from "../runtime/validators/types.js";

export type { Options, Wire } from "../runtime/action-api/validators/types.js";
export type { Finding, Issue, Result, StandardSchema } from "../runtime/validators/types.js";

export * as allcategories from "./allcategories.js";
export * as alldeletedrevisions from "./alldeletedrevisions.js";
export * as allfileusages from "./allfileusages.js";
export * as allimages from "./allimages.js";
export * as alllinks from "./alllinks.js";
export * as allmessages from "./allmessages.js";
export * as allpages from "./allpages.js";
export * as allredirects from "./allredirects.js";
export * as allrevisions from "./allrevisions.js";
export * as alltransclusions from "./alltransclusions.js";
export * as allusers from "./allusers.js";
export * as authmanagerinfo from "./authmanagerinfo.js";
export * as backlinks from "./backlinks.js";
export * as blocks from "./blocks.js";
export * as categories from "./categories.js";
export * as categoryinfo from "./categoryinfo.js";
export * as categorymembers from "./categorymembers.js";
export * as codexicons from "./codexicons.js";
export * as contributors from "./contributors.js";
export * as deletedrevisions from "./deletedrevisions.js";
export * as deletedrevs from "./deletedrevs.js";
export * as duplicatefiles from "./duplicatefiles.js";
export * as embeddedin from "./embeddedin.js";
export * as extlinks from "./extlinks.js";
export * as exturlusage from "./exturlusage.js";
export * as filearchive from "./filearchive.js";
export * as filerepoinfo from "./filerepoinfo.js";
export * as fileusage from "./fileusage.js";
export * as imageinfo from "./imageinfo.js";
export * as images from "./images.js";
export * as imageusage from "./imageusage.js";
export * as info from "./info.js";
export * as iwbacklinks from "./iwbacklinks.js";
export * as iwlinks from "./iwlinks.js";
export * as langbacklinks from "./langbacklinks.js";
export * as langlinks from "./langlinks.js";
export * as languageinfo from "./languageinfo.js";
export * as links from "./links.js";
export * as linkshere from "./linkshere.js";
export * as logevents from "./logevents.js";
export * as mystashedfiles from "./mystashedfiles.js";
export * as pagepropnames from "./pagepropnames.js";
export * as pageprops from "./pageprops.js";
export * as pageswithprop from "./pageswithprop.js";
export * as prefixsearch from "./prefixsearch.js";
export * as protectedtitles from "./protectedtitles.js";
export * as querypage from "./querypage.js";
export * as random from "./random.js";
export * as recentchanges from "./recentchanges.js";
export * as redirects from "./redirects.js";
export * as revisions from "./revisions.js";
export * as search from "./search.js";
export * as siteinfo from "./siteinfo.js";
export * as stashimageinfo from "./stashimageinfo.js";
export * as tags from "./tags.js";
export * as templates from "./templates.js";
export * as tokens from "./tokens.js";
export * as trackingcategories from "./trackingcategories.js";
export * as transcludedin from "./transcludedin.js";
export * as usercontribs from "./usercontribs.js";
export * as userinfo from "./userinfo.js";
export * as users from "./users.js";
export * as watchlist from "./watchlist.js";
export * as watchlistraw from "./watchlistraw.js";

/** Main parameters */
export interface MainParameters {
  /** Asks for query modules. The system has other actions, which this description does not cover. Not in the source document (decided: D-164). */
  readonly action: "query";
  /** The format of the answer. `json` is the one that this description covers. Default (unknown: D-167). Not in the source document (decided: D-164). */
  readonly format?: string;
  /**
   * The form of the answer's JSON. Not in the source document: `1` (decided: D-164), `2` (decided: D-164) and `latest` (decided: D-164). Default: `1` (decided: D-138). Not in the source document (decided: D-164).
   *
   * - `1`: The older form, in which a true boolean is an empty text.
   * - `2`: The newer form, in which a boolean is `true` or `false` and pages are a list.
   * - `latest`: The newest form that the system has.
   */
  readonly formatversion?: "1" | "2" | "latest";
  /**
   * The form of errors and warnings. Not in the source document: `bc` (decided: D-164), `plaintext` (decided: D-164), `wikitext` (decided: D-164), `html` (decided: D-164), `raw` (decided: D-164) and `none` (decided: D-164). Default: `bc` (decided: D-135). Not in the source document (decided: D-164).
   *
   * - `bc`: The older form: one error, in `error`, with its text in `info`.
   * - `plaintext`: A list of errors with plain texts.
   * - `wikitext`: A list of errors with texts in wikitext.
   * - `html`: A list of errors with texts in HTML.
   * - `raw`: A list of errors with keys of messages and their parameters, in place of texts.
   * - `none`: A list of errors without texts.
   */
  readonly errorformat?: "bc" | "plaintext" | "wikitext" | "html" | "raw" | "none";
  /** The lag of the databases, in seconds, above which the request is refused. Not in the source document (decided: D-164). */
  readonly maxlag?: number;
  /** For how many seconds caches between the two may keep the answer. Counts where the answer is the same for everybody. Default: `0` (decided: D-338). Not in the source document (decided: D-338). */
  readonly smaxage?: number;
  /** For how many seconds the caller's own cache may keep the answer. Default: `0` (decided: D-338). Not in the source document (decided: D-338). */
  readonly maxage?: number;
  /**
   * Refuses the request where the caller is not of this kind. Not in the source document: `anon` (decided: D-164), `user` (decided: D-164) and `bot` (decided: D-164). Not in the source document (decided: D-164).
   *
   * - `anon`: Not logged in.
   * - `user`: Logged in.
   * - `bot`: Logged in and with the right `bot`.
   */
  readonly assert?: "anon" | "user" | "bot";
  /** Refuses the request where the caller is not this user. A user, given as `name`. Not in the source document (decided: D-344). */
  readonly assertuser?: string;
  /** Any text; the answer repeats it. Not in the source document (decided: D-164). */
  readonly requestid?: string;
  /** Puts the current time into the answer. A flag: present means true, absent means false. Not in the source document (decided: D-164). */
  readonly curtimestamp?: boolean;
  /** Puts the languages that the answer uses into it. A flag: present means true, absent means false. Not in the source document (decided: D-164). */
  readonly responselanginfo?: boolean;
  /** Puts the name of the host into the answer, where the site allows it. A flag: present means true, absent means false. Not in the source document (decided: D-164). */
  readonly servedby?: boolean;
  /** The origin of a request by a script of another site, as in its header field `Origin`, or `*` for one of nobody in particular. Not in the source document (decided: D-164). */
  readonly origin?: string;
  /** Lets a script of another site ask in the name of whoever signs the request, without cookies. Not together with `origin`. A flag: present means true, absent means false. Not in the source document (decided: D-339). */
  readonly crossorigin?: boolean;
  /** A token that counts once, and says who asks, given out by another wiki of the same family. Where wikis share their accounts. Sensitive: never to be logged. Not in the source document (decided: D-340). */
  readonly centralauthtoken?: string;
  /** The code of the language of messages in the answer; `user` is that of the caller's preferences, `content` that of the site. A code that cannot be one counts as the site's. Default: `user` (decided: D-338). Not in the source document (decided: D-338). */
  readonly uselang?: string;
  /** The variant of the language in which texts are put. Counts where the language has variants. Not in the source document (decided: D-338). */
  readonly variant?: string;
  /** The code of the language of errors and warnings; `uselang` is that of other messages, `content` that of the site. Not with `errorformat=bc`, which is in English. Default: `uselang` (decided: D-338). Not in the source document (decided: D-338). */
  readonly errorlang?: string;
  /** Takes texts of errors and warnings that the site has in place of the usual ones. Not with `errorformat=bc`. A flag: present means true, absent means false. Not in the source document (decided: D-338). */
  readonly errorsuselocal?: boolean;
  /** The name of a function that is called with the answer, which then is a script, and is asked for by nobody in particular. Not in the source document (decided: D-341). */
  readonly callback?: string;
  /** Writes letters beyond ASCII as they are, where `formatversion=1` would escape them. A flag: present means true, absent means false. Not in the source document (decided: D-341). */
  readonly utf8?: boolean;
  /** Escapes letters beyond ASCII, where `formatversion=2` would write them as they are. A flag: present means true, absent means false. Not in the source document (decided: D-341). */
  readonly ascii?: boolean;
}

/** Page set */
export interface PageSetParameters {
  /** The titles of the pages that the request is about. Up to 50 values, for privileged callers up to 500. Not in the source document (decided: D-165). */
  readonly titles?: readonly string[];
  /** The ids of the pages that the request is about. Up to 50 values, for privileged callers up to 500. Not in the source document (decided: D-165). */
  readonly pageids?: readonly number[];
  /** The ids of revisions whose pages the request is about. Up to 50 values, for privileged callers up to 500. Not in the source document (decided: D-165). */
  readonly revids?: readonly number[];
  /** Takes the pages that redirects lead to in place of the redirects, and lists these. Not with `revids`. A flag: present means true, absent means false. Not in the source document (decided: D-342). */
  readonly redirects?: boolean;
  /** Looks for titles in the other variants of the site's language where a page does not exist. Counts where the language has variants. A flag: present means true, absent means false. Not in the source document (decided: D-342). */
  readonly converttitles?: boolean;
}

/** Query */
export interface QueryParameters {
  /** Lists the ids of the pages in `pageids`, with numbers below zero for pages without one. A flag: present means true, absent means false. Not in the source document (decided: D-343). */
  readonly indexpageids?: boolean;
  /** Puts the last revisions of the pages into the answer as XML, as for an import. A flag: present means true, absent means false. Not in the source document (decided: D-343). */
  readonly export?: boolean;
  /** Answers with the XML alone. Only with `export`. A flag: present means true, absent means false. Not in the source document (decided: D-343). */
  readonly exportnowrap?: boolean;
  /** The version of the form of the XML. Only with `export`. Default: `0.11` (decided: D-343). Not in the source document (decided: D-343). */
  readonly exportschema?: "0.10" | "0.11";
  /** Adds the address to each title of another wiki. A flag: present means true, absent means false. Not in the source document (decided: D-343). */
  readonly iwurl?: boolean;
  /** The value of the same name in the last answer's member `continue`. Not in the source document (decided: D-166). */
  readonly continue?: string;
  /** Asks for the older form of continuation. A flag: present means true, absent means false. Not in the source document (decided: D-166). */
  readonly rawcontinue?: boolean;
}

/** The parameters of the modules that a request names. */
export interface Modules {
  readonly allcategories?: import("./allcategories.js").AllcategoriesParameters;
  readonly alldeletedrevisions?: import("./alldeletedrevisions.js").AlldeletedrevisionsParameters;
  readonly allfileusages?: import("./allfileusages.js").AllfileusagesParameters;
  readonly allimages?: import("./allimages.js").AllimagesParameters;
  readonly alllinks?: import("./alllinks.js").AlllinksParameters;
  readonly allmessages?: import("./allmessages.js").AllmessagesParameters;
  readonly allpages?: import("./allpages.js").AllpagesParameters;
  readonly allredirects?: import("./allredirects.js").AllredirectsParameters;
  readonly allrevisions?: import("./allrevisions.js").AllrevisionsParameters;
  readonly alltransclusions?: import("./alltransclusions.js").AlltransclusionsParameters;
  readonly allusers?: import("./allusers.js").AllusersParameters;
  readonly authmanagerinfo?: import("./authmanagerinfo.js").AuthmanagerinfoParameters;
  readonly backlinks?: import("./backlinks.js").BacklinksParameters;
  readonly blocks?: import("./blocks.js").BlocksParameters;
  readonly categories?: import("./categories.js").CategoriesParameters;
  readonly categoryinfo?: import("./categoryinfo.js").CategoryinfoParameters;
  readonly categorymembers?: import("./categorymembers.js").CategorymembersParameters;
  readonly codexicons?: import("./codexicons.js").CodexiconsParameters;
  readonly contributors?: import("./contributors.js").ContributorsParameters;
  readonly deletedrevisions?: import("./deletedrevisions.js").DeletedrevisionsParameters;
  readonly deletedrevs?: import("./deletedrevs.js").DeletedrevsParameters;
  readonly duplicatefiles?: import("./duplicatefiles.js").DuplicatefilesParameters;
  readonly embeddedin?: import("./embeddedin.js").EmbeddedinParameters;
  readonly extlinks?: import("./extlinks.js").ExtlinksParameters;
  readonly exturlusage?: import("./exturlusage.js").ExturlusageParameters;
  readonly filearchive?: import("./filearchive.js").FilearchiveParameters;
  readonly filerepoinfo?: import("./filerepoinfo.js").FilerepoinfoParameters;
  readonly fileusage?: import("./fileusage.js").FileusageParameters;
  readonly imageinfo?: import("./imageinfo.js").ImageinfoParameters;
  readonly images?: import("./images.js").ImagesParameters;
  readonly imageusage?: import("./imageusage.js").ImageusageParameters;
  readonly info?: import("./info.js").InfoParameters;
  readonly iwbacklinks?: import("./iwbacklinks.js").IwbacklinksParameters;
  readonly iwlinks?: import("./iwlinks.js").IwlinksParameters;
  readonly langbacklinks?: import("./langbacklinks.js").LangbacklinksParameters;
  readonly langlinks?: import("./langlinks.js").LanglinksParameters;
  readonly languageinfo?: import("./languageinfo.js").LanguageinfoParameters;
  readonly links?: import("./links.js").LinksParameters;
  readonly linkshere?: import("./linkshere.js").LinkshereParameters;
  readonly logevents?: import("./logevents.js").LogeventsParameters;
  readonly mystashedfiles?: import("./mystashedfiles.js").MystashedfilesParameters;
  readonly pagepropnames?: import("./pagepropnames.js").PagepropnamesParameters;
  readonly pageprops?: import("./pageprops.js").PagepropsParameters;
  readonly pageswithprop?: import("./pageswithprop.js").PageswithpropParameters;
  readonly prefixsearch?: import("./prefixsearch.js").PrefixsearchParameters;
  readonly protectedtitles?: import("./protectedtitles.js").ProtectedtitlesParameters;
  readonly querypage?: import("./querypage.js").QuerypageParameters;
  readonly random?: import("./random.js").RandomParameters;
  readonly recentchanges?: import("./recentchanges.js").RecentchangesParameters;
  readonly redirects?: import("./redirects.js").RedirectsParameters;
  readonly revisions?: import("./revisions.js").RevisionsParameters;
  readonly search?: import("./search.js").SearchParameters;
  readonly siteinfo?: import("./siteinfo.js").SiteinfoParameters;
  readonly stashimageinfo?: import("./stashimageinfo.js").StashimageinfoParameters;
  readonly tags?: import("./tags.js").TagsParameters;
  readonly templates?: import("./templates.js").TemplatesParameters;
  readonly tokens?: import("./tokens.js").TokensParameters;
  readonly trackingcategories?: import("./trackingcategories.js").TrackingcategoriesParameters;
  readonly transcludedin?: import("./transcludedin.js").TranscludedinParameters;
  readonly usercontribs?: import("./usercontribs.js").UsercontribsParameters;
  readonly userinfo?: import("./userinfo.js").UserinfoParameters;
  readonly users?: import("./users.js").UsersParameters;
  readonly watchlist?: import("./watchlist.js").WatchlistParameters;
  readonly watchlistraw?: import("./watchlistraw.js").WatchlistrawParameters;
}

/** A whole request. */
export interface Request {
  readonly main: MainParameters;
  readonly "page-set": PageSetParameters;
  readonly query: QueryParameters;
  readonly generator?: { readonly [Name in keyof Modules]-?: { readonly name: Name; readonly parameters: NonNullable<Modules[Name]> } }[keyof Modules];
  readonly modules: Modules;
}

/** Reads a whole request: which modules it names, and the parameters of each. */
export declare function decodeRequest(wire: Wire, options?: Options): Result<Request>;
