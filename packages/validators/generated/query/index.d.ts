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
  /**
   * Refuses the request where the caller is not of this kind. Not in the source document: `anon` (decided: D-164), `user` (decided: D-164) and `bot` (decided: D-164). Not in the source document (decided: D-164).
   *
   * - `anon`: Not logged in.
   * - `user`: Logged in.
   * - `bot`: Logged in and with the right `bot`.
   */
  readonly assert?: "anon" | "user" | "bot";
  /** Refuses the request where the caller is not this user. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. Not in the source document (decided: D-164). */
  readonly assertuser?: string;
  /** Any text; the answer repeats it. Not in the source document (decided: D-164). */
  readonly requestid?: string;
  /** Puts the current time into the answer. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-164). */
  readonly curtimestamp?: boolean;
  /** Puts the languages that the answer uses into it. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-164). */
  readonly responselanginfo?: boolean;
  /** Puts the name of the host into the answer, where the site allows it. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-164). */
  readonly servedby?: boolean;
  /** The origin of a cross-site request. Not in the source document (decided: D-164). */
  readonly origin?: string;
}

/** Page set */
export interface PageSetParameters {
  /**
   * The titles of the pages that the request is about. Up to 50 values, for privileged callers up to 500 (decided: D-112). Not in the source document (decided: D-165).
   *
   * At most one of `titles`, `pageids`, `revids` (else `multisource`). (decided: D-165)
   */
  readonly titles?: readonly string[];
  /**
   * The ids of the pages that the request is about. Up to 50 values, for privileged callers up to 500 (decided: D-112). Not in the source document (decided: D-165).
   *
   * At most one of `titles`, `pageids`, `revids` (else `multisource`). (decided: D-165)
   */
  readonly pageids?: readonly number[];
  /**
   * The ids of revisions whose pages the request is about. Up to 50 values, for privileged callers up to 500 (decided: D-112). Not in the source document (decided: D-165).
   *
   * At most one of `titles`, `pageids`, `revids` (else `multisource`). (decided: D-165)
   */
  readonly revids?: readonly number[];
}

/** Continuation */
export interface QueryParameters {
  /** The value of the same name in the last answer's member `continue`. Not in the source document (decided: D-166). */
  readonly continue?: string;
  /** Asks for the older form of continuation. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-166). */
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

/**
 * Reads a whole request: which modules it names, and the parameters of each.
 *
 * Of the service as a whole no document states:
 *
 * - The version of the service: `1.0.0` (decided: D-100)
 * - The address of the service: `{script_path}` (decided: D-101)
 * - An example of `script_path` in it: `https://wiki.invalid/w` (decided: D-102)
 * - The path of the endpoint: `/api.php` (decided: D-101)
 * - HTTP methods of requests: `GET`, `POST` (decided: D-103)
 * - A module's prefix and the name of a parameter: joined without anything between (decided: D-107)
 * - What the names of a generator's parameters start with: `g` (decided: D-108)
 * - The parameter that names a generator: `generator` (decided: D-108)
 * - What stands between several values: `|` (decided: D-110)
 * - What separates them in a value that starts with it: `\u001f` (decided: D-110)
 * - What asks for as many as allowed: `max` (decided: D-115)
 * - The index of the first parameter: `1` (decided: D-263)
 * - The index of a templated parameter: behind that of the parameter it ranges over (decided: D-132)
 * - A flag: present means true, absent means false (decided: D-119)
 * - The header field that holds the code of an error: `MediaWiki-API-Error` (decided: D-134)
 * - The right that high limits need: `apihighlimits` (decided: D-112)
 * - Its protocol beyond the modules: `action-api` (decided: D-269)
 * - How a request shows who makes it: not known (unknown: D-148)
 * - Modules of the group `list` answer lists of items (decided: D-270)
 * - Modules of the group `prop` answer members of pages (decided: D-270)
 * - Modules of the group `meta` answer facts, each once (decided: D-270)
 * - What names the pages of a request: `titles`, `pageids`, `revids` (decided: D-165)
 * - The parameter that selects modules of the group `list`: `list` (decided: D-105)
 * - The parameter that selects modules of the group `prop`: `prop` (decided: D-105)
 * - The parameter that selects modules of the group `meta`: `meta` (decided: D-105)
 * - Every request says `action`: `query` (decided: D-260)
 * - Every request says `format`: `json` (decided: D-260)
 * - Every request says `formatversion`: `2` (decided: D-260)
 * - Every request says `errorformat`: `plaintext` (decided: D-260)
 * - Errors in an answer: a list in the member `errors` (decided: D-135)
 * - Warnings in an answer: a list in the member `warnings` (decided: D-136)
 * - The parts of an answer that modules share (decided: D-218)
 */
export declare function decodeRequest(wire: Wire, options?: Options): Result<Request>;
