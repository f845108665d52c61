// The client of query. Generated: change the spec instead.
import type { QueryClientOptions } from "../runtime/action-api/client/options.js";
import { RequestError } from "../runtime/http/request-error.js";
import type {
  At,
  Broken,
  Each,
  Exactly,
  FaultOr,
  FirstFault,
  MomentFault,
  MoreThanOne,
  RangeFault,
} from "../runtime/query/client/arguments.js";
import type { ClientBase } from "../runtime/query/client/calls.js";
import type { QueryFailure } from "../runtime/query/client/errors.js";
import type {
  Adds,
  AllOf,
  Asked,
  Every,
  Flat,
  Given,
  MemberOf,
  MembersIf,
  Named,
  Not,
  OneOf,
  PartialIfContinued,
} from "../runtime/query/client/narrow.js";
import type { CallOptions } from "../runtime/query/client/options.js";
import type { Answer, Continuation, Message } from "../runtime/query/client/results.js";
import type { AllcategoriesItem, AllcategoriesParameters } from "./modules/allcategories.js";
import type { AlldeletedrevisionsItem, AlldeletedrevisionsParameters } from "./modules/alldeletedrevisions.js";
import type { AllfileusagesItem, AllfileusagesParameters } from "./modules/allfileusages.js";
import type { AllimagesItem, AllimagesParameters } from "./modules/allimages.js";
import type { AlllinksItem, AlllinksParameters } from "./modules/alllinks.js";
import type { AllmessagesAnswer, AllmessagesParameters } from "./modules/allmessages.js";
import type { AllpagesItem, AllpagesParameters } from "./modules/allpages.js";
import type { AllredirectsItem, AllredirectsParameters } from "./modules/allredirects.js";
import type { AllrevisionsItem, AllrevisionsParameters } from "./modules/allrevisions.js";
import type { AlltransclusionsItem, AlltransclusionsParameters } from "./modules/alltransclusions.js";
import type { AllusersItem, AllusersParameters } from "./modules/allusers.js";
import type { AuthmanagerinfoAnswer, AuthmanagerinfoParameters } from "./modules/authmanagerinfo.js";
import type { BacklinksItem, BacklinksParameters } from "./modules/backlinks.js";
import type { BlocksItem, BlocksParameters } from "./modules/blocks.js";
import type { CategoriesPage, CategoriesParameters } from "./modules/categories.js";
import type { CategoryinfoPage, CategoryinfoParameters } from "./modules/categoryinfo.js";
import type { CategorymembersItem, CategorymembersParameters } from "./modules/categorymembers.js";
import type { CodexiconsItem, CodexiconsParameters } from "./modules/codexicons.js";
import type { ContributorsPage, ContributorsParameters } from "./modules/contributors.js";
import type { DeletedrevisionsPage, DeletedrevisionsParameters } from "./modules/deletedrevisions.js";
import type { DeletedrevsItem, DeletedrevsParameters } from "./modules/deletedrevs.js";
import type { DuplicatefilesPage, DuplicatefilesParameters } from "./modules/duplicatefiles.js";
import type { EmbeddedinItem, EmbeddedinParameters } from "./modules/embeddedin.js";
import type { ExtlinksPage, ExtlinksParameters } from "./modules/extlinks.js";
import type { ExturlusageItem, ExturlusageParameters } from "./modules/exturlusage.js";
import type { FilearchiveItem, FilearchiveParameters } from "./modules/filearchive.js";
import type { FilerepoinfoAnswer, FilerepoinfoParameters } from "./modules/filerepoinfo.js";
import type { FileusagePage, FileusageParameters } from "./modules/fileusage.js";
import type { ImageinfoPage, ImageinfoParameters } from "./modules/imageinfo.js";
import type { ImagesPage, ImagesParameters } from "./modules/images.js";
import type { ImageusageItem, ImageusageParameters } from "./modules/imageusage.js";
import type { InfoPage, InfoParameters } from "./modules/info.js";
import type { IwbacklinksItem, IwbacklinksParameters } from "./modules/iwbacklinks.js";
import type { IwlinksPage, IwlinksParameters } from "./modules/iwlinks.js";
import type { LangbacklinksItem, LangbacklinksParameters } from "./modules/langbacklinks.js";
import type { LanglinksPage, LanglinksParameters } from "./modules/langlinks.js";
import type { LanguageinfoAnswer, LanguageinfoParameters } from "./modules/languageinfo.js";
import type { LinksPage, LinksParameters } from "./modules/links.js";
import type { LinksherePage, LinkshereParameters } from "./modules/linkshere.js";
import type { LogeventsItem, LogeventsParameters } from "./modules/logevents.js";
import type { MystashedfilesItem, MystashedfilesParameters } from "./modules/mystashedfiles.js";
import type { PagepropnamesItem, PagepropnamesParameters } from "./modules/pagepropnames.js";
import type { PagepropsPage, PagepropsParameters } from "./modules/pageprops.js";
import type { PageswithpropItem, PageswithpropParameters } from "./modules/pageswithprop.js";
import type { PrefixsearchGenerated, PrefixsearchItem, PrefixsearchParameters } from "./modules/prefixsearch.js";
import type { ProtectedtitlesItem, ProtectedtitlesParameters } from "./modules/protectedtitles.js";
import type { QuerypageItem, QuerypageParameters } from "./modules/querypage.js";
import type { RandomItem, RandomParameters } from "./modules/random.js";
import type { RecentchangesItem, RecentchangesParameters } from "./modules/recentchanges.js";
import type { RedirectsPage, RedirectsParameters } from "./modules/redirects.js";
import type { RevisionsPage, RevisionsParameters } from "./modules/revisions.js";
import type { SearchGenerated, SearchItem, SearchOthers, SearchParameters } from "./modules/search.js";
import type { SiteinfoAnswer, SiteinfoParameters } from "./modules/siteinfo.js";
import type { StashimageinfoOthers, StashimageinfoParameters } from "./modules/stashimageinfo.js";
import type { TagsItem, TagsParameters } from "./modules/tags.js";
import type { TemplatesPage, TemplatesParameters } from "./modules/templates.js";
import type { TokensAnswer, TokensParameters } from "./modules/tokens.js";
import type { TrackingcategoriesItem, TrackingcategoriesParameters } from "./modules/trackingcategories.js";
import type { TranscludedinPage, TranscludedinParameters } from "./modules/transcludedin.js";
import type { UsercontribsItem, UsercontribsParameters } from "./modules/usercontribs.js";
import type { UserinfoAnswer, UserinfoParameters } from "./modules/userinfo.js";
import type { UsersItem, UsersParameters } from "./modules/users.js";
import type { WatchlistItem, WatchlistParameters } from "./modules/watchlist.js";
import type { WatchlistrawItem, WatchlistrawParameters } from "./modules/watchlistraw.js";

export type { QueryClientOptions, UserAgent } from "../runtime/action-api/client/options.js";
export { TransportError } from "../runtime/http/errors.js";
export type { RequestView } from "../runtime/http/options.js";
export type { Exactly } from "../runtime/query/client/arguments.js";
export type { Value, WireParameters } from "../runtime/query/client/calls.js";
export type { CallOptions, OnWarning, SendOptions, Validate } from "../runtime/query/client/options.js";
export type { Answer, Continuation, Item, Message } from "../runtime/query/client/results.js";
export type { AllcategoriesItem, AllcategoriesParameters } from "./modules/allcategories.js";
export type { AlldeletedrevisionsItem, AlldeletedrevisionsParameters } from "./modules/alldeletedrevisions.js";
export type { AllfileusagesItem, AllfileusagesParameters } from "./modules/allfileusages.js";
export type { AllimagesItem, AllimagesParameters } from "./modules/allimages.js";
export type { AlllinksItem, AlllinksParameters } from "./modules/alllinks.js";
export type { AllmessagesAnswer, AllmessagesParameters } from "./modules/allmessages.js";
export type { AllpagesItem, AllpagesParameters } from "./modules/allpages.js";
export type { AllredirectsItem, AllredirectsParameters } from "./modules/allredirects.js";
export type { AllrevisionsItem, AllrevisionsParameters } from "./modules/allrevisions.js";
export type { AlltransclusionsItem, AlltransclusionsParameters } from "./modules/alltransclusions.js";
export type { AllusersItem, AllusersParameters } from "./modules/allusers.js";
export type { AuthmanagerinfoAnswer, AuthmanagerinfoParameters } from "./modules/authmanagerinfo.js";
export type { BacklinksItem, BacklinksParameters } from "./modules/backlinks.js";
export type { BlocksItem, BlocksParameters } from "./modules/blocks.js";
export type { CategoriesPage, CategoriesParameters } from "./modules/categories.js";
export type { CategoryinfoPage, CategoryinfoParameters } from "./modules/categoryinfo.js";
export type { CategorymembersItem, CategorymembersParameters } from "./modules/categorymembers.js";
export type { CodexiconsItem, CodexiconsParameters } from "./modules/codexicons.js";
export type { ContributorsPage, ContributorsParameters } from "./modules/contributors.js";
export type { DeletedrevisionsPage, DeletedrevisionsParameters } from "./modules/deletedrevisions.js";
export type { DeletedrevsItem, DeletedrevsParameters } from "./modules/deletedrevs.js";
export type { DuplicatefilesPage, DuplicatefilesParameters } from "./modules/duplicatefiles.js";
export type { EmbeddedinItem, EmbeddedinParameters } from "./modules/embeddedin.js";
export type { ExtlinksPage, ExtlinksParameters } from "./modules/extlinks.js";
export type { ExturlusageItem, ExturlusageParameters } from "./modules/exturlusage.js";
export type { FilearchiveItem, FilearchiveParameters } from "./modules/filearchive.js";
export type { FilerepoinfoAnswer, FilerepoinfoParameters } from "./modules/filerepoinfo.js";
export type { FileusagePage, FileusageParameters } from "./modules/fileusage.js";
export type { ImageinfoPage, ImageinfoParameters } from "./modules/imageinfo.js";
export type { ImagesPage, ImagesParameters } from "./modules/images.js";
export type { ImageusageItem, ImageusageParameters } from "./modules/imageusage.js";
export type { InfoPage, InfoParameters } from "./modules/info.js";
export type { IwbacklinksItem, IwbacklinksParameters } from "./modules/iwbacklinks.js";
export type { IwlinksPage, IwlinksParameters } from "./modules/iwlinks.js";
export type { LangbacklinksItem, LangbacklinksParameters } from "./modules/langbacklinks.js";
export type { LanglinksPage, LanglinksParameters } from "./modules/langlinks.js";
export type { LanguageinfoAnswer, LanguageinfoParameters } from "./modules/languageinfo.js";
export type { LinksPage, LinksParameters } from "./modules/links.js";
export type { LinksherePage, LinkshereParameters } from "./modules/linkshere.js";
export type { LogeventsItem, LogeventsParameters } from "./modules/logevents.js";
export type { MystashedfilesItem, MystashedfilesParameters } from "./modules/mystashedfiles.js";
export type { PagepropnamesItem, PagepropnamesParameters } from "./modules/pagepropnames.js";
export type { PagepropsPage, PagepropsParameters } from "./modules/pageprops.js";
export type { PageswithpropItem, PageswithpropParameters } from "./modules/pageswithprop.js";
export type { PrefixsearchGenerated, PrefixsearchItem, PrefixsearchParameters } from "./modules/prefixsearch.js";
export type { ProtectedtitlesItem, ProtectedtitlesParameters } from "./modules/protectedtitles.js";
export type { QuerypageItem, QuerypageParameters } from "./modules/querypage.js";
export type { RandomItem, RandomParameters } from "./modules/random.js";
export type { RecentchangesItem, RecentchangesParameters } from "./modules/recentchanges.js";
export type { RedirectsPage, RedirectsParameters } from "./modules/redirects.js";
export type { RevisionsPage, RevisionsParameters } from "./modules/revisions.js";
export type { SearchGenerated, SearchItem, SearchOthers, SearchParameters } from "./modules/search.js";
export type { SiteinfoAnswer, SiteinfoParameters } from "./modules/siteinfo.js";
export type { StashimageinfoOthers, StashimageinfoParameters } from "./modules/stashimageinfo.js";
export type { TagsItem, TagsParameters } from "./modules/tags.js";
export type { TemplatesPage, TemplatesParameters } from "./modules/templates.js";
export type { TokensAnswer, TokensParameters } from "./modules/tokens.js";
export type { TrackingcategoriesItem, TrackingcategoriesParameters } from "./modules/trackingcategories.js";
export type { TranscludedinPage, TranscludedinParameters } from "./modules/transcludedin.js";
export type { UsercontribsItem, UsercontribsParameters } from "./modules/usercontribs.js";
export type { UserinfoAnswer, UserinfoParameters } from "./modules/userinfo.js";
export type { UsersItem, UsersParameters } from "./modules/users.js";
export type { WatchlistItem, WatchlistParameters } from "./modules/watchlist.js";
export type { WatchlistrawItem, WatchlistrawParameters } from "./modules/watchlistraw.js";
export type { ContentFormats, ContributorRights, Icons, RevisionProperties, Rights, UrlProtocols, UserGroups } from "./values.js";

