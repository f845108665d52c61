// The client of query. Generated: change the spec instead.
import type { QueryClientOptions } from "../runtime/action-api/client/options.js";
import { RequestError } from "../runtime/http/client/errors.js";
import type {
  At,
  Broken,
  Each,
  Exactly,
  ExactlyAt,
  FaultOr,
  FirstFault,
  MomentFault,
  MoreThanOne,
  RangeFault,
} from "../runtime/query/client/arguments.js";
import type { Answer, Continuation, Message, QueryErrorInit, QueryFailure } from "../runtime/query/client/errors.js";
import type {
  Adds,
  AllOf,
  Asked,
  EntryOf,
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
import type { CallOptions, ClientBase } from "../runtime/query/client/options.js";
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
import type { CodexiconsAnswer, CodexiconsParameters } from "./modules/codexicons.js";
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
export { TransportError } from "../runtime/http/client/errors.js";
export type { RequestView } from "../runtime/http/client/options.js";
export type { Exactly } from "../runtime/query/client/arguments.js";
export type { Answer, Continuation, Item, Message } from "../runtime/query/client/errors.js";
export type { CallOptions, OnWarning, SendOptions, Validate, Value, WireParameters } from "../runtime/query/client/options.js";
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
export type { CodexiconsAnswer, CodexiconsParameters } from "./modules/codexicons.js";
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

/** List modules: the parameters of each, by name. */
export type ListModules = {
  /**
   * Lists all categories that the site knows, in alphabetical order. A category may have no members.
   * @see {@link https://www.mediawiki.org/wiki/API:Allcategories}
   * @example for await (const item of wiki.list("allcategories", { prop: ["size"], limit: 2 })) console.log(item); // Categories and their sizes
   */
  readonly allcategories: AllcategoriesParameters;
  /**
   * Lists the deleted revisions of all pages, or the deleted edits of one user.
   * @see {@link https://www.mediawiki.org/wiki/API:Alldeletedrevisions}
   * @example for await (const item of wiki.list("alldeletedrevisions", { user: "Jonas", prop: ["ids", "timestamp", "comment"], limit: 1 })) console.log(item); // Deleted revisions of one user
   */
  readonly alldeletedrevisions: AlldeletedrevisionsParameters;
  /**
   * Lists all uses of files, including files that do not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Allfileusages}
   * @example for await (const item of wiki.list("allfileusages", { unique: true, limit: 2 })) console.log(item); // Files in use, each listed once
   */
  readonly allfileusages: AllfileusagesParameters;
  /**
   * Lists the files stored on the site, by name or by upload time.
   * @see {@link https://www.mediawiki.org/wiki/API:Allimages}
   * @example for await (const item of wiki.list("allimages", { sort: "timestamp", dir: "newer", start: "2026-05-01T00:00:00Z", prop: ["timestamp", "user", "size"], limit: 1 })) console.log(item); // Files uploaded since a date, oldest first
   */
  readonly allimages: AllimagesParameters;
  /**
   * Lists all links that point to a namespace, in the order of their targets. Targets do not have to exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Alllinks}
   * @example for await (const item of wiki.list("alllinks", { prefix: "Ferry", prop: ["ids", "title"] })) console.log(item); // Links to titles that begin with “Ferry”, with the linking pages
   */
  readonly alllinks: AlllinksParameters;
  /**
   * Lists the pages in a namespace, in the order of their titles.
   * @see {@link https://www.mediawiki.org/wiki/API:Allpages}
   * @example for await (const item of wiki.list("allpages", { from: "Harbour", limit: 2 })) console.log(item); // Pages from a title onwards
   */
  readonly allpages: AllpagesParameters;
  /**
   * Lists all redirects to a namespace, in the order of their targets. Targets do not have to exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Allredirects}
   * @example for await (const item of wiki.list("allredirects", { prefix: "Old", prop: ["ids", "title"] })) console.log(item); // Redirects to pages that begin with “Old”, with their page IDs
   */
  readonly allredirects: AllredirectsParameters;
  /**
   * Lists the revisions of all pages by time.
   * @see {@link https://www.mediawiki.org/wiki/API:Allrevisions}
   * @example for await (const item of wiki.list("allrevisions", { namespace: [0], prop: ["ids", "timestamp", "user", "comment"], limit: 1 })) console.log(item); // The newest revision of all pages
   */
  readonly allrevisions: AllrevisionsParameters;
  /**
   * Lists all pages that are transcluded from a namespace, such as templates, in the order of their titles. Transcluded pages do not have to exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Alltransclusions}
   * @example for await (const item of wiki.list("alltransclusions", { unique: true })) console.log(item); // Templates in use, each listed once
   */
  readonly alltransclusions: AlltransclusionsParameters;
  /**
   * Lists the registered users of the site by name, such as those in a group.
   * @see {@link https://www.mediawiki.org/wiki/API:Allusers}
   * @example for await (const item of wiki.list("allusers", { group: ["bot"], prop: ["editcount", "registration"] })) console.log(item); // Users in the group `bot`, with their edit counts
   */
  readonly allusers: AllusersParameters;
  /**
   * Lists the pages that link to a page.
   * @see {@link https://www.mediawiki.org/wiki/API:Backlinks}
   * @example for await (const item of wiki.list("backlinks", { title: "Old Lighthouse", limit: 2 })) console.log(item); // Pages that link to a page
   */
  readonly backlinks: BacklinksParameters;
  /**
   * Lists the active blocks of users and IP addresses.
   * @see {@link https://www.mediawiki.org/wiki/API:Blocks}
   * @example for await (const item of wiki.list("blocks", { ip: "192.0.2.5", prop: ["id", "user", "by", "timestamp", "expiry", "reason"] })) console.log(item); // The block that covers an IP address
   */
  readonly blocks: BlocksParameters;
  /**
   * Lists the members of one category: pages, subcategories and files.
   * @see {@link https://www.mediawiki.org/wiki/API:Categorymembers}
   * @example for await (const item of wiki.list("categorymembers", { title: "Category:Buildings", type: ["page"], limit: 1 })) console.log(item); // Pages of a category, without files and subcategories
   */
  readonly categorymembers: CategorymembersParameters;
  /**
   * Returns the drawings of Codex design system icons, as the content of SVG elements.
   * @example console.log(await wiki.query({ list: { codexicons: { names: ["cdxIconSubtract"] } } })); // An icon that is the same in every language
   */
  readonly codexicons: CodexiconsParameters;
  /**
   * Lists deleted revisions in one of three modes: of pages, of a user, or of a namespace. Superseded by `deletedrevisions` and `alldeletedrevisions`.
   *
   * Works, with a warning.
   * @see {@link https://www.mediawiki.org/wiki/API:Deletedrevs}
   * @example for await (const item of wiki.list("deletedrevs", { user: "Jonas", prop: ["revid", "comment"], limit: 1 })) console.log(item); // The last deleted revision of a user
   * @deprecated
   */
  readonly deletedrevs: DeletedrevsParameters;
  /**
   * Lists the pages that use a page, such as a template, by transclusion.
   * @see {@link https://www.mediawiki.org/wiki/API:Embeddedin}
   * @example for await (const item of wiki.list("embeddedin", { title: "Template:Building" })) console.log(item); // Pages that use a template
   */
  readonly embeddedin: EmbeddedinParameters;
  /**
   * Lists the links to external URLs, such as the pages of a website, with the pages that contain them.
   * @see {@link https://www.mediawiki.org/wiki/API:Exturlusage}
   * @example for await (const item of wiki.list("exturlusage", { protocol: "https", query: "museum.invalid" })) console.log(item); // Pages that link to a website
   */
  readonly exturlusage: ExturlusageParameters;
  /**
   * Lists deleted files by name. A file with several deleted versions is listed once for each version.
   * @see {@link https://www.mediawiki.org/wiki/API:Filearchive}
   * @example for await (const item of wiki.list("filearchive", { prop: ["timestamp", "user", "size"], limit: 1 })) console.log(item); // Deleted files
   */
  readonly filearchive: FilearchiveParameters;
  /**
   * Lists the pages that use a file, such as an image.
   * @see {@link https://www.mediawiki.org/wiki/API:Imageusage}
   * @example for await (const item of wiki.list("imageusage", { title: "File:Old Lighthouse.jpg" })) console.log(item); // Pages that show a file
   */
  readonly imageusage: ImageusageParameters;
  /**
   * Lists the pages that contain interwiki links, either all links or those to a given wiki or page.
   * @see {@link https://www.mediawiki.org/wiki/API:Iwbacklinks}
   * @example for await (const item of wiki.list("iwbacklinks", { prefix: "wikipedia", title: "Lighthouse", prop: ["iwprefix", "iwtitle"] })) console.log(item); // Pages that link to a page of another wiki
   */
  readonly iwbacklinks: IwbacklinksParameters;
  /**
   * Lists the pages that contain language links, either all links or those to a given language or page. Links added by extensions may be missing.
   * @see {@link https://www.mediawiki.org/wiki/API:Langbacklinks}
   * @example for await (const item of wiki.list("langbacklinks", { lang: "de", prop: ["lllang", "lltitle"] })) console.log(item); // Pages with a language link to German
   */
  readonly langbacklinks: LangbacklinksParameters;
  /**
   * Lists log entries, which record actions such as deletions, moves and blocks.
   * @see {@link https://www.mediawiki.org/wiki/API:Logevents}
   * @example for await (const item of wiki.list("logevents", { type: "delete", user: "Mira", limit: 1 })) console.log(item); // The pages that a user deleted
   */
  readonly logevents: LogeventsParameters;
  /**
   * Lists the files in the caller's upload stash: uploaded but not yet published.
   * @see {@link https://www.mediawiki.org/wiki/API:Mystashedfiles}
   * @example for await (const item of wiki.list("mystashedfiles", { prop: ["size", "type"] })) console.log(item); // The caller's unpublished files
   */
  readonly mystashedfiles: MystashedfilesParameters;
  /**
   * Lists all page property names in use on the site.
   * @see {@link https://www.mediawiki.org/wiki/API:Pagepropnames}
   * @example for await (const item of wiki.list("pagepropnames", {})) console.log(item); // Page property names in use
   */
  readonly pagepropnames: PagepropnamesParameters;
  /**
   * Lists the pages that have a given page property, with its value.
   * @see {@link https://www.mediawiki.org/wiki/API:Pageswithprop}
   * @example for await (const item of wiki.list("pageswithprop", { propname: "defaultsort", prop: ["ids", "title", "value"] })) console.log(item); // Pages with a custom sort key
   */
  readonly pageswithprop: PageswithpropParameters;
  /**
   * Searches for pages whose titles match the beginning of what a user types. The tolerance for typing errors depends on the search engine; `allpages` with `prefix` matches exactly.
   * @see {@link https://www.mediawiki.org/wiki/API:Prefixsearch}
   * @example for await (const item of wiki.list("prefixsearch", { search: "ligh" })) console.log(item); // Pages that match what a user has typed
   */
  readonly prefixsearch: PrefixsearchParameters;
  /**
   * Lists the titles that are protected against creation.
   * @see {@link https://www.mediawiki.org/wiki/API:Protectedtitles}
   * @example for await (const item of wiki.list("protectedtitles", { level: ["sysop"], prop: ["timestamp", "user", "comment", "expiry", "level"] })) console.log(item); // Titles protected against creation
   */
  readonly protectedtitles: ProtectedtitlesParameters;
  /**
   * Lists the results of a maintenance report (special page), such as broken redirects or pages that no other page links to.
   * @see {@link https://www.mediawiki.org/wiki/API:Querypage}
   * @example console.log(await wiki.query({ list: { querypage: { page: "Wantedpages", limit: 1 } } })); // Wanted pages: linked to but missing
   */
  readonly querypage: QuerypageParameters;
  /**
   * Lists random pages. Only the start of the list is random: the order of pages is fixed, so a page is always followed by the same page.
   * @see {@link https://www.mediawiki.org/wiki/API:Random}
   * @example for await (const item of wiki.list("random", { namespace: [0] })) console.log(item); // A random article
   */
  readonly random: RandomParameters;
  /**
   * Lists recent changes to the site, such as edits, new pages and log entries. The site keeps them for a limited time.
   * @see {@link https://www.mediawiki.org/wiki/API:Recentchanges}
   * @example for await (const item of wiki.list("recentchanges", { type: ["edit"], prop: ["title", "ids", "timestamp", "user", "comment", "sizes"], limit: 1 })) console.log(item); // The latest edit
   */
  readonly recentchanges: RecentchangesParameters;
  /**
   * Searches the content or titles of pages. The query syntax depends on the site's search engine.
   * @see {@link https://www.mediawiki.org/wiki/API:Search}
   * @example for await (const item of wiki.list("search", { search: "lighthouse", info: ["totalhits"], prop: ["size", "timestamp"], limit: 1 })) console.log(item); // Pages that contain a word
   */
  readonly search: SearchParameters;
  /**
   * Lists the change tags of the site by name.
   * @see {@link https://www.mediawiki.org/wiki/API:Tags}
   * @example for await (const item of wiki.list("tags", { prop: ["displayname", "hitcount"], limit: 2 })) console.log(item); // Change tags with their usage counts
   */
  readonly tags: TagsParameters;
  /**
   * Lists the tracking categories, to which the software adds pages automatically, if they have members or a page.
   * @see {@link https://www.mediawiki.org/wiki/API:Trackingcategories}
   * @example for await (const item of wiki.list("trackingcategories", { trackingcatname: ["broken-file-category"], prop: ["size"] })) console.log(item); // The tracking category of pages with broken file links
   */
  readonly trackingcategories: TrackingcategoriesParameters;
  /**
   * Lists the edits of one or more users.
   * @see {@link https://www.mediawiki.org/wiki/API:Usercontribs}
   * @example for await (const item of wiki.list("usercontribs", { user: ["Mira"], limit: 1 })) console.log(item); // The latest edit of a user
   */
  readonly usercontribs: UsercontribsParameters;
  /**
   * Returns information about the given users.
   * @see {@link https://www.mediawiki.org/wiki/API:Users}
   * @example for await (const item of wiki.list("users", { users: ["Jonas", "Nobody"], prop: ["editcount", "registration"] })) console.log(item); // Two users by name, one of whom does not exist
   */
  readonly users: UsersParameters;
  /**
   * Lists recent changes to the pages on a watchlist.
   * @see {@link https://www.mediawiki.org/wiki/API:Watchlist}
   * @example for await (const item of wiki.list("watchlist", { prop: ["ids", "title", "timestamp", "user", "comment"], limit: 1 })) console.log(item); // The latest change to a page on the caller's watchlist
   */
  readonly watchlist: WatchlistParameters;
  /**
   * Lists the pages on a watchlist.
   * @see {@link https://www.mediawiki.org/wiki/API:Watchlistraw}
   * @example for await (const item of wiki.list("watchlistraw", { prop: ["changed"] })) console.log(item); // The pages on the caller's watchlist
   */
  readonly watchlistraw: WatchlistrawParameters;
};

/** Property modules: the parameters of each, by name. */
export type PropModules = {
  /**
   * Lists the categories that each page belongs to.
   * @see {@link https://www.mediawiki.org/wiki/API:Categories}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { categories: { prop: ["sortkey"] } } })); // The categories of a page, with their sort keys
   */
  readonly categories: CategoriesParameters;
  /**
   * Returns the number of pages, files and subcategories in each category, and whether it is hidden.
   * @see {@link https://www.mediawiki.org/wiki/API:Categoryinfo}
   * @example console.log(await wiki.query({ titles: ["Category:Buildings"], prop: { categoryinfo: {} } })); // The size of a category
   */
  readonly categoryinfo: CategoryinfoParameters;
  /**
   * Lists the registered users who edited each page, and counts the anonymous contributors.
   * @see {@link https://www.mediawiki.org/wiki/API:Contributors}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { contributors: { limit: 2 } } })); // The contributors to a page
   */
  readonly contributors: ContributorsParameters;
  /**
   * Returns the deleted revisions of each page, or the deleted revisions with the given IDs.
   * @see {@link https://www.mediawiki.org/wiki/API:Deletedrevisions}
   * @example console.log(await wiki.query({ titles: ["Ferry Timetable"], prop: { deletedrevisions: { prop: ["ids", "timestamp", "user"], limit: 1 } } })); // The last revision of a deleted page
   */
  readonly deletedrevisions: DeletedrevisionsParameters;
  /**
   * Lists, for each file, the other files with the same content, found by hash.
   * @see {@link https://www.mediawiki.org/wiki/API:Duplicatefiles}
   * @example console.log(await wiki.query({ titles: ["File:Old Lighthouse.jpg"], prop: { duplicatefiles: {} } })); // The duplicates of a file
   */
  readonly duplicatefiles: DuplicatefilesParameters;
  /**
   * Lists the external URLs that each page links to, without interwiki links.
   * @see {@link https://www.mediawiki.org/wiki/API:Extlinks}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { extlinks: {} } })); // The external links of a page
   */
  readonly extlinks: ExtlinksParameters;
  /**
   * Lists the pages that use each file.
   * @see {@link https://www.mediawiki.org/wiki/API:Fileusage}
   * @example console.log(await wiki.query({ titles: ["File:Old Lighthouse.jpg"], prop: { fileusage: {} } })); // Pages that show a file
   */
  readonly fileusage: FileusageParameters;
  /**
   * Describes each file and, on request, its earlier versions, newest first.
   * @see {@link https://www.mediawiki.org/wiki/API:Imageinfo}
   * @example console.log(await wiki.query({ titles: ["File:Old Lighthouse.jpg"], prop: { imageinfo: { prop: ["size", "url"], urlwidth: 300 } } })); // The size and URL of a file, with a thumbnail
   */
  readonly imageinfo: ImageinfoParameters;
  /**
   * Lists the files that each page uses.
   * @see {@link https://www.mediawiki.org/wiki/API:Images}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { images: {} } })); // The files that a page uses
   */
  readonly images: ImagesParameters;
  /**
   * Returns basic information about each page, such as its language, length and latest revision.
   * @see {@link https://www.mediawiki.org/wiki/API:Info}
   * @example console.log(await wiki.query({ titles: ["Main Page"], prop: { info: { prop: ["protection"] } } })); // Basic information about a page, and who may edit it
   */
  readonly info: InfoParameters;
  /**
   * Lists the interwiki links of each page, which point to pages of other wikis.
   * @see {@link https://www.mediawiki.org/wiki/API:Iwlinks}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { iwlinks: { prop: ["url"] } } })); // The interwiki links of a page, with URLs
   */
  readonly iwlinks: IwlinksParameters;
  /**
   * Lists the language links of each page, which point to pages in other languages.
   * @see {@link https://www.mediawiki.org/wiki/API:Langlinks}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { langlinks: { prop: ["autonym", "url"] } } })); // A page in other languages
   */
  readonly langlinks: LanglinksParameters;
  /**
   * Lists the pages that each page links to. Targets do not have to exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Links}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { links: { namespace: [0], limit: 1 } } })); // The links of a page to the main namespace
   */
  readonly links: LinksParameters;
  /**
   * Lists the pages that link to each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Linkshere}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { linkshere: { show: ["!redirect"], limit: 2 } } })); // Pages that link to a page, without redirects
   */
  readonly linkshere: LinkshereParameters;
  /**
   * Returns the page properties of each page, such as its default sort key or display title.
   * @see {@link https://www.mediawiki.org/wiki/API:Pageprops}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { pageprops: { prop: ["defaultsort"] } } })); // The sort key of a page
   */
  readonly pageprops: PagepropsParameters;
  /**
   * Lists the redirects to each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Redirects}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { redirects: {} } })); // The redirects to a page
   */
  readonly redirects: RedirectsParameters;
  /**
   * Returns revisions: the current one of each page, several of one page, or those with the given IDs. Parameters such as `limit` or `start` request several revisions of one page.
   * @see {@link https://www.mediawiki.org/wiki/API:Revisions}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { revisions: { prop: ["ids", "timestamp", "user", "comment", "size"], limit: 1 } } })); // The latest revision of a page
   */
  readonly revisions: RevisionsParameters;
  /**
   * Returns details of files in the caller's upload stash, which are uploaded but not yet published.
   * @see {@link https://www.mediawiki.org/wiki/API:Stashimageinfo}
   * @example console.log(await wiki.query({ prop: { stashimageinfo: { filekey: ["1d3m4x7q2k5s.9c1vbe.3.jpg"], prop: ["size", "mime"] } } })); // The size of an unpublished file
   */
  readonly stashimageinfo: StashimageinfoParameters;
  /**
   * Lists the pages that each page transcludes, such as templates.
   * @see {@link https://www.mediawiki.org/wiki/API:Templates}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { templates: {} } })); // The templates that a page uses
   */
  readonly templates: TemplatesParameters;
  /**
   * Lists the pages that use each page, such as a template, by transclusion.
   * @see {@link https://www.mediawiki.org/wiki/API:Transcludedin}
   * @example console.log(await wiki.query({ titles: ["Template:Building"], prop: { transcludedin: {} } })); // Pages that use a template
   */
  readonly transcludedin: TranscludedinParameters;
};

/** Meta modules: the parameters of each, by name. */
export type MetaModules = {
  /**
   * Lists the interface messages, as the software defines them or as customized by the site.
   * @see {@link https://www.mediawiki.org/wiki/API:Allmessages}
   * @example console.log(await wiki.meta("allmessages", { messages: ["edit"], lang: "de" })); // One message in German
   */
  readonly allmessages: AllmessagesParameters;
  /**
   * Reports how the caller can log in, create an account and change authentication data.
   * @see {@link https://www.mediawiki.org/wiki/API:Authmanagerinfo}
   * @example console.log(await wiki.meta("authmanagerinfo", { securitysensitiveoperation: "ChangeEmail" })); // Available actions, and whether changing the email address requires a new login
   */
  readonly authmanagerinfo: AuthmanagerinfoParameters;
  /**
   * Describes the file repositories that the site uses, both its own and shared ones.
   * @see {@link https://www.mediawiki.org/wiki/API:Filerepoinfo}
   * @example console.log(await wiki.meta("filerepoinfo", { prop: ["name", "displayname", "local", "rootUrl", "canUpload"] })); // The file repositories of the site
   */
  readonly filerepoinfo: FilerepoinfoParameters;
  /**
   * Describes the languages that the software knows: names, writing direction, fallbacks and variants. If the request takes too long, it is continued.
   * @example console.log(await wiki.meta("languageinfo", { code: ["de"], prop: ["code", "name", "dir"] })); // The name and writing direction of a language
   */
  readonly languageinfo: LanguageinfoParameters;
  /**
   * Returns information about the site: its settings, namespaces, languages, user groups, statistics and software.
   * @see {@link https://www.mediawiki.org/wiki/API:Siteinfo}
   * @example console.log(await wiki.meta("siteinfo", { prop: ["statistics"] })); // The size of the wiki
   */
  readonly siteinfo: SiteinfoParameters;
  /**
   * Returns the tokens required by actions that modify data.
   * @see {@link https://www.mediawiki.org/wiki/API:Tokens}
   * @example console.log(await wiki.meta("tokens", { type: ["csrf"] })); // An edit token for an anonymous user
   */
  readonly tokens: TokensParameters;
  /**
   * Returns information about the caller, such as user name, groups, rights, preferences and limits.
   * @see {@link https://www.mediawiki.org/wiki/API:Userinfo}
   * @example console.log(await wiki.meta("userinfo", { prop: ["groups", "editcount"] })); // The caller's name and groups
   */
  readonly userinfo: UserinfoParameters;
};

/** One module, whose pages the others describe: the parameters of each, by name. */
export type GeneratorModules = {
  /**
   * Lists all categories that the site knows, in alphabetical order. A category may have no members.
   * @see {@link https://www.mediawiki.org/wiki/API:Allcategories}
   */
  readonly allcategories: AllcategoriesParameters;
  /**
   * Lists the deleted revisions of all pages, or the deleted edits of one user.
   * @see {@link https://www.mediawiki.org/wiki/API:Alldeletedrevisions}
   */
  readonly alldeletedrevisions: AlldeletedrevisionsParameters;
  /**
   * Lists all uses of files, including files that do not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Allfileusages}
   */
  readonly allfileusages: AllfileusagesParameters;
  /**
   * Lists the files stored on the site, by name or by upload time.
   * @see {@link https://www.mediawiki.org/wiki/API:Allimages}
   */
  readonly allimages: AllimagesParameters;
  /**
   * Lists all links that point to a namespace, in the order of their targets. Targets do not have to exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Alllinks}
   */
  readonly alllinks: AlllinksParameters;
  /**
   * Lists the pages in a namespace, in the order of their titles.
   * @see {@link https://www.mediawiki.org/wiki/API:Allpages}
   */
  readonly allpages: AllpagesParameters;
  /**
   * Lists all redirects to a namespace, in the order of their targets. Targets do not have to exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Allredirects}
   */
  readonly allredirects: AllredirectsParameters;
  /**
   * Lists the revisions of all pages by time.
   * @see {@link https://www.mediawiki.org/wiki/API:Allrevisions}
   */
  readonly allrevisions: AllrevisionsParameters;
  /**
   * Lists all pages that are transcluded from a namespace, such as templates, in the order of their titles. Transcluded pages do not have to exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Alltransclusions}
   */
  readonly alltransclusions: AlltransclusionsParameters;
  /**
   * Lists the pages that link to a page.
   * @see {@link https://www.mediawiki.org/wiki/API:Backlinks}
   */
  readonly backlinks: BacklinksParameters;
  /**
   * Lists the members of one category: pages, subcategories and files.
   * @see {@link https://www.mediawiki.org/wiki/API:Categorymembers}
   */
  readonly categorymembers: CategorymembersParameters;
  /**
   * Lists the pages that use a page, such as a template, by transclusion.
   * @see {@link https://www.mediawiki.org/wiki/API:Embeddedin}
   */
  readonly embeddedin: EmbeddedinParameters;
  /**
   * Lists the links to external URLs, such as the pages of a website, with the pages that contain them.
   * @see {@link https://www.mediawiki.org/wiki/API:Exturlusage}
   */
  readonly exturlusage: ExturlusageParameters;
  /**
   * Lists the pages that use a file, such as an image.
   * @see {@link https://www.mediawiki.org/wiki/API:Imageusage}
   */
  readonly imageusage: ImageusageParameters;
  /**
   * Lists the pages that contain interwiki links, either all links or those to a given wiki or page.
   * @see {@link https://www.mediawiki.org/wiki/API:Iwbacklinks}
   */
  readonly iwbacklinks: IwbacklinksParameters;
  /**
   * Lists the pages that contain language links, either all links or those to a given language or page. Links added by extensions may be missing.
   * @see {@link https://www.mediawiki.org/wiki/API:Langbacklinks}
   */
  readonly langbacklinks: LangbacklinksParameters;
  /**
   * Lists the pages that have a given page property, with its value.
   * @see {@link https://www.mediawiki.org/wiki/API:Pageswithprop}
   */
  readonly pageswithprop: PageswithpropParameters;
  /**
   * Searches for pages whose titles match the beginning of what a user types. The tolerance for typing errors depends on the search engine; `allpages` with `prefix` matches exactly.
   * @see {@link https://www.mediawiki.org/wiki/API:Prefixsearch}
   */
  readonly prefixsearch: PrefixsearchParameters;
  /**
   * Lists the titles that are protected against creation.
   * @see {@link https://www.mediawiki.org/wiki/API:Protectedtitles}
   */
  readonly protectedtitles: ProtectedtitlesParameters;
  /**
   * Lists the results of a maintenance report (special page), such as broken redirects or pages that no other page links to.
   * @see {@link https://www.mediawiki.org/wiki/API:Querypage}
   */
  readonly querypage: QuerypageParameters;
  /**
   * Lists random pages. Only the start of the list is random: the order of pages is fixed, so a page is always followed by the same page.
   * @see {@link https://www.mediawiki.org/wiki/API:Random}
   */
  readonly random: RandomParameters;
  /**
   * Lists recent changes to the site, such as edits, new pages and log entries. The site keeps them for a limited time.
   * @see {@link https://www.mediawiki.org/wiki/API:Recentchanges}
   */
  readonly recentchanges: RecentchangesParameters;
  /**
   * Searches the content or titles of pages. The query syntax depends on the site's search engine.
   * @see {@link https://www.mediawiki.org/wiki/API:Search}
   */
  readonly search: SearchParameters;
  /**
   * Lists the tracking categories, to which the software adds pages automatically, if they have members or a page.
   * @see {@link https://www.mediawiki.org/wiki/API:Trackingcategories}
   */
  readonly trackingcategories: TrackingcategoriesParameters;
  /**
   * Lists recent changes to the pages on a watchlist.
   * @see {@link https://www.mediawiki.org/wiki/API:Watchlist}
   */
  readonly watchlist: WatchlistParameters;
  /**
   * Lists the pages on a watchlist.
   * @see {@link https://www.mediawiki.org/wiki/API:Watchlistraw}
   */
  readonly watchlistraw: WatchlistrawParameters;
  /**
   * Lists the categories that each page belongs to.
   * @see {@link https://www.mediawiki.org/wiki/API:Categories}
   */
  readonly categories: CategoriesParameters;
  /**
   * Returns the deleted revisions of each page, or the deleted revisions with the given IDs.
   * @see {@link https://www.mediawiki.org/wiki/API:Deletedrevisions}
   */
  readonly deletedrevisions: DeletedrevisionsParameters;
  /**
   * Lists, for each file, the other files with the same content, found by hash.
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
   * Lists the pages that each page links to. Targets do not have to exist.
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
   * Returns revisions: the current one of each page, several of one page, or those with the given IDs. Parameters such as `limit` or `start` request several revisions of one page.
   * @see {@link https://www.mediawiki.org/wiki/API:Revisions}
   */
  readonly revisions: RevisionsParameters;
  /**
   * Lists the pages that each page transcludes, such as templates.
   * @see {@link https://www.mediawiki.org/wiki/API:Templates}
   */
  readonly templates: TemplatesParameters;
  /**
   * Lists the pages that use each page, such as a template, by transclusion.
   * @see {@link https://www.mediawiki.org/wiki/API:Transcludedin}
   */
  readonly transcludedin: TranscludedinParameters;
};

/** The argument of `query`. Two modules whose parameters have the same name on the wire cannot be in one request. */
export interface QueryRequest {
  /** The maximum replication lag of the databases, in seconds. The request is refused if the lag is higher. Not in the source document (decided: D-164). */
  readonly maxlag?: number | undefined;
  /** How long shared caches may keep the response, in seconds. Effective only if the response is the same for every caller. A whole number of at least 0. Default: `0` (decided: D-338). Not in the source document (decided: D-338). */
  readonly smaxage?: number | undefined;
  /** How long the caller's cache may keep the response, in seconds. A whole number of at least 0. Default: `0` (decided: D-338). Not in the source document (decided: D-338). */
  readonly maxage?: number | undefined;
  /**
   * Refuses the request if the caller is not of this kind. Not in the source document: `anon` (decided: D-164), `user` (decided: D-164) and `bot` (decided: D-164). Not in the source document (decided: D-164).
   *
   * - `anon`: Not logged in.
   * - `user`: Logged in.
   * - `bot`: Logged in and with the right `bot`.
   */
  readonly assert?: "anon" | "user" | "bot" | undefined;
  /** Refuses the request if the caller is not this user. A user, given as `name`. Not in the source document (decided: D-344). */
  readonly assertuser?: string | undefined;
  /** Any string; the response repeats it. Not in the source document (decided: D-164). */
  readonly requestid?: string | undefined;
  /** Includes the current time in the response. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-164). */
  readonly curtimestamp?: boolean | undefined;
  /** Includes the languages used in the response. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-164). */
  readonly responselanginfo?: boolean | undefined;
  /** Includes the name of the host in the response, if the site allows it. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-164). */
  readonly servedby?: boolean | undefined;
  /** Allows a cross-site request that is authenticated by a signature instead of cookies. Cannot be combined with `origin`. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-339). */
  readonly crossorigin?: boolean | undefined;
  /** A single-use token from another wiki of the same family that identifies the caller. Only on wikis that share accounts. Sensitive: do not log it. Not in the source document (decided: D-340). */
  readonly centralauthtoken?: string | undefined;
  /** The language code of messages in the response. `user` selects the caller's preference, `content` the site's language. A code that is not valid selects the site's language. Default: `user` (decided: D-338). Not in the source document (decided: D-338). */
  readonly uselang?: string | undefined;
  /** The language variant to convert text to. Effective only if the language has variants. Not in the source document (decided: D-338). */
  readonly variant?: string | undefined;
  /** The language code of errors and warnings. `uselang` selects the language of other messages, `content` the site's language. Not with `errorformat=bc`, which is in English. Default: `uselang` (decided: D-338). Not in the source document (decided: D-338). */
  readonly errorlang?: string | undefined;
  /** Uses the site's customized messages for errors and warnings. Not with `errorformat=bc`. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-338). */
  readonly errorsuselocal?: boolean | undefined;
  /** The title of a page with an XSLT style sheet for the response. Only with `format=xml`, and only if the site allows it. Not in the source document (decided: D-366). */
  readonly xslt?: string | undefined;
  /** Adds an XML namespace to the elements of the response. Only with `format=xml`. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-366). */
  readonly includexmlnamespace?: boolean | undefined;
  /** Returns the HTML page wrapped in JSON. Only with formats whose names end with `fm`. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-366). */
  readonly wrappedhtml?: boolean | undefined;
  /** Titles of the pages to work on. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Not in the source document (decided: D-165). */
  readonly titles?: string | readonly string[] | undefined;
  /** IDs of the pages to work on. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Not in the source document (decided: D-165). */
  readonly pageids?: number | readonly number[] | undefined;
  /** IDs of revisions; the request works on their pages. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Not in the source document (decided: D-165). */
  readonly revids?: number | readonly number[] | undefined;
  /** Resolves redirects and lists them in the response. Not with `revids`. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-342). */
  readonly redirects?: boolean | undefined;
  /** Also looks for titles in other variants of the site's language if a page does not exist. Effective only if the language has variants. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-342). */
  readonly converttitles?: boolean | undefined;
  /** Includes the IDs of the pages in `pageids`; pages without an ID have negative numbers. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-343). */
  readonly indexpageids?: boolean | undefined;
  /** Includes the latest revisions of the pages as XML, in the import format. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-343). */
  readonly export?: boolean | undefined;
  /** The version of the XML schema. Requires `export`. Default: `0.11` (decided: D-343). Not in the source document (decided: D-343). */
  readonly exportschema?: "0.10" | "0.11" | undefined;
  /** Includes the full URL of each interwiki title. A flag: present means true, absent means false (decided: D-119). Not in the source document (decided: D-343). */
  readonly iwurl?: boolean | undefined;
  /** One module, whose pages the others describe. */
  readonly generator?: GeneratorSelection | undefined;
  /** List modules. List things of the whole site, such as pages, users or changes. Most can be used as generators. */
  readonly list?: ListSelection | undefined;
  /** Property modules. Add data, such as links or revisions, to each page that the request works on. */
  readonly prop?: PropSelection | undefined;
  /** Meta modules. Return information about the site as a whole or about the caller. */
  readonly meta?: MetaSelection | undefined;
  /** Continues from a previous result: pass its `continue`. */
  readonly continue?: Continuation | undefined;
}

/** One module, whose pages the others describe, in a request. */
export interface GeneratorSelection {
  /**
   * Lists all categories that the site knows, in alphabetical order. A category may have no members.
   * @see {@link https://www.mediawiki.org/wiki/API:Allcategories}
   */
  readonly allcategories?: AllcategoriesParameters | undefined;
  /**
   * Lists the deleted revisions of all pages, or the deleted edits of one user.
   * @see {@link https://www.mediawiki.org/wiki/API:Alldeletedrevisions}
   */
  readonly alldeletedrevisions?: AlldeletedrevisionsParameters | undefined;
  /**
   * Lists all uses of files, including files that do not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Allfileusages}
   */
  readonly allfileusages?: AllfileusagesParameters | undefined;
  /**
   * Lists the files stored on the site, by name or by upload time.
   * @see {@link https://www.mediawiki.org/wiki/API:Allimages}
   */
  readonly allimages?: AllimagesParameters | undefined;
  /**
   * Lists all links that point to a namespace, in the order of their targets. Targets do not have to exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Alllinks}
   */
  readonly alllinks?: AlllinksParameters | undefined;
  /**
   * Lists the pages in a namespace, in the order of their titles.
   * @see {@link https://www.mediawiki.org/wiki/API:Allpages}
   */
  readonly allpages?: AllpagesParameters | undefined;
  /**
   * Lists all redirects to a namespace, in the order of their targets. Targets do not have to exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Allredirects}
   */
  readonly allredirects?: AllredirectsParameters | undefined;
  /**
   * Lists the revisions of all pages by time.
   * @see {@link https://www.mediawiki.org/wiki/API:Allrevisions}
   */
  readonly allrevisions?: AllrevisionsParameters | undefined;
  /**
   * Lists all pages that are transcluded from a namespace, such as templates, in the order of their titles. Transcluded pages do not have to exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Alltransclusions}
   */
  readonly alltransclusions?: AlltransclusionsParameters | undefined;
  /**
   * Lists the pages that link to a page.
   * @see {@link https://www.mediawiki.org/wiki/API:Backlinks}
   */
  readonly backlinks?: BacklinksParameters | undefined;
  /**
   * Lists the members of one category: pages, subcategories and files.
   * @see {@link https://www.mediawiki.org/wiki/API:Categorymembers}
   */
  readonly categorymembers?: CategorymembersParameters | undefined;
  /**
   * Lists the pages that use a page, such as a template, by transclusion.
   * @see {@link https://www.mediawiki.org/wiki/API:Embeddedin}
   */
  readonly embeddedin?: EmbeddedinParameters | undefined;
  /**
   * Lists the links to external URLs, such as the pages of a website, with the pages that contain them.
   * @see {@link https://www.mediawiki.org/wiki/API:Exturlusage}
   */
  readonly exturlusage?: ExturlusageParameters | undefined;
  /**
   * Lists the pages that use a file, such as an image.
   * @see {@link https://www.mediawiki.org/wiki/API:Imageusage}
   */
  readonly imageusage?: ImageusageParameters | undefined;
  /**
   * Lists the pages that contain interwiki links, either all links or those to a given wiki or page.
   * @see {@link https://www.mediawiki.org/wiki/API:Iwbacklinks}
   */
  readonly iwbacklinks?: IwbacklinksParameters | undefined;
  /**
   * Lists the pages that contain language links, either all links or those to a given language or page. Links added by extensions may be missing.
   * @see {@link https://www.mediawiki.org/wiki/API:Langbacklinks}
   */
  readonly langbacklinks?: LangbacklinksParameters | undefined;
  /**
   * Lists the pages that have a given page property, with its value.
   * @see {@link https://www.mediawiki.org/wiki/API:Pageswithprop}
   */
  readonly pageswithprop?: PageswithpropParameters | undefined;
  /**
   * Searches for pages whose titles match the beginning of what a user types. The tolerance for typing errors depends on the search engine; `allpages` with `prefix` matches exactly.
   * @see {@link https://www.mediawiki.org/wiki/API:Prefixsearch}
   */
  readonly prefixsearch?: PrefixsearchParameters | undefined;
  /**
   * Lists the titles that are protected against creation.
   * @see {@link https://www.mediawiki.org/wiki/API:Protectedtitles}
   */
  readonly protectedtitles?: ProtectedtitlesParameters | undefined;
  /**
   * Lists the results of a maintenance report (special page), such as broken redirects or pages that no other page links to.
   * @see {@link https://www.mediawiki.org/wiki/API:Querypage}
   */
  readonly querypage?: QuerypageParameters | undefined;
  /**
   * Lists random pages. Only the start of the list is random: the order of pages is fixed, so a page is always followed by the same page.
   * @see {@link https://www.mediawiki.org/wiki/API:Random}
   */
  readonly random?: RandomParameters | undefined;
  /**
   * Lists recent changes to the site, such as edits, new pages and log entries. The site keeps them for a limited time.
   * @see {@link https://www.mediawiki.org/wiki/API:Recentchanges}
   */
  readonly recentchanges?: RecentchangesParameters | undefined;
  /**
   * Searches the content or titles of pages. The query syntax depends on the site's search engine.
   * @see {@link https://www.mediawiki.org/wiki/API:Search}
   */
  readonly search?: SearchParameters | undefined;
  /**
   * Lists the tracking categories, to which the software adds pages automatically, if they have members or a page.
   * @see {@link https://www.mediawiki.org/wiki/API:Trackingcategories}
   */
  readonly trackingcategories?: TrackingcategoriesParameters | undefined;
  /**
   * Lists recent changes to the pages on a watchlist.
   * @see {@link https://www.mediawiki.org/wiki/API:Watchlist}
   */
  readonly watchlist?: WatchlistParameters | undefined;
  /**
   * Lists the pages on a watchlist.
   * @see {@link https://www.mediawiki.org/wiki/API:Watchlistraw}
   */
  readonly watchlistraw?: WatchlistrawParameters | undefined;
  /**
   * Lists the categories that each page belongs to.
   * @see {@link https://www.mediawiki.org/wiki/API:Categories}
   */
  readonly categories?: CategoriesParameters | undefined;
  /**
   * Returns the deleted revisions of each page, or the deleted revisions with the given IDs.
   * @see {@link https://www.mediawiki.org/wiki/API:Deletedrevisions}
   */
  readonly deletedrevisions?: DeletedrevisionsParameters | undefined;
  /**
   * Lists, for each file, the other files with the same content, found by hash.
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
   * Lists the pages that each page links to. Targets do not have to exist.
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
   * Returns revisions: the current one of each page, several of one page, or those with the given IDs. Parameters such as `limit` or `start` request several revisions of one page.
   * @see {@link https://www.mediawiki.org/wiki/API:Revisions}
   */
  readonly revisions?: RevisionsParameters | undefined;
  /**
   * Lists the pages that each page transcludes, such as templates.
   * @see {@link https://www.mediawiki.org/wiki/API:Templates}
   */
  readonly templates?: TemplatesParameters | undefined;
  /**
   * Lists the pages that use each page, such as a template, by transclusion.
   * @see {@link https://www.mediawiki.org/wiki/API:Transcludedin}
   */
  readonly transcludedin?: TranscludedinParameters | undefined;
}

/** List modules, in a request. */
export interface ListSelection {
  /**
   * Lists all categories that the site knows, in alphabetical order. A category may have no members.
   * @see {@link https://www.mediawiki.org/wiki/API:Allcategories}
   * @example for await (const item of wiki.list("allcategories", { prop: ["size"], limit: 2 })) console.log(item); // Categories and their sizes
   */
  readonly allcategories?: AllcategoriesParameters | undefined;
  /**
   * Lists the deleted revisions of all pages, or the deleted edits of one user.
   * @see {@link https://www.mediawiki.org/wiki/API:Alldeletedrevisions}
   * @example for await (const item of wiki.list("alldeletedrevisions", { user: "Jonas", prop: ["ids", "timestamp", "comment"], limit: 1 })) console.log(item); // Deleted revisions of one user
   */
  readonly alldeletedrevisions?: AlldeletedrevisionsParameters | undefined;
  /**
   * Lists all uses of files, including files that do not exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Allfileusages}
   * @example for await (const item of wiki.list("allfileusages", { unique: true, limit: 2 })) console.log(item); // Files in use, each listed once
   */
  readonly allfileusages?: AllfileusagesParameters | undefined;
  /**
   * Lists the files stored on the site, by name or by upload time.
   * @see {@link https://www.mediawiki.org/wiki/API:Allimages}
   * @example for await (const item of wiki.list("allimages", { sort: "timestamp", dir: "newer", start: "2026-05-01T00:00:00Z", prop: ["timestamp", "user", "size"], limit: 1 })) console.log(item); // Files uploaded since a date, oldest first
   */
  readonly allimages?: AllimagesParameters | undefined;
  /**
   * Lists all links that point to a namespace, in the order of their targets. Targets do not have to exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Alllinks}
   * @example for await (const item of wiki.list("alllinks", { prefix: "Ferry", prop: ["ids", "title"] })) console.log(item); // Links to titles that begin with “Ferry”, with the linking pages
   */
  readonly alllinks?: AlllinksParameters | undefined;
  /**
   * Lists the pages in a namespace, in the order of their titles.
   * @see {@link https://www.mediawiki.org/wiki/API:Allpages}
   * @example for await (const item of wiki.list("allpages", { from: "Harbour", limit: 2 })) console.log(item); // Pages from a title onwards
   */
  readonly allpages?: AllpagesParameters | undefined;
  /**
   * Lists all redirects to a namespace, in the order of their targets. Targets do not have to exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Allredirects}
   * @example for await (const item of wiki.list("allredirects", { prefix: "Old", prop: ["ids", "title"] })) console.log(item); // Redirects to pages that begin with “Old”, with their page IDs
   */
  readonly allredirects?: AllredirectsParameters | undefined;
  /**
   * Lists the revisions of all pages by time.
   * @see {@link https://www.mediawiki.org/wiki/API:Allrevisions}
   * @example for await (const item of wiki.list("allrevisions", { namespace: [0], prop: ["ids", "timestamp", "user", "comment"], limit: 1 })) console.log(item); // The newest revision of all pages
   */
  readonly allrevisions?: AllrevisionsParameters | undefined;
  /**
   * Lists all pages that are transcluded from a namespace, such as templates, in the order of their titles. Transcluded pages do not have to exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Alltransclusions}
   * @example for await (const item of wiki.list("alltransclusions", { unique: true })) console.log(item); // Templates in use, each listed once
   */
  readonly alltransclusions?: AlltransclusionsParameters | undefined;
  /**
   * Lists the registered users of the site by name, such as those in a group.
   * @see {@link https://www.mediawiki.org/wiki/API:Allusers}
   * @example for await (const item of wiki.list("allusers", { group: ["bot"], prop: ["editcount", "registration"] })) console.log(item); // Users in the group `bot`, with their edit counts
   */
  readonly allusers?: AllusersParameters | undefined;
  /**
   * Lists the pages that link to a page.
   * @see {@link https://www.mediawiki.org/wiki/API:Backlinks}
   * @example for await (const item of wiki.list("backlinks", { title: "Old Lighthouse", limit: 2 })) console.log(item); // Pages that link to a page
   */
  readonly backlinks?: BacklinksParameters | undefined;
  /**
   * Lists the active blocks of users and IP addresses.
   * @see {@link https://www.mediawiki.org/wiki/API:Blocks}
   * @example for await (const item of wiki.list("blocks", { ip: "192.0.2.5", prop: ["id", "user", "by", "timestamp", "expiry", "reason"] })) console.log(item); // The block that covers an IP address
   */
  readonly blocks?: BlocksParameters | undefined;
  /**
   * Lists the members of one category: pages, subcategories and files.
   * @see {@link https://www.mediawiki.org/wiki/API:Categorymembers}
   * @example for await (const item of wiki.list("categorymembers", { title: "Category:Buildings", type: ["page"], limit: 1 })) console.log(item); // Pages of a category, without files and subcategories
   */
  readonly categorymembers?: CategorymembersParameters | undefined;
  /**
   * Returns the drawings of Codex design system icons, as the content of SVG elements.
   * @example console.log(await wiki.query({ list: { codexicons: { names: ["cdxIconSubtract"] } } })); // An icon that is the same in every language
   */
  readonly codexicons?: CodexiconsParameters | undefined;
  /**
   * Lists deleted revisions in one of three modes: of pages, of a user, or of a namespace. Superseded by `deletedrevisions` and `alldeletedrevisions`.
   *
   * Works, with a warning.
   * @see {@link https://www.mediawiki.org/wiki/API:Deletedrevs}
   * @example for await (const item of wiki.list("deletedrevs", { user: "Jonas", prop: ["revid", "comment"], limit: 1 })) console.log(item); // The last deleted revision of a user
   * @deprecated
   */
  readonly deletedrevs?: DeletedrevsParameters | undefined;
  /**
   * Lists the pages that use a page, such as a template, by transclusion.
   * @see {@link https://www.mediawiki.org/wiki/API:Embeddedin}
   * @example for await (const item of wiki.list("embeddedin", { title: "Template:Building" })) console.log(item); // Pages that use a template
   */
  readonly embeddedin?: EmbeddedinParameters | undefined;
  /**
   * Lists the links to external URLs, such as the pages of a website, with the pages that contain them.
   * @see {@link https://www.mediawiki.org/wiki/API:Exturlusage}
   * @example for await (const item of wiki.list("exturlusage", { protocol: "https", query: "museum.invalid" })) console.log(item); // Pages that link to a website
   */
  readonly exturlusage?: ExturlusageParameters | undefined;
  /**
   * Lists deleted files by name. A file with several deleted versions is listed once for each version.
   * @see {@link https://www.mediawiki.org/wiki/API:Filearchive}
   * @example for await (const item of wiki.list("filearchive", { prop: ["timestamp", "user", "size"], limit: 1 })) console.log(item); // Deleted files
   */
  readonly filearchive?: FilearchiveParameters | undefined;
  /**
   * Lists the pages that use a file, such as an image.
   * @see {@link https://www.mediawiki.org/wiki/API:Imageusage}
   * @example for await (const item of wiki.list("imageusage", { title: "File:Old Lighthouse.jpg" })) console.log(item); // Pages that show a file
   */
  readonly imageusage?: ImageusageParameters | undefined;
  /**
   * Lists the pages that contain interwiki links, either all links or those to a given wiki or page.
   * @see {@link https://www.mediawiki.org/wiki/API:Iwbacklinks}
   * @example for await (const item of wiki.list("iwbacklinks", { prefix: "wikipedia", title: "Lighthouse", prop: ["iwprefix", "iwtitle"] })) console.log(item); // Pages that link to a page of another wiki
   */
  readonly iwbacklinks?: IwbacklinksParameters | undefined;
  /**
   * Lists the pages that contain language links, either all links or those to a given language or page. Links added by extensions may be missing.
   * @see {@link https://www.mediawiki.org/wiki/API:Langbacklinks}
   * @example for await (const item of wiki.list("langbacklinks", { lang: "de", prop: ["lllang", "lltitle"] })) console.log(item); // Pages with a language link to German
   */
  readonly langbacklinks?: LangbacklinksParameters | undefined;
  /**
   * Lists log entries, which record actions such as deletions, moves and blocks.
   * @see {@link https://www.mediawiki.org/wiki/API:Logevents}
   * @example for await (const item of wiki.list("logevents", { type: "delete", user: "Mira", limit: 1 })) console.log(item); // The pages that a user deleted
   */
  readonly logevents?: LogeventsParameters | undefined;
  /**
   * Lists the files in the caller's upload stash: uploaded but not yet published.
   * @see {@link https://www.mediawiki.org/wiki/API:Mystashedfiles}
   * @example for await (const item of wiki.list("mystashedfiles", { prop: ["size", "type"] })) console.log(item); // The caller's unpublished files
   */
  readonly mystashedfiles?: MystashedfilesParameters | undefined;
  /**
   * Lists all page property names in use on the site.
   * @see {@link https://www.mediawiki.org/wiki/API:Pagepropnames}
   * @example for await (const item of wiki.list("pagepropnames", {})) console.log(item); // Page property names in use
   */
  readonly pagepropnames?: PagepropnamesParameters | undefined;
  /**
   * Lists the pages that have a given page property, with its value.
   * @see {@link https://www.mediawiki.org/wiki/API:Pageswithprop}
   * @example for await (const item of wiki.list("pageswithprop", { propname: "defaultsort", prop: ["ids", "title", "value"] })) console.log(item); // Pages with a custom sort key
   */
  readonly pageswithprop?: PageswithpropParameters | undefined;
  /**
   * Searches for pages whose titles match the beginning of what a user types. The tolerance for typing errors depends on the search engine; `allpages` with `prefix` matches exactly.
   * @see {@link https://www.mediawiki.org/wiki/API:Prefixsearch}
   * @example for await (const item of wiki.list("prefixsearch", { search: "ligh" })) console.log(item); // Pages that match what a user has typed
   */
  readonly prefixsearch?: PrefixsearchParameters | undefined;
  /**
   * Lists the titles that are protected against creation.
   * @see {@link https://www.mediawiki.org/wiki/API:Protectedtitles}
   * @example for await (const item of wiki.list("protectedtitles", { level: ["sysop"], prop: ["timestamp", "user", "comment", "expiry", "level"] })) console.log(item); // Titles protected against creation
   */
  readonly protectedtitles?: ProtectedtitlesParameters | undefined;
  /**
   * Lists the results of a maintenance report (special page), such as broken redirects or pages that no other page links to.
   * @see {@link https://www.mediawiki.org/wiki/API:Querypage}
   * @example console.log(await wiki.query({ list: { querypage: { page: "Wantedpages", limit: 1 } } })); // Wanted pages: linked to but missing
   */
  readonly querypage?: QuerypageParameters | undefined;
  /**
   * Lists random pages. Only the start of the list is random: the order of pages is fixed, so a page is always followed by the same page.
   * @see {@link https://www.mediawiki.org/wiki/API:Random}
   * @example for await (const item of wiki.list("random", { namespace: [0] })) console.log(item); // A random article
   */
  readonly random?: RandomParameters | undefined;
  /**
   * Lists recent changes to the site, such as edits, new pages and log entries. The site keeps them for a limited time.
   * @see {@link https://www.mediawiki.org/wiki/API:Recentchanges}
   * @example for await (const item of wiki.list("recentchanges", { type: ["edit"], prop: ["title", "ids", "timestamp", "user", "comment", "sizes"], limit: 1 })) console.log(item); // The latest edit
   */
  readonly recentchanges?: RecentchangesParameters | undefined;
  /**
   * Searches the content or titles of pages. The query syntax depends on the site's search engine.
   * @see {@link https://www.mediawiki.org/wiki/API:Search}
   * @example for await (const item of wiki.list("search", { search: "lighthouse", info: ["totalhits"], prop: ["size", "timestamp"], limit: 1 })) console.log(item); // Pages that contain a word
   */
  readonly search?: SearchParameters | undefined;
  /**
   * Lists the change tags of the site by name.
   * @see {@link https://www.mediawiki.org/wiki/API:Tags}
   * @example for await (const item of wiki.list("tags", { prop: ["displayname", "hitcount"], limit: 2 })) console.log(item); // Change tags with their usage counts
   */
  readonly tags?: TagsParameters | undefined;
  /**
   * Lists the tracking categories, to which the software adds pages automatically, if they have members or a page.
   * @see {@link https://www.mediawiki.org/wiki/API:Trackingcategories}
   * @example for await (const item of wiki.list("trackingcategories", { trackingcatname: ["broken-file-category"], prop: ["size"] })) console.log(item); // The tracking category of pages with broken file links
   */
  readonly trackingcategories?: TrackingcategoriesParameters | undefined;
  /**
   * Lists the edits of one or more users.
   * @see {@link https://www.mediawiki.org/wiki/API:Usercontribs}
   * @example for await (const item of wiki.list("usercontribs", { user: ["Mira"], limit: 1 })) console.log(item); // The latest edit of a user
   */
  readonly usercontribs?: UsercontribsParameters | undefined;
  /**
   * Returns information about the given users.
   * @see {@link https://www.mediawiki.org/wiki/API:Users}
   * @example for await (const item of wiki.list("users", { users: ["Jonas", "Nobody"], prop: ["editcount", "registration"] })) console.log(item); // Two users by name, one of whom does not exist
   */
  readonly users?: UsersParameters | undefined;
  /**
   * Lists recent changes to the pages on a watchlist.
   * @see {@link https://www.mediawiki.org/wiki/API:Watchlist}
   * @example for await (const item of wiki.list("watchlist", { prop: ["ids", "title", "timestamp", "user", "comment"], limit: 1 })) console.log(item); // The latest change to a page on the caller's watchlist
   */
  readonly watchlist?: WatchlistParameters | undefined;
  /**
   * Lists the pages on a watchlist.
   * @see {@link https://www.mediawiki.org/wiki/API:Watchlistraw}
   * @example for await (const item of wiki.list("watchlistraw", { prop: ["changed"] })) console.log(item); // The pages on the caller's watchlist
   */
  readonly watchlistraw?: WatchlistrawParameters | undefined;
}

/** Property modules, in a request. */
export interface PropSelection {
  /**
   * Lists the categories that each page belongs to.
   * @see {@link https://www.mediawiki.org/wiki/API:Categories}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { categories: { prop: ["sortkey"] } } })); // The categories of a page, with their sort keys
   */
  readonly categories?: CategoriesParameters | undefined;
  /**
   * Returns the number of pages, files and subcategories in each category, and whether it is hidden.
   * @see {@link https://www.mediawiki.org/wiki/API:Categoryinfo}
   * @example console.log(await wiki.query({ titles: ["Category:Buildings"], prop: { categoryinfo: {} } })); // The size of a category
   */
  readonly categoryinfo?: CategoryinfoParameters | undefined;
  /**
   * Lists the registered users who edited each page, and counts the anonymous contributors.
   * @see {@link https://www.mediawiki.org/wiki/API:Contributors}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { contributors: { limit: 2 } } })); // The contributors to a page
   */
  readonly contributors?: ContributorsParameters | undefined;
  /**
   * Returns the deleted revisions of each page, or the deleted revisions with the given IDs.
   * @see {@link https://www.mediawiki.org/wiki/API:Deletedrevisions}
   * @example console.log(await wiki.query({ titles: ["Ferry Timetable"], prop: { deletedrevisions: { prop: ["ids", "timestamp", "user"], limit: 1 } } })); // The last revision of a deleted page
   */
  readonly deletedrevisions?: DeletedrevisionsParameters | undefined;
  /**
   * Lists, for each file, the other files with the same content, found by hash.
   * @see {@link https://www.mediawiki.org/wiki/API:Duplicatefiles}
   * @example console.log(await wiki.query({ titles: ["File:Old Lighthouse.jpg"], prop: { duplicatefiles: {} } })); // The duplicates of a file
   */
  readonly duplicatefiles?: DuplicatefilesParameters | undefined;
  /**
   * Lists the external URLs that each page links to, without interwiki links.
   * @see {@link https://www.mediawiki.org/wiki/API:Extlinks}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { extlinks: {} } })); // The external links of a page
   */
  readonly extlinks?: ExtlinksParameters | undefined;
  /**
   * Lists the pages that use each file.
   * @see {@link https://www.mediawiki.org/wiki/API:Fileusage}
   * @example console.log(await wiki.query({ titles: ["File:Old Lighthouse.jpg"], prop: { fileusage: {} } })); // Pages that show a file
   */
  readonly fileusage?: FileusageParameters | undefined;
  /**
   * Describes each file and, on request, its earlier versions, newest first.
   * @see {@link https://www.mediawiki.org/wiki/API:Imageinfo}
   * @example console.log(await wiki.query({ titles: ["File:Old Lighthouse.jpg"], prop: { imageinfo: { prop: ["size", "url"], urlwidth: 300 } } })); // The size and URL of a file, with a thumbnail
   */
  readonly imageinfo?: ImageinfoParameters | undefined;
  /**
   * Lists the files that each page uses.
   * @see {@link https://www.mediawiki.org/wiki/API:Images}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { images: {} } })); // The files that a page uses
   */
  readonly images?: ImagesParameters | undefined;
  /**
   * Returns basic information about each page, such as its language, length and latest revision.
   * @see {@link https://www.mediawiki.org/wiki/API:Info}
   * @example console.log(await wiki.query({ titles: ["Main Page"], prop: { info: { prop: ["protection"] } } })); // Basic information about a page, and who may edit it
   */
  readonly info?: InfoParameters | undefined;
  /**
   * Lists the interwiki links of each page, which point to pages of other wikis.
   * @see {@link https://www.mediawiki.org/wiki/API:Iwlinks}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { iwlinks: { prop: ["url"] } } })); // The interwiki links of a page, with URLs
   */
  readonly iwlinks?: IwlinksParameters | undefined;
  /**
   * Lists the language links of each page, which point to pages in other languages.
   * @see {@link https://www.mediawiki.org/wiki/API:Langlinks}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { langlinks: { prop: ["autonym", "url"] } } })); // A page in other languages
   */
  readonly langlinks?: LanglinksParameters | undefined;
  /**
   * Lists the pages that each page links to. Targets do not have to exist.
   * @see {@link https://www.mediawiki.org/wiki/API:Links}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { links: { namespace: [0], limit: 1 } } })); // The links of a page to the main namespace
   */
  readonly links?: LinksParameters | undefined;
  /**
   * Lists the pages that link to each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Linkshere}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { linkshere: { show: ["!redirect"], limit: 2 } } })); // Pages that link to a page, without redirects
   */
  readonly linkshere?: LinkshereParameters | undefined;
  /**
   * Returns the page properties of each page, such as its default sort key or display title.
   * @see {@link https://www.mediawiki.org/wiki/API:Pageprops}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { pageprops: { prop: ["defaultsort"] } } })); // The sort key of a page
   */
  readonly pageprops?: PagepropsParameters | undefined;
  /**
   * Lists the redirects to each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Redirects}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { redirects: {} } })); // The redirects to a page
   */
  readonly redirects?: RedirectsParameters | undefined;
  /**
   * Returns revisions: the current one of each page, several of one page, or those with the given IDs. Parameters such as `limit` or `start` request several revisions of one page.
   * @see {@link https://www.mediawiki.org/wiki/API:Revisions}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { revisions: { prop: ["ids", "timestamp", "user", "comment", "size"], limit: 1 } } })); // The latest revision of a page
   */
  readonly revisions?: RevisionsParameters | undefined;
  /**
   * Returns details of files in the caller's upload stash, which are uploaded but not yet published.
   * @see {@link https://www.mediawiki.org/wiki/API:Stashimageinfo}
   * @example console.log(await wiki.query({ prop: { stashimageinfo: { filekey: ["1d3m4x7q2k5s.9c1vbe.3.jpg"], prop: ["size", "mime"] } } })); // The size of an unpublished file
   */
  readonly stashimageinfo?: StashimageinfoParameters | undefined;
  /**
   * Lists the pages that each page transcludes, such as templates.
   * @see {@link https://www.mediawiki.org/wiki/API:Templates}
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { templates: {} } })); // The templates that a page uses
   */
  readonly templates?: TemplatesParameters | undefined;
  /**
   * Lists the pages that use each page, such as a template, by transclusion.
   * @see {@link https://www.mediawiki.org/wiki/API:Transcludedin}
   * @example console.log(await wiki.query({ titles: ["Template:Building"], prop: { transcludedin: {} } })); // Pages that use a template
   */
  readonly transcludedin?: TranscludedinParameters | undefined;
}

/** Meta modules, in a request. */
export interface MetaSelection {
  /**
   * Lists the interface messages, as the software defines them or as customized by the site.
   * @see {@link https://www.mediawiki.org/wiki/API:Allmessages}
   * @example console.log(await wiki.meta("allmessages", { messages: ["edit"], lang: "de" })); // One message in German
   */
  readonly allmessages?: AllmessagesParameters | undefined;
  /**
   * Reports how the caller can log in, create an account and change authentication data.
   * @see {@link https://www.mediawiki.org/wiki/API:Authmanagerinfo}
   * @example console.log(await wiki.meta("authmanagerinfo", { securitysensitiveoperation: "ChangeEmail" })); // Available actions, and whether changing the email address requires a new login
   */
  readonly authmanagerinfo?: AuthmanagerinfoParameters | undefined;
  /**
   * Describes the file repositories that the site uses, both its own and shared ones.
   * @see {@link https://www.mediawiki.org/wiki/API:Filerepoinfo}
   * @example console.log(await wiki.meta("filerepoinfo", { prop: ["name", "displayname", "local", "rootUrl", "canUpload"] })); // The file repositories of the site
   */
  readonly filerepoinfo?: FilerepoinfoParameters | undefined;
  /**
   * Describes the languages that the software knows: names, writing direction, fallbacks and variants. If the request takes too long, it is continued.
   * @example console.log(await wiki.meta("languageinfo", { code: ["de"], prop: ["code", "name", "dir"] })); // The name and writing direction of a language
   */
  readonly languageinfo?: LanguageinfoParameters | undefined;
  /**
   * Returns information about the site: its settings, namespaces, languages, user groups, statistics and software.
   * @see {@link https://www.mediawiki.org/wiki/API:Siteinfo}
   * @example console.log(await wiki.meta("siteinfo", { prop: ["statistics"] })); // The size of the wiki
   */
  readonly siteinfo?: SiteinfoParameters | undefined;
  /**
   * Returns the tokens required by actions that modify data.
   * @see {@link https://www.mediawiki.org/wiki/API:Tokens}
   * @example console.log(await wiki.meta("tokens", { type: ["csrf"] })); // An edit token for an anonymous user
   */
  readonly tokens?: TokensParameters | undefined;
  /**
   * Returns information about the caller, such as user name, groups, rights, preferences and limits.
   * @see {@link https://www.mediawiki.org/wiki/API:Userinfo}
   * @example console.log(await wiki.meta("userinfo", { prop: ["groups", "editcount"] })); // The caller's name and groups
   */
  readonly userinfo?: UserinfoParameters | undefined;
}

/** Results of list modules that are not lists, or not described, by name. */
export interface ListAnswers<P, R> {
  readonly codexicons: CodexiconsAnswer;
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
  readonly codexicons: EntryOf<CodexiconsAnswer>;
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

/** The result of each module, by name. */
export interface MetaAnswers<P, R> {
  readonly allmessages: AllmessagesAnswer<P>;
  readonly authmanagerinfo: AuthmanagerinfoAnswer<P>;
  readonly filerepoinfo: FilerepoinfoAnswer<P>;
  readonly languageinfo: LanguageinfoAnswer<P>;
  readonly siteinfo: SiteinfoAnswer<P>;
  readonly tokens: TokensAnswer<P>;
  readonly userinfo: UserinfoAnswer<P>;
}

/** The members that each module adds to a page, by name. */
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

/** The members that each generator adds to a page, by name. */
export interface GeneratedProperties<P, Kind, R> {
  readonly prefixsearch: PrefixsearchGenerated;
  readonly search: SearchGenerated<P>;
}

type GeneratedMembers<S, Kind, R> = AllOf<{ [Name in keyof S]-?: Name extends keyof GeneratedProperties<unknown, unknown, unknown> ? Adds<S[Name], GeneratedProperties<Exclude<S[Name], undefined>, Kind, R>[Name]> : {} }>;

/** The kinds of pages, each with the members of the modules of a request. */
interface PageKinds<R> {
  /** A page that exists. */
  readonly existing: {
    /** The page ID. It does not change when the page is moved. */
    readonly pageid: number;
    /** The namespace ID; `0` is the main namespace. */
    readonly ns: number;
    /** The page title, including the namespace. */
    readonly title: string;
  } & PartialIfContinued<R, PageMembers<Named<R, "prop">, "existing", R> & GeneratedMembers<Named<R, "generator">, "existing", R>>;
  /** A special page, or a file named by a media link. */
  readonly special: {
    /** The namespace ID of special pages, `-1`, or of media links, `-2`. */
    readonly ns: number;
    /** The title, including the namespace. */
    readonly title: string;
    /** True if the title does not belong to a stored page: it is a special page, or a media link to a file. */
    readonly special: true;
    /** True if there is no such special page or file. May be missing. */
    readonly missing?: true;
  } & PartialIfContinued<R, PageMembers<Named<R, "prop">, "special", R> & GeneratedMembers<Named<R, "generator">, "special", R>>;
  /** A title that no page has. */
  readonly missing: {
    /** The namespace ID that the page would have. */
    readonly ns: number;
    /** The title that no page has. */
    readonly title: string;
    /** True if no page has this title. */
    readonly missing: true;
    /** True if the page has content without being stored, such as an interface message or a file from a shared repository. May be missing. */
    readonly known?: true;
  } & PartialIfContinued<R, PageMembers<Named<R, "prop">, "missing", R> & GeneratedMembers<Named<R, "generator">, "missing", R>>;
  /** An ID from the request that no page has. */
  readonly "missing-id": {
    /** The ID from the request that no page has. */
    readonly pageid: number;
    /** True if no page has this ID. */
    readonly missing: true;
  } & PartialIfContinued<R, PageMembers<Named<R, "prop">, "missing-id", R> & GeneratedMembers<Named<R, "generator">, "missing-id", R>>;
  /** A string from the request that is not a valid title. */
  readonly invalid: {
    /** The string from the request that is not a valid title. */
    readonly title: string;
    /** Why the title is not valid, as text or as a message. */
    readonly invalidreason: string | {
      /** The error code, such as `badvalue`. It does not depend on the language. */
      readonly code: string;
      /** The message as plain text or wikitext, as selected by `errorformat`. Comes with `errorformat=plaintext|wikitext`. */
      readonly text: string;
      /** Additional data for programs, such as the allowed values. May be missing. */
      readonly data?: { readonly [key: string]: unknown };
      /** The path of the module, such as `query+allpages`; `main` for the request as a whole. Absent if an internal error ended the request. May be missing. */
      readonly module?: string;
    };
    /** True if the string is not a valid title. No page can ever have it. */
    readonly invalid: true;
  } & PartialIfContinued<R, PageMembers<Named<R, "prop">, "invalid", R> & GeneratedMembers<Named<R, "generator">, "invalid", R>>;
}

/** A page of the response, with the members of all modules. It is one of these: existing, special, missing, missing-id, invalid. */
export type PageOf<R = QueryRequest> = R extends unknown ? OneOf<PageKinds<R>, R> : never;

/** The members that modules add to the results in addition to their own, by name. */
export interface OtherAnswers<P, R> {
  readonly search: SearchOthers<P>;
  readonly stashimageinfo: StashimageinfoOthers<P>;
}

type Beside<R, Group, Name> = Name extends keyof Named<R, Group> & keyof OtherAnswers<unknown, unknown> ? OtherAnswers<Exclude<Named<R, Group>[Name], undefined>, R>[Name] : {};

type NamedListAnswers<S, R> = { readonly [Name in keyof S]: Name extends keyof ListAnswers<unknown, unknown> ? PartialIfContinued<R, ListAnswers<Exclude<S[Name], undefined>, R>[Name]> : Name extends keyof ListItems<unknown, unknown> ? readonly ListItems<Exclude<S[Name], undefined>, R>[Name][] : unknown };

type NamedMetaAnswers<S, R> = { readonly [Name in keyof S]: Name extends keyof MetaAnswers<unknown, unknown> ? PartialIfContinued<R, MetaAnswers<Exclude<S[Name], undefined>, R>[Name]> : unknown };

/** The result of a request. */
export interface QueryResult<R = QueryRequest> extends Answer {
  /** The pages of the response, each with the members of all modules. */
  readonly pages: readonly PageOf<R>[];
  /** Titles from the request that were normalized, for example from underscores to spaces. May be missing. */
  readonly normalized?: readonly ({
    /** Whether `from` is percent-encoded because it was not valid text. */
    readonly fromencoded: boolean;
    /** The title as given in the request. */
    readonly from: string;
    /** The normalized title, under which the page appears in the response. */
    readonly to: string;
  })[];
  /** Titles that were found under another variant of the language, such as another script. Comes with `converttitles`. May be missing. */
  readonly converted?: Asked<Given<R, "converttitles">, readonly ({
    /** The title before the conversion to another language variant. */
    readonly from: string;
    /** The title after the conversion to another language variant. */
    readonly to: string;
  })[]>;
  /** Titles from the request that point to other sites. The response has no pages for them. May be missing. */
  readonly interwiki?: readonly (Flat<{
    /** The title as given in the request, with the interwiki prefix. */
    readonly title: string;
    /** The interwiki prefix, such as `wikipedia`. */
    readonly iw: string;
  } & MembersIf<Given<R, "iwurl">, {
    /** The URL of the page on the other site. Comes with `iwurl`. */
    readonly url: string;
  }>>)[];
  /** Redirects that were resolved. For redirects found by a generator, the generator's own members are included. Comes with `redirects`. May be missing. */
  readonly redirects?: Asked<Given<R, "redirects">, readonly ({
    /** The title of the page that redirects. */
    readonly from: string;
    /** The title of the redirect's target. */
    readonly to: string;
    /** The section of the target, without `#`. Absent if the redirect points to the whole page. May be missing. */
    readonly tofragment?: string;
    /** The interwiki prefix of the redirect's target. May be missing. */
    readonly tointerwiki?: string;
    /** The namespace ID of the redirect, if the generator provides it. May be missing. */
    readonly ns?: number;
    /** The same title as `from`, if the generator provides it. May be missing. */
    readonly title?: string;
    /** The page ID of the redirect, if the generator provides it. May be missing. */
    readonly pageid?: number;
    /** The position of the redirect among the generator's results, starting at 1. May be missing. */
    readonly index?: number;
  })[]>;
  /** Revision IDs from the request that do not exist. A list if the only one is 0, otherwise a mapping by ID. Comes with `revids`. May be missing. */
  readonly badrevids?: Asked<Given<R, "revids">, { readonly [key: string]: {
    /** The ID for which the caller can see no revision. */
    readonly revid: number;
    /** True if the revision does not exist or was deleted. */
    readonly missing: true;
  } } | readonly ({
    /** The ID for which the caller can see no revision. */
    readonly revid: number;
    /** True if the revision does not exist or was deleted. */
    readonly missing: true;
  })[]>;
  /** The IDs of all pages in `pages`, in the same order. Negative IDs stand for pages that do not exist. Comes with `indexpageids`. May be missing. */
  readonly pageids?: Asked<Given<R, "indexpageids">, readonly string[]>;
  /** The pages in XML, in the export format. Comes with `export`, without `exportnowrap`. May be missing. */
  readonly export?: Asked<Every<Given<R, "export"> | Not<Given<R, "exportnowrap">>>, string>;
  /** The value of the request parameter of the same name. Comes with `requestid`. */
  readonly requestid?: Asked<Given<R, "requestid">, string>;
  /** The name of the host that served the request. May be missing. */
  readonly servedby?: string;
  /** The time of the response. Comes with `curtimestamp`. */
  readonly curtimestamp?: Asked<Given<R, "curtimestamp">, string>;
  /** The language code of names and messages in the response. Comes with `responselanginfo`. */
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

/** Rules between the parameters of one module, by module: a sentence, and the shape of requests that break it. */
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

/** Literal values that their parameters do not accept: the form of each fault, by parameter. */
type ValueFault<P, Form extends Record<keyof FaultTexts, unknown>> =
  | (P extends { readonly limit: infer Given } ? RangeFault<Given, "1", "5000", Form["limit"]> : never)
  | (P extends { readonly start: infer Given } ? MomentFault<Given, Form["start"]> : never)
  | (P extends { readonly end: infer Given } ? MomentFault<Given, Form["end"]> : never);

/** The faults of the parameters of one module. */
type ParameterFault<P, Name> = [0] extends [1 & P] ? false : FirstFault<ValueFault<P, FaultPlaces>, Name extends keyof ModuleRules ? Broken<P, ModuleRules[Name]> : never>;

/** The faults of a request. */
export type RequestFault<R> = [0] extends [1 & R] ? false : FaultOr<
  | Broken<R, RequestRules>
  | (R extends { readonly list: infer Modules } ? ValueFault<Each<Modules>, FaultTexts> : never)
  | (R extends { readonly prop: infer Modules } ? ValueFault<Each<Modules>, FaultTexts> : never)
  | (R extends { readonly meta: infer Modules } ? ValueFault<Each<Modules>, FaultTexts> : never)
  | (R extends { readonly generator: infer Modules } ? ValueFault<Each<Modules>, FaultTexts> : never)
  | (R extends { readonly generator: infer Modules } ? MoreThanOne<keyof Modules, "generator: one module, not several"> : never)
>;

/** The parameters of a module, without misspelt names or invalid values. */
export type ListArgument<Name extends string, P> = ExactlyAt<P, AnyListModules[Name], ParameterFault<P, Name>>;

/** The parameters of a module, without misspelt names or invalid values. */
export type MetaArgument<Name extends string, P> = ExactlyAt<P, AnyMetaModules[Name], ParameterFault<P, Name>>;

/** The parameters of a module, without misspelt names or invalid values. */
export type GeneratorArgument<Name extends string, P> = ExactlyAt<P, AnyGeneratorModules[Name], ParameterFault<P, Name>>;

/** A request without misspelt names or invalid values. */
export type QueryArgument<R> = Exactly<R, QueryRequest, RequestFault<R>>;

/** Results, one after another. If a request selects more than pages, later results may lack members of earlier ones. */
export interface ResultsOf<R> extends AsyncIterableIterator<QueryResult<Extract<keyof R, "list" | "meta"> extends never ? R : R & { readonly continue: Continuation }>> {}

/** The items of one list, one after another. */
export interface ItemsOf<Name extends string, P = {}> extends AsyncIterableIterator<ListItems<P, {}>[Name & keyof ListItems<P, {}>]> {}

/** The result of one module. */
export interface MetaAnswerOf<Name extends string, P = {}> extends Promise<MetaAnswers<P, {}>[Name & keyof MetaAnswers<P, {}>]> {}

/** The pages of a generator, one after another. */
export interface PagesOf<Name extends string, P = {}, R = {}> extends AsyncIterableIterator<PageOf<Omit<R, "generator"> & { readonly [Group in "generator"]: { readonly [Generator in Name]: P } }>> {}

/** An item of a list, requested with parameters of this type. */
export type ItemOf<Name extends keyof ListModules, P = ListModules[Name]> = ListItems<P, {}>[Name & keyof ListItems<P, {}>];

/** The result of a module for parameters of this type. */
export type MetaAnswer<Name extends keyof MetaModules, P = MetaModules[Name]> = MetaAnswers<P, {}>[Name & keyof MetaAnswers<P, {}>];

/** The result of a request of this type, such as the type of a constant. */
export type QueryResultOf<R extends QueryRequest> = QueryResult<R>;

export interface QueryClient extends ClientBase {
  /**
   * Returns one result: a batch of complete pages. If a list has more items, the result has `continue`.
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { categories: { prop: ["sortkey"] } } })); // The categories of a page, with their sort keys
   */
  query<const R extends QueryRequest>(request: QueryArgument<R>, call?: CallOptions): Promise<QueryResult<R>>;
  /** Iterates over all results, one after another. */
  batches<const R extends QueryRequest>(request: QueryArgument<R>, call?: CallOptions): ResultsOf<R>;
  /**
   * Iterates over all items of one list.
   * @example for await (const item of wiki.list("allcategories", { prop: ["size"], limit: 2 })) console.log(item); // Categories and their sizes
   */
  list<Name extends string, const P>(name: Exactly<Name, keyof ListModules>, parameters: ListArgument<Name, P>, call?: CallOptions): ItemsOf<Name, P>;
  /** Iterates over all pages that a generator finds, each with the members of the modules of the request. */
  generate<Name extends string, const P, const R extends QueryRequest = {}>(name: Exactly<Name, keyof GeneratorModules>, parameters: GeneratorArgument<Name, P>, request?: QueryArgument<R>, call?: CallOptions): PagesOf<Name, P, R>;
  /**
   * Returns the complete result of one module.
   * @example console.log(await wiki.meta("allmessages", { messages: ["edit"], lang: "de" })); // One message in German
   */
  meta<Name extends string, const P>(name: Exactly<Name, keyof MetaModules>, parameters: MetaArgument<Name, P>, call?: CallOptions): MetaAnswerOf<Name, P>;
}

/**
 * Creates a client of Content Query Interface. Nothing is sent before a call.
 *
 * For facts about the service that are not documented, see DECISIONS.md: D-100, D-101, D-102, D-103, D-107, D-108, D-110, D-115, D-263, D-132, D-119, D-134, D-112, D-269, D-148, D-270, D-165, D-369, D-105, D-260, D-135, D-136, D-218.
 */
export declare function createQueryClient(options: QueryClientOptions): QueryClient;

/** The types of tokens. */
export type TokenType = "createaccount" | "csrf" | "login" | "patrol" | "rollback" | "userrights" | "watch";

/** The documented error codes. Modules have further ones. */
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
  | "bad_wlowner"
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

/** An error response of the service, or the reason why nothing was sent. It contains no secrets. */
export declare class QueryError extends RequestError implements QueryFailure {
  /** Tests create errors by hand: `new QueryError({ code: "…" })`. The default status is 200. */
  constructor(given: QueryErrorInit);
  readonly name: "QueryError";
  readonly code: QueryErrorCode | (string & {});
  readonly info: string;
  readonly module: string;
  readonly errors: readonly Message[];
  is<Code extends QueryErrorCode | (string & {})>(code: Code): this is this & { readonly code: Code };
}
