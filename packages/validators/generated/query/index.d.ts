// All modules of Content Query Interface. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result } from "../runtime/core/validators/types.js";

export type { Options, Wire } from "../runtime/action-api/validators/types.js";
export type { Finding, Issue, Result, StandardSchema } from "../runtime/core/validators/types.js";

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

/** Main parameters. Parameters of the request as a whole, independent of its modules. */
export interface MainParameters {
  /**
   * The action to perform. This description covers only `query`; the system has other actions. Not in the source document: `query` (decided: D-164). Not in the source document (decided: D-164).
   *
   * - `query`: Runs the query modules that the request names.
   */
  readonly action: "query";
  /** The format of the response. This description covers `json`. Default (unknown: D-167). Not in the source document (decided: D-164). */
  readonly format?: string;
  /**
   * The version of the JSON format. Not in the source document: `1` (decided: D-164), `2` (decided: D-164) and `latest` (decided: D-164). Default: `1` (decided: D-138). Not in the source document (decided: D-164).
   *
   * - `1`: The older format, in which true booleans are empty strings.
   * - `2`: The newer format, in which booleans are `true` or `false` and pages are a list.
   * - `latest`: The newest format that the system supports.
   */
  readonly formatversion?: "1" | "2" | "latest";
  /**
   * The format of errors and warnings. Not in the source document: `bc` (decided: D-164), `plaintext` (decided: D-164), `wikitext` (decided: D-164), `html` (decided: D-164), `raw` (decided: D-164) and `none` (decided: D-164). Default: `bc` (decided: D-135). Not in the source document (decided: D-164).
   *
   * - `bc`: The older form: a single error, in `error`, with its message in `info`.
   * - `plaintext`: A list of errors with plain text messages.
   * - `wikitext`: A list of errors with wikitext messages.
   * - `html`: A list of errors with HTML messages.
   * - `raw`: A list of errors with message keys and parameters instead of messages.
   * - `none`: A list of errors without messages.
   */
  readonly errorformat?: "bc" | "plaintext" | "wikitext" | "html" | "raw" | "none";
  /** The maximum replication lag of the databases, in seconds. The request is refused if the lag is higher. Not in the source document (decided: D-164). */
  readonly maxlag?: number;
  /** How long shared caches may keep the response, in seconds. Effective only if the response is the same for every caller. A whole number of at least 0. Default: `0` (decided: D-338). Not in the source document (decided: D-338). */
  readonly smaxage?: number;
  /** How long the caller's cache may keep the response, in seconds. A whole number of at least 0. Default: `0` (decided: D-338). Not in the source document (decided: D-338). */
  readonly maxage?: number;
  /**
   * Refuses the request if the caller is not of this kind. Not in the source document: `anon` (decided: D-164), `user` (decided: D-164) and `bot` (decided: D-164). Not in the source document (decided: D-164).
   *
   * - `anon`: Not logged in.
   * - `user`: Logged in.
   * - `bot`: Logged in and with the right `bot`.
   */
  readonly assert?: "anon" | "user" | "bot";
  /** Refuses the request if the caller is not this user. A user, given as `name`. Not in the source document (decided: D-344). */
  readonly assertuser?: string;
  /** Any string; the response repeats it. Not in the source document (decided: D-164). */
  readonly requestid?: string;
  /** Includes the current time in the response. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-164). */
  readonly curtimestamp?: boolean;
  /** Includes the languages used in the response. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-164). */
  readonly responselanginfo?: boolean;
  /** Includes the name of the host in the response, if the site allows it. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-164). */
  readonly servedby?: boolean;
  /** The origin of a cross-site request, such as `https://example.org`. It must match the header `Origin`. With `*`, any site may read the response, and the caller is treated as not logged in. Not in the source document (decided: D-164). */
  readonly origin?: string;
  /** Allows a cross-site request that is authenticated by a signature instead of cookies. Cannot be combined with `origin`. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-339). */
  readonly crossorigin?: boolean;
  /** A single-use token from another wiki of the same family that identifies the caller. Only on wikis that share accounts. Sensitive: do not log it. Not in the source document (decided: D-340). */
  readonly centralauthtoken?: string;
  /** The language code of messages in the response. `user` selects the caller's preference, `content` the site's language. A code that is not valid selects the site's language. Default: `user` (decided: D-338). Not in the source document (decided: D-338). */
  readonly uselang?: string;
  /** The language variant to convert text to. Effective only if the language has variants. Not in the source document (decided: D-338). */
  readonly variant?: string;
  /** The language code of errors and warnings. `uselang` selects the language of other messages, `content` the site's language. Not with `errorformat=bc`, which is in English. Default: `uselang` (decided: D-338). Not in the source document (decided: D-338). */
  readonly errorlang?: string;
  /** Uses the site's customized messages for errors and warnings. Not with `errorformat=bc`. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-338). */
  readonly errorsuselocal?: boolean;
  /** The name of a function to call with the response, which then is a script. The caller is treated as not logged in. Not in the source document (decided: D-341). */
  readonly callback?: string;
  /** Writes non-ASCII characters literally where `formatversion=1` would escape them. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-341). */
  readonly utf8?: boolean;
  /** Escapes non-ASCII characters where `formatversion=2` would write them literally. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-341). */
  readonly ascii?: boolean;
  /** The title of a page with an XSLT style sheet for the response. Only with `format=xml`, and only if the site allows it. Not in the source document (decided: D-366). */
  readonly xslt?: string;
  /** Adds an XML namespace to the elements of the response. Only with `format=xml`. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-366). */
  readonly includexmlnamespace?: boolean;
  /** Returns the HTML page wrapped in JSON. Only with formats whose names end with `fm`. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-366). */
  readonly wrappedhtml?: boolean;
}