/** List modules: what each takes, by name. */
export type ListModules = {
  /**
   * Lists the names of all categories that the site knows, in alphabetical order. Some have no members.
   * @see {@link https://www.mediawiki.org/wiki/API:Allcategories}
   * @example for await (const item of wiki.list("allcategories", { prop: ["size"], limit: 2 })) console.log(item); // Categories and how many pages they have
   */
  readonly allcategories: AllcategoriesParameters;
  /**
   * Lists deleted revisions of all pages, or those of one user.
   * @see {@link https://www.mediawiki.org/wiki/API:Alldeletedrevisions}
   * @example for await (const item of wiki.list("alldeletedrevisions", { user: "Jonas", prop: ["ids", "timestamp", "comment"], limit: 1 })) console.log(item); // What one user wrote on pages that were deleted
   */
  readonly alldeletedrevisions: AlldeletedrevisionsParameters;
  /**
   * Lists the uses of files in pages, in the order of the files. A file may be used that does not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Allfileusages}
   * @example for await (const item of wiki.list("allfileusages", { unique: true, limit: 2 })) console.log(item); // Files that pages use, each once
   */
  readonly allfileusages: AllfileusagesParameters;
  /**
   * Lists the files that the site itself stores, by name or by time of upload.
   * @see {@link https://www.mediawiki.org/wiki/API:Allimages}
   * @example for await (const item of wiki.list("allimages", { sort: "timestamp", dir: "newer", start: "2026-05-01T00:00:00Z", prop: ["timestamp", "user", "size"], limit: 1 })) console.log(item); // Files since a day, the oldest first
   */
  readonly allimages: AllimagesParameters;
  /**
   * Lists the links to pages of one namespace, in the order of their targets. A target need not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Alllinks}
   * @example for await (const item of wiki.list("alllinks", { prefix: "Ferry", prop: ["ids", "title"] })) console.log(item); // Links to titles that begin with “Ferry”, with the pages that hold them
   */
  readonly alllinks: AlllinksParameters;
  /**
   * Lists the pages of one namespace in the order of their titles.
   * @see {@link https://www.mediawiki.org/wiki/API:Allpages}
   * @example for await (const item of wiki.list("allpages", { from: "Harbour", limit: 2 })) console.log(item); // Pages from a title on
   */
  readonly allpages: AllpagesParameters;
  /**
   * Lists the redirects to pages of one namespace, in the order of their targets. A target need not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Allredirects}
   * @example for await (const item of wiki.list("allredirects", { prefix: "Old", prop: ["ids", "title"] })) console.log(item); // Redirects to pages that begin with “Old”, with the ids of the redirects
   */
  readonly allredirects: AllredirectsParameters;
  /**
   * Lists the revisions of all pages by time.
   * @see {@link https://www.mediawiki.org/wiki/API:Allrevisions}
   * @example for await (const item of wiki.list("allrevisions", { namespace: [0], prop: ["ids", "timestamp", "user", "comment"], limit: 1 })) console.log(item); // The newest revision of all pages
   */
  readonly allrevisions: AllrevisionsParameters;
  /**
   * Lists the pages of one namespace that other pages include, such as templates, in the order of their titles. An included page need not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Alltransclusions}
   * @example for await (const item of wiki.list("alltransclusions", { unique: true })) console.log(item); // Templates that pages use, each once
   */
  readonly alltransclusions: AlltransclusionsParameters;
  /**
   * Lists the registered users of the site by name.
   * @see {@link https://www.mediawiki.org/wiki/API:Allusers}
   * @example for await (const item of wiki.list("allusers", { group: ["bot"], prop: ["editcount", "registration"] })) console.log(item); // Users of the group bot, with their edits
   */
  readonly allusers: AllusersParameters;
  /**
   * Lists the pages that link to one page.
   * @see {@link https://www.mediawiki.org/wiki/API:Backlinks}
   * @example for await (const item of wiki.list("backlinks", { title: "Old Lighthouse", limit: 2 })) console.log(item); // Pages that link to a page
   */
  readonly backlinks: BacklinksParameters;
  /**
   * Lists the blocks of users and IP addresses that hold now.
   * @see {@link https://www.mediawiki.org/wiki/API:Blocks}
   * @example for await (const item of wiki.list("blocks", { ip: "192.0.2.5", prop: ["id", "user", "by", "timestamp", "expiry", "reason"] })) console.log(item); // The block that an address is in
   */
  readonly blocks: BlocksParameters;
  /**
   * Lists the members of one category: pages, subcategories and files.
   * @see {@link https://www.mediawiki.org/wiki/API:Categorymembers}
   * @example for await (const item of wiki.list("categorymembers", { title: "Category:Buildings", type: ["page"], limit: 1 })) console.log(item); // Pages of a category, without files and subcategories
   */
  readonly categorymembers: CategorymembersParameters;
  /**
   * Answers the drawings of icons of the design system Codex, as contents of SVG elements.
   * @example console.log(await wiki.query({ list: { codexicons: { names: ["cdxIconSubtract"] } } })); // One icon that is the same in every language
   */
  readonly codexicons: CodexiconsParameters;
  /**
   * Lists deleted revisions in one of three modes: of pages, of a user, or of a namespace. Superseded by `deletedrevisions` and `alldeletedrevisions`.
   *
   * Works, with a warning.
   * @see {@link https://www.mediawiki.org/wiki/API:Deletedrevs}
   * @example for await (const item of wiki.list("deletedrevs", { user: "Jonas", prop: ["revid", "comment"], limit: 1 })) console.log(item); // The last deleted revision of one user
   * @deprecated
   */
  readonly deletedrevs: DeletedrevsParameters;
  /**
   * Lists the pages that include one page, such as a template.
   * @see {@link https://www.mediawiki.org/wiki/API:Embeddedin}
   * @example for await (const item of wiki.list("embeddedin", { title: "Template:Building" })) console.log(item); // Pages that use a template
   */
  readonly embeddedin: EmbeddedinParameters;
  /**
   * Lists the links to URLs outside of the site, all or those that match a text, with the pages that hold them.
   * @see {@link https://www.mediawiki.org/wiki/API:Exturlusage}
   * @example for await (const item of wiki.list("exturlusage", { protocol: "https", query: "museum.invalid" })) console.log(item); // Pages that link to a site
   */
  readonly exturlusage: ExturlusageParameters;
  /**
   * Lists the deleted files by name. A file of which several versions were deleted is listed once for each.
   * @see {@link https://www.mediawiki.org/wiki/API:Filearchive}
   * @example for await (const item of wiki.list("filearchive", { prop: ["timestamp", "user", "size"], limit: 1 })) console.log(item); // Files that were deleted
   */
  readonly filearchive: FilearchiveParameters;
  /**
   * Lists the pages that use one file.
   * @see {@link https://www.mediawiki.org/wiki/API:Imageusage}
   * @example for await (const item of wiki.list("imageusage", { title: "File:Old Lighthouse.jpg" })) console.log(item); // Pages that show a file
   */
  readonly imageusage: ImageusageParameters;
  /**
   * Lists the pages that hold interwiki links, all or those to one wiki or to one page of it.
   * @see {@link https://www.mediawiki.org/wiki/API:Iwbacklinks}
   * @example for await (const item of wiki.list("iwbacklinks", { prefix: "wikipedia", title: "Lighthouse", prop: ["iwprefix", "iwtitle"] })) console.log(item); // Pages that link to a page of another wiki
   */
  readonly iwbacklinks: IwbacklinksParameters;
  /**
   * Lists the pages that hold language links, all or those to one language or to one page in it. Links that extensions add may be missing.
   * @see {@link https://www.mediawiki.org/wiki/API:Langbacklinks}
   * @example for await (const item of wiki.list("langbacklinks", { lang: "de", prop: ["lllang", "lltitle"] })) console.log(item); // Pages with a language link to German
   */
  readonly langbacklinks: LangbacklinksParameters;
  /**
   * Lists entries of the logs, which record actions such as deletions, moves and blocks.
   * @see {@link https://www.mediawiki.org/wiki/API:Logevents}
   * @example for await (const item of wiki.list("logevents", { type: "delete", user: "Mira", limit: 1 })) console.log(item); // Which pages one user deleted
   */
  readonly logevents: LogeventsParameters;
  /**
   * Lists the files that the caller has uploaded to the stash but not published yet.
   * @see {@link https://www.mediawiki.org/wiki/API:Mystashedfiles}
   * @example for await (const item of wiki.list("mystashedfiles", { prop: ["size", "type"] })) console.log(item); // My files that are not published yet
   */
  readonly mystashedfiles: MystashedfilesParameters;
  /**
   * Lists the names of all page properties that pages of the site have.
   * @see {@link https://www.mediawiki.org/wiki/API:Pagepropnames}
   * @example for await (const item of wiki.list("pagepropnames", {})) console.log(item); // The names of page properties in use
   */
  readonly pagepropnames: PagepropnamesParameters;
  /**
   * Lists the pages for which a given page property is set, with its value.
   * @see {@link https://www.mediawiki.org/wiki/API:Pageswithprop}
   * @example for await (const item of wiki.list("pageswithprop", { propname: "defaultsort", prop: ["ids", "title", "value"] })) console.log(item); // Pages with a sort key of their own
   */
  readonly pageswithprop: PageswithpropParameters;
  /**
   * Finds the pages that fit best what a person has begun to type. How tolerant it is of typing errors depends on the search engine; `allpages` with `prefix` compares exactly.
   * @see {@link https://www.mediawiki.org/wiki/API:Prefixsearch}
   * @example for await (const item of wiki.list("prefixsearch", { search: "ligh" })) console.log(item); // Pages for what somebody has typed
   */
  readonly prefixsearch: PrefixsearchParameters;
  /**
   * Lists the titles under which no page exists and not everybody may create one.
   * @see {@link https://www.mediawiki.org/wiki/API:Protectedtitles}
   * @example for await (const item of wiki.list("protectedtitles", { level: ["sysop"], prop: ["timestamp", "user", "comment", "expiry", "level"] })) console.log(item); // Titles that nobody may create
   */
  readonly protectedtitles: ProtectedtitlesParameters;
  /**
   * Lists what one special page for maintenance shows, such as the pages that no other page links to.
   * @see {@link https://www.mediawiki.org/wiki/API:Querypage}
   * @example console.log(await wiki.query({ list: { querypage: { page: "Wantedpages", limit: 1 } } })); // Pages that do not exist and are linked to
   */
  readonly querypage: QuerypageParameters;
  /**
   * Lists pages at random. Only the place where the list starts is random: the order of the pages is fixed, so that the same page is always followed by the same other one.
   * @see {@link https://www.mediawiki.org/wiki/API:Random}
   * @example for await (const item of wiki.list("random", { namespace: [0] })) console.log(item); // One article at random
   */
  readonly random: RandomParameters;
  /**
   * Lists recent changes of all pages, such as edits, new pages and log entries. The site keeps them for a limited time.
   * @see {@link https://www.mediawiki.org/wiki/API:Recentchanges}
   * @example for await (const item of wiki.list("recentchanges", { type: ["edit"], prop: ["title", "ids", "timestamp", "user", "comment", "sizes"], limit: 1 })) console.log(item); // The last edit
   */
  readonly recentchanges: RecentchangesParameters;
  /**
   * Searches the contents or the titles of pages. What the search text can express depends on the search engine of the site.
   * @see {@link https://www.mediawiki.org/wiki/API:Search}
   * @example for await (const item of wiki.list("search", { search: "lighthouse", info: ["totalhits"], prop: ["size", "timestamp"], limit: 1 })) console.log(item); // Pages with a word
   */
  readonly search: SearchParameters;
  /**
   * Lists the change tags of the site by name.
   * @see {@link https://www.mediawiki.org/wiki/API:Tags}
   * @example for await (const item of wiki.list("tags", { prop: ["displayname", "hitcount"], limit: 2 })) console.log(item); // Tags of changes, and how often they are used
   */
  readonly tags: TagsParameters;
  /**
   * Lists the tracking categories that have members or a page. The software itself puts pages into these categories.
   * @see {@link https://www.mediawiki.org/wiki/API:Trackingcategories}
   * @example for await (const item of wiki.list("trackingcategories", { trackingcatname: ["broken-file-category"], prop: ["size"] })) console.log(item); // The category of pages with links to files that do not exist
   */
  readonly trackingcategories: TrackingcategoriesParameters;
  /**
   * Lists the edits of one or more users.
   * @see {@link https://www.mediawiki.org/wiki/API:Usercontribs}
   * @example for await (const item of wiki.list("usercontribs", { user: ["Mira"], limit: 1 })) console.log(item); // The last edit of a user
   */
  readonly usercontribs: UsercontribsParameters;
  /**
   * Tells of the users that the request names.
   * @see {@link https://www.mediawiki.org/wiki/API:Users}
   * @example for await (const item of wiki.list("users", { users: ["Jonas", "Nobody"], prop: ["editcount", "registration"] })) console.log(item); // Two users by name, of whom one does not exist
   */
  readonly users: UsersParameters;
  /**
   * Lists recent changes of the pages on a watchlist.
   * @see {@link https://www.mediawiki.org/wiki/API:Watchlist}
   * @example for await (const item of wiki.list("watchlist", { prop: ["ids", "title", "timestamp", "user", "comment"], limit: 1 })) console.log(item); // The last change of a page on my watchlist
   */
  readonly watchlist: WatchlistParameters;
  /**
   * Lists the pages on a watchlist.
   * @see {@link https://www.mediawiki.org/wiki/API:Watchlistraw}
   * @example for await (const item of wiki.list("watchlistraw", { prop: ["changed"] })) console.log(item); // The pages on my watchlist
   */
  readonly watchlistraw: WatchlistrawParameters;
};

