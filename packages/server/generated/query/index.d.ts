import type { Contract } from "../runtime/server/http/contract.js";
import type { Answer, ContractOptions, GeneratorHandler, ListHandler, Message, Options, PageSetHandler, Plugin, PropertyHandler, Resolved, ResultHandler, Table } from "../runtime/action-api/server/types.js";

export type { CheckedRequest, Contract, ContractAnswer, ContractRequest, Side, Violation } from "../runtime/server/http/contract.js";
export type * from "../runtime/action-api/server/types.js";

/** Ends a request with an error that is the caller's to know; `Context.fail` throws one. */
export declare class Failure extends Error {
  constructor(error: Message, status?: number);
  readonly error: Message;
  readonly status: number | undefined;
}

/** What each module answers, by name. One that is not here answers 501. */
export interface HandlersByModule {
  readonly allcategories?: ListHandler<Resolved<import("@kiln/validators/query/allcategories").AllcategoriesParameters, "dir" | "limit" | "prop">, import("./results.js").AllcategoriesItem, import("./results.js").AllcategoriesOthers>;
  readonly alldeletedrevisions?: ListHandler<Resolved<import("@kiln/validators/query/alldeletedrevisions").AlldeletedrevisionsParameters, "prop" | "dir">, import("./results.js").AlldeletedrevisionsItem, import("./results.js").AlldeletedrevisionsOthers>;
  readonly allfileusages?: ListHandler<Resolved<import("@kiln/validators/query/allfileusages").AllfileusagesParameters, "prop" | "limit" | "dir">, import("./results.js").AllfileusagesItem, import("./results.js").AllfileusagesOthers>;
  readonly allimages?: ListHandler<Resolved<import("@kiln/validators/query/allimages").AllimagesParameters, "sort" | "dir" | "prop" | "filterbots" | "limit">, import("./results.js").AllimagesItem, import("./results.js").AllimagesOthers>;
  readonly alllinks?: ListHandler<Resolved<import("@kiln/validators/query/alllinks").AlllinksParameters, "prop" | "namespace" | "limit" | "dir">, import("./results.js").AlllinksItem, import("./results.js").AlllinksOthers>;
  readonly allpages?: ListHandler<Resolved<import("@kiln/validators/query/allpages").AllpagesParameters, "namespace" | "filterredir" | "filterlanglinks" | "prfiltercascade" | "prexpiry" | "limit" | "dir">, import("./results.js").AllpagesItem, import("./results.js").AllpagesOthers>;
  readonly allredirects?: ListHandler<Resolved<import("@kiln/validators/query/allredirects").AllredirectsParameters, "prop" | "namespace" | "limit" | "dir">, import("./results.js").AllredirectsItem, import("./results.js").AllredirectsOthers>;
  readonly allrevisions?: ListHandler<Resolved<import("@kiln/validators/query/allrevisions").AllrevisionsParameters, "prop" | "dir">, import("./results.js").AllrevisionsItem, import("./results.js").AllrevisionsOthers>;
  readonly alltransclusions?: ListHandler<Resolved<import("@kiln/validators/query/alltransclusions").AlltransclusionsParameters, "prop" | "namespace" | "limit" | "dir">, import("./results.js").AlltransclusionsItem, import("./results.js").AlltransclusionsOthers>;
  readonly allusers?: ListHandler<Resolved<import("@kiln/validators/query/allusers").AllusersParameters, "dir" | "limit">, import("./results.js").AllusersItem, import("./results.js").AllusersOthers>;
  readonly backlinks?: ListHandler<Resolved<import("@kiln/validators/query/backlinks").BacklinksParameters, "dir" | "filterredir" | "limit">, import("./results.js").BacklinksItem, import("./results.js").BacklinksOthers>;
  readonly blocks?: ListHandler<Resolved<import("@kiln/validators/query/blocks").BlocksParameters, "dir" | "limit" | "prop">, import("./results.js").BlocksItem, import("./results.js").BlocksOthers>;
  readonly categorymembers?: ListHandler<Resolved<import("@kiln/validators/query/categorymembers").CategorymembersParameters, "prop" | "type" | "limit" | "sort" | "dir">, import("./results.js").CategorymembersItem, import("./results.js").CategorymembersOthers>;
  readonly codexicons?: ResultHandler<Resolved<import("@kiln/validators/query/codexicons").CodexiconsParameters>, import("./results.js").CodexiconsResults>;
  readonly deletedrevs?: ListHandler<Resolved<import("@kiln/validators/query/deletedrevs").DeletedrevsParameters, "dir" | "namespace" | "prop" | "limit">, import("./results.js").DeletedrevsItem, import("./results.js").DeletedrevsOthers>;
  readonly embeddedin?: ListHandler<Resolved<import("@kiln/validators/query/embeddedin").EmbeddedinParameters, "dir" | "filterredir" | "limit">, import("./results.js").EmbeddedinItem, import("./results.js").EmbeddedinOthers>;
  readonly exturlusage?: ListHandler<Resolved<import("@kiln/validators/query/exturlusage").ExturlusageParameters, "prop" | "protocol" | "limit">, import("./results.js").ExturlusageItem, import("./results.js").ExturlusageOthers>;
  readonly filearchive?: ListHandler<Resolved<import("@kiln/validators/query/filearchive").FilearchiveParameters, "dir" | "prop" | "limit">, import("./results.js").FilearchiveItem, import("./results.js").FilearchiveOthers>;
  readonly imageusage?: ListHandler<Resolved<import("@kiln/validators/query/imageusage").ImageusageParameters, "dir" | "filterredir" | "limit">, import("./results.js").ImageusageItem, import("./results.js").ImageusageOthers>;
  readonly iwbacklinks?: ListHandler<Resolved<import("@kiln/validators/query/iwbacklinks").IwbacklinksParameters, "limit" | "prop" | "dir">, import("./results.js").IwbacklinksItem, import("./results.js").IwbacklinksOthers>;
  readonly langbacklinks?: ListHandler<Resolved<import("@kiln/validators/query/langbacklinks").LangbacklinksParameters, "limit" | "prop" | "dir">, import("./results.js").LangbacklinksItem, import("./results.js").LangbacklinksOthers>;
  readonly logevents?: ListHandler<Resolved<import("@kiln/validators/query/logevents").LogeventsParameters, "prop" | "dir" | "limit">, import("./results.js").LogeventsItem, import("./results.js").LogeventsOthers>;
  readonly mystashedfiles?: ListHandler<Resolved<import("@kiln/validators/query/mystashedfiles").MystashedfilesParameters, "prop" | "limit">, import("./results.js").MystashedfilesItem, import("./results.js").MystashedfilesOthers>;
  readonly pagepropnames?: ListHandler<Resolved<import("@kiln/validators/query/pagepropnames").PagepropnamesParameters, "limit">, import("./results.js").PagepropnamesItem, import("./results.js").PagepropnamesOthers>;
  readonly pageswithprop?: ListHandler<Resolved<import("@kiln/validators/query/pageswithprop").PageswithpropParameters, "prop" | "limit" | "dir">, import("./results.js").PageswithpropItem, import("./results.js").PageswithpropOthers>;
  readonly prefixsearch?: ListHandler<Resolved<import("@kiln/validators/query/prefixsearch").PrefixsearchParameters, "namespace" | "limit" | "offset">, import("./results.js").PrefixsearchItem, import("./results.js").PrefixsearchOthers>;
  readonly protectedtitles?: ListHandler<Resolved<import("@kiln/validators/query/protectedtitles").ProtectedtitlesParameters, "limit" | "dir" | "prop">, import("./results.js").ProtectedtitlesItem, import("./results.js").ProtectedtitlesOthers>;
  readonly querypage?: ResultHandler<Resolved<import("@kiln/validators/query/querypage").QuerypageParameters, "offset" | "limit">, import("./results.js").QuerypageResults>;
  readonly random?: ListHandler<Resolved<import("@kiln/validators/query/random").RandomParameters, "filterredir" | "limit">, import("./results.js").RandomItem, import("./results.js").RandomOthers>;
  readonly recentchanges?: ListHandler<Resolved<import("@kiln/validators/query/recentchanges").RecentchangesParameters, "dir" | "prop" | "limit" | "type">, import("./results.js").RecentchangesItem, import("./results.js").RecentchangesOthers>;
  readonly search?: ListHandler<Resolved<import("@kiln/validators/query/search").SearchParameters, "namespace" | "limit" | "offset" | "info" | "prop" | "sort">, import("./results.js").SearchItem, import("./results.js").SearchOthers>;
  readonly tags?: ListHandler<Resolved<import("@kiln/validators/query/tags").TagsParameters, "limit" | "prop">, import("./results.js").TagsItem, import("./results.js").TagsOthers>;
  readonly trackingcategories?: ListHandler<Resolved<import("@kiln/validators/query/trackingcategories").TrackingcategoriesParameters, "limit" | "prop">, import("./results.js").TrackingcategoriesItem, import("./results.js").TrackingcategoriesOthers>;
  readonly usercontribs?: ListHandler<Resolved<import("@kiln/validators/query/usercontribs").UsercontribsParameters, "limit" | "dir" | "prop">, import("./results.js").UsercontribsItem, import("./results.js").UsercontribsOthers>;
  readonly users?: ListHandler<Resolved<import("@kiln/validators/query/users").UsersParameters>, import("./results.js").UsersItem, import("./results.js").UsersOthers>;
  readonly watchlist?: ListHandler<Resolved<import("@kiln/validators/query/watchlist").WatchlistParameters, "dir" | "limit" | "prop" | "type">, import("./results.js").WatchlistItem, import("./results.js").WatchlistOthers>;
  readonly watchlistraw?: ResultHandler<Resolved<import("@kiln/validators/query/watchlistraw").WatchlistrawParameters, "limit" | "dir">, import("./results.js").WatchlistrawBody>;
  readonly categories?: PropertyHandler<Resolved<import("@kiln/validators/query/categories").CategoriesParameters, "limit" | "dir">, import("./results.js").CategoriesPage, import("./results.js").CategoriesOthers>;
  readonly categoryinfo?: PropertyHandler<Resolved<import("@kiln/validators/query/categoryinfo").CategoryinfoParameters>, import("./results.js").CategoryinfoPage, import("./results.js").CategoryinfoOthers>;
  readonly contributors?: PropertyHandler<Resolved<import("@kiln/validators/query/contributors").ContributorsParameters, "limit">, import("./results.js").ContributorsPage, import("./results.js").ContributorsOthers>;
  readonly deletedrevisions?: PropertyHandler<Resolved<import("@kiln/validators/query/deletedrevisions").DeletedrevisionsParameters, "prop" | "dir">, import("./results.js").DeletedrevisionsPage, import("./results.js").DeletedrevisionsOthers>;
  readonly duplicatefiles?: PropertyHandler<Resolved<import("@kiln/validators/query/duplicatefiles").DuplicatefilesParameters, "limit" | "dir">, import("./results.js").DuplicatefilesPage, import("./results.js").DuplicatefilesOthers>;
  readonly extlinks?: PropertyHandler<Resolved<import("@kiln/validators/query/extlinks").ExtlinksParameters, "limit" | "protocol">, import("./results.js").ExtlinksPage, import("./results.js").ExtlinksOthers>;
  readonly fileusage?: PropertyHandler<Resolved<import("@kiln/validators/query/fileusage").FileusageParameters, "prop" | "limit">, import("./results.js").FileusagePage, import("./results.js").FileusageOthers>;
  readonly imageinfo?: PropertyHandler<Resolved<import("@kiln/validators/query/imageinfo").ImageinfoParameters, "prop" | "limit" | "urlwidth" | "urlheight" | "metadataversion" | "extmetadatalanguage" | "urlparam">, import("./results.js").ImageinfoPage, import("./results.js").ImageinfoOthers>;
  readonly images?: PropertyHandler<Resolved<import("@kiln/validators/query/images").ImagesParameters, "limit" | "dir">, import("./results.js").ImagesPage, import("./results.js").ImagesOthers>;
  readonly info?: PropertyHandler<Resolved<import("@kiln/validators/query/info").InfoParameters, "testactionsdetail" | "editintrostyle">, import("./results.js").InfoPage, import("./results.js").InfoOthers>;
  readonly iwlinks?: PropertyHandler<Resolved<import("@kiln/validators/query/iwlinks").IwlinksParameters, "dir" | "limit">, import("./results.js").IwlinksPage, import("./results.js").IwlinksOthers>;
  readonly langlinks?: PropertyHandler<Resolved<import("@kiln/validators/query/langlinks").LanglinksParameters, "dir" | "inlanguagecode" | "limit">, import("./results.js").LanglinksPage, import("./results.js").LanglinksOthers>;
  readonly links?: PropertyHandler<Resolved<import("@kiln/validators/query/links").LinksParameters, "limit" | "dir">, import("./results.js").LinksPage, import("./results.js").LinksOthers>;
  readonly linkshere?: PropertyHandler<Resolved<import("@kiln/validators/query/linkshere").LinkshereParameters, "prop" | "limit">, import("./results.js").LinksherePage, import("./results.js").LinkshereOthers>;
  readonly pageprops?: PropertyHandler<Resolved<import("@kiln/validators/query/pageprops").PagepropsParameters>, import("./results.js").PagepropsPage, import("./results.js").PagepropsOthers>;
  readonly redirects?: PropertyHandler<Resolved<import("@kiln/validators/query/redirects").RedirectsParameters, "prop" | "limit">, import("./results.js").RedirectsPage, import("./results.js").RedirectsOthers>;
  readonly revisions?: PropertyHandler<Resolved<import("@kiln/validators/query/revisions").RevisionsParameters, "prop" | "dir">, import("./results.js").RevisionsPage, import("./results.js").RevisionsOthers>;
  readonly stashimageinfo?: ResultHandler<Resolved<import("@kiln/validators/query/stashimageinfo").StashimageinfoParameters, "prop" | "urlwidth" | "urlheight" | "urlparam">, import("./results.js").StashimageinfoResults>;
  readonly templates?: PropertyHandler<Resolved<import("@kiln/validators/query/templates").TemplatesParameters, "limit" | "dir">, import("./results.js").TemplatesPage, import("./results.js").TemplatesOthers>;
  readonly transcludedin?: PropertyHandler<Resolved<import("@kiln/validators/query/transcludedin").TranscludedinParameters, "prop" | "limit">, import("./results.js").TranscludedinPage, import("./results.js").TranscludedinOthers>;
  readonly allmessages?: ListHandler<Resolved<import("@kiln/validators/query/allmessages").AllmessagesParameters, "messages" | "customised">, import("./results.js").AllmessagesItem, import("./results.js").AllmessagesOthers>;
  readonly authmanagerinfo?: ResultHandler<Resolved<import("@kiln/validators/query/authmanagerinfo").AuthmanagerinfoParameters, "messageformat">, import("./results.js").AuthmanagerinfoResults>;
  readonly filerepoinfo?: ResultHandler<Resolved<import("@kiln/validators/query/filerepoinfo").FilerepoinfoParameters, "prop">, import("./results.js").FilerepoinfoResults>;
  readonly languageinfo?: ResultHandler<Resolved<import("@kiln/validators/query/languageinfo").LanguageinfoParameters, "prop" | "code">, import("./results.js").LanguageinfoResults>;
  readonly siteinfo?: ResultHandler<Resolved<import("@kiln/validators/query/siteinfo").SiteinfoParameters, "prop">, import("./results.js").SiteinfoResults>;
  readonly tokens?: ResultHandler<Resolved<import("@kiln/validators/query/tokens").TokensParameters, "type">, import("./results.js").TokensResults>;
  readonly userinfo?: ResultHandler<Resolved<import("@kiln/validators/query/userinfo").UserinfoParameters>, import("./results.js").UserinfoResults>;
}