/**
 * Page set. The pages that property modules return data for: one of the three, or a generator instead. List modules do not need any.
 *
 * With `redirects` together with `revids`: the warning `redirectsandrevids`. (decided: D-342)
 */
export interface PageSetParameters {
  /**
   * Titles of the pages to work on. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Not in the source document (decided: D-165).
   *
   * At most one of `titles`, `pageids`, `revids` (otherwise `multisource`). (decided: D-165)
   */
  readonly titles?: readonly string[];
  /**
   * IDs of the pages to work on. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Not in the source document (decided: D-165).
   *
   * At most one of `titles`, `pageids`, `revids` (otherwise `multisource`). (decided: D-165)
   */
  readonly pageids?: readonly number[];
  /**
   * IDs of revisions; the request works on their pages. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Not in the source document (decided: D-165).
   *
   * At most one of `titles`, `pageids`, `revids` (otherwise `multisource`). (decided: D-165)
   */
  readonly revids?: readonly number[];
  /** Resolves redirects and lists them in the response. Not with `revids`. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-342). */
  readonly redirects?: boolean;
  /** Also looks for titles in other variants of the site's language if a page does not exist. Effective only if the language has variants. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-342). */
  readonly converttitles?: boolean;
}

/** Query. Additions to the response other than modules, and continuation. */
export interface QueryParameters {
  /** Includes the IDs of the pages in `pageids`; pages without an ID have negative numbers. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-343). */
  readonly indexpageids?: boolean;
  /** Includes the latest revisions of the pages as XML, in the import format. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-343). */
  readonly export?: boolean;
  /** Returns only the XML. Requires `export`. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-343). */
  readonly exportnowrap?: boolean;
  /** The version of the XML schema. Requires `export`. Default: `0.11` (decided: D-343). Not in the source document (decided: D-343). */
  readonly exportschema?: "0.10" | "0.11";
  /** Includes the full URL of each interwiki title. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-343). */
  readonly iwurl?: boolean;
  /** The value of the same member of `continue` in the previous response. Not in the source document (decided: D-166). */
  readonly continue?: string;
  /** Requests the older form of continuation. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-166). */
  readonly rawcontinue?: boolean;
}

