// The client of query. Generated: change the spec instead.
import type { QueryClientOptions } from "../runtime/action-api/client/options.js";
import type { RequestView } from "../runtime/http/options.js";
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

export type { QueryClientOptions } from "../runtime/action-api/client/options.js";
export { TransportError } from "../runtime/http/errors.js";
export type { RequestView } from "../runtime/http/options.js";
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
export interface ListModules {
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
   * Lists the registered users of the site by name.
   * @see {@link https://www.mediawiki.org/wiki/API:Allusers}
   */
  readonly allusers: AllusersParameters;
  /**
   * Lists the pages that link to one page.
   * @see {@link https://www.mediawiki.org/wiki/API:Backlinks}
   */
  readonly backlinks: BacklinksParameters;
  /**
   * Lists the blocks of users and IP addresses that hold now.
   * @see {@link https://www.mediawiki.org/wiki/API:Blocks}
   */
  readonly blocks: BlocksParameters;
  /**
   * Lists the members of one category: pages, subcategories and files.
   * @see {@link https://www.mediawiki.org/wiki/API:Categorymembers}
   */
  readonly categorymembers: CategorymembersParameters;
  /** Answers the drawings of icons of the design system Codex, as contents of SVG elements. */
  readonly codexicons: CodexiconsParameters;
  /**
   * Lists deleted revisions in one of three modes: of pages, of a user, or of a namespace. Superseded by `deletedrevisions` and `alldeletedrevisions`.
   *
   * Works, with a warning.
   * @see {@link https://www.mediawiki.org/wiki/API:Deletedrevs}
   * @deprecated
   */
  readonly deletedrevs: DeletedrevsParameters;
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
   * Lists the deleted files by name. A file of which several versions were deleted is listed once for each.
   * @see {@link https://www.mediawiki.org/wiki/API:Filearchive}
   */
  readonly filearchive: FilearchiveParameters;
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
   * Lists entries of the logs, which record actions such as deletions, moves and blocks.
   * @see {@link https://www.mediawiki.org/wiki/API:Logevents}
   */
  readonly logevents: LogeventsParameters;
  /**
   * Lists the files that the caller has uploaded to the stash but not published yet.
   * @see {@link https://www.mediawiki.org/wiki/API:Mystashedfiles}
   */
  readonly mystashedfiles: MystashedfilesParameters;
  /**
   * Lists the names of all page properties that pages of the site have.
   * @see {@link https://www.mediawiki.org/wiki/API:Pagepropnames}
   */
  readonly pagepropnames: PagepropnamesParameters;
  /**
   * Lists the pages that have one page property.
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
   * Lists the change tags of the site by name.
   * @see {@link https://www.mediawiki.org/wiki/API:Tags}
   */
  readonly tags: TagsParameters;
  /**
   * Lists the tracking categories that have members or a page. The software itself puts pages into these categories.
   * @see {@link https://www.mediawiki.org/wiki/API:Trackingcategories}
   */
  readonly trackingcategories: TrackingcategoriesParameters;
  /**
   * Lists the edits of one or more users.
   * @see {@link https://www.mediawiki.org/wiki/API:Usercontribs}
   */
  readonly usercontribs: UsercontribsParameters;
  /**
   * Tells of the users that the request names.
   * @see {@link https://www.mediawiki.org/wiki/API:Users}
   */
  readonly users: UsersParameters;
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
}

/** Property modules: what each takes, by name. */
export interface PropModules {
  /**
   * Lists the categories that each page is in.
   * @see {@link https://www.mediawiki.org/wiki/API:Categories}
   */
  readonly categories: CategoriesParameters;
  /**
   * Tells how many members each of the pages has that are categories, and whether it is hidden.
   * @see {@link https://www.mediawiki.org/wiki/API:Categoryinfo}
   */
  readonly categoryinfo: CategoryinfoParameters;
  /**
   * Lists the registered users who edited each page, and counts the others.
   * @see {@link https://www.mediawiki.org/wiki/API:Contributors}
   */
  readonly contributors: ContributorsParameters;
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
   * Lists the URLs outside of the site that each page links to. Interwiki links are not among them.
   * @see {@link https://www.mediawiki.org/wiki/API:Extlinks}
   */
  readonly extlinks: ExtlinksParameters;
  /**
   * Lists the pages that use each file.
   * @see {@link https://www.mediawiki.org/wiki/API:Fileusage}
   */
  readonly fileusage: FileusageParameters;
  /**
   * Describes each file and, on request, its earlier versions, from the newest to the oldest.
   * @see {@link https://www.mediawiki.org/wiki/API:Imageinfo}
   */
  readonly imageinfo: ImageinfoParameters;
  /**
   * Lists the files that each page uses.
   * @see {@link https://www.mediawiki.org/wiki/API:Images}
   */
  readonly images: ImagesParameters;
  /**
   * Tells the basic facts of each page, such as its language, its length in bytes and its latest revision.
   * @see {@link https://www.mediawiki.org/wiki/API:Info}
   */
  readonly info: InfoParameters;
  /**
   * Lists the interwiki links of each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Iwlinks}
   */
  readonly iwlinks: IwlinksParameters;
  /**
   * Lists the language links of each page, which lead to pages in other languages.
   * @see {@link https://www.mediawiki.org/wiki/API:Langlinks}
   */
  readonly langlinks: LanglinksParameters;
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
   * Tells the page properties of each page, such as its default sort key or its display title.
   * @see {@link https://www.mediawiki.org/wiki/API:Pageprops}
   */
  readonly pageprops: PagepropsParameters;
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
   * Tells of files that the caller has uploaded to the stash but not published yet.
   * @see {@link https://www.mediawiki.org/wiki/API:Stashimageinfo}
   */
  readonly stashimageinfo: StashimageinfoParameters;
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
}

/** Meta modules: what each takes, by name. */
export interface MetaModules {
  /**
   * Lists the messages of the user interface, as the software has them or as the site has changed them.
   * @see {@link https://www.mediawiki.org/wiki/API:Allmessages}
   */
  readonly allmessages: AllmessagesParameters;
  /**
   * Tells whether and how the caller can log in, create an account, and change what the account logs in with.
   * @see {@link https://www.mediawiki.org/wiki/API:Authmanagerinfo}
   */
  readonly authmanagerinfo: AuthmanagerinfoParameters;
  /**
   * Describes the file repositories that the site uses, its own and shared ones.
   * @see {@link https://www.mediawiki.org/wiki/API:Filerepoinfo}
   */
  readonly filerepoinfo: FilerepoinfoParameters;
  /** Describes the languages that the software knows. A request that takes too long is continued. */
  readonly languageinfo: LanguageinfoParameters;
  /**
   * Tells of the site as a whole: its settings, namespaces, languages, user groups, statistics and software.
   * @see {@link https://www.mediawiki.org/wiki/API:Siteinfo}
   */
  readonly siteinfo: SiteinfoParameters;
  /**
   * Gives out the tokens without which actions that change data refuse a request.
   * @see {@link https://www.mediawiki.org/wiki/API:Tokens}
   */
  readonly tokens: TokensParameters;
  /**
   * Tells of the caller: the name, and such things as groups, rights, preferences and limits.
   * @see {@link https://www.mediawiki.org/wiki/API:Userinfo}
   */
  readonly userinfo: UserinfoParameters;
}

/** One module, whose pages the others describe: what each takes, by name. */
export interface GeneratorModules {
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
   * Lists the pages that have one page property.
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
}

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
  /** Puts the current time into the answer. A flag: present means true, absent means false. Not in the source document (decided: D-164). */
  readonly curtimestamp?: boolean | undefined;
  /** Puts the languages that the answer uses into it. A flag: present means true, absent means false. Not in the source document (decided: D-164). */
  readonly responselanginfo?: boolean | undefined;
  /** Puts the name of the host into the answer, where the site allows it. A flag: present means true, absent means false. Not in the source document (decided: D-164). */
  readonly servedby?: boolean | undefined;
  /** Lets a script of another site ask in the name of whoever signs the request, without cookies. Not together with `origin`. A flag: present means true, absent means false. Not in the source document (decided: D-339). */
  readonly crossorigin?: boolean | undefined;
  /** A token that counts once, and says who asks, given out by another wiki of the same family. Where wikis share their accounts. Sensitive: never to be logged. Not in the source document (decided: D-340). */
  readonly centralauthtoken?: string | undefined;
  /** The code of the language of messages in the answer; `user` is that of the caller's preferences, `content` that of the site. A code that cannot be one counts as the site's. Default: `user` (decided: D-338). Not in the source document (decided: D-338). */
  readonly uselang?: string | undefined;
  /** The variant of the language in which texts are put. Counts where the language has variants. Not in the source document (decided: D-338). */
  readonly variant?: string | undefined;
  /** The code of the language of errors and warnings; `uselang` is that of other messages, `content` that of the site. Not with `errorformat=bc`, which is in English. Default: `uselang` (decided: D-338). Not in the source document (decided: D-338). */
  readonly errorlang?: string | undefined;
  /** Takes texts of errors and warnings that the site has in place of the usual ones. Not with `errorformat=bc`. A flag: present means true, absent means false. Not in the source document (decided: D-338). */
  readonly errorsuselocal?: boolean | undefined;
  /** The titles of the pages that the request is about. Up to 50 values, for privileged callers up to 500. Not in the source document (decided: D-165). */
  readonly titles?: string | readonly string[] | undefined;
  /** The ids of the pages that the request is about. Up to 50 values, for privileged callers up to 500. Not in the source document (decided: D-165). */
  readonly pageids?: number | readonly number[] | undefined;
  /** The ids of revisions whose pages the request is about. Up to 50 values, for privileged callers up to 500. Not in the source document (decided: D-165). */
  readonly revids?: number | readonly number[] | undefined;
  /** Takes the pages that redirects lead to in place of the redirects, and lists these. Not with `revids`. A flag: present means true, absent means false. Not in the source document (decided: D-342). */
  readonly redirects?: boolean | undefined;
  /** Looks for titles in the other variants of the site's language where a page does not exist. Counts where the language has variants. A flag: present means true, absent means false. Not in the source document (decided: D-342). */
  readonly converttitles?: boolean | undefined;
  /** Lists the ids of the pages in `pageids`, with numbers below zero for pages without one. A flag: present means true, absent means false. Not in the source document (decided: D-343). */
  readonly indexpageids?: boolean | undefined;
  /** Puts the last revisions of the pages into the answer as XML, as for an import. A flag: present means true, absent means false. Not in the source document (decided: D-343). */
  readonly export?: boolean | undefined;
  /** The version of the form of the XML. Only with `export`. Default: `0.11` (decided: D-343). Not in the source document (decided: D-343). */
  readonly exportschema?: "0.10" | "0.11" | undefined;
  /** Adds the address to each title of another wiki. A flag: present means true, absent means false. Not in the source document (decided: D-343). */
  readonly iwurl?: boolean | undefined;
  /** One module, whose pages the others describe. */
  readonly generator?: GeneratorSelection | undefined;
  /** List modules. */
  readonly list?: ListSelection | undefined;
  /** Property modules. */
  readonly prop?: PropSelection | undefined;
  /** Meta modules. */
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
   * Lists the pages that have one page property.
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
   * Lists the registered users of the site by name.
   * @see {@link https://www.mediawiki.org/wiki/API:Allusers}
   */
  readonly allusers?: AllusersParameters | undefined;
  /**
   * Lists the pages that link to one page.
   * @see {@link https://www.mediawiki.org/wiki/API:Backlinks}
   */
  readonly backlinks?: BacklinksParameters | undefined;
  /**
   * Lists the blocks of users and IP addresses that hold now.
   * @see {@link https://www.mediawiki.org/wiki/API:Blocks}
   */
  readonly blocks?: BlocksParameters | undefined;
  /**
   * Lists the members of one category: pages, subcategories and files.
   * @see {@link https://www.mediawiki.org/wiki/API:Categorymembers}
   */
  readonly categorymembers?: CategorymembersParameters | undefined;
  /** Answers the drawings of icons of the design system Codex, as contents of SVG elements. */
  readonly codexicons?: CodexiconsParameters | undefined;
  /**
   * Lists deleted revisions in one of three modes: of pages, of a user, or of a namespace. Superseded by `deletedrevisions` and `alldeletedrevisions`.
   *
   * Works, with a warning.
   * @see {@link https://www.mediawiki.org/wiki/API:Deletedrevs}
   * @deprecated
   */
  readonly deletedrevs?: DeletedrevsParameters | undefined;
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
   * Lists the deleted files by name. A file of which several versions were deleted is listed once for each.
   * @see {@link https://www.mediawiki.org/wiki/API:Filearchive}
   */
  readonly filearchive?: FilearchiveParameters | undefined;
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
   * Lists entries of the logs, which record actions such as deletions, moves and blocks.
   * @see {@link https://www.mediawiki.org/wiki/API:Logevents}
   */
  readonly logevents?: LogeventsParameters | undefined;
  /**
   * Lists the files that the caller has uploaded to the stash but not published yet.
   * @see {@link https://www.mediawiki.org/wiki/API:Mystashedfiles}
   */
  readonly mystashedfiles?: MystashedfilesParameters | undefined;
  /**
   * Lists the names of all page properties that pages of the site have.
   * @see {@link https://www.mediawiki.org/wiki/API:Pagepropnames}
   */
  readonly pagepropnames?: PagepropnamesParameters | undefined;
  /**
   * Lists the pages that have one page property.
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
   * Lists the change tags of the site by name.
   * @see {@link https://www.mediawiki.org/wiki/API:Tags}
   */
  readonly tags?: TagsParameters | undefined;
  /**
   * Lists the tracking categories that have members or a page. The software itself puts pages into these categories.
   * @see {@link https://www.mediawiki.org/wiki/API:Trackingcategories}
   */
  readonly trackingcategories?: TrackingcategoriesParameters | undefined;
  /**
   * Lists the edits of one or more users.
   * @see {@link https://www.mediawiki.org/wiki/API:Usercontribs}
   */
  readonly usercontribs?: UsercontribsParameters | undefined;
  /**
   * Tells of the users that the request names.
   * @see {@link https://www.mediawiki.org/wiki/API:Users}
   */
  readonly users?: UsersParameters | undefined;
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
}

/** Property modules, in a request. */
export interface PropSelection {
  /**
   * Lists the categories that each page is in.
   * @see {@link https://www.mediawiki.org/wiki/API:Categories}
   */
  readonly categories?: CategoriesParameters | undefined;
  /**
   * Tells how many members each of the pages has that are categories, and whether it is hidden.
   * @see {@link https://www.mediawiki.org/wiki/API:Categoryinfo}
   */
  readonly categoryinfo?: CategoryinfoParameters | undefined;
  /**
   * Lists the registered users who edited each page, and counts the others.
   * @see {@link https://www.mediawiki.org/wiki/API:Contributors}
   */
  readonly contributors?: ContributorsParameters | undefined;
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
   * Lists the URLs outside of the site that each page links to. Interwiki links are not among them.
   * @see {@link https://www.mediawiki.org/wiki/API:Extlinks}
   */
  readonly extlinks?: ExtlinksParameters | undefined;
  /**
   * Lists the pages that use each file.
   * @see {@link https://www.mediawiki.org/wiki/API:Fileusage}
   */
  readonly fileusage?: FileusageParameters | undefined;
  /**
   * Describes each file and, on request, its earlier versions, from the newest to the oldest.
   * @see {@link https://www.mediawiki.org/wiki/API:Imageinfo}
   */
  readonly imageinfo?: ImageinfoParameters | undefined;
  /**
   * Lists the files that each page uses.
   * @see {@link https://www.mediawiki.org/wiki/API:Images}
   */
  readonly images?: ImagesParameters | undefined;
  /**
   * Tells the basic facts of each page, such as its language, its length in bytes and its latest revision.
   * @see {@link https://www.mediawiki.org/wiki/API:Info}
   */
  readonly info?: InfoParameters | undefined;
  /**
   * Lists the interwiki links of each page.
   * @see {@link https://www.mediawiki.org/wiki/API:Iwlinks}
   */
  readonly iwlinks?: IwlinksParameters | undefined;
  /**
   * Lists the language links of each page, which lead to pages in other languages.
   * @see {@link https://www.mediawiki.org/wiki/API:Langlinks}
   */
  readonly langlinks?: LanglinksParameters | undefined;
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
   * Tells the page properties of each page, such as its default sort key or its display title.
   * @see {@link https://www.mediawiki.org/wiki/API:Pageprops}
   */
  readonly pageprops?: PagepropsParameters | undefined;
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
   * Tells of files that the caller has uploaded to the stash but not published yet.
   * @see {@link https://www.mediawiki.org/wiki/API:Stashimageinfo}
   */
  readonly stashimageinfo?: StashimageinfoParameters | undefined;
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

/** Meta modules, in a request. */
export interface MetaSelection {
  /**
   * Lists the messages of the user interface, as the software has them or as the site has changed them.
   * @see {@link https://www.mediawiki.org/wiki/API:Allmessages}
   */
  readonly allmessages?: AllmessagesParameters | undefined;
  /**
   * Tells whether and how the caller can log in, create an account, and change what the account logs in with.
   * @see {@link https://www.mediawiki.org/wiki/API:Authmanagerinfo}
   */
  readonly authmanagerinfo?: AuthmanagerinfoParameters | undefined;
  /**
   * Describes the file repositories that the site uses, its own and shared ones.
   * @see {@link https://www.mediawiki.org/wiki/API:Filerepoinfo}
   */
  readonly filerepoinfo?: FilerepoinfoParameters | undefined;
  /** Describes the languages that the software knows. A request that takes too long is continued. */
  readonly languageinfo?: LanguageinfoParameters | undefined;
  /**
   * Tells of the site as a whole: its settings, namespaces, languages, user groups, statistics and software.
   * @see {@link https://www.mediawiki.org/wiki/API:Siteinfo}
   */
  readonly siteinfo?: SiteinfoParameters | undefined;
  /**
   * Gives out the tokens without which actions that change data refuse a request.
   * @see {@link https://www.mediawiki.org/wiki/API:Tokens}
   */
  readonly tokens?: TokensParameters | undefined;
  /**
   * Tells of the caller: the name, and such things as groups, rights, preferences and limits.
   * @see {@link https://www.mediawiki.org/wiki/API:Userinfo}
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
  readonly existing: {
    readonly pageid: number;
    readonly ns: number;
    readonly title: string;
  } & PartialIfContinued<R, PageMembers<Named<R, "prop">, "existing", R> & GeneratedMembers<Named<R, "generator">, "existing", R>>;
  readonly special: {
    readonly ns: number;
    readonly title: string;
    readonly special: true;
    /** May be missing. */
    readonly missing?: true;
  } & PartialIfContinued<R, PageMembers<Named<R, "prop">, "special", R> & GeneratedMembers<Named<R, "generator">, "special", R>>;
  readonly missing: {
    readonly ns: number;
    readonly title: string;
    readonly missing: true;
    /** It has contents without being stored, such as a message. May be missing. */
    readonly known?: true;
  } & PartialIfContinued<R, PageMembers<Named<R, "prop">, "missing", R> & GeneratedMembers<Named<R, "generator">, "missing", R>>;
  readonly "missing-id": {
    readonly pageid: number;
    readonly missing: true;
  } & PartialIfContinued<R, PageMembers<Named<R, "prop">, "missing-id", R> & GeneratedMembers<Named<R, "generator">, "missing-id", R>>;
  readonly invalid: {
    readonly title: string;
    readonly invalidreason: string | {
      readonly code: string;
      /** Comes with `errorformat=plaintext|wikitext`. */
      readonly text: string;
      /** May be missing. */
      readonly data?: { readonly [key: string]: unknown };
      /** The path of the module, such as `query+allpages`. May be missing. */
      readonly module?: string;
    };
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
  /** Titles that were given in another form. `from` is percent-encoded where `fromencoded`. May be missing. */
  readonly normalized?: readonly ({
    readonly fromencoded: boolean;
    readonly from: string;
    readonly to: string;
  })[];
  /** Titles converted to another variant of the language. Comes with `converttitles`. May be missing. */
  readonly converted?: Asked<Given<R, "converttitles">, readonly ({
    readonly from: string;
    readonly to: string;
  })[]>;
  /** Titles of other wikis, without a page. `iw` is the prefix that names the wiki. May be missing. */
  readonly interwiki?: readonly (Flat<{
    readonly title: string;
    readonly iw: string;
  } & MembersIf<Given<R, "iwurl">, {
    /** Comes with `iwurl`. */
    readonly url: string;
  }>>)[];
  /** Redirects that were followed, with what a generator tells of the page that redirects. Comes with `redirects`. May be missing. */
  readonly redirects?: Asked<Given<R, "redirects">, readonly ({
    readonly from: string;
    readonly to: string;
    /** May be missing. */
    readonly tofragment?: string;
    /** May be missing. */
    readonly tointerwiki?: string;
    /** May be missing. */
    readonly ns?: number;
    /** May be missing. */
    readonly title?: string;
    /** May be missing. */
    readonly pageid?: number;
    /** May be missing. */
    readonly index?: number;
  })[]>;
  /** Revisions that are not there, by id. A list where the only id is 0. Comes with `revids`. May be missing. */
  readonly badrevids?: Asked<Given<R, "revids">, { readonly [key: string]: {
    readonly revid: number;
    readonly missing: true;
  } } | readonly ({
    readonly revid: number;
    readonly missing: true;
  })[]>;
  /** The ids of the pages, as texts. Comes with `indexpageids`. May be missing. */
  readonly pageids?: Asked<Given<R, "indexpageids">, readonly string[]>;
  /** The pages in the XML of an export. Comes with `export`, without `exportnowrap`. May be missing. */
  readonly export?: Asked<Every<Given<R, "export"> | Not<Given<R, "exportnowrap">>>, string>;
  /** The text that the request gave. Comes with `requestid`. */
  readonly requestid?: Asked<Given<R, "requestid">, string>;
  /** The host that answered. May be missing. */
  readonly servedby?: string;
  /** When it was answered. Comes with `curtimestamp`. */
  readonly curtimestamp?: Asked<Given<R, "curtimestamp">, string>;
  /** The language of messages. Comes with `responselanginfo`. */
  readonly uselang?: Asked<Given<R, "responselanginfo">, string>;
  /** The language of errors and warnings. Comes with `responselanginfo`. */
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

interface AnyListModules extends ListModules {
  readonly [name: string]: object;
}

interface AnyMetaModules extends MetaModules {
  readonly [name: string]: object;
}

interface AnyGeneratorModules extends GeneratorModules {
  readonly [name: string]: object;
}

/** Results, one after another. Where a request names more than pages, those that come later may lack what came before. */
export interface ResultsOf<R> extends AsyncIterableIterator<QueryResult<Extract<keyof R, "list" | "meta"> extends never ? R : R & { readonly continue: Continuation }>> {}

/** The items of one list, one after another. */
export interface ItemsOf<Name extends string, P = {}> extends AsyncIterableIterator<ListItems<P, {}>[Name & keyof ListItems<P, {}>]> {}

/** What one module answers. */
export interface MetaAnswerOf<Name extends string, P = {}> extends Promise<MetaAnswers<P, {}>[Name & keyof MetaAnswers<P, {}>]> {}

/** The pages of a generator, one after another. */
export interface PagesOf<Name extends string, P = {}, R = {}> extends AsyncIterableIterator<PageOf<Omit<R, "generator"> & { readonly [Group in "generator"]: { readonly [Generator in Name]: P } }>> {}

export interface QueryClient extends ClientBase {
  /** One logical result: pages in batches, each followed until all is said of it. Where a list goes on, `continue` says so. */
  query<const R>(request: R extends never ? R : QueryRequest, call?: CallOptions): Promise<QueryResult<R>>;
  /** The same to the end, one result after another. */
  batches<const R>(request: R extends never ? R : QueryRequest, call?: CallOptions): ResultsOf<R>;
  /** The items of one list, to its end. */
  list<Name extends string, const P>(name: Name extends keyof ListModules ? Name : keyof ListModules, parameters: P extends never ? P : AnyListModules[Name], call?: CallOptions): ItemsOf<Name, P>;
  /** The pages that a generator names, each with what the modules of the request say of it, to the end. */
  generate<Name extends string, const P, const R>(name: Name extends keyof GeneratorModules ? Name : keyof GeneratorModules, parameters: P extends never ? P : AnyGeneratorModules[Name], request?: R extends never ? R : QueryRequest, call?: CallOptions): PagesOf<Name, P, R>;
  /** What one module answers, to its end. */
  meta<Name extends string, const P>(name: Name extends keyof MetaModules ? Name : keyof MetaModules, parameters: P extends never ? P : AnyMetaModules[Name], call?: CallOptions): MetaAnswerOf<Name, P>;
}

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
  | "noformat"
  | "toolarge"
  | "badrequest"
  | "nohandler"
  | "internal_api_error";

/** What the service answered in place of a result, or why nothing was sent. It holds nothing secret. */
export declare class QueryError extends Error implements QueryFailure {
  readonly name: "QueryError";
  readonly code: QueryErrorCode | (string & {});
  readonly info: string;
  readonly module: string;
  readonly status: number | undefined;
  readonly request: RequestView | undefined;
  readonly errors: readonly Message[];
  is<Code extends QueryErrorCode | (string & {})>(code: Code): this is this & { readonly code: Code };
}
