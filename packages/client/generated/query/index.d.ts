// The client of query. Generated: change the spec instead.
import type { ClientBase } from "../runtime/action-api/client/calls.js";
import type { QueryFailure } from "../runtime/action-api/client/errors.js";
import type { Adds, AllOf, MemberOf, Named, OneOf, PartialIfContinued } from "../runtime/action-api/client/narrow.js";
import type { CallOptions, QueryClientOptions } from "../runtime/action-api/client/options.js";
import type { Answer, Continuation, Message } from "../runtime/action-api/client/results.js";
import type { RequestView } from "../runtime/http/options.js";
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

export type { Value, WireParameters } from "../runtime/action-api/client/calls.js";
export type { CallOptions, OnWarning, QueryClientOptions, SendOptions, Validate } from "../runtime/action-api/client/options.js";
export type { Answer, Continuation, Item, Message } from "../runtime/action-api/client/results.js";
export { TransportError } from "../runtime/http/errors.js";
export type { RequestView } from "../runtime/http/options.js";
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
  readonly allcategories: AllcategoriesParameters;
  readonly alldeletedrevisions: AlldeletedrevisionsParameters;
  readonly allfileusages: AllfileusagesParameters;
  readonly allimages: AllimagesParameters;
  readonly alllinks: AlllinksParameters;
  readonly allpages: AllpagesParameters;
  readonly allredirects: AllredirectsParameters;
  readonly allrevisions: AllrevisionsParameters;
  readonly alltransclusions: AlltransclusionsParameters;
  readonly allusers: AllusersParameters;
  readonly backlinks: BacklinksParameters;
  readonly blocks: BlocksParameters;
  readonly categorymembers: CategorymembersParameters;
  readonly codexicons: CodexiconsParameters;
  /**
   * Works, with a warning.
   * @deprecated
   */
  readonly deletedrevs: DeletedrevsParameters;
  readonly embeddedin: EmbeddedinParameters;
  readonly exturlusage: ExturlusageParameters;
  readonly filearchive: FilearchiveParameters;
  readonly imageusage: ImageusageParameters;
  readonly iwbacklinks: IwbacklinksParameters;
  readonly langbacklinks: LangbacklinksParameters;
  readonly logevents: LogeventsParameters;
  readonly mystashedfiles: MystashedfilesParameters;
  readonly pagepropnames: PagepropnamesParameters;
  readonly pageswithprop: PageswithpropParameters;
  readonly prefixsearch: PrefixsearchParameters;
  readonly protectedtitles: ProtectedtitlesParameters;
  readonly querypage: QuerypageParameters;
  readonly random: RandomParameters;
  readonly recentchanges: RecentchangesParameters;
  readonly search: SearchParameters;
  readonly tags: TagsParameters;
  readonly trackingcategories: TrackingcategoriesParameters;
  readonly usercontribs: UsercontribsParameters;
  readonly users: UsersParameters;
  readonly watchlist: WatchlistParameters;
  readonly watchlistraw: WatchlistrawParameters;
}

/** Property modules: what each takes, by name. */
export interface PropModules {
  readonly categories: CategoriesParameters;
  readonly categoryinfo: CategoryinfoParameters;
  readonly contributors: ContributorsParameters;
  readonly deletedrevisions: DeletedrevisionsParameters;
  readonly duplicatefiles: DuplicatefilesParameters;
  readonly extlinks: ExtlinksParameters;
  readonly fileusage: FileusageParameters;
  readonly imageinfo: ImageinfoParameters;
  readonly images: ImagesParameters;
  readonly info: InfoParameters;
  readonly iwlinks: IwlinksParameters;
  readonly langlinks: LanglinksParameters;
  readonly links: LinksParameters;
  readonly linkshere: LinkshereParameters;
  readonly pageprops: PagepropsParameters;
  readonly redirects: RedirectsParameters;
  readonly revisions: RevisionsParameters;
  readonly stashimageinfo: StashimageinfoParameters;
  readonly templates: TemplatesParameters;
  readonly transcludedin: TranscludedinParameters;
}

