// The server of query. Generated: change the spec instead.
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
import type { FastifyPluginAsync } from "fastify";
import type { ContractOptions, Options } from "../runtime/action-api/server/options.js";
import type {
  GeneratorHandler,
  ListHandler,
  PageSetHandler,
  PropertyHandler,
  Resolved,
  ResultHandler,
} from "../runtime/query/server/handlers.js";
import type { Answer } from "../runtime/query/server/request.js";
import type { CheckAnswer } from "../runtime/query/server/results/finding.js";
import type { Table } from "../runtime/query/server/table.js";
import type { Contract } from "../runtime/server/http/contract.js";
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

export type { ContractOptions, Options, SiteOptions } from "../runtime/action-api/server/options.js";
export type { DecodedRequest } from "../runtime/query/server/decoded-request.js";
export { Failure } from "../runtime/query/server/failure.js";
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
export type { Message, MessageParameter, MessageSubject, MessageText } from "../runtime/query/server/message.js";
export type { Parameters } from "../runtime/query/server/parameters.js";
export { parametersOf } from "../runtime/query/server/parameters.js";
export type { Answer, Caller, Request, Response } from "../runtime/query/server/request.js";
export type { AnswerFinding, CheckAnswer } from "../runtime/query/server/results/finding.js";
export type { AnswerForm, ErrorInfo, ModuleInfo, ParameterInfo, RequestSet, RuleInfo, Table } from "../runtime/query/server/table.js";
export type { CheckedRequest, Contract, ContractAnswer, ContractRequest, Side, Violation } from "../runtime/server/http/contract.js";
export type { Ground } from "../runtime/server/http/ground.js";

/** What each module answers, by name. One that is missing is answered with 501. */
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

/** The pages that each module names as a generator. */
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

export declare const table: Table;

/** Answers one request, with no server needed. */
export declare function createQueryAnswer(handlers?: QueryHandlers, options?: Options): Answer;

/** A Fastify plugin that serves the one endpoint, and each module at its own path. */
export declare function queryPlugin(handlers?: QueryHandlers, options?: Options): FastifyPluginAsync;

/** Compares requests and their answers with what the spec says of them. */
export declare function queryContract(options?: ContractOptions): Contract;

/** Loads the check that compares answers with the spec. */
export declare function loadQueryAnswerCheck(): Promise<CheckAnswer>;

/** The handlers, and for each module that has none but a described result, one that answers with examples: the same for the same request. */
export declare function mockQueryHandlers(handlers?: QueryHandlers): Promise<QueryHandlers>;
