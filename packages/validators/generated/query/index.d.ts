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

/** Main parameters. What a request asks of the interface as a whole, whichever modules it names. */
export interface MainParameters {
  /**
   * Asks for query modules. The system has other actions, which this description does not cover. Not in the source document: `query` (decided: D-164). Not in the source document (decided: D-164).
   *
   * - `query`: Runs the query modules that the request names.
   */
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
  /** Puts the current time into the answer. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-164). */
  readonly curtimestamp?: boolean;
  /** Puts the languages that the answer uses into it. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-164). */
  readonly responselanginfo?: boolean;
  /** Puts the name of the host into the answer, where the site allows it. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-164). */
  readonly servedby?: boolean;
  /** The origin of the page whose script sends the request to another site, such as `https://example.org`, as the header field `Origin` has it. With `*` any page may, and nobody counts as logged in. Not in the source document (decided: D-164). */
  readonly origin?: string;
  /** Lets a script of another site ask in the name of whoever signs the request, without cookies. Not together with `origin`. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-339). */
  readonly crossorigin?: boolean;
  /** A token that counts once, and says who asks, given out by another wiki of the same family. Where wikis share their accounts. Sensitive: never to be logged. Not in the source document (decided: D-340). */
  readonly centralauthtoken?: string;
  /** The code of the language of messages in the answer; `user` is that of the caller's preferences, `content` that of the site. A code that cannot be one counts as the site's. Default: `user` (decided: D-338). Not in the source document (decided: D-338). */
  readonly uselang?: string;
  /** The variant of the language in which texts are put. Counts where the language has variants. Not in the source document (decided: D-338). */
  readonly variant?: string;
  /** The code of the language of errors and warnings; `uselang` is that of other messages, `content` that of the site. Not with `errorformat=bc`, which is in English. Default: `uselang` (decided: D-338). Not in the source document (decided: D-338). */
  readonly errorlang?: string;
  /** Takes texts of errors and warnings that the site has in place of the usual ones. Not with `errorformat=bc`. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-338). */
  readonly errorsuselocal?: boolean;
  /** The name of a function that is called with the answer, which then is a script, and is asked for by nobody in particular. Not in the source document (decided: D-341). */
  readonly callback?: string;
  /** Writes letters beyond ASCII as they are, where `formatversion=1` would escape them. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-341). */
  readonly utf8?: boolean;
  /** Escapes letters beyond ASCII, where `formatversion=2` would write them as they are. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-341). */
  readonly ascii?: boolean;
  /** The title of a page with a stylesheet for the answer. Only with `format=xml`, and where the site allows it. Not in the source document (decided: D-366). */
  readonly xslt?: string;
  /** Puts the elements of the answer into a namespace. Only with `format=xml`. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-366). */
  readonly includexmlnamespace?: boolean;
  /** Puts the page for people into JSON. Only with formats whose names end with `fm`. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-366). */
  readonly wrappedhtml?: boolean;
}

/**
 * Page set. The pages that prop modules tell of: one of the three, or a generator in their place. Modules that list need none.
 *
 * With `redirects` together with `revids`: the warning `redirectsandrevids`. (decided: D-342)
 */
export interface PageSetParameters {
  /**
   * The titles of the pages that the request is about. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Not in the source document (decided: D-165).
   *
   * At most one of `titles`, `pageids`, `revids` (else `multisource`). (decided: D-165)
   */
  readonly titles?: readonly string[];
  /**
   * The ids of the pages that the request is about. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Not in the source document (decided: D-165).
   *
   * At most one of `titles`, `pageids`, `revids` (else `multisource`). (decided: D-165)
   */
  readonly pageids?: readonly number[];
  /**
   * The ids of revisions whose pages the request is about. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Not in the source document (decided: D-165).
   *
   * At most one of `titles`, `pageids`, `revids` (else `multisource`). (decided: D-165)
   */
  readonly revids?: readonly number[];
  /** Takes the pages that redirects lead to in place of the redirects, and lists these. Not with `revids`. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-342). */
  readonly redirects?: boolean;
  /** Looks for titles in the other variants of the site's language where a page does not exist. Counts where the language has variants. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-342). */
  readonly converttitles?: boolean;
}