/** Property modules: what each takes, by name. */
export type PropModules = {
  /**
   * Lists the categories that each page is in.
   * @see {@link https://www.mediawiki.org/wiki/API:Categories}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { categories: { prop: ["sortkey"] } } })); // The categories of a page, with their sort keys
   */
  readonly categories: CategoriesParameters;
  /**
   * Tells how many members each of the pages has that are categories, and whether it is hidden.
   * @see {@link https://www.mediawiki.org/wiki/API:Categoryinfo}
   * @example console.log(await wiki.query({ titles: ["Category:Buildings"], prop: { categoryinfo: {} } })); // How many pages a category has
   */
  readonly categoryinfo: CategoryinfoParameters;
  /**
   * Lists the registered users who edited each page, and counts the others.
   * @see {@link https://www.mediawiki.org/wiki/API:Contributors}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { contributors: { limit: 2 } } })); // Who wrote a page
   */
  readonly contributors: ContributorsParameters;
  /**
   * Tells of the deleted revisions of each page, or of those whose ids are given.
   * @see {@link https://www.mediawiki.org/wiki/API:Deletedrevisions}
   * @example console.log(await wiki.query({ titles: ["Ferry Timetable"], prop: { deletedrevisions: { prop: ["ids", "timestamp", "user"], limit: 1 } } })); // The last revision of a page that was deleted
   */
  readonly deletedrevisions: DeletedrevisionsParameters;
  /**
   * Lists, for each file, other files with the same contents, which are found by their hash.
   * @see {@link https://www.mediawiki.org/wiki/API:Duplicatefiles}
   * @example console.log(await wiki.query({ titles: ["File:Old Lighthouse.jpg"], prop: { duplicatefiles: {} } })); // Files with the same contents as a file
   */
  readonly duplicatefiles: DuplicatefilesParameters;
  /**
   * Lists the URLs outside of the site that each page links to. Interwiki links are not among them.
   * @see {@link https://www.mediawiki.org/wiki/API:Extlinks}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { extlinks: {} } })); // The links of a page to other sites
   */
  readonly extlinks: ExtlinksParameters;
  /**
   * Lists the pages that use each file.
   * @see {@link https://www.mediawiki.org/wiki/API:Fileusage}
   * @example console.log(await wiki.query({ titles: ["File:Old Lighthouse.jpg"], prop: { fileusage: {} } })); // Pages that show a file
   */
  readonly fileusage: FileusageParameters;
  /**
   * Describes each file and, on request, its earlier versions, from the newest to the oldest.
   * @see {@link https://www.mediawiki.org/wiki/API:Imageinfo}
   * @example console.log(await wiki.query({ titles: ["File:Old Lighthouse.jpg"], prop: { imageinfo: { prop: ["size", "url"], urlwidth: 300 } } })); // The size and the address of a file, and of a small image of it
   */
  readonly imageinfo: ImageinfoParameters;
  /**
   * Lists the files that each page uses.
   * @see {@link https://www.mediawiki.org/wiki/API:Images}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { images: {} } })); // The files that a page uses
   */
  readonly images: ImagesParameters;
  /**
   * Tells the basic facts of each page, such as its language, its length in bytes and its latest revision.
   * @see {@link https://www.mediawiki.org/wiki/API:Info}
   * @example console.log(await wiki.query({ titles: ["Main Page"], prop: { info: { prop: ["protection"] } } })); // What is known of a page, and who may edit it
   */
  readonly info: InfoParameters;
  /**
   * Lists the interwiki links of each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Iwlinks}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { iwlinks: { prop: ["url"] } } })); // The links of a page to other wikis, with addresses
   */
  readonly iwlinks: IwlinksParameters;
  /**
   * Lists the language links of each page, which lead to pages in other languages.
   * @see {@link https://www.mediawiki.org/wiki/API:Langlinks}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { langlinks: { prop: ["autonym", "url"] } } })); // The same page in other languages
   */
  readonly langlinks: LanglinksParameters;
  /**
   * Lists the pages of the site that each page links to. A target need not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Links}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { links: { namespace: [0], limit: 1 } } })); // The links of a page to articles
   */
  readonly links: LinksParameters;
  /**
   * Lists the pages that link to each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Linkshere}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { linkshere: { show: ["!redirect"], limit: 2 } } })); // Pages that link to a page, without redirects
   */
  readonly linkshere: LinkshereParameters;
  /**
   * Tells the page properties of each page, such as its default sort key or its display title.
   * @see {@link https://www.mediawiki.org/wiki/API:Pageprops}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { pageprops: { prop: ["defaultsort"] } } })); // The sort key of a page
   */
  readonly pageprops: PagepropsParameters;
  /**
   * Lists the redirects to each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Redirects}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { redirects: {} } })); // Redirects to a page
   */
  readonly redirects: RedirectsParameters;
  /**
   * Tells of revisions: of the current one of each page, of several of one page, or of those whose ids are given. Parameters such as `limit` or `start` ask for several of one page.
   * @see {@link https://www.mediawiki.org/wiki/API:Revisions}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { revisions: { prop: ["ids", "timestamp", "user", "comment", "size"], limit: 1 } } })); // The newest revision of a page
   */
  readonly revisions: RevisionsParameters;
  /**
   * Tells of files that the caller has uploaded to the stash but not published yet.
   * @see {@link https://www.mediawiki.org/wiki/API:Stashimageinfo}
   * @example console.log(await wiki.query({ prop: { stashimageinfo: { filekey: ["1d3m4x7q2k5s.9c1vbe.3.jpg"], prop: ["size", "mime"] } } })); // The size of a file that is not published yet
   */
  readonly stashimageinfo: StashimageinfoParameters;
  /**
   * Lists the pages that each page includes, such as templates.
   * @see {@link https://www.mediawiki.org/wiki/API:Templates}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { templates: {} } })); // The templates that a page uses
   */
  readonly templates: TemplatesParameters;
  /**
   * Lists the pages that include each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Transcludedin}
   * @example console.log(await wiki.query({ titles: ["Template:Building"], prop: { transcludedin: {} } })); // Pages that use a template
   */
  readonly transcludedin: TranscludedinParameters;
};

/** Meta modules: what each takes, by name. */
export type MetaModules = {
  /**
   * Lists the messages of the user interface, as the software has them or as the site has changed them.
   * @see {@link https://www.mediawiki.org/wiki/API:Allmessages}
   * @example console.log(await wiki.meta("allmessages", { messages: ["edit"], lang: "de" })); // The text of one message, in German
   */
  readonly allmessages: AllmessagesParameters;
  /**
   * Tells whether and how the caller can log in, create an account, and change what the account logs in with.
   * @see {@link https://www.mediawiki.org/wiki/API:Authmanagerinfo}
   * @example console.log(await wiki.meta("authmanagerinfo", { securitysensitiveoperation: "ChangeEmail" })); // What can be done now, and whether a change of the e-mail address needs a new login
   */
  readonly authmanagerinfo: AuthmanagerinfoParameters;
  /**
   * Describes the file repositories that the site uses, its own and shared ones.
   * @see {@link https://www.mediawiki.org/wiki/API:Filerepoinfo}
   * @example console.log(await wiki.meta("filerepoinfo", { prop: ["name", "displayname", "local", "rootUrl", "canUpload"] })); // Where files are kept
   */
  readonly filerepoinfo: FilerepoinfoParameters;
  /**
   * Describes the languages that the software knows. A request that takes too long is continued.
   * @example console.log(await wiki.meta("languageinfo", { code: ["de"], prop: ["code", "name", "dir"] })); // The name and the direction of a language
   */
  readonly languageinfo: LanguageinfoParameters;
  /**
   * Tells of the site as a whole: its settings, namespaces, languages, user groups, statistics and software.
   * @see {@link https://www.mediawiki.org/wiki/API:Siteinfo}
   * @example console.log(await wiki.meta("siteinfo", { prop: ["statistics"] })); // How large the wiki is
   */
  readonly siteinfo: SiteinfoParameters;
  /**
   * Gives out the tokens without which actions that change data refuse a request.
   * @see {@link https://www.mediawiki.org/wiki/API:Tokens}
   * @example console.log(await wiki.meta("tokens", { type: ["csrf"] })); // A token for edits, of somebody who is not logged in
   */
  readonly tokens: TokensParameters;
  /**
   * Tells of the caller: the name, and such things as groups, rights, preferences and limits.
   * @see {@link https://www.mediawiki.org/wiki/API:Userinfo}
   * @example console.log(await wiki.meta("userinfo", { prop: ["groups", "editcount"] })); // Who I am, and what groups I am in
   */
  readonly userinfo: UserinfoParameters;
};

/** One module, whose pages the others describe: what each takes, by name. */
export type GeneratorModules = {
  /**
   * Lists the names of all categories that the site knows, in alphabetical order. Some have no members.
   * @see {@link https://www.mediawiki.org/wiki/API:Allcategories}
   */
  readonly allcategories: AllcategoriesParameters;
  /**
   * Lists deleted revisions of all pages, or those of one user.
   * @see {@link https://www.mediawiki.org/wiki/API:Alldeletedrevisions}
   */
  readonly alldeletedrevisions: AlldeletedrevisionsParameters;
  /**
   * Lists the uses of files in pages, in the order of the files. A file may be used that does not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Allfileusages}
   */
  readonly allfileusages: AllfileusagesParameters;
  /**
   * Lists the files that the site itself stores, by name or by time of upload.
   * @see {@link https://www.mediawiki.org/wiki/API:Allimages}
   */
  readonly allimages: AllimagesParameters;
  /**
   * Lists the links to pages of one namespace, in the order of their targets. A target need not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Alllinks}
   */
  readonly alllinks: AlllinksParameters;
  /**
   * Lists the pages of one namespace in the order of their titles.
   * @see {@link https://www.mediawiki.org/wiki/API:Allpages}
   */
  readonly allpages: AllpagesParameters;
  /**
   * Lists the redirects to pages of one namespace, in the order of their targets. A target need not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Allredirects}
   */
  readonly allredirects: AllredirectsParameters;
  /**
   * Lists the revisions of all pages by time.
   * @see {@link https://www.mediawiki.org/wiki/API:Allrevisions}
   */
  readonly allrevisions: AllrevisionsParameters;
  /**
   * Lists the pages of one namespace that other pages include, such as templates, in the order of their titles. An included page need not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Alltransclusions}
   */
  readonly alltransclusions: AlltransclusionsParameters;
  /**
   * Lists the pages that link to one page.
   * @see {@link https://www.mediawiki.org/wiki/API:Backlinks}
   */
  readonly backlinks: BacklinksParameters;
  /**
   * Lists the members of one category: pages, subcategories and files.
   * @see {@link https://www.mediawiki.org/wiki/API:Categorymembers}
   */
  readonly categorymembers: CategorymembersParameters;
  /**
   * Lists the pages that include one page, such as a template.
   * @see {@link https://www.mediawiki.org/wiki/API:Embeddedin}
   */
  readonly embeddedin: EmbeddedinParameters;
  /**
   * Lists the links to URLs outside of the site, all or those that match a text, with the pages that hold them.
   * @see {@link https://www.mediawiki.org/wiki/API:Exturlusage}
   */
  readonly exturlusage: ExturlusageParameters;
  /**
   * Lists the pages that use one file.
   * @see {@link https://www.mediawiki.org/wiki/API:Imageusage}
   */
  readonly imageusage: ImageusageParameters;
  /**
   * Lists the pages that hold interwiki links, all or those to one wiki or to one page of it.
   * @see {@link https://www.mediawiki.org/wiki/API:Iwbacklinks}
   */
  readonly iwbacklinks: IwbacklinksParameters;
  /**
   * Lists the pages that hold language links, all or those to one language or to one page in it. Links that extensions add may be missing.
   * @see {@link https://www.mediawiki.org/wiki/API:Langbacklinks}
   */
  readonly langbacklinks: LangbacklinksParameters;
  /**
   * Lists the pages for which a given page property is set, with its value.
   * @see {@link https://www.mediawiki.org/wiki/API:Pageswithprop}
   */
  readonly pageswithprop: PageswithpropParameters;
  /**
   * Finds the pages that fit best what a person has begun to type. How tolerant it is of typing errors depends on the search engine; `allpages` with `prefix` compares exactly.
   * @see {@link https://www.mediawiki.org/wiki/API:Prefixsearch}
   */
  readonly prefixsearch: PrefixsearchParameters;
  /**
   * Lists the titles under which no page exists and not everybody may create one.
   * @see {@link https://www.mediawiki.org/wiki/API:Protectedtitles}
   */
  readonly protectedtitles: ProtectedtitlesParameters;
  /**
   * Lists what one special page for maintenance shows, such as the pages that no other page links to.
   * @see {@link https://www.mediawiki.org/wiki/API:Querypage}
   */
  readonly querypage: QuerypageParameters;
  /**
   * Lists pages at random. Only the place where the list starts is random: the order of the pages is fixed, so that the same page is always followed by the same other one.
   * @see {@link https://www.mediawiki.org/wiki/API:Random}
   */
  readonly random: RandomParameters;
  /**
   * Lists recent changes of all pages, such as edits, new pages and log entries. The site keeps them for a limited time.
   * @see {@link https://www.mediawiki.org/wiki/API:Recentchanges}
   */
  readonly recentchanges: RecentchangesParameters;
  /**
   * Searches the contents or the titles of pages. What the search text can express depends on the search engine of the site.
   * @see {@link https://www.mediawiki.org/wiki/API:Search}
   */
  readonly search: SearchParameters;
  /**
   * Lists the tracking categories that have members or a page. The software itself puts pages into these categories.
   * @see {@link https://www.mediawiki.org/wiki/API:Trackingcategories}
   */
  readonly trackingcategories: TrackingcategoriesParameters;
  /**
   * Lists recent changes of the pages on a watchlist.
   * @see {@link https://www.mediawiki.org/wiki/API:Watchlist}
   */
  readonly watchlist: WatchlistParameters;
  /**
   * Lists the pages on a watchlist.
   * @see {@link https://www.mediawiki.org/wiki/API:Watchlistraw}
   */
  readonly watchlistraw: WatchlistrawParameters;
  /**
   * Lists the categories that each page is in.
   * @see {@link https://www.mediawiki.org/wiki/API:Categories}
   */
  readonly categories: CategoriesParameters;
  /**
   * Tells of the deleted revisions of each page, or of those whose ids are given.
   * @see {@link https://www.mediawiki.org/wiki/API:Deletedrevisions}
   */
  readonly deletedrevisions: DeletedrevisionsParameters;
  /**
   * Lists, for each file, other files with the same contents, which are found by their hash.
   * @see {@link https://www.mediawiki.org/wiki/API:Duplicatefiles}
   */
  readonly duplicatefiles: DuplicatefilesParameters;
  /**
   * Lists the pages that use each file.
   * @see {@link https://www.mediawiki.org/wiki/API:Fileusage}
   */
  readonly fileusage: FileusageParameters;
  /**
   * Lists the files that each page uses.
   * @see {@link https://www.mediawiki.org/wiki/API:Images}
   */
  readonly images: ImagesParameters;
  /**
   * Lists the pages of the site that each page links to. A target need not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Links}
   */
  readonly links: LinksParameters;
  /**
   * Lists the pages that link to each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Linkshere}
   */
  readonly linkshere: LinkshereParameters;
  /**
   * Lists the redirects to each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Redirects}
   */
  readonly redirects: RedirectsParameters;
  /**
   * Tells of revisions: of the current one of each page, of several of one page, or of those whose ids are given. Parameters such as `limit` or `start` ask for several of one page.
   * @see {@link https://www.mediawiki.org/wiki/API:Revisions}
   */
  readonly revisions: RevisionsParameters;
  /**
   * Lists the pages that each page includes, such as templates.
   * @see {@link https://www.mediawiki.org/wiki/API:Templates}
   */
  readonly templates: TemplatesParameters;
  /**
   * Lists the pages that include each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Transcludedin}
   */
  readonly transcludedin: TranscludedinParameters;
};

