import type { Contract } from "../runtime/http/contract.js";
import type { Answer, ContractOptions, GeneratorHandler, ListHandler, Message, Options, PageSetHandler, Plugin, PropertyHandler, Resolved, ResultHandler, Table } from "../runtime/query/types.js";

export type * from "../runtime/query/types.js";

/** Ends a request with an error that is the caller's to know; `Context.fail` throws one. */
export declare class Failure extends Error {
  constructor(error: Message, status?: number);
  readonly error: Message;
  readonly status: number | undefined;
}

/** What each module answers, by name. One that is not here answers 501. */
export interface HandlersByModule {
  readonly allcategories?: ListHandler<Resolved<import("@kiln/validators/query/allcategories").AllcategoriesParameters, "dir" | "limit" | "prop">>;
  readonly alldeletedrevisions?: ListHandler<Resolved<import("@kiln/validators/query/alldeletedrevisions").AlldeletedrevisionsParameters, "prop" | "dir">>;
  readonly allfileusages?: ListHandler<Resolved<import("@kiln/validators/query/allfileusages").AllfileusagesParameters, "prop" | "limit" | "dir">>;
  readonly allimages?: ListHandler<Resolved<import("@kiln/validators/query/allimages").AllimagesParameters, "sort" | "dir" | "prop" | "filterbots" | "limit">>;
  readonly alllinks?: ListHandler<Resolved<import("@kiln/validators/query/alllinks").AlllinksParameters, "prop" | "namespace" | "limit" | "dir">>;
  readonly allpages?: ListHandler<Resolved<import("@kiln/validators/query/allpages").AllpagesParameters, "namespace" | "filterredir" | "filterlanglinks" | "prfiltercascade" | "prexpiry" | "limit" | "dir">>;
  readonly allredirects?: ListHandler<Resolved<import("@kiln/validators/query/allredirects").AllredirectsParameters, "prop" | "namespace" | "limit" | "dir">>;
  readonly allrevisions?: ListHandler<Resolved<import("@kiln/validators/query/allrevisions").AllrevisionsParameters, "prop" | "dir">>;
  readonly alltransclusions?: ListHandler<Resolved<import("@kiln/validators/query/alltransclusions").AlltransclusionsParameters, "prop" | "namespace" | "limit" | "dir">>;
  readonly allusers?: ListHandler<Resolved<import("@kiln/validators/query/allusers").AllusersParameters, "dir" | "limit">>;
  readonly backlinks?: ListHandler<Resolved<import("@kiln/validators/query/backlinks").BacklinksParameters, "dir" | "filterredir" | "limit">>;
  readonly blocks?: ListHandler<Resolved<import("@kiln/validators/query/blocks").BlocksParameters, "dir" | "limit" | "prop">>;
  readonly categorymembers?: ListHandler<Resolved<import("@kiln/validators/query/categorymembers").CategorymembersParameters, "prop" | "type" | "limit" | "sort" | "dir">>;
  readonly codexicons?: ResultHandler<Resolved<import("@kiln/validators/query/codexicons").CodexiconsParameters>>;
  readonly deletedrevs?: ListHandler<Resolved<import("@kiln/validators/query/deletedrevs").DeletedrevsParameters, "dir" | "namespace" | "prop" | "limit">>;
  readonly embeddedin?: ListHandler<Resolved<import("@kiln/validators/query/embeddedin").EmbeddedinParameters, "dir" | "filterredir" | "limit">>;
  readonly exturlusage?: ListHandler<Resolved<import("@kiln/validators/query/exturlusage").ExturlusageParameters, "prop" | "protocol" | "limit">>;
  readonly filearchive?: ListHandler<Resolved<import("@kiln/validators/query/filearchive").FilearchiveParameters, "dir" | "prop" | "limit">>;
  readonly imageusage?: ListHandler<Resolved<import("@kiln/validators/query/imageusage").ImageusageParameters, "dir" | "filterredir" | "limit">>;
  readonly iwbacklinks?: ListHandler<Resolved<import("@kiln/validators/query/iwbacklinks").IwbacklinksParameters, "limit" | "prop" | "dir">>;
  readonly langbacklinks?: ListHandler<Resolved<import("@kiln/validators/query/langbacklinks").LangbacklinksParameters, "limit" | "prop" | "dir">>;
  readonly logevents?: ListHandler<Resolved<import("@kiln/validators/query/logevents").LogeventsParameters, "prop" | "dir" | "limit">>;
  readonly mystashedfiles?: ListHandler<Resolved<import("@kiln/validators/query/mystashedfiles").MystashedfilesParameters, "prop" | "limit">>;
  readonly pagepropnames?: ListHandler<Resolved<import("@kiln/validators/query/pagepropnames").PagepropnamesParameters, "limit">>;
  readonly pageswithprop?: ListHandler<Resolved<import("@kiln/validators/query/pageswithprop").PageswithpropParameters, "prop" | "limit" | "dir">>;
  readonly prefixsearch?: ListHandler<Resolved<import("@kiln/validators/query/prefixsearch").PrefixsearchParameters, "namespace" | "limit" | "offset">>;
  readonly protectedtitles?: ListHandler<Resolved<import("@kiln/validators/query/protectedtitles").ProtectedtitlesParameters, "limit" | "dir" | "prop">>;
  readonly querypage?: ResultHandler<Resolved<import("@kiln/validators/query/querypage").QuerypageParameters, "offset" | "limit">>;
  readonly random?: ListHandler<Resolved<import("@kiln/validators/query/random").RandomParameters, "filterredir" | "limit">>;
  readonly recentchanges?: ListHandler<Resolved<import("@kiln/validators/query/recentchanges").RecentchangesParameters, "dir" | "prop" | "limit" | "type">>;
  readonly search?: ListHandler<Resolved<import("@kiln/validators/query/search").SearchParameters, "namespace" | "limit" | "offset" | "info" | "prop" | "sort">>;
  readonly tags?: ListHandler<Resolved<import("@kiln/validators/query/tags").TagsParameters, "limit" | "prop">>;
  readonly trackingcategories?: ListHandler<Resolved<import("@kiln/validators/query/trackingcategories").TrackingcategoriesParameters, "limit" | "prop">>;
  readonly usercontribs?: ListHandler<Resolved<import("@kiln/validators/query/usercontribs").UsercontribsParameters, "limit" | "dir" | "prop">>;
  readonly users?: ListHandler<Resolved<import("@kiln/validators/query/users").UsersParameters>>;
  readonly watchlist?: ListHandler<Resolved<import("@kiln/validators/query/watchlist").WatchlistParameters, "dir" | "limit" | "prop" | "type">>;
  readonly watchlistraw?: ResultHandler<Resolved<import("@kiln/validators/query/watchlistraw").WatchlistrawParameters, "limit" | "dir">>;
  readonly categories?: PropertyHandler<Resolved<import("@kiln/validators/query/categories").CategoriesParameters, "limit" | "dir">>;
  readonly categoryinfo?: PropertyHandler<Resolved<import("@kiln/validators/query/categoryinfo").CategoryinfoParameters>>;
  readonly contributors?: PropertyHandler<Resolved<import("@kiln/validators/query/contributors").ContributorsParameters, "limit">>;
  readonly deletedrevisions?: PropertyHandler<Resolved<import("@kiln/validators/query/deletedrevisions").DeletedrevisionsParameters, "prop" | "dir">>;
  readonly duplicatefiles?: PropertyHandler<Resolved<import("@kiln/validators/query/duplicatefiles").DuplicatefilesParameters, "limit" | "dir">>;
  readonly extlinks?: PropertyHandler<Resolved<import("@kiln/validators/query/extlinks").ExtlinksParameters, "limit" | "protocol">>;
  readonly fileusage?: PropertyHandler<Resolved<import("@kiln/validators/query/fileusage").FileusageParameters, "prop" | "limit">>;
  readonly imageinfo?: PropertyHandler<Resolved<import("@kiln/validators/query/imageinfo").ImageinfoParameters, "prop" | "limit" | "urlwidth" | "urlheight" | "metadataversion" | "extmetadatalanguage" | "urlparam">>;
  readonly images?: PropertyHandler<Resolved<import("@kiln/validators/query/images").ImagesParameters, "limit" | "dir">>;
  readonly info?: PropertyHandler<Resolved<import("@kiln/validators/query/info").InfoParameters, "testactionsdetail" | "editintrostyle">>;
  readonly iwlinks?: PropertyHandler<Resolved<import("@kiln/validators/query/iwlinks").IwlinksParameters, "dir" | "limit">>;
  readonly langlinks?: PropertyHandler<Resolved<import("@kiln/validators/query/langlinks").LanglinksParameters, "dir" | "inlanguagecode" | "limit">>;
  readonly links?: PropertyHandler<Resolved<import("@kiln/validators/query/links").LinksParameters, "limit" | "dir">>;
  readonly linkshere?: PropertyHandler<Resolved<import("@kiln/validators/query/linkshere").LinkshereParameters, "prop" | "limit">>;
  readonly pageprops?: PropertyHandler<Resolved<import("@kiln/validators/query/pageprops").PagepropsParameters>>;
  readonly redirects?: PropertyHandler<Resolved<import("@kiln/validators/query/redirects").RedirectsParameters, "prop" | "limit">>;
  readonly revisions?: PropertyHandler<Resolved<import("@kiln/validators/query/revisions").RevisionsParameters, "prop" | "dir">>;
  readonly stashimageinfo?: ResultHandler<Resolved<import("@kiln/validators/query/stashimageinfo").StashimageinfoParameters, "prop" | "urlwidth" | "urlheight" | "urlparam">>;
  readonly templates?: PropertyHandler<Resolved<import("@kiln/validators/query/templates").TemplatesParameters, "limit" | "dir">>;
  readonly transcludedin?: PropertyHandler<Resolved<import("@kiln/validators/query/transcludedin").TranscludedinParameters, "prop" | "limit">>;
  readonly allmessages?: ListHandler<Resolved<import("@kiln/validators/query/allmessages").AllmessagesParameters, "messages" | "customised">>;
  readonly authmanagerinfo?: ResultHandler<Resolved<import("@kiln/validators/query/authmanagerinfo").AuthmanagerinfoParameters, "messageformat">>;
  readonly filerepoinfo?: ResultHandler<Resolved<import("@kiln/validators/query/filerepoinfo").FilerepoinfoParameters, "prop">>;
  readonly languageinfo?: ResultHandler<Resolved<import("@kiln/validators/query/languageinfo").LanguageinfoParameters, "prop" | "code">>;
  readonly siteinfo?: ResultHandler<Resolved<import("@kiln/validators/query/siteinfo").SiteinfoParameters, "prop">>;
  readonly tokens?: ResultHandler<Resolved<import("@kiln/validators/query/tokens").TokensParameters, "type">>;
  readonly userinfo?: ResultHandler<Resolved<import("@kiln/validators/query/userinfo").UserinfoParameters>>;
}