/** The pages that each module names as a generator. */
export interface HandlersByGenerator {
  readonly allcategories?: GeneratorHandler<Resolved<import("@kiln/validators/query/allcategories").AllcategoriesParameters, "dir" | "limit" | "prop">, import("./results.js").AllcategoriesGenerated>;
  readonly alldeletedrevisions?: GeneratorHandler<Resolved<import("@kiln/validators/query/alldeletedrevisions").AlldeletedrevisionsParameters, "prop" | "dir">, import("./results.js").AlldeletedrevisionsGenerated>;
  readonly allfileusages?: GeneratorHandler<Resolved<import("@kiln/validators/query/allfileusages").AllfileusagesParameters, "prop" | "limit" | "dir">, import("./results.js").AllfileusagesGenerated>;
  readonly allimages?: GeneratorHandler<Resolved<import("@kiln/validators/query/allimages").AllimagesParameters, "sort" | "dir" | "prop" | "filterbots" | "limit">, import("./results.js").AllimagesGenerated>;
  readonly alllinks?: GeneratorHandler<Resolved<import("@kiln/validators/query/alllinks").AlllinksParameters, "prop" | "namespace" | "limit" | "dir">, import("./results.js").AlllinksGenerated>;
  readonly allpages?: GeneratorHandler<Resolved<import("@kiln/validators/query/allpages").AllpagesParameters, "namespace" | "filterredir" | "filterlanglinks" | "prfiltercascade" | "prexpiry" | "limit" | "dir">, import("./results.js").AllpagesGenerated>;
  readonly allredirects?: GeneratorHandler<Resolved<import("@kiln/validators/query/allredirects").AllredirectsParameters, "prop" | "namespace" | "limit" | "dir">, import("./results.js").AllredirectsGenerated>;
  readonly allrevisions?: GeneratorHandler<Resolved<import("@kiln/validators/query/allrevisions").AllrevisionsParameters, "prop" | "dir">, import("./results.js").AllrevisionsGenerated>;
  readonly alltransclusions?: GeneratorHandler<Resolved<import("@kiln/validators/query/alltransclusions").AlltransclusionsParameters, "prop" | "namespace" | "limit" | "dir">, import("./results.js").AlltransclusionsGenerated>;
  readonly backlinks?: GeneratorHandler<Resolved<import("@kiln/validators/query/backlinks").BacklinksParameters, "dir" | "filterredir" | "limit">, import("./results.js").BacklinksGenerated>;
  readonly categorymembers?: GeneratorHandler<Resolved<import("@kiln/validators/query/categorymembers").CategorymembersParameters, "prop" | "type" | "limit" | "sort" | "dir">, import("./results.js").CategorymembersGenerated>;
  readonly embeddedin?: GeneratorHandler<Resolved<import("@kiln/validators/query/embeddedin").EmbeddedinParameters, "dir" | "filterredir" | "limit">, import("./results.js").EmbeddedinGenerated>;
  readonly exturlusage?: GeneratorHandler<Resolved<import("@kiln/validators/query/exturlusage").ExturlusageParameters, "prop" | "protocol" | "limit">, import("./results.js").ExturlusageGenerated>;
  readonly imageusage?: GeneratorHandler<Resolved<import("@kiln/validators/query/imageusage").ImageusageParameters, "dir" | "filterredir" | "limit">, import("./results.js").ImageusageGenerated>;
  readonly iwbacklinks?: GeneratorHandler<Resolved<import("@kiln/validators/query/iwbacklinks").IwbacklinksParameters, "limit" | "prop" | "dir">, import("./results.js").IwbacklinksGenerated>;
  readonly langbacklinks?: GeneratorHandler<Resolved<import("@kiln/validators/query/langbacklinks").LangbacklinksParameters, "limit" | "prop" | "dir">, import("./results.js").LangbacklinksGenerated>;
  readonly pageswithprop?: GeneratorHandler<Resolved<import("@kiln/validators/query/pageswithprop").PageswithpropParameters, "prop" | "limit" | "dir">, import("./results.js").PageswithpropGenerated>;
  readonly prefixsearch?: GeneratorHandler<Resolved<import("@kiln/validators/query/prefixsearch").PrefixsearchParameters, "namespace" | "limit" | "offset">, import("./results.js").PrefixsearchGenerated>;
  readonly protectedtitles?: GeneratorHandler<Resolved<import("@kiln/validators/query/protectedtitles").ProtectedtitlesParameters, "limit" | "dir" | "prop">, import("./results.js").ProtectedtitlesGenerated>;
  readonly querypage?: GeneratorHandler<Resolved<import("@kiln/validators/query/querypage").QuerypageParameters, "offset" | "limit">, import("./results.js").QuerypageGenerated>;
  readonly random?: GeneratorHandler<Resolved<import("@kiln/validators/query/random").RandomParameters, "filterredir" | "limit">, import("./results.js").RandomGenerated>;
  readonly recentchanges?: GeneratorHandler<Resolved<import("@kiln/validators/query/recentchanges").RecentchangesParameters, "dir" | "prop" | "limit" | "type">, import("./results.js").RecentchangesGenerated>;
  readonly search?: GeneratorHandler<Resolved<import("@kiln/validators/query/search").SearchParameters, "namespace" | "limit" | "offset" | "info" | "prop" | "sort">, import("./results.js").SearchGenerated>;
  readonly trackingcategories?: GeneratorHandler<Resolved<import("@kiln/validators/query/trackingcategories").TrackingcategoriesParameters, "limit" | "prop">, import("./results.js").TrackingcategoriesGenerated>;
  readonly watchlist?: GeneratorHandler<Resolved<import("@kiln/validators/query/watchlist").WatchlistParameters, "dir" | "limit" | "prop" | "type">, import("./results.js").WatchlistGenerated>;
  readonly watchlistraw?: GeneratorHandler<Resolved<import("@kiln/validators/query/watchlistraw").WatchlistrawParameters, "limit" | "dir">, import("./results.js").WatchlistrawGenerated>;
  readonly categories?: GeneratorHandler<Resolved<import("@kiln/validators/query/categories").CategoriesParameters, "limit" | "dir">, import("./results.js").CategoriesGenerated>;
  readonly deletedrevisions?: GeneratorHandler<Resolved<import("@kiln/validators/query/deletedrevisions").DeletedrevisionsParameters, "prop" | "dir">, import("./results.js").DeletedrevisionsGenerated>;
  readonly duplicatefiles?: GeneratorHandler<Resolved<import("@kiln/validators/query/duplicatefiles").DuplicatefilesParameters, "limit" | "dir">, import("./results.js").DuplicatefilesGenerated>;
  readonly fileusage?: GeneratorHandler<Resolved<import("@kiln/validators/query/fileusage").FileusageParameters, "prop" | "limit">, import("./results.js").FileusageGenerated>;
  readonly images?: GeneratorHandler<Resolved<import("@kiln/validators/query/images").ImagesParameters, "limit" | "dir">, import("./results.js").ImagesGenerated>;
  readonly links?: GeneratorHandler<Resolved<import("@kiln/validators/query/links").LinksParameters, "limit" | "dir">, import("./results.js").LinksGenerated>;
  readonly linkshere?: GeneratorHandler<Resolved<import("@kiln/validators/query/linkshere").LinkshereParameters, "prop" | "limit">, import("./results.js").LinkshereGenerated>;
  readonly redirects?: GeneratorHandler<Resolved<import("@kiln/validators/query/redirects").RedirectsParameters, "prop" | "limit">, import("./results.js").RedirectsGenerated>;
  readonly revisions?: GeneratorHandler<Resolved<import("@kiln/validators/query/revisions").RevisionsParameters, "prop" | "dir">, import("./results.js").RevisionsGenerated>;
  readonly templates?: GeneratorHandler<Resolved<import("@kiln/validators/query/templates").TemplatesParameters, "limit" | "dir">, import("./results.js").TemplatesGenerated>;
  readonly transcludedin?: GeneratorHandler<Resolved<import("@kiln/validators/query/transcludedin").TranscludedinParameters, "prop" | "limit">, import("./results.js").TranscludedinGenerated>;
}

export interface QueryHandlers {
  readonly modules?: HandlersByModule;
  readonly generators?: HandlersByGenerator;
  /** Finds the pages that a request names. */
  readonly pages?: PageSetHandler<import("@kiln/validators/query").PageSetParameters>;
}

export declare const table: Table;

export declare function parametersOf(table: Table, request: import("../runtime/action-api/server/types.js").Request): Promise<{ readonly wire: string; readonly given: ReadonlyMap<string, string> }>;

/** Answers one request, with no server needed. */
export declare function createQueryAnswer(handlers?: QueryHandlers, options?: Options): Answer;

/** A Fastify plugin that serves the one endpoint, and each module at its own path. */
export declare function queryPlugin(handlers?: QueryHandlers, options?: Options): Plugin;

/** Holds requests and their answers against what the spec says of them. */
export declare function queryContract(options?: ContractOptions): Contract;

/** Loads what holds answers against the spec. */
export declare function loadQueryAnswerCheck(): Promise<import("../runtime/action-api/server/results/types.js").CheckAnswer>;

/** The handlers, and for each module that has none but a described result, one that makes up examples: the same for the same request. */
export declare function mockQueryHandlers(handlers?: QueryHandlers): Promise<QueryHandlers>;
