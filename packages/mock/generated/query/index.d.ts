// A mock of query. Generated: change the spec instead.
import type { AllcategoriesParameters } from "@kiln/validators/query/allcategories";
import type { AlldeletedrevisionsParameters } from "@kiln/validators/query/alldeletedrevisions";
import type { AllfileusagesParameters } from "@kiln/validators/query/allfileusages";
import type { AllimagesParameters } from "@kiln/validators/query/allimages";
import type { AlllinksParameters } from "@kiln/validators/query/alllinks";
import type { AllmessagesParameters } from "@kiln/validators/query/allmessages";
import type { AllpagesParameters } from "@kiln/validators/query/allpages";
import type { AllredirectsParameters } from "@kiln/validators/query/allredirects";
import type { AllrevisionsParameters } from "@kiln/validators/query/allrevisions";
import type { AlltransclusionsParameters } from "@kiln/validators/query/alltransclusions";
import type { AllusersParameters } from "@kiln/validators/query/allusers";
import type { AuthmanagerinfoParameters } from "@kiln/validators/query/authmanagerinfo";
import type { BacklinksParameters } from "@kiln/validators/query/backlinks";
import type { BlocksParameters } from "@kiln/validators/query/blocks";
import type { CategoriesParameters } from "@kiln/validators/query/categories";
import type { CategoryinfoParameters } from "@kiln/validators/query/categoryinfo";
import type { CategorymembersParameters } from "@kiln/validators/query/categorymembers";
import type { CodexiconsParameters } from "@kiln/validators/query/codexicons";
import type { ContributorsParameters } from "@kiln/validators/query/contributors";
import type { DeletedrevisionsParameters } from "@kiln/validators/query/deletedrevisions";
import type { DeletedrevsParameters } from "@kiln/validators/query/deletedrevs";
import type { DuplicatefilesParameters } from "@kiln/validators/query/duplicatefiles";
import type { EmbeddedinParameters } from "@kiln/validators/query/embeddedin";
import type { ExtlinksParameters } from "@kiln/validators/query/extlinks";
import type { ExturlusageParameters } from "@kiln/validators/query/exturlusage";
import type { FilearchiveParameters } from "@kiln/validators/query/filearchive";
import type { FilerepoinfoParameters } from "@kiln/validators/query/filerepoinfo";
import type { FileusageParameters } from "@kiln/validators/query/fileusage";
import type { ImageinfoParameters } from "@kiln/validators/query/imageinfo";
import type { ImagesParameters } from "@kiln/validators/query/images";
import type { ImageusageParameters } from "@kiln/validators/query/imageusage";
import type { InfoParameters } from "@kiln/validators/query/info";
import type { IwbacklinksParameters } from "@kiln/validators/query/iwbacklinks";
import type { IwlinksParameters } from "@kiln/validators/query/iwlinks";
import type { LangbacklinksParameters } from "@kiln/validators/query/langbacklinks";
import type { LanglinksParameters } from "@kiln/validators/query/langlinks";
import type { LanguageinfoParameters } from "@kiln/validators/query/languageinfo";
import type { LinksParameters } from "@kiln/validators/query/links";
import type { LinkshereParameters } from "@kiln/validators/query/linkshere";
import type { LogeventsParameters } from "@kiln/validators/query/logevents";
import type { MystashedfilesParameters } from "@kiln/validators/query/mystashedfiles";
import type { PagepropnamesParameters } from "@kiln/validators/query/pagepropnames";
import type { PagepropsParameters } from "@kiln/validators/query/pageprops";
import type { PageswithpropParameters } from "@kiln/validators/query/pageswithprop";
import type { PrefixsearchParameters } from "@kiln/validators/query/prefixsearch";
import type { ProtectedtitlesParameters } from "@kiln/validators/query/protectedtitles";
import type { QuerypageParameters } from "@kiln/validators/query/querypage";
import type { RandomParameters } from "@kiln/validators/query/random";
import type { RecentchangesParameters } from "@kiln/validators/query/recentchanges";
import type { RedirectsParameters } from "@kiln/validators/query/redirects";
import type { RevisionsParameters } from "@kiln/validators/query/revisions";
import type { SearchParameters } from "@kiln/validators/query/search";
import type { SiteinfoParameters } from "@kiln/validators/query/siteinfo";
import type { StashimageinfoParameters } from "@kiln/validators/query/stashimageinfo";
import type { TagsParameters } from "@kiln/validators/query/tags";
import type { TemplatesParameters } from "@kiln/validators/query/templates";
import type { TokensParameters } from "@kiln/validators/query/tokens";
import type { TrackingcategoriesParameters } from "@kiln/validators/query/trackingcategories";
import type { TranscludedinParameters } from "@kiln/validators/query/transcludedin";
import type { UsercontribsParameters } from "@kiln/validators/query/usercontribs";
import type { UserinfoParameters } from "@kiln/validators/query/userinfo";
import type { UsersParameters } from "@kiln/validators/query/users";
import type { WatchlistParameters } from "@kiln/validators/query/watchlist";
import type { WatchlistrawParameters } from "@kiln/validators/query/watchlistraw";
import type { PageSetParameters } from "@kiln/validators/query";
import type { ActionOverrides, WikiMock, WikiMockOptions } from "../runtime/action-api/mock/extend.js";
import type { Options } from "../runtime/action-api/server/options.js";
import type { ServiceMock } from "../runtime/http/mock/mock.js";
import type { ModuleOverrides } from "../runtime/query/mock/overrides.js";
import type {
  GeneratorHandler,
  ListHandler,
  PageSetHandler,
  PropertyHandler,
  Resolved,
  ResultHandler,
} from "../runtime/query/server/handlers.js";
import type {
  AllcategoriesGenerated,
  AllcategoriesItem,
  AllcategoriesOthers,
  AlldeletedrevisionsGenerated,
  AlldeletedrevisionsItem,
  AlldeletedrevisionsOthers,
  AllfileusagesGenerated,
  AllfileusagesItem,
  AllfileusagesOthers,
  AllimagesGenerated,
  AllimagesItem,
  AllimagesOthers,
  AlllinksGenerated,
  AlllinksItem,
  AlllinksOthers,
  AllmessagesItem,
  AllmessagesOthers,
  AllpagesGenerated,
  AllpagesItem,
  AllpagesOthers,
  AllredirectsGenerated,
  AllredirectsItem,
  AllredirectsOthers,
  AllrevisionsGenerated,
  AllrevisionsItem,
  AllrevisionsOthers,
  AlltransclusionsGenerated,
  AlltransclusionsItem,
  AlltransclusionsOthers,
  AllusersItem,
  AllusersOthers,
  AuthmanagerinfoResults,
  BacklinksGenerated,
  BacklinksItem,
  BacklinksOthers,
  BlocksItem,
  BlocksOthers,
  CategoriesGenerated,
  CategoriesOthers,
  CategoriesPage,
  CategoryinfoOthers,
  CategoryinfoPage,
  CategorymembersGenerated,
  CategorymembersItem,
  CategorymembersOthers,
  CodexiconsResults,
  ContributorsOthers,
  ContributorsPage,
  DeletedrevisionsGenerated,
  DeletedrevisionsOthers,
  DeletedrevisionsPage,
  DeletedrevsItem,
  DeletedrevsOthers,
  DuplicatefilesGenerated,
  DuplicatefilesOthers,
  DuplicatefilesPage,
  EmbeddedinGenerated,
  EmbeddedinItem,
  EmbeddedinOthers,
  ExtlinksOthers,
  ExtlinksPage,
  ExturlusageGenerated,
  ExturlusageItem,
  ExturlusageOthers,
  FilearchiveItem,
  FilearchiveOthers,
  FilerepoinfoResults,
  FileusageGenerated,
  FileusageOthers,
  FileusagePage,
  ImageinfoOthers,
  ImageinfoPage,
  ImagesGenerated,
  ImagesOthers,
  ImagesPage,
  ImageusageGenerated,
  ImageusageItem,
  ImageusageOthers,
  InfoOthers,
  InfoPage,
  IwbacklinksGenerated,
  IwbacklinksItem,
  IwbacklinksOthers,
  IwlinksOthers,
  IwlinksPage,
  LangbacklinksGenerated,
  LangbacklinksItem,
  LangbacklinksOthers,
  LanglinksOthers,
  LanglinksPage,
  LanguageinfoResults,
  LinksGenerated,
  LinksOthers,
  LinksPage,
  LinkshereGenerated,
  LinkshereOthers,
  LinksherePage,
  LogeventsItem,
  LogeventsOthers,
  MystashedfilesItem,
  MystashedfilesOthers,
  PagepropnamesItem,
  PagepropnamesOthers,
  PagepropsOthers,
  PagepropsPage,
  PageswithpropGenerated,
  PageswithpropItem,
  PageswithpropOthers,
  PrefixsearchGenerated,
  PrefixsearchItem,
  PrefixsearchOthers,
  ProtectedtitlesGenerated,
  ProtectedtitlesItem,
  ProtectedtitlesOthers,
  QuerypageGenerated,
  QuerypageResults,
  RandomGenerated,
  RandomItem,
  RandomOthers,
  RecentchangesGenerated,
  RecentchangesItem,
  RecentchangesOthers,
  RedirectsGenerated,
  RedirectsOthers,
  RedirectsPage,
  RevisionsGenerated,
  RevisionsOthers,
  RevisionsPage,
  SearchGenerated,
  SearchItem,
  SearchOthers,
  SiteinfoResults,
  StashimageinfoResults,
  TagsItem,
  TagsOthers,
  TemplatesGenerated,
  TemplatesOthers,
  TemplatesPage,
  TokensResults,
  TrackingcategoriesGenerated,
  TrackingcategoriesItem,
  TrackingcategoriesOthers,
  TranscludedinGenerated,
  TranscludedinOthers,
  TranscludedinPage,
  UsercontribsItem,
  UsercontribsOthers,
  UserinfoResults,
  UsersItem,
  UsersOthers,
  WatchlistGenerated,
  WatchlistItem,
  WatchlistOthers,
  WatchlistrawBody,
  WatchlistrawGenerated,
} from "./results.js";