/** What `query` takes. Two modules whose parameters have the same name on the wire cannot be in one request. */
export interface QueryRequest {
  /** The lag of the databases, in seconds, above which the request is refused. Not in the source document (decided: D-164). */
  readonly maxlag?: number | undefined;
  /** For how many seconds caches between the two may keep the answer. Counts where the answer is the same for everybody. Default: `0` (decided: D-338). Not in the source document (decided: D-338). */
  readonly smaxage?: number | undefined;
  /** For how many seconds the caller's own cache may keep the answer. Default: `0` (decided: D-338). Not in the source document (decided: D-338). */
  readonly maxage?: number | undefined;
  /**
   * Refuses the request where the caller is not of this kind. Not in the source document: `anon` (decided: D-164), `user` (decided: D-164) and `bot` (decided: D-164). Not in the source document (decided: D-164).
   *
   * - `anon`: Not logged in.
   * - `user`: Logged in.
   * - `bot`: Logged in and with the right `bot`.
   */
  readonly assert?: "anon" | "user" | "bot" | undefined;
  /** Refuses the request where the caller is not this user. A user, given as `name`. Not in the source document (decided: D-344). */
  readonly assertuser?: string | undefined;
  /** Any text; the answer repeats it. Not in the source document (decided: D-164). */
  readonly requestid?: string | undefined;
  /** Puts the current time into the answer. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-164). */
  readonly curtimestamp?: boolean | undefined;
  /** Puts the languages that the answer uses into it. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-164). */
  readonly responselanginfo?: boolean | undefined;
  /** Puts the name of the host into the answer, where the site allows it. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-164). */
  readonly servedby?: boolean | undefined;
  /** Lets a script of another site ask in the name of whoever signs the request, without cookies. Not together with `origin`. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-339). */
  readonly crossorigin?: boolean | undefined;
  /** A token that counts once, and says who asks, given out by another wiki of the same family. Where wikis share their accounts. Sensitive: never to be logged. Not in the source document (decided: D-340). */
  readonly centralauthtoken?: string | undefined;
  /** The code of the language of messages in the answer; `user` is that of the caller's preferences, `content` that of the site. A code that cannot be one counts as the site's. Default: `user` (decided: D-338). Not in the source document (decided: D-338). */
  readonly uselang?: string | undefined;
  /** The variant of the language in which texts are put. Counts where the language has variants. Not in the source document (decided: D-338). */
  readonly variant?: string | undefined;
  /** The code of the language of errors and warnings; `uselang` is that of other messages, `content` that of the site. Not with `errorformat=bc`, which is in English. Default: `uselang` (decided: D-338). Not in the source document (decided: D-338). */
  readonly errorlang?: string | undefined;
  /** Takes texts of errors and warnings that the site has in place of the usual ones. Not with `errorformat=bc`. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-338). */
  readonly errorsuselocal?: boolean | undefined;
  /** The title of a page with a stylesheet for the answer. Only with `format=xml`, and where the site allows it. Not in the source document (decided: D-366). */
  readonly xslt?: string | undefined;
  /** Puts the elements of the answer into a namespace. Only with `format=xml`. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-366). */
  readonly includexmlnamespace?: boolean | undefined;
  /** Puts the page for people into JSON. Only with formats whose names end with `fm`. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-366). */
  readonly wrappedhtml?: boolean | undefined;
  /** The titles of the pages that the request is about. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Not in the source document (decided: D-165). */
  readonly titles?: string | readonly string[] | undefined;
  /** The ids of the pages that the request is about. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Not in the source document (decided: D-165). */
  readonly pageids?: number | readonly number[] | undefined;
  /** The ids of revisions whose pages the request is about. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Not in the source document (decided: D-165). */
  readonly revids?: number | readonly number[] | undefined;
  /** Takes the pages that redirects lead to in place of the redirects, and lists these. Not with `revids`. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-342). */
  readonly redirects?: boolean | undefined;
  /** Looks for titles in the other variants of the site's language where a page does not exist. Counts where the language has variants. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-342). */
  readonly converttitles?: boolean | undefined;
  /** Lists the ids of the pages in `pageids`, with numbers below zero for pages without one. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-343). */
  readonly indexpageids?: boolean | undefined;
  /** Puts the last revisions of the pages into the answer as XML, as for an import. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-343). */
  readonly export?: boolean | undefined;
  /** The version of the form of the XML. Only with `export`. Default: `0.11` (decided: D-343). Not in the source document (decided: D-343). */
  readonly exportschema?: "0.10" | "0.11" | undefined;
  /** Adds the address to each title of another wiki. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-343). */
  readonly iwurl?: boolean | undefined;
  /** One module, whose pages the others describe. */
  readonly generator?: GeneratorSelection | undefined;
  /** List modules. They list things of the whole site, such as pages, users or changes. Most can be generators, too. */
  readonly list?: ListSelection | undefined;
  /** Property modules. They add data to each page that the request is about, such as its links or revisions. */
  readonly prop?: PropSelection | undefined;
  /** Meta modules. They answer facts about the site as a whole, or about the caller. */
  readonly meta?: MetaSelection | undefined;
  /** Goes on where a result ended: its `continue`. */
  readonly continue?: Continuation | undefined;
}

/** One module, whose pages the others describe, in a request. */
export interface GeneratorSelection {
  /**
   * Lists the names of all categories that the site knows, in alphabetical order. Some have no members.
   * @see {@link https://www.mediawiki.org/wiki/API:Allcategories}
   */
  readonly allcategories?: AllcategoriesParameters | undefined;
  /**
   * Lists deleted revisions of all pages, or those of one user.
   * @see {@link https://www.mediawiki.org/wiki/API:Alldeletedrevisions}
   */
  readonly alldeletedrevisions?: AlldeletedrevisionsParameters | undefined;
  /**
   * Lists the uses of files in pages, in the order of the files. A file may be used that does not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Allfileusages}
   */
  readonly allfileusages?: AllfileusagesParameters | undefined;
  /**
   * Lists the files that the site itself stores, by name or by time of upload.
   * @see {@link https://www.mediawiki.org/wiki/API:Allimages}
   */
  readonly allimages?: AllimagesParameters | undefined;
  /**
   * Lists the links to pages of one namespace, in the order of their targets. A target need not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Alllinks}
   */
  readonly alllinks?: AlllinksParameters | undefined;
  /**
   * Lists the pages of one namespace in the order of their titles.
   * @see {@link https://www.mediawiki.org/wiki/API:Allpages}
   */
  readonly allpages?: AllpagesParameters | undefined;
  /**
   * Lists the redirects to pages of one namespace, in the order of their targets. A target need not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Allredirects}
   */
  readonly allredirects?: AllredirectsParameters | undefined;
  /**
   * Lists the revisions of all pages by time.
   * @see {@link https://www.mediawiki.org/wiki/API:Allrevisions}
   */
  readonly allrevisions?: AllrevisionsParameters | undefined;
  /**
   * Lists the pages of one namespace that other pages include, such as templates, in the order of their titles. An included page need not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Alltransclusions}
   */
  readonly alltransclusions?: AlltransclusionsParameters | undefined;
  /**
   * Lists the pages that link to one page.
   * @see {@link https://www.mediawiki.org/wiki/API:Backlinks}
   */
  readonly backlinks?: BacklinksParameters | undefined;
  /**
   * Lists the members of one category: pages, subcategories and files.
   * @see {@link https://www.mediawiki.org/wiki/API:Categorymembers}
   */
  readonly categorymembers?: CategorymembersParameters | undefined;
  /**
   * Lists the pages that include one page, such as a template.
   * @see {@link https://www.mediawiki.org/wiki/API:Embeddedin}
   */
  readonly embeddedin?: EmbeddedinParameters | undefined;
  /**
   * Lists the links to URLs outside of the site, all or those that match a text, with the pages that hold them.
   * @see {@link https://www.mediawiki.org/wiki/API:Exturlusage}
   */
  readonly exturlusage?: ExturlusageParameters | undefined;
  /**
   * Lists the pages that use one file.
   * @see {@link https://www.mediawiki.org/wiki/API:Imageusage}
   */
  readonly imageusage?: ImageusageParameters | undefined;
  /**
   * Lists the pages that hold interwiki links, all or those to one wiki or to one page of it.
   * @see {@link https://www.mediawiki.org/wiki/API:Iwbacklinks}
   */
  readonly iwbacklinks?: IwbacklinksParameters | undefined;
  /**
   * Lists the pages that hold language links, all or those to one language or to one page in it. Links that extensions add may be missing.
   * @see {@link https://www.mediawiki.org/wiki/API:Langbacklinks}
   */
  readonly langbacklinks?: LangbacklinksParameters | undefined;
  /**
   * Lists the pages for which a given page property is set, with its value.
   * @see {@link https://www.mediawiki.org/wiki/API:Pageswithprop}
   */
  readonly pageswithprop?: PageswithpropParameters | undefined;
  /**
   * Finds the pages that fit best what a person has begun to type. How tolerant it is of typing errors depends on the search engine; `allpages` with `prefix` compares exactly.
   * @see {@link https://www.mediawiki.org/wiki/API:Prefixsearch}
   */
  readonly prefixsearch?: PrefixsearchParameters | undefined;
  /**
   * Lists the titles under which no page exists and not everybody may create one.
   * @see {@link https://www.mediawiki.org/wiki/API:Protectedtitles}
   */
  readonly protectedtitles?: ProtectedtitlesParameters | undefined;
  /**
   * Lists what one special page for maintenance shows, such as the pages that no other page links to.
   * @see {@link https://www.mediawiki.org/wiki/API:Querypage}
   */
  readonly querypage?: QuerypageParameters | undefined;
  /**
   * Lists pages at random. Only the place where the list starts is random: the order of the pages is fixed, so that the same page is always followed by the same other one.
   * @see {@link https://www.mediawiki.org/wiki/API:Random}
   */
  readonly random?: RandomParameters | undefined;
  /**
   * Lists recent changes of all pages, such as edits, new pages and log entries. The site keeps them for a limited time.
   * @see {@link https://www.mediawiki.org/wiki/API:Recentchanges}
   */
  readonly recentchanges?: RecentchangesParameters | undefined;
  /**
   * Searches the contents or the titles of pages. What the search text can express depends on the search engine of the site.
   * @see {@link https://www.mediawiki.org/wiki/API:Search}
   */
  readonly search?: SearchParameters | undefined;
  /**
   * Lists the tracking categories that have members or a page. The software itself puts pages into these categories.
   * @see {@link https://www.mediawiki.org/wiki/API:Trackingcategories}
   */
  readonly trackingcategories?: TrackingcategoriesParameters | undefined;
  /**
   * Lists recent changes of the pages on a watchlist.
   * @see {@link https://www.mediawiki.org/wiki/API:Watchlist}
   */
  readonly watchlist?: WatchlistParameters | undefined;
  /**
   * Lists the pages on a watchlist.
   * @see {@link https://www.mediawiki.org/wiki/API:Watchlistraw}
   */
  readonly watchlistraw?: WatchlistrawParameters | undefined;
  /**
   * Lists the categories that each page is in.
   * @see {@link https://www.mediawiki.org/wiki/API:Categories}
   */
  readonly categories?: CategoriesParameters | undefined;
  /**
   * Tells of the deleted revisions of each page, or of those whose ids are given.
   * @see {@link https://www.mediawiki.org/wiki/API:Deletedrevisions}
   */
  readonly deletedrevisions?: DeletedrevisionsParameters | undefined;
  /**
   * Lists, for each file, other files with the same contents, which are found by their hash.
   * @see {@link https://www.mediawiki.org/wiki/API:Duplicatefiles}
   */
  readonly duplicatefiles?: DuplicatefilesParameters | undefined;
  /**
   * Lists the pages that use each file.
   * @see {@link https://www.mediawiki.org/wiki/API:Fileusage}
   */
  readonly fileusage?: FileusageParameters | undefined;
  /**
   * Lists the files that each page uses.
   * @see {@link https://www.mediawiki.org/wiki/API:Images}
   */
  readonly images?: ImagesParameters | undefined;
  /**
   * Lists the pages of the site that each page links to. A target need not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Links}
   */
  readonly links?: LinksParameters | undefined;
  /**
   * Lists the pages that link to each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Linkshere}
   */
  readonly linkshere?: LinkshereParameters | undefined;
  /**
   * Lists the redirects to each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Redirects}
   */
  readonly redirects?: RedirectsParameters | undefined;
  /**
   * Tells of revisions: of the current one of each page, of several of one page, or of those whose ids are given. Parameters such as `limit` or `start` ask for several of one page.
   * @see {@link https://www.mediawiki.org/wiki/API:Revisions}
   */
  readonly revisions?: RevisionsParameters | undefined;
  /**
   * Lists the pages that each page includes, such as templates.
   * @see {@link https://www.mediawiki.org/wiki/API:Templates}
   */
  readonly templates?: TemplatesParameters | undefined;
  /**
   * Lists the pages that include each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Transcludedin}
   */
  readonly transcludedin?: TranscludedinParameters | undefined;
}