/** Meta modules: what each takes, by name. */
export interface MetaModules {
  readonly allmessages: AllmessagesParameters;
  readonly authmanagerinfo: AuthmanagerinfoParameters;
  readonly filerepoinfo: FilerepoinfoParameters;
  readonly languageinfo: LanguageinfoParameters;
  readonly siteinfo: SiteinfoParameters;
  readonly tokens: TokensParameters;
  readonly userinfo: UserinfoParameters;
}

/** One module, whose pages the others describe: what each takes, by name. */
export interface GeneratorModules {
  readonly allcategories: AllcategoriesParameters;
  readonly alldeletedrevisions: AlldeletedrevisionsParameters;
  readonly allfileusages: AllfileusagesParameters;
  readonly allimages: AllimagesParameters;
  readonly alllinks: AlllinksParameters;
  readonly allpages: AllpagesParameters;
  readonly allredirects: AllredirectsParameters;
  readonly allrevisions: AllrevisionsParameters;
  readonly alltransclusions: AlltransclusionsParameters;
  readonly backlinks: BacklinksParameters;
  readonly categorymembers: CategorymembersParameters;
  readonly embeddedin: EmbeddedinParameters;
  readonly exturlusage: ExturlusageParameters;
  readonly imageusage: ImageusageParameters;
  readonly iwbacklinks: IwbacklinksParameters;
  readonly langbacklinks: LangbacklinksParameters;
  readonly pageswithprop: PageswithpropParameters;
  readonly prefixsearch: PrefixsearchParameters;
  readonly protectedtitles: ProtectedtitlesParameters;
  readonly querypage: QuerypageParameters;
  readonly random: RandomParameters;
  readonly recentchanges: RecentchangesParameters;
  readonly search: SearchParameters;
  readonly trackingcategories: TrackingcategoriesParameters;
  readonly watchlist: WatchlistParameters;
  readonly watchlistraw: WatchlistrawParameters;
  readonly categories: CategoriesParameters;
  readonly deletedrevisions: DeletedrevisionsParameters;
  readonly duplicatefiles: DuplicatefilesParameters;
  readonly fileusage: FileusageParameters;
  readonly images: ImagesParameters;
  readonly links: LinksParameters;
  readonly linkshere: LinkshereParameters;
  readonly redirects: RedirectsParameters;
  readonly revisions: RevisionsParameters;
  readonly templates: TemplatesParameters;
  readonly transcludedin: TranscludedinParameters;
}