export type { Accounts } from "../runtime/action-api/mock/actions.js";
export type { ActionOverride, ActionOverrides, WikiMock, WikiMockOptions } from "../runtime/action-api/mock/extend.js";
export type { MockEdit } from "../runtime/action-api/mock/pages.js";
export type { OverrideOptions, ServiceMock } from "../runtime/http/mock/mock.js";
export type { RequestFactories, RequestFactory } from "../runtime/query/mock/factory.js";
export type { ModuleMockOptions } from "../runtime/query/mock/options.js";
export type { ModuleOverride, ModuleOverrides } from "../runtime/query/mock/overrides.js";
export type {
  Context,
  GeneratorHandler,
  Item,
  ItemList,
  Items,
  ListHandler,
  Page,
  PageName,
  PageSetHandler,
  PropertyHandler,
  Resolved,
  ResultHandler,
} from "../runtime/query/server/handlers.js";
export { Failure } from "../runtime/query/server/message.js";
export type { MockModule } from "../runtime/query/server/options.js";

/** The result of each module, by name. The server responds to requests for a missing one with 501. */
export interface HandlersByModule {
  readonly allcategories?: ListHandler<Resolved<AllcategoriesParameters, "dir" | "limit" | "prop">, AllcategoriesItem, AllcategoriesOthers>;
  readonly alldeletedrevisions?: ListHandler<Resolved<AlldeletedrevisionsParameters, "prop" | "dir">, AlldeletedrevisionsItem, AlldeletedrevisionsOthers>;
  readonly allfileusages?: ListHandler<Resolved<AllfileusagesParameters, "prop" | "limit" | "dir">, AllfileusagesItem, AllfileusagesOthers>;
  readonly allimages?: ListHandler<Resolved<AllimagesParameters, "sort" | "dir" | "prop" | "filterbots" | "limit">, AllimagesItem, AllimagesOthers>;
  readonly alllinks?: ListHandler<Resolved<AlllinksParameters, "prop" | "namespace" | "limit" | "dir">, AlllinksItem, AlllinksOthers>;
  readonly allpages?: ListHandler<Resolved<AllpagesParameters, "namespace" | "filterredir" | "filterlanglinks" | "prfiltercascade" | "prexpiry" | "limit" | "dir">, AllpagesItem, AllpagesOthers>;
  readonly allredirects?: ListHandler<Resolved<AllredirectsParameters, "prop" | "namespace" | "limit" | "dir">, AllredirectsItem, AllredirectsOthers>;
  readonly allrevisions?: ListHandler<Resolved<AllrevisionsParameters, "prop" | "dir">, AllrevisionsItem, AllrevisionsOthers>;
  readonly alltransclusions?: ListHandler<Resolved<AlltransclusionsParameters, "prop" | "namespace" | "limit" | "dir">, AlltransclusionsItem, AlltransclusionsOthers>;
  readonly allusers?: ListHandler<Resolved<AllusersParameters, "dir" | "limit">, AllusersItem, AllusersOthers>;
  readonly backlinks?: ListHandler<Resolved<BacklinksParameters, "dir" | "filterredir" | "limit">, BacklinksItem, BacklinksOthers>;
  readonly blocks?: ListHandler<Resolved<BlocksParameters, "dir" | "limit" | "prop">, BlocksItem, BlocksOthers>;
  readonly categorymembers?: ListHandler<Resolved<CategorymembersParameters, "prop" | "type" | "limit" | "sort" | "dir">, CategorymembersItem, CategorymembersOthers>;
  readonly codexicons?: ResultHandler<Resolved<CodexiconsParameters>, CodexiconsResults>;
  readonly deletedrevs?: ListHandler<Resolved<DeletedrevsParameters, "dir" | "namespace" | "prop" | "limit">, DeletedrevsItem, DeletedrevsOthers>;
  readonly embeddedin?: ListHandler<Resolved<EmbeddedinParameters, "dir" | "filterredir" | "limit">, EmbeddedinItem, EmbeddedinOthers>;
  readonly exturlusage?: ListHandler<Resolved<ExturlusageParameters, "prop" | "protocol" | "limit">, ExturlusageItem, ExturlusageOthers>;
  readonly filearchive?: ListHandler<Resolved<FilearchiveParameters, "dir" | "prop" | "limit">, FilearchiveItem, FilearchiveOthers>;
  readonly imageusage?: ListHandler<Resolved<ImageusageParameters, "dir" | "filterredir" | "limit">, ImageusageItem, ImageusageOthers>;
  readonly iwbacklinks?: ListHandler<Resolved<IwbacklinksParameters, "limit" | "prop" | "dir">, IwbacklinksItem, IwbacklinksOthers>;
  readonly langbacklinks?: ListHandler<Resolved<LangbacklinksParameters, "limit" | "prop" | "dir">, LangbacklinksItem, LangbacklinksOthers>;
  readonly logevents?: ListHandler<Resolved<LogeventsParameters, "prop" | "dir" | "limit">, LogeventsItem, LogeventsOthers>;
  readonly mystashedfiles?: ListHandler<Resolved<MystashedfilesParameters, "prop" | "limit">, MystashedfilesItem, MystashedfilesOthers>;
  readonly pagepropnames?: ListHandler<Resolved<PagepropnamesParameters, "limit">, PagepropnamesItem, PagepropnamesOthers>;
  readonly pageswithprop?: ListHandler<Resolved<PageswithpropParameters, "prop" | "limit" | "dir">, PageswithpropItem, PageswithpropOthers>;
  readonly prefixsearch?: ListHandler<Resolved<PrefixsearchParameters, "namespace" | "limit" | "offset">, PrefixsearchItem, PrefixsearchOthers>;
  readonly protectedtitles?: ListHandler<Resolved<ProtectedtitlesParameters, "limit" | "dir" | "prop">, ProtectedtitlesItem, ProtectedtitlesOthers>;
  readonly querypage?: ResultHandler<Resolved<QuerypageParameters, "offset" | "limit">, QuerypageResults>;
  readonly random?: ListHandler<Resolved<RandomParameters, "filterredir" | "limit">, RandomItem, RandomOthers>;
  readonly recentchanges?: ListHandler<Resolved<RecentchangesParameters, "dir" | "prop" | "limit" | "type">, RecentchangesItem, RecentchangesOthers>;
  readonly search?: ListHandler<Resolved<SearchParameters, "namespace" | "limit" | "offset" | "info" | "prop" | "sort">, SearchItem, SearchOthers>;
  readonly tags?: ListHandler<Resolved<TagsParameters, "limit" | "prop">, TagsItem, TagsOthers>;
  readonly trackingcategories?: ListHandler<Resolved<TrackingcategoriesParameters, "limit" | "prop">, TrackingcategoriesItem, TrackingcategoriesOthers>;
  readonly usercontribs?: ListHandler<Resolved<UsercontribsParameters, "limit" | "dir" | "prop">, UsercontribsItem, UsercontribsOthers>;
  readonly users?: ListHandler<Resolved<UsersParameters>, UsersItem, UsersOthers>;
  readonly watchlist?: ListHandler<Resolved<WatchlistParameters, "dir" | "limit" | "prop" | "type">, WatchlistItem, WatchlistOthers>;
  readonly watchlistraw?: ResultHandler<Resolved<WatchlistrawParameters, "limit" | "dir">, WatchlistrawBody>;
  readonly categories?: PropertyHandler<Resolved<CategoriesParameters, "limit" | "dir">, CategoriesPage, CategoriesOthers>;
  readonly categoryinfo?: PropertyHandler<Resolved<CategoryinfoParameters>, CategoryinfoPage, CategoryinfoOthers>;
  readonly contributors?: PropertyHandler<Resolved<ContributorsParameters, "limit">, ContributorsPage, ContributorsOthers>;
  readonly deletedrevisions?: PropertyHandler<Resolved<DeletedrevisionsParameters, "prop" | "dir">, DeletedrevisionsPage, DeletedrevisionsOthers>;
  readonly duplicatefiles?: PropertyHandler<Resolved<DuplicatefilesParameters, "limit" | "dir">, DuplicatefilesPage, DuplicatefilesOthers>;
  readonly extlinks?: PropertyHandler<Resolved<ExtlinksParameters, "limit" | "protocol">, ExtlinksPage, ExtlinksOthers>;
  readonly fileusage?: PropertyHandler<Resolved<FileusageParameters, "prop" | "limit">, FileusagePage, FileusageOthers>;
  readonly imageinfo?: PropertyHandler<Resolved<ImageinfoParameters, "prop" | "limit" | "urlwidth" | "urlheight" | "metadataversion" | "extmetadatalanguage" | "urlparam">, ImageinfoPage, ImageinfoOthers>;
  readonly images?: PropertyHandler<Resolved<ImagesParameters, "limit" | "dir">, ImagesPage, ImagesOthers>;
  readonly info?: PropertyHandler<Resolved<InfoParameters, "testactionsdetail" | "editintrostyle">, InfoPage, InfoOthers>;
  readonly iwlinks?: PropertyHandler<Resolved<IwlinksParameters, "dir" | "limit">, IwlinksPage, IwlinksOthers>;
  readonly langlinks?: PropertyHandler<Resolved<LanglinksParameters, "dir" | "inlanguagecode" | "limit">, LanglinksPage, LanglinksOthers>;
  readonly links?: PropertyHandler<Resolved<LinksParameters, "limit" | "dir">, LinksPage, LinksOthers>;
  readonly linkshere?: PropertyHandler<Resolved<LinkshereParameters, "prop" | "limit">, LinksherePage, LinkshereOthers>;
  readonly pageprops?: PropertyHandler<Resolved<PagepropsParameters>, PagepropsPage, PagepropsOthers>;
  readonly redirects?: PropertyHandler<Resolved<RedirectsParameters, "prop" | "limit">, RedirectsPage, RedirectsOthers>;
  readonly revisions?: PropertyHandler<Resolved<RevisionsParameters, "prop" | "dir">, RevisionsPage, RevisionsOthers>;
  readonly stashimageinfo?: ResultHandler<Resolved<StashimageinfoParameters, "prop" | "urlwidth" | "urlheight" | "urlparam">, StashimageinfoResults>;
  readonly templates?: PropertyHandler<Resolved<TemplatesParameters, "limit" | "dir">, TemplatesPage, TemplatesOthers>;
  readonly transcludedin?: PropertyHandler<Resolved<TranscludedinParameters, "prop" | "limit">, TranscludedinPage, TranscludedinOthers>;
  readonly allmessages?: ListHandler<Resolved<AllmessagesParameters, "messages" | "customised">, AllmessagesItem, AllmessagesOthers>;
  readonly authmanagerinfo?: ResultHandler<Resolved<AuthmanagerinfoParameters, "messageformat">, AuthmanagerinfoResults>;
  readonly filerepoinfo?: ResultHandler<Resolved<FilerepoinfoParameters, "prop">, FilerepoinfoResults>;
  readonly languageinfo?: ResultHandler<Resolved<LanguageinfoParameters, "prop" | "code">, LanguageinfoResults>;
  readonly siteinfo?: ResultHandler<Resolved<SiteinfoParameters, "prop">, SiteinfoResults>;
  readonly tokens?: ResultHandler<Resolved<TokensParameters, "type">, TokensResults>;
  readonly userinfo?: ResultHandler<Resolved<UserinfoParameters>, UserinfoResults>;
}