/** List modules, in a request. */
export interface ListSelection {
  /**
   * Lists the names of all categories that the site knows, in alphabetical order. Some have no members.
   * @see {@link https://www.mediawiki.org/wiki/API:Allcategories}
   * @example for await (const item of wiki.list("allcategories", { prop: ["size"], limit: 2 })) console.log(item); // Categories and how many pages they have
   */
  readonly allcategories?: AllcategoriesParameters | undefined;
  /**
   * Lists deleted revisions of all pages, or those of one user.
   * @see {@link https://www.mediawiki.org/wiki/API:Alldeletedrevisions}
   * @example for await (const item of wiki.list("alldeletedrevisions", { user: "Jonas", prop: ["ids", "timestamp", "comment"], limit: 1 })) console.log(item); // What one user wrote on pages that were deleted
   */
  readonly alldeletedrevisions?: AlldeletedrevisionsParameters | undefined;
  /**
   * Lists the uses of files in pages, in the order of the files. A file may be used that does not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Allfileusages}
   * @example for await (const item of wiki.list("allfileusages", { unique: true, limit: 2 })) console.log(item); // Files that pages use, each once
   */
  readonly allfileusages?: AllfileusagesParameters | undefined;
  /**
   * Lists the files that the site itself stores, by name or by time of upload.
   * @see {@link https://www.mediawiki.org/wiki/API:Allimages}
   * @example for await (const item of wiki.list("allimages", { sort: "timestamp", dir: "newer", start: "2026-05-01T00:00:00Z", prop: ["timestamp", "user", "size"], limit: 1 })) console.log(item); // Files since a day, the oldest first
   */
  readonly allimages?: AllimagesParameters | undefined;
  /**
   * Lists the links to pages of one namespace, in the order of their targets. A target need not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Alllinks}
   * @example for await (const item of wiki.list("alllinks", { prefix: "Ferry", prop: ["ids", "title"] })) console.log(item); // Links to titles that begin with “Ferry”, with the pages that hold them
   */
  readonly alllinks?: AlllinksParameters | undefined;
  /**
   * Lists the pages of one namespace in the order of their titles.
   * @see {@link https://www.mediawiki.org/wiki/API:Allpages}
   * @example for await (const item of wiki.list("allpages", { from: "Harbour", limit: 2 })) console.log(item); // Pages from a title on
   */
  readonly allpages?: AllpagesParameters | undefined;
  /**
   * Lists the redirects to pages of one namespace, in the order of their targets. A target need not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Allredirects}
   * @example for await (const item of wiki.list("allredirects", { prefix: "Old", prop: ["ids", "title"] })) console.log(item); // Redirects to pages that begin with “Old”, with the ids of the redirects
   */
  readonly allredirects?: AllredirectsParameters | undefined;
  /**
   * Lists the revisions of all pages by time.
   * @see {@link https://www.mediawiki.org/wiki/API:Allrevisions}
   * @example for await (const item of wiki.list("allrevisions", { namespace: [0], prop: ["ids", "timestamp", "user", "comment"], limit: 1 })) console.log(item); // The newest revision of all pages
   */
  readonly allrevisions?: AllrevisionsParameters | undefined;
  /**
   * Lists the pages of one namespace that other pages include, such as templates, in the order of their titles. An included page need not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Alltransclusions}
   * @example for await (const item of wiki.list("alltransclusions", { unique: true })) console.log(item); // Templates that pages use, each once
   */
  readonly alltransclusions?: AlltransclusionsParameters | undefined;
  /**
   * Lists the registered users of the site by name.
   * @see {@link https://www.mediawiki.org/wiki/API:Allusers}
   * @example for await (const item of wiki.list("allusers", { group: ["bot"], prop: ["editcount", "registration"] })) console.log(item); // Users of the group bot, with their edits
   */
  readonly allusers?: AllusersParameters | undefined;
  /**
   * Lists the pages that link to one page.
   * @see {@link https://www.mediawiki.org/wiki/API:Backlinks}
   * @example for await (const item of wiki.list("backlinks", { title: "Old Lighthouse", limit: 2 })) console.log(item); // Pages that link to a page
   */
  readonly backlinks?: BacklinksParameters | undefined;
  /**
   * Lists the blocks of users and IP addresses that hold now.
   * @see {@link https://www.mediawiki.org/wiki/API:Blocks}
   * @example for await (const item of wiki.list("blocks", { ip: "192.0.2.5", prop: ["id", "user", "by", "timestamp", "expiry", "reason"] })) console.log(item); // The block that an address is in
   */
  readonly blocks?: BlocksParameters | undefined;
  /**
   * Lists the members of one category: pages, subcategories and files.
   * @see {@link https://www.mediawiki.org/wiki/API:Categorymembers}
   * @example for await (const item of wiki.list("categorymembers", { title: "Category:Buildings", type: ["page"], limit: 1 })) console.log(item); // Pages of a category, without files and subcategories
   */
  readonly categorymembers?: CategorymembersParameters | undefined;
  /**
   * Answers the drawings of icons of the design system Codex, as contents of SVG elements.
   * @example console.log(await wiki.query({ list: { codexicons: { names: ["cdxIconSubtract"] } } })); // One icon that is the same in every language
   */
  readonly codexicons?: CodexiconsParameters | undefined;
  /**
   * Lists deleted revisions in one of three modes: of pages, of a user, or of a namespace. Superseded by `deletedrevisions` and `alldeletedrevisions`.
   *
   * Works, with a warning.
   * @see {@link https://www.mediawiki.org/wiki/API:Deletedrevs}
   * @example for await (const item of wiki.list("deletedrevs", { user: "Jonas", prop: ["revid", "comment"], limit: 1 })) console.log(item); // The last deleted revision of one user
   * @deprecated
   */
  readonly deletedrevs?: DeletedrevsParameters | undefined;
  /**
   * Lists the pages that include one page, such as a template.
   * @see {@link https://www.mediawiki.org/wiki/API:Embeddedin}
   * @example for await (const item of wiki.list("embeddedin", { title: "Template:Building" })) console.log(item); // Pages that use a template
   */
  readonly embeddedin?: EmbeddedinParameters | undefined;
  /**
   * Lists the links to URLs outside of the site, all or those that match a text, with the pages that hold them.
   * @see {@link https://www.mediawiki.org/wiki/API:Exturlusage}
   * @example for await (const item of wiki.list("exturlusage", { protocol: "https", query: "museum.invalid" })) console.log(item); // Pages that link to a site
   */
  readonly exturlusage?: ExturlusageParameters | undefined;
  /**
   * Lists the deleted files by name. A file of which several versions were deleted is listed once for each.
   * @see {@link https://www.mediawiki.org/wiki/API:Filearchive}
   * @example for await (const item of wiki.list("filearchive", { prop: ["timestamp", "user", "size"], limit: 1 })) console.log(item); // Files that were deleted
   */
  readonly filearchive?: FilearchiveParameters | undefined;
  /**
   * Lists the pages that use one file.
   * @see {@link https://www.mediawiki.org/wiki/API:Imageusage}
   * @example for await (const item of wiki.list("imageusage", { title: "File:Old Lighthouse.jpg" })) console.log(item); // Pages that show a file
   */
  readonly imageusage?: ImageusageParameters | undefined;
  /**
   * Lists the pages that hold interwiki links, all or those to one wiki or to one page of it.
   * @see {@link https://www.mediawiki.org/wiki/API:Iwbacklinks}
   * @example for await (const item of wiki.list("iwbacklinks", { prefix: "wikipedia", title: "Lighthouse", prop: ["iwprefix", "iwtitle"] })) console.log(item); // Pages that link to a page of another wiki
   */
  readonly iwbacklinks?: IwbacklinksParameters | undefined;
  /**
   * Lists the pages that hold language links, all or those to one language or to one page in it. Links that extensions add may be missing.
   * @see {@link https://www.mediawiki.org/wiki/API:Langbacklinks}
   * @example for await (const item of wiki.list("langbacklinks", { lang: "de", prop: ["lllang", "lltitle"] })) console.log(item); // Pages with a language link to German
   */
  readonly langbacklinks?: LangbacklinksParameters | undefined;
  /**
   * Lists entries of the logs, which record actions such as deletions, moves and blocks.
   * @see {@link https://www.mediawiki.org/wiki/API:Logevents}
   * @example for await (const item of wiki.list("logevents", { type: "delete", user: "Mira", limit: 1 })) console.log(item); // Which pages one user deleted
   */
  readonly logevents?: LogeventsParameters | undefined;
  /**
   * Lists the files that the caller has uploaded to the stash but not published yet.
   * @see {@link https://www.mediawiki.org/wiki/API:Mystashedfiles}
   * @example for await (const item of wiki.list("mystashedfiles", { prop: ["size", "type"] })) console.log(item); // My files that are not published yet
   */
  readonly mystashedfiles?: MystashedfilesParameters | undefined;
  /**
   * Lists the names of all page properties that pages of the site have.
   * @see {@link https://www.mediawiki.org/wiki/API:Pagepropnames}
   * @example for await (const item of wiki.list("pagepropnames", {})) console.log(item); // The names of page properties in use
   */
  readonly pagepropnames?: PagepropnamesParameters | undefined;
  /**
   * Lists the pages for which a given page property is set, with its value.
   * @see {@link https://www.mediawiki.org/wiki/API:Pageswithprop}
   * @example for await (const item of wiki.list("pageswithprop", { propname: "defaultsort", prop: ["ids", "title", "value"] })) console.log(item); // Pages with a sort key of their own
   */
  readonly pageswithprop?: PageswithpropParameters | undefined;
  /**
   * Finds the pages that fit best what a person has begun to type. How tolerant it is of typing errors depends on the search engine; `allpages` with `prefix` compares exactly.
   * @see {@link https://www.mediawiki.org/wiki/API:Prefixsearch}
   * @example for await (const item of wiki.list("prefixsearch", { search: "ligh" })) console.log(item); // Pages for what somebody has typed
   */
  readonly prefixsearch?: PrefixsearchParameters | undefined;
  /**
   * Lists the titles under which no page exists and not everybody may create one.
   * @see {@link https://www.mediawiki.org/wiki/API:Protectedtitles}
   * @example for await (const item of wiki.list("protectedtitles", { level: ["sysop"], prop: ["timestamp", "user", "comment", "expiry", "level"] })) console.log(item); // Titles that nobody may create
   */
  readonly protectedtitles?: ProtectedtitlesParameters | undefined;
  /**
   * Lists what one special page for maintenance shows, such as the pages that no other page links to.
   * @see {@link https://www.mediawiki.org/wiki/API:Querypage}
   * @example console.log(await wiki.query({ list: { querypage: { page: "Wantedpages", limit: 1 } } })); // Pages that do not exist and are linked to
   */
  readonly querypage?: QuerypageParameters | undefined;
  /**
   * Lists pages at random. Only the place where the list starts is random: the order of the pages is fixed, so that the same page is always followed by the same other one.
   * @see {@link https://www.mediawiki.org/wiki/API:Random}
   * @example for await (const item of wiki.list("random", { namespace: [0] })) console.log(item); // One article at random
   */
  readonly random?: RandomParameters | undefined;
  /**
   * Lists recent changes of all pages, such as edits, new pages and log entries. The site keeps them for a limited time.
   * @see {@link https://www.mediawiki.org/wiki/API:Recentchanges}
   * @example for await (const item of wiki.list("recentchanges", { type: ["edit"], prop: ["title", "ids", "timestamp", "user", "comment", "sizes"], limit: 1 })) console.log(item); // The last edit
   */
  readonly recentchanges?: RecentchangesParameters | undefined;
  /**
   * Searches the contents or the titles of pages. What the search text can express depends on the search engine of the site.
   * @see {@link https://www.mediawiki.org/wiki/API:Search}
   * @example for await (const item of wiki.list("search", { search: "lighthouse", info: ["totalhits"], prop: ["size", "timestamp"], limit: 1 })) console.log(item); // Pages with a word
   */
  readonly search?: SearchParameters | undefined;
  /**
   * Lists the change tags of the site by name.
   * @see {@link https://www.mediawiki.org/wiki/API:Tags}
   * @example for await (const item of wiki.list("tags", { prop: ["displayname", "hitcount"], limit: 2 })) console.log(item); // Tags of changes, and how often they are used
   */
  readonly tags?: TagsParameters | undefined;
  /**
   * Lists the tracking categories that have members or a page. The software itself puts pages into these categories.
   * @see {@link https://www.mediawiki.org/wiki/API:Trackingcategories}
   * @example for await (const item of wiki.list("trackingcategories", { trackingcatname: ["broken-file-category"], prop: ["size"] })) console.log(item); // The category of pages with links to files that do not exist
   */
  readonly trackingcategories?: TrackingcategoriesParameters | undefined;
  /**
   * Lists the edits of one or more users.
   * @see {@link https://www.mediawiki.org/wiki/API:Usercontribs}
   * @example for await (const item of wiki.list("usercontribs", { user: ["Mira"], limit: 1 })) console.log(item); // The last edit of a user
   */
  readonly usercontribs?: UsercontribsParameters | undefined;
  /**
   * Tells of the users that the request names.
   * @see {@link https://www.mediawiki.org/wiki/API:Users}
   * @example for await (const item of wiki.list("users", { users: ["Jonas", "Nobody"], prop: ["editcount", "registration"] })) console.log(item); // Two users by name, of whom one does not exist
   */
  readonly users?: UsersParameters | undefined;
  /**
   * Lists recent changes of the pages on a watchlist.
   * @see {@link https://www.mediawiki.org/wiki/API:Watchlist}
   * @example for await (const item of wiki.list("watchlist", { prop: ["ids", "title", "timestamp", "user", "comment"], limit: 1 })) console.log(item); // The last change of a page on my watchlist
   */
  readonly watchlist?: WatchlistParameters | undefined;
  /**
   * Lists the pages on a watchlist.
   * @see {@link https://www.mediawiki.org/wiki/API:Watchlistraw}
   * @example for await (const item of wiki.list("watchlistraw", { prop: ["changed"] })) console.log(item); // The pages on my watchlist
   */
  readonly watchlistraw?: WatchlistrawParameters | undefined;
}