/** The pages that each module names as a generator. */
export interface HandlersByGenerator {
  readonly allcategories?: GeneratorHandler<Resolved<import("@kiln/validators/query/allcategories").AllcategoriesParameters, "dir" | "limit" | "prop">>;
  readonly alldeletedrevisions?: GeneratorHandler<Resolved<import("@kiln/validators/query/alldeletedrevisions").AlldeletedrevisionsParameters, "prop" | "dir">>;
  readonly allfileusages?: GeneratorHandler<Resolved<import("@kiln/validators/query/allfileusages").AllfileusagesParameters, "prop" | "limit" | "dir">>;
  readonly allimages?: GeneratorHandler<Resolved<import("@kiln/validators/query/allimages").AllimagesParameters, "sort" | "dir" | "prop" | "filterbots" | "limit">>;
  readonly alllinks?: GeneratorHandler<Resolved<import("@kiln/validators/query/alllinks").AlllinksParameters, "prop" | "namespace" | "limit" | "dir">>;
  readonly allpages?: GeneratorHandler<Resolved<import("@kiln/validators/query/allpages").AllpagesParameters, "namespace" | "filterredir" | "filterlanglinks" | "prfiltercascade" | "prexpiry" | "limit" | "dir">>;
  readonly allredirects?: GeneratorHandler<Resolved<import("@kiln/validators/query/allredirects").AllredirectsParameters, "prop" | "namespace" | "limit" | "dir">>;
  readonly allrevisions?: GeneratorHandler<Resolved<import("@kiln/validators/query/allrevisions").AllrevisionsParameters, "prop" | "dir">>;
  readonly alltransclusions?: GeneratorHandler<Resolved<import("@kiln/validators/query/alltransclusions").AlltransclusionsParameters, "prop" | "namespace" | "limit" | "dir">>;
  readonly backlinks?: GeneratorHandler<Resolved<import("@kiln/validators/query/backlinks").BacklinksParameters, "dir" | "filterredir" | "limit">>;
  readonly categorymembers?: GeneratorHandler<Resolved<import("@kiln/validators/query/categorymembers").CategorymembersParameters, "prop" | "type" | "limit" | "sort" | "dir">>;
  readonly embeddedin?: GeneratorHandler<Resolved<import("@kiln/validators/query/embeddedin").EmbeddedinParameters, "dir" | "filterredir" | "limit">>;
  readonly exturlusage?: GeneratorHandler<Resolved<import("@kiln/validators/query/exturlusage").ExturlusageParameters, "prop" | "protocol" | "limit">>;
  readonly imageusage?: GeneratorHandler<Resolved<import("@kiln/validators/query/imageusage").ImageusageParameters, "dir" | "filterredir" | "limit">>;
  readonly iwbacklinks?: GeneratorHandler<Resolved<import("@kiln/validators/query/iwbacklinks").IwbacklinksParameters, "limit" | "prop" | "dir">>;
  readonly langbacklinks?: GeneratorHandler<Resolved<import("@kiln/validators/query/langbacklinks").LangbacklinksParameters, "limit" | "prop" | "dir">>;
  readonly pageswithprop?: GeneratorHandler<Resolved<import("@kiln/validators/query/pageswithprop").PageswithpropParameters, "prop" | "limit" | "dir">>;
  readonly prefixsearch?: GeneratorHandler<Resolved<import("@kiln/validators/query/prefixsearch").PrefixsearchParameters, "namespace" | "limit" | "offset">>;
  readonly protectedtitles?: GeneratorHandler<Resolved<import("@kiln/validators/query/protectedtitles").ProtectedtitlesParameters, "limit" | "dir" | "prop">>;
  readonly querypage?: GeneratorHandler<Resolved<import("@kiln/validators/query/querypage").QuerypageParameters, "offset" | "limit">>;
  readonly random?: GeneratorHandler<Resolved<import("@kiln/validators/query/random").RandomParameters, "filterredir" | "limit">>;
  readonly recentchanges?: GeneratorHandler<Resolved<import("@kiln/validators/query/recentchanges").RecentchangesParameters, "dir" | "prop" | "limit" | "type">>;
  readonly search?: GeneratorHandler<Resolved<import("@kiln/validators/query/search").SearchParameters, "namespace" | "limit" | "offset" | "info" | "prop" | "sort">>;
  readonly trackingcategories?: GeneratorHandler<Resolved<import("@kiln/validators/query/trackingcategories").TrackingcategoriesParameters, "limit" | "prop">>;
  readonly watchlist?: GeneratorHandler<Resolved<import("@kiln/validators/query/watchlist").WatchlistParameters, "dir" | "limit" | "prop" | "type">>;
  readonly watchlistraw?: GeneratorHandler<Resolved<import("@kiln/validators/query/watchlistraw").WatchlistrawParameters, "limit" | "dir">>;
  readonly categories?: GeneratorHandler<Resolved<import("@kiln/validators/query/categories").CategoriesParameters, "limit" | "dir">>;
  readonly deletedrevisions?: GeneratorHandler<Resolved<import("@kiln/validators/query/deletedrevisions").DeletedrevisionsParameters, "prop" | "dir">>;
  readonly duplicatefiles?: GeneratorHandler<Resolved<import("@kiln/validators/query/duplicatefiles").DuplicatefilesParameters, "limit" | "dir">>;
  readonly fileusage?: GeneratorHandler<Resolved<import("@kiln/validators/query/fileusage").FileusageParameters, "prop" | "limit">>;
  readonly images?: GeneratorHandler<Resolved<import("@kiln/validators/query/images").ImagesParameters, "limit" | "dir">>;
  readonly links?: GeneratorHandler<Resolved<import("@kiln/validators/query/links").LinksParameters, "limit" | "dir">>;
  readonly linkshere?: GeneratorHandler<Resolved<import("@kiln/validators/query/linkshere").LinkshereParameters, "prop" | "limit">>;
  readonly redirects?: GeneratorHandler<Resolved<import("@kiln/validators/query/redirects").RedirectsParameters, "prop" | "limit">>;
  readonly revisions?: GeneratorHandler<Resolved<import("@kiln/validators/query/revisions").RevisionsParameters, "prop" | "dir">>;
  readonly templates?: GeneratorHandler<Resolved<import("@kiln/validators/query/templates").TemplatesParameters, "limit" | "dir">>;
  readonly transcludedin?: GeneratorHandler<Resolved<import("@kiln/validators/query/transcludedin").TranscludedinParameters, "prop" | "limit">>;
}

export interface QueryHandlers {
  readonly modules?: HandlersByModule;
  readonly generators?: HandlersByGenerator;
  /** Finds the pages that a request names. */
  readonly pages?: PageSetHandler<import("@kiln/validators/query").PageSetParameters>;
}

export declare const table: Table;

/** Answers one request, with no server needed. */
export declare function createQueryAnswer(handlers?: QueryHandlers, options?: Options): Answer;

/** A Fastify plugin that serves the one endpoint, and each module at its own path. */
export declare function queryPlugin(handlers?: QueryHandlers, options?: Options): Plugin;

/** Holds requests and their answers against what the spec says of them. */
export declare function queryContract(options?: ContractOptions): Contract;

/** Loads what holds answers against the spec. */
export declare function loadQueryAnswerCheck(): Promise<import("../runtime/query/results/types.js").CheckAnswer>;

/** The handlers, and for each module that has none but a described result, one that makes up examples: the same for the same request. */
export declare function mockQueryHandlers(handlers?: QueryHandlers): Promise<QueryHandlers>;