/** The parameters of the modules that a request names. */
export interface Modules {
  /**
   * Lists all categories that the site knows, in alphabetical order. A category may have no members.
   * @see {@link https://www.mediawiki.org/wiki/API:Allcategories}
   */
  readonly allcategories?: import("./allcategories.js").AllcategoriesParameters;
  /**
   * Lists the deleted revisions of all pages, or the deleted edits of one user.
   * @see {@link https://www.mediawiki.org/wiki/API:Alldeletedrevisions}
   */
  readonly alldeletedrevisions?: import("./alldeletedrevisions.js").AlldeletedrevisionsParameters;
  /**
   * Lists all uses of files, including files that do not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Allfileusages}
   */
  readonly allfileusages?: import("./allfileusages.js").AllfileusagesParameters;
  /**
   * Lists the files stored on the site, by name or by upload time.
   * @see {@link https://www.mediawiki.org/wiki/API:Allimages}
   */
  readonly allimages?: import("./allimages.js").AllimagesParameters;
  /**
   * Lists all links that point to a namespace, in the order of their targets. Targets do not have to exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Alllinks}
   */
  readonly alllinks?: import("./alllinks.js").AlllinksParameters;
  /**
   * Lists the interface messages, as the software defines them or as customized by the site.
   * @see {@link https://www.mediawiki.org/wiki/API:Allmessages}
   */
  readonly allmessages?: import("./allmessages.js").AllmessagesParameters;
  /**
   * Lists the pages in a namespace, in the order of their titles.
   * @see {@link https://www.mediawiki.org/wiki/API:Allpages}
   */
  readonly allpages?: import("./allpages.js").AllpagesParameters;
  /**
   * Lists all redirects to a namespace, in the order of their targets. Targets do not have to exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Allredirects}
   */
  readonly allredirects?: import("./allredirects.js").AllredirectsParameters;
  /**
   * Lists the revisions of all pages by time.
   * @see {@link https://www.mediawiki.org/wiki/API:Allrevisions}
   */
  readonly allrevisions?: import("./allrevisions.js").AllrevisionsParameters;
  /**
   * Lists all pages that are transcluded from a namespace, such as templates, in the order of their titles. Transcluded pages do not have to exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Alltransclusions}
   */
  readonly alltransclusions?: import("./alltransclusions.js").AlltransclusionsParameters;
  /**
   * Lists the registered users of the site by name, such as those in a group.
   * @see {@link https://www.mediawiki.org/wiki/API:Allusers}
   */
  readonly allusers?: import("./allusers.js").AllusersParameters;
  /**
   * Reports how the caller can log in, create an account and change authentication data.
   * @see {@link https://www.mediawiki.org/wiki/API:Authmanagerinfo}
   */
  readonly authmanagerinfo?: import("./authmanagerinfo.js").AuthmanagerinfoParameters;
  /**
   * Lists the pages that link to a page.
   * @see {@link https://www.mediawiki.org/wiki/API:Backlinks}
   */
  readonly backlinks?: import("./backlinks.js").BacklinksParameters;
  /**
   * Lists the active blocks of users and IP addresses.
   * @see {@link https://www.mediawiki.org/wiki/API:Blocks}
   */
  readonly blocks?: import("./blocks.js").BlocksParameters;
  /**
   * Lists the categories that each page belongs to.
   * @see {@link https://www.mediawiki.org/wiki/API:Categories}
   */
  readonly categories?: import("./categories.js").CategoriesParameters;
  /**
   * Returns the number of pages, files and subcategories in each category, and whether it is hidden.
   * @see {@link https://www.mediawiki.org/wiki/API:Categoryinfo}
   */
  readonly categoryinfo?: import("./categoryinfo.js").CategoryinfoParameters;
  /**
   * Lists the members of one category: pages, subcategories and files.
   * @see {@link https://www.mediawiki.org/wiki/API:Categorymembers}
   */
  readonly categorymembers?: import("./categorymembers.js").CategorymembersParameters;
  /** Returns the drawings of Codex design system icons, as the content of SVG elements. */
  readonly codexicons?: import("./codexicons.js").CodexiconsParameters;
  /**
   * Lists the registered users who edited each page, and counts the anonymous contributors.
   * @see {@link https://www.mediawiki.org/wiki/API:Contributors}
   */
  readonly contributors?: import("./contributors.js").ContributorsParameters;
  /**
   * Returns the deleted revisions of each page, or the deleted revisions with the given IDs.
   * @see {@link https://www.mediawiki.org/wiki/API:Deletedrevisions}
   */
  readonly deletedrevisions?: import("./deletedrevisions.js").DeletedrevisionsParameters;
  /**
   * Lists deleted revisions in one of three modes: of pages, of a user, or of a namespace. Superseded by `deletedrevisions` and `alldeletedrevisions`.
   * @see {@link https://www.mediawiki.org/wiki/API:Deletedrevs}
   */
  readonly deletedrevs?: import("./deletedrevs.js").DeletedrevsParameters;
  /**
   * Lists, for each file, the other files with the same content, found by hash.
   * @see {@link https://www.mediawiki.org/wiki/API:Duplicatefiles}
   */
  readonly duplicatefiles?: import("./duplicatefiles.js").DuplicatefilesParameters;
  /**
   * Lists the pages that use a page, such as a template, by transclusion.
   * @see {@link https://www.mediawiki.org/wiki/API:Embeddedin}
   */
  readonly embeddedin?: import("./embeddedin.js").EmbeddedinParameters;
  /**
   * Lists the external URLs that each page links to, without interwiki links.
   * @see {@link https://www.mediawiki.org/wiki/API:Extlinks}
   */
  readonly extlinks?: import("./extlinks.js").ExtlinksParameters;
  /**
   * Lists the links to external URLs, such as the pages of a website, with the pages that contain them.
   * @see {@link https://www.mediawiki.org/wiki/API:Exturlusage}
   */
  readonly exturlusage?: import("./exturlusage.js").ExturlusageParameters;
  /**
   * Lists deleted files by name. A file with several deleted versions is listed once for each version.
   * @see {@link https://www.mediawiki.org/wiki/API:Filearchive}
   */
  readonly filearchive?: import("./filearchive.js").FilearchiveParameters;
  /**
   * Describes the file repositories that the site uses, both its own and shared ones.
   * @see {@link https://www.mediawiki.org/wiki/API:Filerepoinfo}
   */
  readonly filerepoinfo?: import("./filerepoinfo.js").FilerepoinfoParameters;
  /**
   * Lists the pages that use each file.
   * @see {@link https://www.mediawiki.org/wiki/API:Fileusage}
   */
  readonly fileusage?: import("./fileusage.js").FileusageParameters;
  /**
   * Describes each file and, on request, its earlier versions, newest first.
   * @see {@link https://www.mediawiki.org/wiki/API:Imageinfo}
   */
  readonly imageinfo?: import("./imageinfo.js").ImageinfoParameters;
  /**
   * Lists the files that each page uses.
   * @see {@link https://www.mediawiki.org/wiki/API:Images}
   */
  readonly images?: import("./images.js").ImagesParameters;
  /**
   * Lists the pages that use a file, such as an image.
   * @see {@link https://www.mediawiki.org/wiki/API:Imageusage}
   */
  readonly imageusage?: import("./imageusage.js").ImageusageParameters;
  /**
   * Returns basic information about each page, such as its language, length and latest revision.
   * @see {@link https://www.mediawiki.org/wiki/API:Info}
   */
  readonly info?: import("./info.js").InfoParameters;
  /**
   * Lists the pages that contain interwiki links, either all links or those to a given wiki or page.
   * @see {@link https://www.mediawiki.org/wiki/API:Iwbacklinks}
   */
  readonly iwbacklinks?: import("./iwbacklinks.js").IwbacklinksParameters;
  /**
   * Lists the interwiki links of each page, which point to pages of other wikis.
   * @see {@link https://www.mediawiki.org/wiki/API:Iwlinks}
   */
  readonly iwlinks?: import("./iwlinks.js").IwlinksParameters;
  /**
   * Lists the pages that contain language links, either all links or those to a given language or page. Links added by extensions may be missing.
   * @see {@link https://www.mediawiki.org/wiki/API:Langbacklinks}
   */
  readonly langbacklinks?: import("./langbacklinks.js").LangbacklinksParameters;
  /**
   * Lists the language links of each page, which point to pages in other languages.
   * @see {@link https://www.mediawiki.org/wiki/API:Langlinks}
   */
  readonly langlinks?: import("./langlinks.js").LanglinksParameters;
  /** Describes the languages that the software knows: names, writing direction, fallbacks and variants. If the request takes too long, it is continued. */
  readonly languageinfo?: import("./languageinfo.js").LanguageinfoParameters;
  /**
   * Lists the pages that each page links to. Targets do not have to exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Links}
   */
  readonly links?: import("./links.js").LinksParameters;
  /**
   * Lists the pages that link to each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Linkshere}
   */
  readonly linkshere?: import("./linkshere.js").LinkshereParameters;
  /**
   * Lists log entries, which record actions such as deletions, moves and blocks.
   * @see {@link https://www.mediawiki.org/wiki/API:Logevents}
   */
  readonly logevents?: import("./logevents.js").LogeventsParameters;
  /**
   * Lists the files in the caller's upload stash: uploaded but not yet published.
   * @see {@link https://www.mediawiki.org/wiki/API:Mystashedfiles}
   */
  readonly mystashedfiles?: import("./mystashedfiles.js").MystashedfilesParameters;
  /**
   * Lists all page property names in use on the site.
   * @see {@link https://www.mediawiki.org/wiki/API:Pagepropnames}
   */
  readonly pagepropnames?: import("./pagepropnames.js").PagepropnamesParameters;
  /**
   * Returns the page properties of each page, such as its default sort key or display title.
   * @see {@link https://www.mediawiki.org/wiki/API:Pageprops}
   */
  readonly pageprops?: import("./pageprops.js").PagepropsParameters;
  /**
   * Lists the pages that have a given page property, with its value.
   * @see {@link https://www.mediawiki.org/wiki/API:Pageswithprop}
   */
  readonly pageswithprop?: import("./pageswithprop.js").PageswithpropParameters;
  /**
   * Searches for pages whose titles match the beginning of what a user types. The tolerance for typing errors depends on the search engine; `allpages` with `prefix` matches exactly.
   * @see {@link https://www.mediawiki.org/wiki/API:Prefixsearch}
   */
  readonly prefixsearch?: import("./prefixsearch.js").PrefixsearchParameters;
  /**
   * Lists the titles that are protected against creation.
   * @see {@link https://www.mediawiki.org/wiki/API:Protectedtitles}
   */
  readonly protectedtitles?: import("./protectedtitles.js").ProtectedtitlesParameters;
  /**
   * Lists the results of a maintenance report (special page), such as broken redirects or pages that no other page links to.
   * @see {@link https://www.mediawiki.org/wiki/API:Querypage}
   */
  readonly querypage?: import("./querypage.js").QuerypageParameters;
  /**
   * Lists random pages. Only the start of the list is random: the order of pages is fixed, so a page is always followed by the same page.
   * @see {@link https://www.mediawiki.org/wiki/API:Random}
   */
  readonly random?: import("./random.js").RandomParameters;
  /**
   * Lists recent changes to the site, such as edits, new pages and log entries. The site keeps them for a limited time.
   * @see {@link https://www.mediawiki.org/wiki/API:Recentchanges}
   */
  readonly recentchanges?: import("./recentchanges.js").RecentchangesParameters;
  /**
   * Lists the redirects to each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Redirects}
   */
  readonly redirects?: import("./redirects.js").RedirectsParameters;
  /**
   * Returns revisions: the current one of each page, several of one page, or those with the given IDs. Parameters such as `limit` or `start` request several revisions of one page.
   * @see {@link https://www.mediawiki.org/wiki/API:Revisions}
   */
  readonly revisions?: import("./revisions.js").RevisionsParameters;
  /**
   * Searches the content or titles of pages. The query syntax depends on the site's search engine.
   * @see {@link https://www.mediawiki.org/wiki/API:Search}
   */
  readonly search?: import("./search.js").SearchParameters;
  /**
   * Returns information about the site: its settings, namespaces, languages, user groups, statistics and software.
   * @see {@link https://www.mediawiki.org/wiki/API:Siteinfo}
   */
  readonly siteinfo?: import("./siteinfo.js").SiteinfoParameters;
  /**
   * Returns details of files in the caller's upload stash, which are uploaded but not yet published.
   * @see {@link https://www.mediawiki.org/wiki/API:Stashimageinfo}
   */
  readonly stashimageinfo?: import("./stashimageinfo.js").StashimageinfoParameters;
  /**
   * Lists the change tags of the site by name.
   * @see {@link https://www.mediawiki.org/wiki/API:Tags}
   */
  readonly tags?: import("./tags.js").TagsParameters;
  /**
   * Lists the pages that each page transcludes, such as templates.
   * @see {@link https://www.mediawiki.org/wiki/API:Templates}
   */
  readonly templates?: import("./templates.js").TemplatesParameters;
  /**
   * Returns the tokens required by actions that modify data.
   * @see {@link https://www.mediawiki.org/wiki/API:Tokens}
   */
  readonly tokens?: import("./tokens.js").TokensParameters;
  /**
   * Lists the tracking categories, to which the software adds pages automatically, if they have members or a page.
   * @see {@link https://www.mediawiki.org/wiki/API:Trackingcategories}
   */
  readonly trackingcategories?: import("./trackingcategories.js").TrackingcategoriesParameters;
  /**
   * Lists the pages that use each page, such as a template, by transclusion.
   * @see {@link https://www.mediawiki.org/wiki/API:Transcludedin}
   */
  readonly transcludedin?: import("./transcludedin.js").TranscludedinParameters;
  /**
   * Lists the edits of one or more users.
   * @see {@link https://www.mediawiki.org/wiki/API:Usercontribs}
   */
  readonly usercontribs?: import("./usercontribs.js").UsercontribsParameters;
  /**
   * Returns information about the caller, such as user name, groups, rights, preferences and limits.
   * @see {@link https://www.mediawiki.org/wiki/API:Userinfo}
   */
  readonly userinfo?: import("./userinfo.js").UserinfoParameters;
  /**
   * Returns information about the given users.
   * @see {@link https://www.mediawiki.org/wiki/API:Users}
   */
  readonly users?: import("./users.js").UsersParameters;
  /**
   * Lists recent changes to the pages on a watchlist.
   * @see {@link https://www.mediawiki.org/wiki/API:Watchlist}
   */
  readonly watchlist?: import("./watchlist.js").WatchlistParameters;
  /**
   * Lists the pages on a watchlist.
   * @see {@link https://www.mediawiki.org/wiki/API:Watchlistraw}
   */
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
 * Reads a whole request: its modules, and the parameters of each.
 *
 * Not documented for the service as a whole:
 *
 * - The version of the service: `1.0.0` (decided: D-100)
 * - The address of the service: `{script_path}` (decided: D-101)
 * - An example of `script_path` in it: `https://wiki.invalid/w` (decided: D-102)
 * - The path of the endpoint: `/api.php` (decided: D-101)
 * - HTTP methods of requests: `GET`, `POST` (decided: D-103)
 * - A module's prefix and the name of a parameter: joined without a separator (decided: D-107)
 * - The prefix of a generator's parameters: `g` (decided: D-108)
 * - The parameter that names a generator: `generator` (decided: D-108)
 * - The separator of values: `|` (decided: D-110)
 * - The separator in a value that starts with it: `\u001f` (decided: D-110)
 * - The word for the maximum limit: `max` (decided: D-115)
 * - The index of the first parameter: `1` (decided: D-263)
 * - The index of a templated parameter: after the parameter that supplies its values (decided: D-132)
 * - A flag: present means true, absent means false (decided: D-119)
 * - The header field that contains the error code: `MediaWiki-API-Error` (decided: D-134)
 * - The right that is required for high limits: `apihighlimits` (decided: D-112)
 * - The protocol beyond the modules: `action-api` (decided: D-269)
 * - Authentication of requests: not known (unknown: D-148)
 * - Modules of the group `list` return lists of items (decided: D-270)
 * - Modules of the group `prop` return members of pages (decided: D-270)
 * - Modules of the group `meta` return facts, each once (decided: D-270)
 * - Parameters that select the pages of a request: `titles`, `pageids`, `revids` (decided: D-165)
 * - Modules whose responses depend on the caller: `alldeletedrevisions`, `authmanagerinfo`, `blocks`, `deletedrevisions`, `deletedrevs`, `filearchive`, `mystashedfiles`, `stashimageinfo`, `tokens`, `userinfo`, `watchlist`, `watchlistraw` (decided: D-369)
 * - The parameter that selects modules of the group `list`: `list` (decided: D-105)
 * - The parameter that selects modules of the group `prop`: `prop` (decided: D-105)
 * - The parameter that selects modules of the group `meta`: `meta` (decided: D-105)
 * - A parameter of every request: `action`: `query` (decided: D-260)
 * - A parameter of every request: `format`: `json` (decided: D-260)
 * - A parameter of every request: `formatversion`: `2` (decided: D-260)
 * - A parameter of every request: `errorformat`: `plaintext` (decided: D-260)
 * - Errors in a response: a list in the member `errors` (decided: D-135)
 * - Warnings in a response: a list in the member `warnings` (decided: D-136)
 * - The parts of a response that modules share (decided: D-218)
 */
export declare function decodeRequest(wire: Wire, options?: Options): Result<Request>;