/** What `query` takes. Two modules whose parameters have the same name on the wire cannot be in one request. */
export interface QueryRequest {
  /** The lag of the databases, in seconds, above which the request is refused. A whole number. Not in the source document (decided: D-164). */
  readonly maxlag?: number | undefined;
  /** Refuses the request where the caller is not of this kind. One of the listed values. Not in the source document (decided: D-164). */
  readonly assert?: "anon" | "user" | "bot" | undefined;
  /** Refuses the request where the caller is not this user. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. Not in the source document (decided: D-164). */
  readonly assertuser?: string | undefined;
  /** Any text; the answer repeats it. Text. Not in the source document (decided: D-164). */
  readonly requestid?: string | undefined;
  /** Puts the current time into the answer. A flag: present means true, absent means false. Not in the source document (decided: D-164). */
  readonly curtimestamp?: boolean | undefined;
  /** Puts the languages that the answer uses into it. A flag: present means true, absent means false. Not in the source document (decided: D-164). */
  readonly responselanginfo?: boolean | undefined;
  /** Puts the name of the host into the answer, where the site allows it. A flag: present means true, absent means false. Not in the source document (decided: D-164). */
  readonly servedby?: boolean | undefined;
  /** The titles of the pages. Text. Up to 50 values, for privileged callers up to 500. Not in the source document (decided: D-165). */
  readonly titles?: string | readonly string[] | undefined;
  /** The ids of the pages. A whole number. Up to 50 values, for privileged callers up to 500. Not in the source document (decided: D-165). */
  readonly pageids?: number | readonly number[] | undefined;
  /** The ids of revisions of the pages. A whole number. Up to 50 values, for privileged callers up to 500. Not in the source document (decided: D-165). */
  readonly revids?: number | readonly number[] | undefined;
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
  readonly allcategories?: AllcategoriesParameters | undefined;
  readonly alldeletedrevisions?: AlldeletedrevisionsParameters | undefined;
  readonly allfileusages?: AllfileusagesParameters | undefined;
  readonly allimages?: AllimagesParameters | undefined;
  readonly alllinks?: AlllinksParameters | undefined;
  readonly allpages?: AllpagesParameters | undefined;
  readonly allredirects?: AllredirectsParameters | undefined;
  readonly allrevisions?: AllrevisionsParameters | undefined;
  readonly alltransclusions?: AlltransclusionsParameters | undefined;
  readonly backlinks?: BacklinksParameters | undefined;
  readonly categorymembers?: CategorymembersParameters | undefined;
  readonly embeddedin?: EmbeddedinParameters | undefined;
  readonly exturlusage?: ExturlusageParameters | undefined;
  readonly imageusage?: ImageusageParameters | undefined;
  readonly iwbacklinks?: IwbacklinksParameters | undefined;
  readonly langbacklinks?: LangbacklinksParameters | undefined;
  readonly pageswithprop?: PageswithpropParameters | undefined;
  readonly prefixsearch?: PrefixsearchParameters | undefined;
  readonly protectedtitles?: ProtectedtitlesParameters | undefined;
  readonly querypage?: QuerypageParameters | undefined;
  readonly random?: RandomParameters | undefined;
  readonly recentchanges?: RecentchangesParameters | undefined;
  readonly search?: SearchParameters | undefined;
  readonly trackingcategories?: TrackingcategoriesParameters | undefined;
  readonly watchlist?: WatchlistParameters | undefined;
  readonly watchlistraw?: WatchlistrawParameters | undefined;
  readonly categories?: CategoriesParameters | undefined;
  readonly deletedrevisions?: DeletedrevisionsParameters | undefined;
  readonly duplicatefiles?: DuplicatefilesParameters | undefined;
  readonly fileusage?: FileusageParameters | undefined;
  readonly images?: ImagesParameters | undefined;
  readonly links?: LinksParameters | undefined;
  readonly linkshere?: LinkshereParameters | undefined;
  readonly redirects?: RedirectsParameters | undefined;
  readonly revisions?: RevisionsParameters | undefined;
  readonly templates?: TemplatesParameters | undefined;
  readonly transcludedin?: TranscludedinParameters | undefined;
}