/** The pages that each module selects as a generator. */
export interface HandlersByGenerator {
  readonly allcategories?: GeneratorHandler<Resolved<AllcategoriesParameters, "dir" | "limit" | "prop">, AllcategoriesGenerated>;
  readonly alldeletedrevisions?: GeneratorHandler<Resolved<AlldeletedrevisionsParameters, "prop" | "dir">, AlldeletedrevisionsGenerated>;
  readonly allfileusages?: GeneratorHandler<Resolved<AllfileusagesParameters, "prop" | "limit" | "dir">, AllfileusagesGenerated>;
  readonly allimages?: GeneratorHandler<Resolved<AllimagesParameters, "sort" | "dir" | "prop" | "filterbots" | "limit">, AllimagesGenerated>;
  readonly alllinks?: GeneratorHandler<Resolved<AlllinksParameters, "prop" | "namespace" | "limit" | "dir">, AlllinksGenerated>;
  readonly allpages?: GeneratorHandler<Resolved<AllpagesParameters, "namespace" | "filterredir" | "filterlanglinks" | "prfiltercascade" | "prexpiry" | "limit" | "dir">, AllpagesGenerated>;
  readonly allredirects?: GeneratorHandler<Resolved<AllredirectsParameters, "prop" | "namespace" | "limit" | "dir">, AllredirectsGenerated>;
  readonly allrevisions?: GeneratorHandler<Resolved<AllrevisionsParameters, "prop" | "dir">, AllrevisionsGenerated>;
  readonly alltransclusions?: GeneratorHandler<Resolved<AlltransclusionsParameters, "prop" | "namespace" | "limit" | "dir">, AlltransclusionsGenerated>;
  readonly backlinks?: GeneratorHandler<Resolved<BacklinksParameters, "dir" | "filterredir" | "limit">, BacklinksGenerated>;
  readonly categorymembers?: GeneratorHandler<Resolved<CategorymembersParameters, "prop" | "type" | "limit" | "sort" | "dir">, CategorymembersGenerated>;
  readonly embeddedin?: GeneratorHandler<Resolved<EmbeddedinParameters, "dir" | "filterredir" | "limit">, EmbeddedinGenerated>;
  readonly exturlusage?: GeneratorHandler<Resolved<ExturlusageParameters, "prop" | "protocol" | "limit">, ExturlusageGenerated>;
  readonly imageusage?: GeneratorHandler<Resolved<ImageusageParameters, "dir" | "filterredir" | "limit">, ImageusageGenerated>;
  readonly iwbacklinks?: GeneratorHandler<Resolved<IwbacklinksParameters, "limit" | "prop" | "dir">, IwbacklinksGenerated>;
  readonly langbacklinks?: GeneratorHandler<Resolved<LangbacklinksParameters, "limit" | "prop" | "dir">, LangbacklinksGenerated>;
  readonly pageswithprop?: GeneratorHandler<Resolved<PageswithpropParameters, "prop" | "limit" | "dir">, PageswithpropGenerated>;
  readonly prefixsearch?: GeneratorHandler<Resolved<PrefixsearchParameters, "namespace" | "limit" | "offset">, PrefixsearchGenerated>;
  readonly protectedtitles?: GeneratorHandler<Resolved<ProtectedtitlesParameters, "limit" | "dir" | "prop">, ProtectedtitlesGenerated>;
  readonly querypage?: GeneratorHandler<Resolved<QuerypageParameters, "offset" | "limit">, QuerypageGenerated>;
  readonly random?: GeneratorHandler<Resolved<RandomParameters, "filterredir" | "limit">, RandomGenerated>;
  readonly recentchanges?: GeneratorHandler<Resolved<RecentchangesParameters, "dir" | "prop" | "limit" | "type">, RecentchangesGenerated>;
  readonly search?: GeneratorHandler<Resolved<SearchParameters, "namespace" | "limit" | "offset" | "info" | "prop" | "sort">, SearchGenerated>;
  readonly trackingcategories?: GeneratorHandler<Resolved<TrackingcategoriesParameters, "limit" | "prop">, TrackingcategoriesGenerated>;
  readonly watchlist?: GeneratorHandler<Resolved<WatchlistParameters, "dir" | "limit" | "prop" | "type">, WatchlistGenerated>;
  readonly watchlistraw?: GeneratorHandler<Resolved<WatchlistrawParameters, "limit" | "dir">, WatchlistrawGenerated>;
  readonly categories?: GeneratorHandler<Resolved<CategoriesParameters, "limit" | "dir">, CategoriesGenerated>;
  readonly deletedrevisions?: GeneratorHandler<Resolved<DeletedrevisionsParameters, "prop" | "dir">, DeletedrevisionsGenerated>;
  readonly duplicatefiles?: GeneratorHandler<Resolved<DuplicatefilesParameters, "limit" | "dir">, DuplicatefilesGenerated>;
  readonly fileusage?: GeneratorHandler<Resolved<FileusageParameters, "prop" | "limit">, FileusageGenerated>;
  readonly images?: GeneratorHandler<Resolved<ImagesParameters, "limit" | "dir">, ImagesGenerated>;
  readonly links?: GeneratorHandler<Resolved<LinksParameters, "limit" | "dir">, LinksGenerated>;
  readonly linkshere?: GeneratorHandler<Resolved<LinkshereParameters, "prop" | "limit">, LinkshereGenerated>;
  readonly redirects?: GeneratorHandler<Resolved<RedirectsParameters, "prop" | "limit">, RedirectsGenerated>;
  readonly revisions?: GeneratorHandler<Resolved<RevisionsParameters, "prop" | "dir">, RevisionsGenerated>;
  readonly templates?: GeneratorHandler<Resolved<TemplatesParameters, "limit" | "dir">, TemplatesGenerated>;
  readonly transcludedin?: GeneratorHandler<Resolved<TranscludedinParameters, "prop" | "limit">, TranscludedinGenerated>;
}