/** Query. What a query adds to its answer beside its modules, and how it goes on where the last answer ended. */
export interface QueryParameters {
  /** Lists the ids of the pages in `pageids`, with numbers below zero for pages without one. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-343). */
  readonly indexpageids?: boolean;
  /** Puts the last revisions of the pages into the answer as XML, as for an import. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-343). */
  readonly export?: boolean;
  /** Answers with the XML alone. Only with `export`. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-343). */
  readonly exportnowrap?: boolean;
  /** The version of the form of the XML. Only with `export`. Default: `0.11` (decided: D-343). Not in the source document (decided: D-343). */
  readonly exportschema?: "0.10" | "0.11";
  /** Adds the address to each title of another wiki. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-343). */
  readonly iwurl?: boolean;
  /** The value of the same name in the last answer's member `continue`. Not in the source document (decided: D-166). */
  readonly continue?: string;
  /** Asks for the older form of continuation. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-166). */
  readonly rawcontinue?: boolean;
}

/** The parameters of the modules that a request names. */
export interface Modules {
  /**
   * Lists the names of all categories that the site knows, in alphabetical order. Some have no members.
   * @see {@link https://www.mediawiki.org/wiki/API:Allcategories}
   */
  readonly allcategories?: import("./allcategories.js").AllcategoriesParameters;
  /**
   * Lists deleted revisions of all pages, or those of one user.
   * @see {@link https://www.mediawiki.org/wiki/API:Alldeletedrevisions}
   */
  readonly alldeletedrevisions?: import("./alldeletedrevisions.js").AlldeletedrevisionsParameters;
  /**
   * Lists the uses of files in pages, in the order of the files. A file may be used that does not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Allfileusages}
   */
  readonly allfileusages?: import("./allfileusages.js").AllfileusagesParameters;
  /**
   * Lists the files that the site itself stores, by name or by time of upload.
   * @see {@link https://www.mediawiki.org/wiki/API:Allimages}
   */
  readonly allimages?: import("./allimages.js").AllimagesParameters;
  /**
   * Lists the links to pages of one namespace, in the order of their targets. A target need not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Alllinks}
   */
  readonly alllinks?: import("./alllinks.js").AlllinksParameters;
  /**
   * Lists the messages of the user interface, as the software has them or as the site has changed them.
   * @see {@link https://www.mediawiki.org/wiki/API:Allmessages}
   */
  readonly allmessages?: import("./allmessages.js").AllmessagesParameters;
  /**
   * Lists the pages of one namespace in the order of their titles.
   * @see {@link https://www.mediawiki.org/wiki/API:Allpages}
   */
  readonly allpages?: import("./allpages.js").AllpagesParameters;
  /**
   * Lists the redirects to pages of one namespace, in the order of their targets. A target need not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Allredirects}
   */
  readonly allredirects?: import("./allredirects.js").AllredirectsParameters;
  /**
   * Lists the revisions of all pages by time.
   * @see {@link https://www.mediawiki.org/wiki/API:Allrevisions}
   */
  readonly allrevisions?: import("./allrevisions.js").AllrevisionsParameters;
  /**
   * Lists the pages of one namespace that other pages include, such as templates, in the order of their titles. An included page need not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Alltransclusions}
   */
  readonly alltransclusions?: import("./alltransclusions.js").AlltransclusionsParameters;
  /**
   * Lists the registered users of the site by name.
   * @see {@link https://www.mediawiki.org/wiki/API:Allusers}
   */
  readonly allusers?: import("./allusers.js").AllusersParameters;
  /**
   * Tells whether and how the caller can log in, create an account, and change what the account logs in with.
   * @see {@link https://www.mediawiki.org/wiki/API:Authmanagerinfo}
   */
  readonly authmanagerinfo?: import("./authmanagerinfo.js").AuthmanagerinfoParameters;
  /**
   * Lists the pages that link to one page.
   * @see {@link https://www.mediawiki.org/wiki/API:Backlinks}
   */
  readonly backlinks?: import("./backlinks.js").BacklinksParameters;
  /**
   * Lists the blocks of users and IP addresses that hold now.
   * @see {@link https://www.mediawiki.org/wiki/API:Blocks}
   */
  readonly blocks?: import("./blocks.js").BlocksParameters;
  /**
   * Lists the categories that each page is in.
   * @see {@link https://www.mediawiki.org/wiki/API:Categories}
   */
  readonly categories?: import("./categories.js").CategoriesParameters;
  /**
   * Tells how many members each of the pages has that are categories, and whether it is hidden.
   * @see {@link https://www.mediawiki.org/wiki/API:Categoryinfo}
   */
  readonly categoryinfo?: import("./categoryinfo.js").CategoryinfoParameters;
  /**
   * Lists the members of one category: pages, subcategories and files.
   * @see {@link https://www.mediawiki.org/wiki/API:Categorymembers}
   */
  readonly categorymembers?: import("./categorymembers.js").CategorymembersParameters;
  /** Answers the drawings of icons of the design system Codex, as contents of SVG elements. */
  readonly codexicons?: import("./codexicons.js").CodexiconsParameters;
  /**
   * Lists the registered users who edited each page, and counts the others.
   * @see {@link https://www.mediawiki.org/wiki/API:Contributors}
   */
  readonly contributors?: import("./contributors.js").ContributorsParameters;
  /**
   * Tells of the deleted revisions of each page, or of those whose ids are given.
   * @see {@link https://www.mediawiki.org/wiki/API:Deletedrevisions}
   */
  readonly deletedrevisions?: import("./deletedrevisions.js").DeletedrevisionsParameters;
  /**
   * Lists deleted revisions in one of three modes: of pages, of a user, or of a namespace. Superseded by `deletedrevisions` and `alldeletedrevisions`.
   * @see {@link https://www.mediawiki.org/wiki/API:Deletedrevs}
   */
  readonly deletedrevs?: import("./deletedrevs.js").DeletedrevsParameters;
  /**
   * Lists, for each file, other files with the same contents, which are found by their hash.
   * @see {@link https://www.mediawiki.org/wiki/API:Duplicatefiles}
   */
  readonly duplicatefiles?: import("./duplicatefiles.js").DuplicatefilesParameters;
  /**
   * Lists the pages that include one page, such as a template.
   * @see {@link https://www.mediawiki.org/wiki/API:Embeddedin}
   */
  readonly embeddedin?: import("./embeddedin.js").EmbeddedinParameters;
  /**
   * Lists the URLs outside of the site that each page links to. Interwiki links are not among them.
   * @see {@link https://www.mediawiki.org/wiki/API:Extlinks}
   */
  readonly extlinks?: import("./extlinks.js").ExtlinksParameters;
  /**
   * Lists the links to URLs outside of the site, all or those that match a text, with the pages that hold them.
   * @see {@link https://www.mediawiki.org/wiki/API:Exturlusage}
   */
  readonly exturlusage?: import("./exturlusage.js").ExturlusageParameters;
  /**
   * Lists the deleted files by name. A file of which several versions were deleted is listed once for each.
   * @see {@link https://www.mediawiki.org/wiki/API:Filearchive}
   */
  readonly filearchive?: import("./filearchive.js").FilearchiveParameters;
  /**
   * Describes the file repositories that the site uses, its own and shared ones.
   * @see {@link https://www.mediawiki.org/wiki/API:Filerepoinfo}
   */
  readonly filerepoinfo?: import("./filerepoinfo.js").FilerepoinfoParameters;
  /**
   * Lists the pages that use each file.
   * @see {@link https://www.mediawiki.org/wiki/API:Fileusage}
   */
  readonly fileusage?: import("./fileusage.js").FileusageParameters;
  /**
   * Describes each file and, on request, its earlier versions, from the newest to the oldest.
   * @see {@link https://www.mediawiki.org/wiki/API:Imageinfo}
   */
  readonly imageinfo?: import("./imageinfo.js").ImageinfoParameters;
  /**
   * Lists the files that each page uses.
   * @see {@link https://www.mediawiki.org/wiki/API:Images}
   */
  readonly images?: import("./images.js").ImagesParameters;
  /**
   * Lists the pages that use one file.
   * @see {@link https://www.mediawiki.org/wiki/API:Imageusage}
   */
  readonly imageusage?: import("./imageusage.js").ImageusageParameters;
  /**
   * Tells the basic facts of each page, such as its language, its length in bytes and its latest revision.
   * @see {@link https://www.mediawiki.org/wiki/API:Info}
   */
  readonly info?: import("./info.js").InfoParameters;
  /**
   * Lists the pages that hold interwiki links, all or those to one wiki or to one page of it.
   * @see {@link https://www.mediawiki.org/wiki/API:Iwbacklinks}
   */
  readonly iwbacklinks?: import("./iwbacklinks.js").IwbacklinksParameters;
  /**
   * Lists the interwiki links of each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Iwlinks}
   */
  readonly iwlinks?: import("./iwlinks.js").IwlinksParameters;
  /**
   * Lists the pages that hold language links, all or those to one language or to one page in it. Links that extensions add may be missing.
   * @see {@link https://www.mediawiki.org/wiki/API:Langbacklinks}
   */
  readonly langbacklinks?: import("./langbacklinks.js").LangbacklinksParameters;
  /**
   * Lists the language links of each page, which lead to pages in other languages.
   * @see {@link https://www.mediawiki.org/wiki/API:Langlinks}
   */
  readonly langlinks?: import("./langlinks.js").LanglinksParameters;
  /** Describes the languages that the software knows. A request that takes too long is continued. */
  readonly languageinfo?: import("./languageinfo.js").LanguageinfoParameters;
  /**
   * Lists the pages of the site that each page links to. A target need not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Links}
   */
  readonly links?: import("./links.js").LinksParameters;
  /**
   * Lists the pages that link to each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Linkshere}
   */
  readonly linkshere?: import("./linkshere.js").LinkshereParameters;
  /**
   * Lists entries of the logs, which record actions such as deletions, moves and blocks.
   * @see {@link https://www.mediawiki.org/wiki/API:Logevents}
   */
  readonly logevents?: import("./logevents.js").LogeventsParameters;
  /**
   * Lists the files that the caller has uploaded to the stash but not published yet.
   * @see {@link https://www.mediawiki.org/wiki/API:Mystashedfiles}
   */
  readonly mystashedfiles?: import("./mystashedfiles.js").MystashedfilesParameters;
  /**
   * Lists the names of all page properties that pages of the site have.
   * @see {@link https://www.mediawiki.org/wiki/API:Pagepropnames}
   */
  readonly pagepropnames?: import("./pagepropnames.js").PagepropnamesParameters;
  /**
   * Tells the page properties of each page, such as its default sort key or its display title.
   * @see {@link https://www.mediawiki.org/wiki/API:Pageprops}
   */
  readonly pageprops?: import("./pageprops.js").PagepropsParameters;
  /**
   * Lists the pages for which a given page property is set, with its value.
   * @see {@link https://www.mediawiki.org/wiki/API:Pageswithprop}
   */
  readonly pageswithprop?: import("./pageswithprop.js").PageswithpropParameters;
  /**
   * Finds the pages that fit best what a person has begun to type. How tolerant it is of typing errors depends on the search engine; `allpages` with `prefix` compares exactly.
   * @see {@link https://www.mediawiki.org/wiki/API:Prefixsearch}
   */
  readonly prefixsearch?: import("./prefixsearch.js").PrefixsearchParameters;
  /**
   * Lists the titles under which no page exists and not everybody may create one.
   * @see {@link https://www.mediawiki.org/wiki/API:Protectedtitles}
   */
  readonly protectedtitles?: import("./protectedtitles.js").ProtectedtitlesParameters;
  /**
   * Lists what one special page for maintenance shows, such as the pages that no other page links to.
   * @see {@link https://www.mediawiki.org/wiki/API:Querypage}
   */
  readonly querypage?: import("./querypage.js").QuerypageParameters;
  /**
   * Lists pages at random. Only the place where the list starts is random: the order of the pages is fixed, so that the same page is always followed by the same other one.
   * @see {@link https://www.mediawiki.org/wiki/API:Random}
   */
  readonly random?: import("./random.js").RandomParameters;
  /**
   * Lists recent changes of all pages, such as edits, new pages and log entries. The site keeps them for a limited time.
   * @see {@link https://www.mediawiki.org/wiki/API:Recentchanges}
   */
  readonly recentchanges?: import("./recentchanges.js").RecentchangesParameters;
  /**
   * Lists the redirects to each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Redirects}
   */
  readonly redirects?: import("./redirects.js").RedirectsParameters;
  /**
   * Tells of revisions: of the current one of each page, of several of one page, or of those whose ids are given. Parameters such as `limit` or `start` ask for several of one page.
   * @see {@link https://www.mediawiki.org/wiki/API:Revisions}
   */
  readonly revisions?: import("./revisions.js").RevisionsParameters;
  /**
   * Searches the contents or the titles of pages. What the search text can express depends on the search engine of the site.
   * @see {@link https://www.mediawiki.org/wiki/API:Search}
   */
  readonly search?: import("./search.js").SearchParameters;
  /**
   * Tells of the site as a whole: its settings, namespaces, languages, user groups, statistics and software.
   * @see {@link https://www.mediawiki.org/wiki/API:Siteinfo}
   */
  readonly siteinfo?: import("./siteinfo.js").SiteinfoParameters;
  /**
   * Tells of files that the caller has uploaded to the stash but not published yet.
   * @see {@link https://www.mediawiki.org/wiki/API:Stashimageinfo}
   */
  readonly stashimageinfo?: import("./stashimageinfo.js").StashimageinfoParameters;
  /**
   * Lists the change tags of the site by name.
   * @see {@link https://www.mediawiki.org/wiki/API:Tags}
   */
  readonly tags?: import("./tags.js").TagsParameters;
  /**
   * Lists the pages that each page includes, such as templates.
   * @see {@link https://www.mediawiki.org/wiki/API:Templates}
   */
  readonly templates?: import("./templates.js").TemplatesParameters;
  /**
   * Gives out the tokens without which actions that change data refuse a request.
   * @see {@link https://www.mediawiki.org/wiki/API:Tokens}
   */
  readonly tokens?: import("./tokens.js").TokensParameters;
  /**
   * Lists the tracking categories that have members or a page. The software itself puts pages into these categories.
   * @see {@link https://www.mediawiki.org/wiki/API:Trackingcategories}
   */
  readonly trackingcategories?: import("./trackingcategories.js").TrackingcategoriesParameters;
  /**
   * Lists the pages that include each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Transcludedin}
   */
  readonly transcludedin?: import("./transcludedin.js").TranscludedinParameters;
  /**
   * Lists the edits of one or more users.
   * @see {@link https://www.mediawiki.org/wiki/API:Usercontribs}
   */
  readonly usercontribs?: import("./usercontribs.js").UsercontribsParameters;
  /**
   * Tells of the caller: the name, and such things as groups, rights, preferences and limits.
   * @see {@link https://www.mediawiki.org/wiki/API:Userinfo}
   */
  readonly userinfo?: import("./userinfo.js").UserinfoParameters;
  /**
   * Tells of the users that the request names.
   * @see {@link https://www.mediawiki.org/wiki/API:Users}
   */
  readonly users?: import("./users.js").UsersParameters;
  /**
   * Lists recent changes of the pages on a watchlist.
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
 * - Modules whose answers are for the caller alone: `alldeletedrevisions`, `authmanagerinfo`, `blocks`, `deletedrevisions`, `deletedrevs`, `filearchive`, `mystashedfiles`, `stashimageinfo`, `tokens`, `userinfo`, `watchlist`, `watchlistraw` (decided: D-369)
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