/** List modules, in a request. */
export interface ListSelection {
  readonly allcategories?: AllcategoriesParameters | undefined;
  readonly alldeletedrevisions?: AlldeletedrevisionsParameters | undefined;
  readonly allfileusages?: AllfileusagesParameters | undefined;
  readonly allimages?: AllimagesParameters | undefined;
  readonly alllinks?: AlllinksParameters | undefined;
  readonly allpages?: AllpagesParameters | undefined;
  readonly allredirects?: AllredirectsParameters | undefined;
  readonly allrevisions?: AllrevisionsParameters | undefined;
  readonly alltransclusions?: AlltransclusionsParameters | undefined;
  readonly allusers?: AllusersParameters | undefined;
  readonly backlinks?: BacklinksParameters | undefined;
  readonly blocks?: BlocksParameters | undefined;
  readonly categorymembers?: CategorymembersParameters | undefined;
  readonly codexicons?: CodexiconsParameters | undefined;
  /**
   * Works, with a warning.
   * @deprecated
   */
  readonly deletedrevs?: DeletedrevsParameters | undefined;
  readonly embeddedin?: EmbeddedinParameters | undefined;
  readonly exturlusage?: ExturlusageParameters | undefined;
  readonly filearchive?: FilearchiveParameters | undefined;
  readonly imageusage?: ImageusageParameters | undefined;
  readonly iwbacklinks?: IwbacklinksParameters | undefined;
  readonly langbacklinks?: LangbacklinksParameters | undefined;
  readonly logevents?: LogeventsParameters | undefined;
  readonly mystashedfiles?: MystashedfilesParameters | undefined;
  readonly pagepropnames?: PagepropnamesParameters | undefined;
  readonly pageswithprop?: PageswithpropParameters | undefined;
  readonly prefixsearch?: PrefixsearchParameters | undefined;
  readonly protectedtitles?: ProtectedtitlesParameters | undefined;
  readonly querypage?: QuerypageParameters | undefined;
  readonly random?: RandomParameters | undefined;
  readonly recentchanges?: RecentchangesParameters | undefined;
  readonly search?: SearchParameters | undefined;
  readonly tags?: TagsParameters | undefined;
  readonly trackingcategories?: TrackingcategoriesParameters | undefined;
  readonly usercontribs?: UsercontribsParameters | undefined;
  readonly users?: UsersParameters | undefined;
  readonly watchlist?: WatchlistParameters | undefined;
  readonly watchlistraw?: WatchlistrawParameters | undefined;
}

/** Property modules, in a request. */
export interface PropSelection {
  readonly categories?: CategoriesParameters | undefined;
  readonly categoryinfo?: CategoryinfoParameters | undefined;
  readonly contributors?: ContributorsParameters | undefined;
  readonly deletedrevisions?: DeletedrevisionsParameters | undefined;
  readonly duplicatefiles?: DuplicatefilesParameters | undefined;
  readonly extlinks?: ExtlinksParameters | undefined;
  readonly fileusage?: FileusageParameters | undefined;
  readonly imageinfo?: ImageinfoParameters | undefined;
  readonly images?: ImagesParameters | undefined;
  readonly info?: InfoParameters | undefined;
  readonly iwlinks?: IwlinksParameters | undefined;
  readonly langlinks?: LanglinksParameters | undefined;
  readonly links?: LinksParameters | undefined;
  readonly linkshere?: LinkshereParameters | undefined;
  readonly pageprops?: PagepropsParameters | undefined;
  readonly redirects?: RedirectsParameters | undefined;
  readonly revisions?: RevisionsParameters | undefined;
  readonly stashimageinfo?: StashimageinfoParameters | undefined;
  readonly templates?: TemplatesParameters | undefined;
  readonly transcludedin?: TranscludedinParameters | undefined;
}

/** Meta modules, in a request. */
export interface MetaSelection {
  readonly allmessages?: AllmessagesParameters | undefined;
  readonly authmanagerinfo?: AuthmanagerinfoParameters | undefined;
  readonly filerepoinfo?: FilerepoinfoParameters | undefined;
  readonly languageinfo?: LanguageinfoParameters | undefined;
  readonly siteinfo?: SiteinfoParameters | undefined;
  readonly tokens?: TokensParameters | undefined;
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
  /** Titles converted to another variant of the language. May be missing. */
  readonly converted?: readonly ({
    readonly from: string;
    readonly to: string;
  })[];
  /** May be missing. */
  readonly interwiki?: readonly ({
    readonly title: string;
    readonly iw: string;
    /** May be missing. */
    readonly url?: string;
  })[];
  /** Redirects that were followed, with what a generator tells of the page that redirects. May be missing. */
  readonly redirects?: readonly ({
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
  })[];
  /** Revisions that are not there, by id. A list where the only id is 0. May be missing. */
  readonly badrevids?: { readonly [key: string]: {
    readonly revid: number;
    readonly missing: true;
  } } | readonly ({
    readonly revid: number;
    readonly missing: true;
  })[];
  /** May be missing. */
  readonly pageids?: readonly string[];
  /** The pages in the XML of an export. May be missing. */
  readonly export?: string;
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
  | "notfile";

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