export interface QueryHandlers {
  readonly modules?: HandlersByModule;
  readonly generators?: HandlersByGenerator;
  /** Finds the pages that a request names. */
  readonly pages?: PageSetHandler<PageSetParameters>;
}

/** Overrides of examples, by module as requests name them. */
export interface QueryMockHandlers {
  readonly list: Required<Pick<HandlersByModule, "allcategories" | "alldeletedrevisions" | "allfileusages" | "allimages" | "alllinks" | "allpages" | "allredirects" | "allrevisions" | "alltransclusions" | "allusers" | "backlinks" | "blocks" | "categorymembers" | "codexicons" | "deletedrevs" | "embeddedin" | "exturlusage" | "filearchive" | "imageusage" | "iwbacklinks" | "langbacklinks" | "logevents" | "mystashedfiles" | "pagepropnames" | "pageswithprop" | "prefixsearch" | "protectedtitles" | "querypage" | "random" | "recentchanges" | "search" | "tags" | "trackingcategories" | "usercontribs" | "users" | "watchlist" | "watchlistraw">>;
  readonly prop: Required<Pick<HandlersByModule, "categories" | "categoryinfo" | "contributors" | "deletedrevisions" | "duplicatefiles" | "extlinks" | "fileusage" | "imageinfo" | "images" | "info" | "iwlinks" | "langlinks" | "links" | "linkshere" | "pageprops" | "redirects" | "revisions" | "stashimageinfo" | "templates" | "transcludedin">>;
  readonly meta: Required<Pick<HandlersByModule, "allmessages" | "authmanagerinfo" | "filerepoinfo" | "languageinfo" | "siteinfo" | "tokens" | "userinfo">>;
  readonly generator: Required<HandlersByGenerator>;
}