/** Property modules, in a request. */
export interface PropSelection {
  /**
   * Lists the categories that each page is in.
   * @see {@link https://www.mediawiki.org/wiki/API:Categories}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { categories: { prop: ["sortkey"] } } })); // The categories of a page, with their sort keys
   */
  readonly categories?: CategoriesParameters | undefined;
  /**
   * Tells how many members each of the pages has that are categories, and whether it is hidden.
   * @see {@link https://www.mediawiki.org/wiki/API:Categoryinfo}
   * @example console.log(await wiki.query({ titles: ["Category:Buildings"], prop: { categoryinfo: {} } })); // How many pages a category has
   */
  readonly categoryinfo?: CategoryinfoParameters | undefined;
  /**
   * Lists the registered users who edited each page, and counts the others.
   * @see {@link https://www.mediawiki.org/wiki/API:Contributors}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { contributors: { limit: 2 } } })); // Who wrote a page
   */
  readonly contributors?: ContributorsParameters | undefined;
  /**
   * Tells of the deleted revisions of each page, or of those whose ids are given.
   * @see {@link https://www.mediawiki.org/wiki/API:Deletedrevisions}
   * @example console.log(await wiki.query({ titles: ["Ferry Timetable"], prop: { deletedrevisions: { prop: ["ids", "timestamp", "user"], limit: 1 } } })); // The last revision of a page that was deleted
   */
  readonly deletedrevisions?: DeletedrevisionsParameters | undefined;
  /**
   * Lists, for each file, other files with the same contents, which are found by their hash.
   * @see {@link https://www.mediawiki.org/wiki/API:Duplicatefiles}
   * @example console.log(await wiki.query({ titles: ["File:Old Lighthouse.jpg"], prop: { duplicatefiles: {} } })); // Files with the same contents as a file
   */
  readonly duplicatefiles?: DuplicatefilesParameters | undefined;
  /**
   * Lists the URLs outside of the site that each page links to. Interwiki links are not among them.
   * @see {@link https://www.mediawiki.org/wiki/API:Extlinks}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { extlinks: {} } })); // The links of a page to other sites
   */
  readonly extlinks?: ExtlinksParameters | undefined;
  /**
   * Lists the pages that use each file.
   * @see {@link https://www.mediawiki.org/wiki/API:Fileusage}
   * @example console.log(await wiki.query({ titles: ["File:Old Lighthouse.jpg"], prop: { fileusage: {} } })); // Pages that show a file
   */
  readonly fileusage?: FileusageParameters | undefined;
  /**
   * Describes each file and, on request, its earlier versions, from the newest to the oldest.
   * @see {@link https://www.mediawiki.org/wiki/API:Imageinfo}
   * @example console.log(await wiki.query({ titles: ["File:Old Lighthouse.jpg"], prop: { imageinfo: { prop: ["size", "url"], urlwidth: 300 } } })); // The size and the address of a file, and of a small image of it
   */
  readonly imageinfo?: ImageinfoParameters | undefined;
  /**
   * Lists the files that each page uses.
   * @see {@link https://www.mediawiki.org/wiki/API:Images}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { images: {} } })); // The files that a page uses
   */
  readonly images?: ImagesParameters | undefined;
  /**
   * Tells the basic facts of each page, such as its language, its length in bytes and its latest revision.
   * @see {@link https://www.mediawiki.org/wiki/API:Info}
   * @example console.log(await wiki.query({ titles: ["Main Page"], prop: { info: { prop: ["protection"] } } })); // What is known of a page, and who may edit it
   */
  readonly info?: InfoParameters | undefined;
  /**
   * Lists the interwiki links of each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Iwlinks}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { iwlinks: { prop: ["url"] } } })); // The links of a page to other wikis, with addresses
   */
  readonly iwlinks?: IwlinksParameters | undefined;
  /**
   * Lists the language links of each page, which lead to pages in other languages.
   * @see {@link https://www.mediawiki.org/wiki/API:Langlinks}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { langlinks: { prop: ["autonym", "url"] } } })); // The same page in other languages
   */
  readonly langlinks?: LanglinksParameters | undefined;
  /**
   * Lists the pages of the site that each page links to. A target need not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Links}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { links: { namespace: [0], limit: 1 } } })); // The links of a page to articles
   */
  readonly links?: LinksParameters | undefined;
  /**
   * Lists the pages that link to each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Linkshere}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { linkshere: { show: ["!redirect"], limit: 2 } } })); // Pages that link to a page, without redirects
   */
  readonly linkshere?: LinkshereParameters | undefined;
  /**
   * Tells the page properties of each page, such as its default sort key or its display title.
   * @see {@link https://www.mediawiki.org/wiki/API:Pageprops}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { pageprops: { prop: ["defaultsort"] } } })); // The sort key of a page
   */
  readonly pageprops?: PagepropsParameters | undefined;
  /**
   * Lists the redirects to each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Redirects}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { redirects: {} } })); // Redirects to a page
   */
  readonly redirects?: RedirectsParameters | undefined;
  /**
   * Tells of revisions: of the current one of each page, of several of one page, or of those whose ids are given. Parameters such as `limit` or `start` ask for several of one page.
   * @see {@link https://www.mediawiki.org/wiki/API:Revisions}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { revisions: { prop: ["ids", "timestamp", "user", "comment", "size"], limit: 1 } } })); // The newest revision of a page
   */
  readonly revisions?: RevisionsParameters | undefined;
  /**
   * Tells of files that the caller has uploaded to the stash but not published yet.
   * @see {@link https://www.mediawiki.org/wiki/API:Stashimageinfo}
   * @example console.log(await wiki.query({ prop: { stashimageinfo: { filekey: ["1d3m4x7q2k5s.9c1vbe.3.jpg"], prop: ["size", "mime"] } } })); // The size of a file that is not published yet
   */
  readonly stashimageinfo?: StashimageinfoParameters | undefined;
  /**
   * Lists the pages that each page includes, such as templates.
   * @see {@link https://www.mediawiki.org/wiki/API:Templates}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { templates: {} } })); // The templates that a page uses
   */
  readonly templates?: TemplatesParameters | undefined;
  /**
   * Lists the pages that include each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Transcludedin}
   * @example console.log(await wiki.query({ titles: ["Template:Building"], prop: { transcludedin: {} } })); // Pages that use a template
   */
  readonly transcludedin?: TranscludedinParameters | undefined;
}

/** Meta modules, in a request. */
export interface MetaSelection {
  /**
   * Lists the messages of the user interface, as the software has them or as the site has changed them.
   * @see {@link https://www.mediawiki.org/wiki/API:Allmessages}
   * @example console.log(await wiki.meta("allmessages", { messages: ["edit"], lang: "de" })); // The text of one message, in German
   */
  readonly allmessages?: AllmessagesParameters | undefined;
  /**
   * Tells whether and how the caller can log in, create an account, and change what the account logs in with.
   * @see {@link https://www.mediawiki.org/wiki/API:Authmanagerinfo}
   * @example console.log(await wiki.meta("authmanagerinfo", { securitysensitiveoperation: "ChangeEmail" })); // What can be done now, and whether a change of the e-mail address needs a new login
   */
  readonly authmanagerinfo?: AuthmanagerinfoParameters | undefined;
  /**
   * Describes the file repositories that the site uses, its own and shared ones.
   * @see {@link https://www.mediawiki.org/wiki/API:Filerepoinfo}
   * @example console.log(await wiki.meta("filerepoinfo", { prop: ["name", "displayname", "local", "rootUrl", "canUpload"] })); // Where files are kept
   */
  readonly filerepoinfo?: FilerepoinfoParameters | undefined;
  /**
   * Describes the languages that the software knows. A request that takes too long is continued.
   * @example console.log(await wiki.meta("languageinfo", { code: ["de"], prop: ["code", "name", "dir"] })); // The name and the direction of a language
   */
  readonly languageinfo?: LanguageinfoParameters | undefined;
  /**
   * Tells of the site as a whole: its settings, namespaces, languages, user groups, statistics and software.
   * @see {@link https://www.mediawiki.org/wiki/API:Siteinfo}
   * @example console.log(await wiki.meta("siteinfo", { prop: ["statistics"] })); // How large the wiki is
   */
  readonly siteinfo?: SiteinfoParameters | undefined;
  /**
   * Gives out the tokens without which actions that change data refuse a request.
   * @see {@link https://www.mediawiki.org/wiki/API:Tokens}
   * @example console.log(await wiki.meta("tokens", { type: ["csrf"] })); // A token for edits, of somebody who is not logged in
   */
  readonly tokens?: TokensParameters | undefined;
  /**
   * Tells of the caller: the name, and such things as groups, rights, preferences and limits.
   * @see {@link https://www.mediawiki.org/wiki/API:Userinfo}
   * @example console.log(await wiki.meta("userinfo", { prop: ["groups", "editcount"] })); // Who I am, and what groups I am in
   */
  readonly userinfo?: UserinfoParameters | undefined;
}

/** An item of each list, by name. */
export interface ListItems<P, R> {
  readonly allcategories: AllcategoriesItem<P>;
  readonly alldeletedrevisions: AlldeletedrevisionsItem<P>;
  readonly allfileusages: AllfileusagesItem<P>;
  readonly allimages: AllimagesItem<P>;
  readonly alllinks: AlllinksItem<P>;
  readonly allpages: AllpagesItem;
  readonly allredirects: AllredirectsItem<P>;
  readonly allrevisions: AllrevisionsItem<P>;
  readonly alltransclusions: AlltransclusionsItem<P>;
  readonly allusers: AllusersItem<P>;
  readonly backlinks: BacklinksItem<P>;
  readonly blocks: BlocksItem<P>;
  readonly categorymembers: CategorymembersItem<P>;
  readonly codexicons: CodexiconsItem;
  readonly deletedrevs: DeletedrevsItem<P>;
  readonly embeddedin: EmbeddedinItem;
  readonly exturlusage: ExturlusageItem<P>;
  readonly filearchive: FilearchiveItem<P>;
  readonly imageusage: ImageusageItem<P>;
  readonly iwbacklinks: IwbacklinksItem<P>;
  readonly langbacklinks: LangbacklinksItem<P>;
  readonly logevents: LogeventsItem<P>;
  readonly mystashedfiles: MystashedfilesItem<P>;
  readonly pagepropnames: PagepropnamesItem;
  readonly pageswithprop: PageswithpropItem<P>;
  readonly prefixsearch: PrefixsearchItem;
  readonly protectedtitles: ProtectedtitlesItem<P>;
  readonly querypage: QuerypageItem;
  readonly random: RandomItem<P>;
  readonly recentchanges: RecentchangesItem<P>;
  readonly search: SearchItem<P>;
  readonly tags: TagsItem<P>;
  readonly trackingcategories: TrackingcategoriesItem<P>;
  readonly usercontribs: UsercontribsItem<P>;
  readonly users: UsersItem<P>;
  readonly watchlist: WatchlistItem<P>;
  readonly watchlistraw: WatchlistrawItem<P>;
}

/** What each module answers, by name. */
export interface MetaAnswers<P, R> {
  readonly allmessages: AllmessagesAnswer<P>;
  readonly authmanagerinfo: AuthmanagerinfoAnswer<P>;
  readonly filerepoinfo: FilerepoinfoAnswer<P>;
  readonly languageinfo: LanguageinfoAnswer<P>;
  readonly siteinfo: SiteinfoAnswer<P>;
  readonly tokens: TokensAnswer<P>;
  readonly userinfo: UserinfoAnswer<P>;
}

/** What each module says of a page, by name. */
export interface PageProperties<P, Kind, R> {
  readonly categories: CategoriesPage<P, Kind>;
  readonly categoryinfo: CategoryinfoPage<Kind>;
  readonly contributors: ContributorsPage<Kind>;
  readonly deletedrevisions: DeletedrevisionsPage<P, Kind>;
  readonly duplicatefiles: DuplicatefilesPage<Kind>;
  readonly extlinks: ExtlinksPage<Kind>;
  readonly fileusage: FileusagePage<P, Kind>;
  readonly imageinfo: ImageinfoPage<P, Kind>;
  readonly images: ImagesPage<Kind>;
  readonly info: InfoPage<P, Kind>;
  readonly iwlinks: IwlinksPage<P, Kind>;
  readonly langlinks: LanglinksPage<P, Kind>;
  readonly links: LinksPage<Kind>;
  readonly linkshere: LinksherePage<P, Kind>;
  readonly pageprops: PagepropsPage<Kind>;
  readonly redirects: RedirectsPage<P, Kind>;
  readonly revisions: RevisionsPage<P, Kind>;
  readonly stashimageinfo: {};
  readonly templates: TemplatesPage<Kind>;
  readonly transcludedin: TranscludedinPage<P, Kind>;
}

type PageMembers<S, Kind, R> = AllOf<{ [Name in keyof S]-?: Name extends keyof PageProperties<unknown, unknown, unknown> ? Adds<S[Name], PageProperties<Exclude<S[Name], undefined>, Kind, R>[Name]> : {} }>;

/** What each generator says of a page, by name. */
export interface GeneratedProperties<P, Kind, R> {
  readonly prefixsearch: PrefixsearchGenerated;
  readonly search: SearchGenerated<P>;
}

type GeneratedMembers<S, Kind, R> = AllOf<{ [Name in keyof S]-?: Name extends keyof GeneratedProperties<unknown, unknown, unknown> ? Adds<S[Name], GeneratedProperties<Exclude<S[Name], undefined>, Kind, R>[Name]> : {} }>;