/** The options of a mock of Content Query Interface. */
export interface QueryMockOptions extends WikiMockOptions<QueryHandlers, Options> {}

/** A mock of Content Query Interface. */
export interface QueryMock extends ServiceMock, WikiMock {
  /** Responds with the given values instead of examples, until `reset` or the returned function is called. */
  readonly override: ModuleOverrides<QueryMockHandlers, () => void> & ActionOverrides<() => void>;
}

/**
 * Creates a mock of Content Query Interface, which responds with examples, after the same checks as the server.
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
 *
 * Errors:
 *
 * - `badvalue`: A parameter has a value that is not one of the listed values. (decided: D-118) HTTP 200 (decided: D-134).
 * - `badinteger`: An integer or a limit is not a number, or an item of a list of integers is not. (decided: D-117) HTTP 200 (decided: D-134).
 * - `badtimestamp`: A timestamp has none of the accepted forms. (decided: D-122) HTTP 200 (decided: D-134).
 * - `baduser`: A user, or one of several users, has none of the forms that the parameter accepts. (decided: D-123) HTTP 200 (decided: D-134).
 * - `badtitle`: A string is not a valid page title. (decided: D-124) HTTP 200 (decided: D-134).
 * - `toomanyvalues`: A multi-value parameter has more values than the caller may give. (decided: D-112) HTTP 200 (decided: D-134).
 * - `missingparam`: A required parameter is missing, or all parameters of a set of which one is required are missing. (decided: D-127) HTTP 200 (decided: D-134).
 * - `invalidparammix`: Parameters that exclude each other are combined, or a parameter is used without another that it requires. (decided: D-128) HTTP 200 (decided: D-134).
 * - `show`: The values of a parameter `show` contradict each other. (decided: D-128) HTTP 200 (decided: D-134).
 * - `unknown_leaction`: The parameter `action` of `logevents` names an action that the site does not know. (decided: D-160) HTTP 200 (decided: D-134).
 * - `badgenerator`: The parameter `generator` names an unknown module or a module that is not a generator. (decided: D-109) HTTP 200 (decided: D-134).
 * - `multisource`: More than one of `titles`, `pageids` and `revids` is given. (decided: D-165) HTTP 200 (decided: D-134).
 * - `badcontinue`: A `continue` value does not have the form that its module requires. (decided: D-141) HTTP 200 (decided: D-134).
 * - `readapidenied`: The module requires the right `read`, which the caller does not have. (decided: D-145) HTTP 200 (decided: D-134).
 * - `permissiondenied`: The module, or a value of one of its parameters, requires a right that the caller does not have. (decided: D-147) HTTP 200 (decided: D-134).
 * - `notloggedin`: The module requires a login, and the caller is not logged in. (decided: D-147) HTTP 200 (decided: D-134).
 * - `stashnotloggedin`: The module `mystashedfiles` requires a login, and the caller is not logged in. (decided: D-147) HTTP 200 (decided: D-134).
 * - `bad_wlowner`: A module has `token` and an `owner`, and no user has that name. (decided: D-301) HTTP 200 (decided: D-134).
 * - `bad_wltoken`: The token does not match that of the watchlist's owner. An empty token never matches. (decided: D-301) HTTP 200 (decided: D-134).
 * - `assertanonfailed`: `assert=anon` is given, and the caller is logged in. (decided: D-142) HTTP 200 (decided: D-134).
 * - `assertuserfailed`: `assert=user` is given, and the caller is not logged in. (decided: D-142) HTTP 200 (decided: D-134).
 * - `assertbotfailed`: `assert=bot` is given, and the caller is not a bot. (decided: D-142) HTTP 200 (decided: D-134).
 * - `assertnameduserfailed`: `assertuser` is given, and the caller is not the user that it names. (decided: D-142) HTTP 200 (decided: D-134).
 * - `mustbeposted`: A module that requires POST is called with GET. No module of this interface requires POST. (decided: D-146) HTTP 200 (decided: D-134).
 * - `mustpostparams`: A token is in the URL, but the module requires it in the body. No module of this interface takes a token. (decided: D-146) HTTP 200 (decided: D-134).
 * - `maxlag`: The replication lag of the databases exceeds `maxlag`. The headers `Retry-After` and `X-Database-Lag` give details. (decided: D-144) HTTP 200 (decided: D-134).
 * - `ratelimited`: The caller has sent more requests than allowed. (decided: D-144) HTTP 200 (decided: D-134).
 * - `invalidmethod`: The interface does not support the HTTP method. (decided: D-103) HTTP 405 (decided: D-134).
 * - `badvalue_<parameter>`: A parameter that its module checks has a value that the module does not accept. (decided: D-187) HTTP 200 (decided: D-134).
 * - `badid_<parameter>`: No object with this ID exists. (decided: D-188) HTTP 200 (decided: D-134).
 * - `paramempty_<parameter>`: A multi-value parameter is given without a value. (decided: D-181) HTTP 200 (decided: D-134).
 * - `invalidparammix-cannotusewith`: The parameters `user` and `filterbots` of `allimages` are used together. (decided: D-182) HTTP 200 (decided: D-134).
 * - `nolang`: `title` of `langbacklinks` is given without `lang`. (decided: D-182) HTTP 200 (decided: D-134).
 * - `badparams`: Parameters of `deletedrevs` are used in a mode that does not support them, or exclude each other. (decided: D-190) HTTP 200 (decided: D-134).
 * - `invalidtitle`: A string is not a valid title or title prefix. As a warning: the title was ignored. (decided: D-184) HTTP 200 (decided: D-134).
 * - `invalid-title`: `badfilecontexttitle` of `imageinfo` is not a valid title. (decided: D-184) HTTP 200 (decided: D-134).
 * - `pagecannotexist`: A title is one that no page can have, such as that of a special page. (decided: D-184) HTTP 200 (decided: D-134).
 * - `invalidcategory`: A title is not in the category namespace. As a warning: the title was ignored. (decided: D-184) HTTP 200 (decided: D-134).
 * - `bad_image_title`: A title is not in the file namespace. (decided: D-184) HTTP 200 (decided: D-134).
 * - `nosuchpageid`: A parameter contains a page ID that no page has. (decided: D-188) HTTP 200 (decided: D-134).
 * - `invaliduserid`: No user can have this ID. (decided: D-188) HTTP 200 (decided: D-134).
 * - `invalidsha1hash`: A SHA-1 does not consist of 40 hexadecimal digits. (decided: D-187) HTTP 200 (decided: D-134).
 * - `invalidsha1base36hash`: A SHA-1 does not consist of 31 base-36 digits. (decided: D-187) HTTP 200 (decided: D-134).
 * - `invalidlang`: A language code contains characters that are not allowed in one. (decided: D-187) HTTP 200 (decided: D-134).
 * - `uploadstash-bad-path-bad-format`: The key of a stashed file does not have the form of a file name with an extension. (decided: D-187) HTTP 200 (decided: D-134).
 * - `uploadstash-file-not-found`: The caller's stash has no file with this key. (decided: D-443) HTTP 200 (decided: D-134).
 * - `diffto`: `diffto` is neither a revision ID nor `prev`, `next` or `cur`. (decided: D-187) HTTP 200 (decided: D-134).
 * - `param_ip`: `ip` of `blocks` is neither an IP address nor an IP range. (decided: D-189) HTTP 200 (decided: D-134).
 * - `invalidiprange`: `iprange` of `usercontribs` is not an IP range. (decided: D-189) HTTP 200 (decided: D-134).
 * - `cidrtoobroad`: An IP range is wider than the site allows. (decided: D-189) HTTP 200 (decided: D-134).
 * - `outofrange`: Only a warning: a number outside its range was set to the nearest allowed value. (decided: D-191) HTTP 200 (decided: D-134).
 * - `deprecation`: Only a warning: something deprecated was used. (decided: D-137) HTTP 200 (decided: D-134).
 * - `performance`: Only a warning: the request is slower than an equivalent one. (decided: D-191) HTTP 200 (decided: D-134).
 * - `unrecognizedvalues`: Only a warning: unknown values were ignored. (decided: D-118) HTTP 200 (decided: D-134).
 * - `notfile`: Only a warning: a title outside the file namespace was ignored. (decided: D-184) HTTP 200 (decided: D-134).
 * - `redirectsandrevids`: Only a warning: `redirects` has no effect together with `revids`. (decided: D-342) HTTP 200 (decided: D-134).
 * - `unrecognizedparams`: Only a warning: the request has parameters that no module takes. (decided: D-129) HTTP 200 (decided: D-134).
 * - `unsupportedarray`: Only a warning: a parameter is written as an array and was ignored. (decided: D-130) HTTP 200 (decided: D-134).
 * - `unclearnowtimestamp`: Only a warning: an empty timestamp, or `0`, was read as the current time. (decided: D-122) HTTP 200 (decided: D-134).
 * - `badutf8`: Only a warning: text was normalized to Unicode form NFC. (decided: D-125) HTTP 200 (decided: D-134).
 * - `deprecation-help`: Only a warning: it accompanies deprecation warnings and says where to read more. (decided: D-137) HTTP 200 (decided: D-134).
 * - `toolarge`: The request body exceeds the limit of the server. (decided: D-259) HTTP 413 (decided: D-259).
 * - `badrequest`: The request is not valid HTTP. (decided: D-259) HTTP 400 (decided: D-259).
 * - `nohandler`: The server has no handler for the module. (decided: D-250) HTTP 501 (decided: D-250).
 * - `internal_api_error`: The handler of a module failed. (decided: D-251) HTTP 500 (decided: D-251).
 */
export declare function queryMock(options?: QueryMockOptions): QueryMock;

/** An override that responds with an error; the default text is the code. */
export declare function error(code: string, text?: string): () => never;