/** The kinds of pages, each with what the modules of a request say of it. */
interface PageKinds<R> {
  /** A page that is stored. */
  readonly existing: {
    /** The id of the page. It stays the same when the page is moved. */
    readonly pageid: number;
    /** The id of the namespace; `0` is that of the articles. */
    readonly ns: number;
    /** The title of the page, with the name of its namespace. */
    readonly title: string;
  } & PartialIfContinued<R, PageMembers<Named<R, "prop">, "existing", R> & GeneratedMembers<Named<R, "generator">, "existing", R>>;
  /** A page of the software, which is made on each visit, or a file named by a media link. */
  readonly special: {
    /** The namespace id of special pages, `-1`, or of media links, `-2`. */
    readonly ns: number;
    /** The title, with the name of its namespace. */
    readonly title: string;
    /** The title belongs to no stored page: it names a special page of the software, or a file by a media link. */
    readonly special: true;
    /** The software has no special page of this name, or there is no such file. May be missing. */
    readonly missing?: true;
  } & PartialIfContinued<R, PageMembers<Named<R, "prop">, "special", R> & GeneratedMembers<Named<R, "generator">, "special", R>>;
  /** A title that no stored page has. */
  readonly missing: {
    /** The id of the namespace that the page would be in. */
    readonly ns: number;
    /** The title under which there is no page. */
    readonly title: string;
    /** No page is stored under this title. */
    readonly missing: true;
    /** It has contents without being stored, such as a message of the software, or a file of another repository. May be missing. */
    readonly known?: true;
  } & PartialIfContinued<R, PageMembers<Named<R, "prop">, "missing", R> & GeneratedMembers<Named<R, "generator">, "missing", R>>;
  /** An id in the request that belongs to no page. */
  readonly "missing-id": {
    /** The id in the request that belongs to no page. */
    readonly pageid: number;
    /** No page has this id. */
    readonly missing: true;
  } & PartialIfContinued<R, PageMembers<Named<R, "prop">, "missing-id", R> & GeneratedMembers<Named<R, "generator">, "missing-id", R>>;
  /** A text in the request that cannot be a title. */
  readonly invalid: {
    /** The text in the request that cannot be a title. */
    readonly title: string;
    /** Why it cannot be a title, in words or as a message. */
    readonly invalidreason: string | {
      /** The code for programs, such as `badvalue`. Its meaning does not change with the language. */
      readonly code: string;
      /** What is wrong, for people: plain text or wikitext, as `errorformat` asks. Comes with `errorformat=plaintext|wikitext`. */
      readonly text: string;
      /** Data for programs that belong to the error, such as the values that are allowed. May be missing. */
      readonly data?: { readonly [key: string]: unknown };
      /** The path of the module that it is about, such as `query+allpages`; `main` for the request as a whole. Missing where a fault of the system ended the request. May be missing. */
      readonly module?: string;
    };
    /** The text breaks the rules of titles, so that no page can ever have it. */
    readonly invalid: true;
  } & PartialIfContinued<R, PageMembers<Named<R, "prop">, "invalid", R> & GeneratedMembers<Named<R, "generator">, "invalid", R>>;
}

/** A page that a request is about, with what all its modules say of it. It is one of these: existing, special, missing, missing-id, invalid. */
export type PageOf<R = QueryRequest> = R extends unknown ? OneOf<PageKinds<R>, R> : never;

/** What modules answer beside their names, by name. */
export interface OtherAnswers<P, R> {
  readonly search: SearchOthers<P>;
  readonly stashimageinfo: StashimageinfoOthers<P>;
}

type Beside<R, Group, Name> = Name extends keyof Named<R, Group> & keyof OtherAnswers<unknown, unknown> ? OtherAnswers<Exclude<Named<R, Group>[Name], undefined>, R>[Name] : {};

type NamedListAnswers<S, R> = { readonly [Name in keyof S]: Name extends keyof ListItems<unknown, unknown> ? readonly ListItems<Exclude<S[Name], undefined>, R>[Name][] : unknown };

type NamedMetaAnswers<S, R> = { readonly [Name in keyof S]: Name extends keyof MetaAnswers<unknown, unknown> ? PartialIfContinued<R, MetaAnswers<Exclude<S[Name], undefined>, R>[Name]> : unknown };

/** What comes of a request. */
export interface QueryResult<R = QueryRequest> extends Answer {
  /** The pages that the request is about, each with what all its modules say of it. */
  readonly pages: readonly PageOf<R>[];
  /** The titles that the request gave in another form than the usual one, such as with underscores, and what they became. May be missing. */
  readonly normalized?: readonly ({
    /** Whether `from` is percent-encoded, since it was no valid text. */
    readonly fromencoded: boolean;
    /** The title as the request gave it. */
    readonly from: string;
    /** The title in its usual form, under which the page is found in the answer. */
    readonly to: string;
  })[];
  /** The titles that were found under another variant of the language, such as another script. Comes with `converttitles`. May be missing. */
  readonly converted?: Asked<Given<R, "converttitles">, readonly ({
    /** The title before the conversion to another variant. */
    readonly from: string;
    /** The title after the conversion to another variant. */
    readonly to: string;
  })[]>;
  /** The titles that the request gave and that lead to other sites. There are no pages for them. May be missing. */
  readonly interwiki?: readonly (Flat<{
    /** The title as the request gave it, with the prefix of the site. */
    readonly title: string;
    /** The prefix of the site, such as `wikipedia`. */
    readonly iw: string;
  } & MembersIf<Given<R, "iwurl">, {
    /** The address of the page on the other site. Comes with `iwurl`. */
    readonly url: string;
  }>>)[];
  /** The redirects that were followed. Members of a generator stand here for pages that it found and that redirect. Comes with `redirects`. May be missing. */
  readonly redirects?: Asked<Given<R, "redirects">, readonly ({
    /** The title of the page that redirects. */
    readonly from: string;
    /** The title of the target. */
    readonly to: string;
    /** The section of the target, without `#`. Missing where the redirect leads to the whole page. May be missing. */
    readonly tofragment?: string;
    /** The prefix of the other site to which the redirect leads. May be missing. */
    readonly tointerwiki?: string;
    /** The namespace id of the page that redirects, where the generator tells it. May be missing. */
    readonly ns?: number;
    /** The same title as `from`, where the generator tells it. May be missing. */
    readonly title?: string;
    /** The id of the page that redirects, where the generator tells it. May be missing. */
    readonly pageid?: number;
    /** The place of the redirect among what the generator found, from 1. May be missing. */
    readonly index?: number;
  })[]>;
  /** The revision ids in the request that belong to no revision. A list where the only one is 0, otherwise a mapping by id. Comes with `revids`. May be missing. */
  readonly badrevids?: Asked<Given<R, "revids">, { readonly [key: string]: {
    /** The id that belongs to no revision the caller may know of. */
    readonly revid: number;
    /** There is no such revision, or it was deleted. */
    readonly missing: true;
  } } | readonly ({
    /** The id that belongs to no revision the caller may know of. */
    readonly revid: number;
    /** There is no such revision, or it was deleted. */
    readonly missing: true;
  })[]>;
  /** The ids of all pages in `pages`, in their order. Negative ids stand for pages that do not exist. Comes with `indexpageids`. May be missing. */
  readonly pageids?: Asked<Given<R, "indexpageids">, readonly string[]>;
  /** The pages in XML, in the format of exports. Comes with `export`, without `exportnowrap`. May be missing. */
  readonly export?: Asked<Every<Given<R, "export"> | Not<Given<R, "exportnowrap">>>, string>;
  /** The value of the request parameter of the same name. Comes with `requestid`. */
  readonly requestid?: Asked<Given<R, "requestid">, string>;
  /** The name of the host that answered. May be missing. */
  readonly servedby?: string;
  /** The time at which the answer was made. Comes with `curtimestamp`. */
  readonly curtimestamp?: Asked<Given<R, "curtimestamp">, string>;
  /** The code of the language of names and messages in the answer. Comes with `responselanginfo`. */
  readonly uselang?: Asked<Given<R, "responselanginfo">, string>;
  /** The code of the language of errors and warnings. Comes with `responselanginfo`. */
  readonly errorlang?: Asked<Given<R, "responselanginfo">, string>;
  /** Of `search`. */
  readonly searchinfo?: MemberOf<Beside<R, "list", "search">, "searchinfo">;
  /** Of `search`. */
  readonly interwikisearchinfo?: MemberOf<Beside<R, "list", "search">, "interwikisearchinfo">;
  /** Of `search`. */
  readonly interwikisearch?: MemberOf<Beside<R, "list", "search">, "interwikisearch">;
  /** Of `search`. */
  readonly additionalsearchinfo?: MemberOf<Beside<R, "list", "search">, "additionalsearchinfo">;
  /** Of `search`. */
  readonly additionalsearch?: MemberOf<Beside<R, "list", "search">, "additionalsearch">;
  /** Of `stashimageinfo`. */
  readonly stashimageinfo?: MemberOf<Beside<R, "prop", "stashimageinfo">, "stashimageinfo">;
  /** List modules that the request names. */
  readonly list: NamedListAnswers<Named<R, "list">, R>;
  /** Meta modules that the request names. */
  readonly meta: NamedMetaAnswers<Named<R, "meta">, R>;
}

export interface AnyListModules extends ListModules {
  readonly [name: string]: object;
}

export interface AnyMetaModules extends MetaModules {
  readonly [name: string]: object;
}

export interface AnyGeneratorModules extends GeneratorModules {
  readonly [name: string]: object;
}

/** Rules between the parameters of one module, by module: a sentence, and the shape of what breaks it. */
interface ModuleRules {
  readonly allrevisions: {
    readonly "only one of user, excludeuser": { readonly user: {}; readonly excludeuser: {} };
  };
  readonly backlinks: {
    readonly "only one of title, pageid": { readonly title: {}; readonly pageid: {} };
  };
  readonly blocks: {
    readonly "only one of users, ip": { readonly users: {}; readonly ip: {} };
  };
  readonly categorymembers: {
    readonly "only one of title, pageid": { readonly title: {}; readonly pageid: {} };
  };
  readonly contributors: {
    readonly "only one of group, excludegroup": { readonly group: {}; readonly excludegroup: {} };
    readonly "only one of group, rights": { readonly group: {}; readonly rights: {} };
    readonly "only one of group, excluderights": { readonly group: {}; readonly excluderights: {} };
    readonly "only one of excludegroup, rights": { readonly excludegroup: {}; readonly rights: {} };
    readonly "only one of excludegroup, excluderights": { readonly excludegroup: {}; readonly excluderights: {} };
    readonly "only one of rights, excluderights": { readonly rights: {}; readonly excluderights: {} };
  };
  readonly deletedrevisions: {
    readonly "only one of user, excludeuser": { readonly user: {}; readonly excludeuser: {} };
  };
  readonly deletedrevs: {
    readonly "only one of user, excludeuser": { readonly user: {}; readonly excludeuser: {} };
  };
  readonly embeddedin: {
    readonly "only one of title, pageid": { readonly title: {}; readonly pageid: {} };
  };
  readonly imageusage: {
    readonly "only one of title, pageid": { readonly title: {}; readonly pageid: {} };
  };
  readonly iwlinks: {
    readonly "only one of url, prop": { readonly url: true; readonly prop: {} };
  };
  readonly langlinks: {
    readonly "only one of url, prop": { readonly url: true; readonly prop: {} };
  };
  readonly logevents: {
    readonly "only one of title, prefix": { readonly title: {}; readonly prefix: {} };
    readonly "only one of title, namespace": { readonly title: {}; readonly namespace: {} };
    readonly "only one of prefix, namespace": { readonly prefix: {}; readonly namespace: {} };
  };
  readonly random: {
    readonly "only one of filterredir, redirect": { readonly filterredir: {}; readonly redirect: true };
  };
  readonly recentchanges: {
    readonly "only one of user, excludeuser": { readonly user: {}; readonly excludeuser: {} };
  };
  readonly revisions: {
    readonly "only one of startid, start": { readonly startid: {}; readonly start: {} };
    readonly "only one of endid, end": { readonly endid: {}; readonly end: {} };
    readonly "only one of user, excludeuser": { readonly user: {}; readonly excludeuser: {} };
  };
  readonly usercontribs: {
    readonly "only one of userprefix, userids": { readonly userprefix: {}; readonly userids: {} };
    readonly "only one of userprefix, iprange": { readonly userprefix: {}; readonly iprange: {} };
    readonly "only one of userprefix, user": { readonly userprefix: {}; readonly user: {} };
    readonly "only one of userids, iprange": { readonly userids: {}; readonly iprange: {} };
    readonly "only one of userids, user": { readonly userids: {}; readonly user: {} };
    readonly "only one of iprange, user": { readonly iprange: {}; readonly user: {} };
  };
  readonly users: {
    readonly "only one of userids, users": { readonly userids: {}; readonly users: {} };
  };
  readonly watchlist: {
    readonly "only one of user, excludeuser": { readonly user: {}; readonly excludeuser: {} };
  };
}

/** The same, in a whole request. */
interface RequestRules {
  readonly "only one of titles, pageids": { readonly titles: {}; readonly pageids: {} };
  readonly "only one of titles, revids": { readonly titles: {}; readonly revids: {} };
  readonly "only one of pageids, revids": { readonly pageids: {}; readonly revids: {} };
  readonly "list.allrevisions: only one of user, excludeuser": { readonly list: { readonly allrevisions: { readonly user: {}; readonly excludeuser: {} } } };
  readonly "list.backlinks: only one of title, pageid": { readonly list: { readonly backlinks: { readonly title: {}; readonly pageid: {} } } };
  readonly "list.blocks: only one of users, ip": { readonly list: { readonly blocks: { readonly users: {}; readonly ip: {} } } };
  readonly "list.categorymembers: only one of title, pageid": { readonly list: { readonly categorymembers: { readonly title: {}; readonly pageid: {} } } };
  readonly "list.deletedrevs: only one of user, excludeuser": { readonly list: { readonly deletedrevs: { readonly user: {}; readonly excludeuser: {} } } };
  readonly "list.embeddedin: only one of title, pageid": { readonly list: { readonly embeddedin: { readonly title: {}; readonly pageid: {} } } };
  readonly "list.imageusage: only one of title, pageid": { readonly list: { readonly imageusage: { readonly title: {}; readonly pageid: {} } } };
  readonly "list.logevents: only one of title, prefix": { readonly list: { readonly logevents: { readonly title: {}; readonly prefix: {} } } };
  readonly "list.logevents: only one of title, namespace": { readonly list: { readonly logevents: { readonly title: {}; readonly namespace: {} } } };
  readonly "list.logevents: only one of prefix, namespace": { readonly list: { readonly logevents: { readonly prefix: {}; readonly namespace: {} } } };
  readonly "list.random: only one of filterredir, redirect": { readonly list: { readonly random: { readonly filterredir: {}; readonly redirect: true } } };
  readonly "list.recentchanges: only one of user, excludeuser": { readonly list: { readonly recentchanges: { readonly user: {}; readonly excludeuser: {} } } };
  readonly "list.usercontribs: only one of userprefix, userids": { readonly list: { readonly usercontribs: { readonly userprefix: {}; readonly userids: {} } } };
  readonly "list.usercontribs: only one of userprefix, iprange": { readonly list: { readonly usercontribs: { readonly userprefix: {}; readonly iprange: {} } } };
  readonly "list.usercontribs: only one of userprefix, user": { readonly list: { readonly usercontribs: { readonly userprefix: {}; readonly user: {} } } };
  readonly "list.usercontribs: only one of userids, iprange": { readonly list: { readonly usercontribs: { readonly userids: {}; readonly iprange: {} } } };
  readonly "list.usercontribs: only one of userids, user": { readonly list: { readonly usercontribs: { readonly userids: {}; readonly user: {} } } };
  readonly "list.usercontribs: only one of iprange, user": { readonly list: { readonly usercontribs: { readonly iprange: {}; readonly user: {} } } };
  readonly "list.users: only one of userids, users": { readonly list: { readonly users: { readonly userids: {}; readonly users: {} } } };
  readonly "list.watchlist: only one of user, excludeuser": { readonly list: { readonly watchlist: { readonly user: {}; readonly excludeuser: {} } } };
  readonly "prop.contributors: only one of group, excludegroup": { readonly prop: { readonly contributors: { readonly group: {}; readonly excludegroup: {} } } };
  readonly "prop.contributors: only one of group, rights": { readonly prop: { readonly contributors: { readonly group: {}; readonly rights: {} } } };
  readonly "prop.contributors: only one of group, excluderights": { readonly prop: { readonly contributors: { readonly group: {}; readonly excluderights: {} } } };
  readonly "prop.contributors: only one of excludegroup, rights": { readonly prop: { readonly contributors: { readonly excludegroup: {}; readonly rights: {} } } };
  readonly "prop.contributors: only one of excludegroup, excluderights": { readonly prop: { readonly contributors: { readonly excludegroup: {}; readonly excluderights: {} } } };
  readonly "prop.contributors: only one of rights, excluderights": { readonly prop: { readonly contributors: { readonly rights: {}; readonly excluderights: {} } } };
  readonly "prop.deletedrevisions: only one of user, excludeuser": { readonly prop: { readonly deletedrevisions: { readonly user: {}; readonly excludeuser: {} } } };
  readonly "prop.iwlinks: only one of url, prop": { readonly prop: { readonly iwlinks: { readonly url: true; readonly prop: {} } } };
  readonly "prop.langlinks: only one of url, prop": { readonly prop: { readonly langlinks: { readonly url: true; readonly prop: {} } } };
  readonly "prop.revisions: only one of startid, start": { readonly prop: { readonly revisions: { readonly startid: {}; readonly start: {} } } };
  readonly "prop.revisions: only one of endid, end": { readonly prop: { readonly revisions: { readonly endid: {}; readonly end: {} } } };
  readonly "prop.revisions: only one of user, excludeuser": { readonly prop: { readonly revisions: { readonly user: {}; readonly excludeuser: {} } } };
  readonly "generator.allrevisions: only one of user, excludeuser": { readonly generator: { readonly allrevisions: { readonly user: {}; readonly excludeuser: {} } } };
  readonly "generator.backlinks: only one of title, pageid": { readonly generator: { readonly backlinks: { readonly title: {}; readonly pageid: {} } } };
  readonly "generator.categorymembers: only one of title, pageid": { readonly generator: { readonly categorymembers: { readonly title: {}; readonly pageid: {} } } };
  readonly "generator.deletedrevisions: only one of user, excludeuser": { readonly generator: { readonly deletedrevisions: { readonly user: {}; readonly excludeuser: {} } } };
  readonly "generator.embeddedin: only one of title, pageid": { readonly generator: { readonly embeddedin: { readonly title: {}; readonly pageid: {} } } };
  readonly "generator.imageusage: only one of title, pageid": { readonly generator: { readonly imageusage: { readonly title: {}; readonly pageid: {} } } };
  readonly "generator.random: only one of filterredir, redirect": { readonly generator: { readonly random: { readonly filterredir: {}; readonly redirect: true } } };
  readonly "generator.recentchanges: only one of user, excludeuser": { readonly generator: { readonly recentchanges: { readonly user: {}; readonly excludeuser: {} } } };
  readonly "generator.revisions: only one of startid, start": { readonly generator: { readonly revisions: { readonly startid: {}; readonly start: {} } } };
  readonly "generator.revisions: only one of endid, end": { readonly generator: { readonly revisions: { readonly endid: {}; readonly end: {} } } };
  readonly "generator.revisions: only one of user, excludeuser": { readonly generator: { readonly revisions: { readonly user: {}; readonly excludeuser: {} } } };
  readonly "generator.watchlist: only one of user, excludeuser": { readonly generator: { readonly watchlist: { readonly user: {}; readonly excludeuser: {} } } };
}

/** The faults as sentences. */
interface FaultTexts {
  readonly limit: "limit: a whole number from 1 to 5000, or max";
  readonly start: "start: a Date, or a time such as 2001-01-15T14:56:00Z";
  readonly end: "end: a Date, or a time such as 2001-01-15T14:56:00Z";
}

/** The faults at their parameters. */
interface FaultPlaces {
  readonly limit: At<"limit", "limit: a whole number from 1 to 5000, or max">;
  readonly start: At<"start", "start: a Date, or a time such as 2001-01-15T14:56:00Z">;
  readonly end: At<"end", "end: a Date, or a time such as 2001-01-15T14:56:00Z">;
}

/** Values that are written out and can be none of their parameters: a form of each fault, by parameter. */
type ValueFault<P, Form extends Record<keyof FaultTexts, unknown>> =
  | (P extends { readonly limit: infer Given } ? RangeFault<Given, "1", "5000", Form["limit"]> : never)
  | (P extends { readonly start: infer Given } ? MomentFault<Given, Form["start"]> : never)
  | (P extends { readonly end: infer Given } ? MomentFault<Given, Form["end"]> : never);

/** The faults of the parameters of one module. */
type ParameterFault<P, Name> = [0] extends [1 & P] ? false : FirstFault<ValueFault<P, FaultPlaces>, Name extends keyof ModuleRules ? Broken<P, ModuleRules[Name]> : never>;

/** What is wrong with a request. */
export type RequestFault<R> = [0] extends [1 & R] ? false : FaultOr<
  | Broken<R, RequestRules>
  | (R extends { readonly list: infer Modules } ? ValueFault<Each<Modules>, FaultTexts> : never)
  | (R extends { readonly prop: infer Modules } ? ValueFault<Each<Modules>, FaultTexts> : never)
  | (R extends { readonly meta: infer Modules } ? ValueFault<Each<Modules>, FaultTexts> : never)
  | (R extends { readonly generator: infer Modules } ? ValueFault<Each<Modules>, FaultTexts> : never)
  | (R extends { readonly generator: infer Modules } ? MoreThanOne<keyof Modules, "generator: one module, not several"> : never)
>;

/** The parameters of a module, of which nothing is misspelt or out of bounds. */
export type ListArgument<Name extends string, P> = Exactly<P, AnyListModules[Name], ParameterFault<P, Name>>;

/** The parameters of a module, of which nothing is misspelt or out of bounds. */
export type MetaArgument<Name extends string, P> = Exactly<P, AnyMetaModules[Name], ParameterFault<P, Name>>;

/** The parameters of a module, of which nothing is misspelt or out of bounds. */
export type GeneratorArgument<Name extends string, P> = Exactly<P, AnyGeneratorModules[Name], ParameterFault<P, Name>>;

/** A request in which nothing is misspelt or out of bounds. */
export type QueryArgument<R> = Exactly<R, QueryRequest, RequestFault<R>>;

/** Results, one after another. Where a request names more than pages, those that come later may lack what came before. */
export interface ResultsOf<R> extends AsyncIterableIterator<QueryResult<Extract<keyof R, "list" | "meta"> extends never ? R : R & { readonly continue: Continuation }>> {}

/** The items of one list, one after another. */
export interface ItemsOf<Name extends string, P = {}> extends AsyncIterableIterator<ListItems<P, {}>[Name & keyof ListItems<P, {}>]> {}

/** What one module answers. */
export interface MetaAnswerOf<Name extends string, P = {}> extends Promise<MetaAnswers<P, {}>[Name & keyof MetaAnswers<P, {}>]> {}

/** The pages of a generator, one after another. */
export interface PagesOf<Name extends string, P = {}, R = {}> extends AsyncIterableIterator<PageOf<Omit<R, "generator"> & { readonly [Group in "generator"]: { readonly [Generator in Name]: P } }>> {}

/** An item of a list, asked for with parameters of this type. */
export type ItemOf<Name extends keyof ListModules, P = ListModules[Name]> = ListItems<P, {}>[Name & keyof ListItems<P, {}>];

/** What a module answers to parameters of this type. */
export type MetaAnswer<Name extends keyof MetaModules, P = MetaModules[Name]> = MetaAnswers<P, {}>[Name & keyof MetaAnswers<P, {}>];

/** What comes of a request of this type, such as that of a constant. */
export type QueryResultOf<R extends QueryRequest> = QueryResult<R>;

export interface QueryClient extends ClientBase {
  /** One logical result: pages in batches, each followed until all is said of it. Where a list goes on, `continue` says so. */
  query<const R extends QueryRequest>(request: QueryArgument<R>, call?: CallOptions): Promise<QueryResult<R>>;
  /** The same to the end, one result after another. */
  batches<const R extends QueryRequest>(request: QueryArgument<R>, call?: CallOptions): ResultsOf<R>;
  /** The items of one list, to its end. */
  list<Name extends string, const P>(name: Exactly<Name, keyof ListModules>, parameters: ListArgument<Name, P>, call?: CallOptions): ItemsOf<Name, P>;
  /** The pages that a generator names, each with what the modules of the request say of it, to the end. */
  generate<Name extends string, const P, const R extends QueryRequest = {}>(name: Exactly<Name, keyof GeneratorModules>, parameters: GeneratorArgument<Name, P>, request?: QueryArgument<R>, call?: CallOptions): PagesOf<Name, P, R>;
  /** What one module answers, to its end. */
  meta<Name extends string, const P>(name: Exactly<Name, keyof MetaModules>, parameters: MetaArgument<Name, P>, call?: CallOptions): MetaAnswerOf<Name, P>;
}

/**
 * Makes a client of Content Query Interface. Nothing is sent before a call.
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
export declare function createQueryClient(options: QueryClientOptions): QueryClient;

/** The types of tokens. */
export type TokenType = "createaccount" | "csrf" | "login" | "patrol" | "rollback" | "userrights" | "watch";

/** The documented error codes. Modules have others beside them. */
export type QueryErrorCode =
  | "badvalue"
  | "badinteger"
  | "badtimestamp"
  | "baduser"
  | "badtitle"
  | "toomanyvalues"
  | "missingparam"
  | "invalidparammix"
  | "show"
  | "unknown_leaction"
  | "badgenerator"
  | "multisource"
  | "badcontinue"
  | "readapidenied"
  | "permissiondenied"
  | "notloggedin"
  | "stashnotloggedin"
  | "bad_wltoken"
  | "assertanonfailed"
  | "assertuserfailed"
  | "assertbotfailed"
  | "assertnameduserfailed"
  | "mustbeposted"
  | "mustpostparams"
  | "maxlag"
  | "ratelimited"
  | "invalidmethod"
  | `badvalue_${string}`
  | `badid_${string}`
  | `paramempty_${string}`
  | "invalidparammix-cannotusewith"
  | "nolang"
  | "badparams"
  | "invalidtitle"
  | "invalid-title"
  | "pagecannotexist"
  | "invalidcategory"
  | "bad_image_title"
  | "nosuchpageid"
  | "invaliduserid"
  | "invalidsha1hash"
  | "invalidsha1base36hash"
  | "invalidlang"
  | "uploadstash-bad-path-bad-format"
  | "uploadstash-file-not-found"
  | "diffto"
  | "param_ip"
  | "invalidiprange"
  | "cidrtoobroad"
  | "outofrange"
  | "deprecation"
  | "performance"
  | "unrecognizedvalues"
  | "notfile"
  | "redirectsandrevids"
  | "unrecognizedparams"
  | "unsupportedarray"
  | "unclearnowtimestamp"
  | "badutf8"
  | "deprecation-help"
  | "toolarge"
  | "badrequest"
  | "nohandler"
  | "internal_api_error";

/** What the service answered in place of a result, or why nothing was sent. It holds nothing secret. */
export declare class QueryError extends RequestError implements QueryFailure {
  readonly name: "QueryError";
  readonly code: QueryErrorCode | (string & {});
  readonly info: string;
  readonly module: string;
  readonly errors: readonly Message[];
  is<Code extends QueryErrorCode | (string & {})>(code: Code): this is this & { readonly code: Code };
}
