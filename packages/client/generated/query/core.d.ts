// The client of query, and its modules one by one. Generated: change the spec instead.
import type { QueryClientOptions } from "../runtime/action-api/client/options.js";
import type { ChosenRequest, Exactly, NamesIn } from "../runtime/query/client/arguments.js";
import type { CallOptions, ClientBase } from "../runtime/query/client/options.js";
import type { ModuleConstant } from "../runtime/query/client/table.js";
import type {
  GeneratorArgument,
  GeneratorModules,
  ItemsOf,
  ListArgument,
  ListModules,
  MetaAnswerOf,
  MetaArgument,
  MetaModules,
  PagesOf,
  QueryRequest,
  QueryResult,
  RequestFault,
  ResultsOf,
} from "./index.js";

/** A client for these modules only: its types offer no others. */
export interface CoreQueryClient<Modules extends ModuleConstant> extends ClientBase {
  /**
   * Returns one result: a batch of complete pages. If a list has more items, the result has `continue`.
   * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { categories: { prop: ["sortkey"] } } })); // The categories of a page, with their sort keys
   */
  query<const R extends ChosenRequest<QueryRequest, "list" | "prop" | "meta", "generator", Modules>>(request: Exactly<R, ChosenRequest<QueryRequest, "list" | "prop" | "meta", "generator", Modules>, RequestFault<R>>, call?: CallOptions): Promise<QueryResult<R>>;
  /** Iterates over all results, one after another. */
  batches<const R extends ChosenRequest<QueryRequest, "list" | "prop" | "meta", "generator", Modules>>(request: Exactly<R, ChosenRequest<QueryRequest, "list" | "prop" | "meta", "generator", Modules>, RequestFault<R>>, call?: CallOptions): ResultsOf<R>;
  /**
   * Iterates over all items of one list.
   * @example for await (const item of wiki.list("allcategories", { prop: ["size"], limit: 2 })) console.log(item); // Categories and their sizes
   */
  list<Name extends string, const P>(name: Exactly<Name, keyof ListModules & NamesIn<Modules, "list">>, parameters: ListArgument<Name, P>, call?: CallOptions): ItemsOf<Name, P>;
  /** Iterates over all pages that a generator finds, each with the members of the modules of the request. */
  generate<Name extends string, const P, const R extends ChosenRequest<QueryRequest, "list" | "prop" | "meta", "generator", Modules> = {}>(name: Exactly<Name, keyof GeneratorModules & Modules[1]>, parameters: GeneratorArgument<Name, P>, request?: Exactly<R, ChosenRequest<QueryRequest, "list" | "prop" | "meta", "generator", Modules>, RequestFault<R>>, call?: CallOptions): PagesOf<Name, P, R>;
  /**
   * Returns the complete result of one module.
   * @example console.log(await wiki.meta("allmessages", { messages: ["edit"], lang: "de" })); // One message in German
   */
  meta<Name extends string, const P>(name: Exactly<Name, keyof MetaModules & NamesIn<Modules, "meta">>, parameters: MetaArgument<Name, P>, call?: CallOptions): MetaAnswerOf<Name, P>;
}

/** A client for these modules only; calls that name another module are refused. */
export declare function createQueryClient<const Module extends ModuleConstant>(options: QueryClientOptions & { readonly modules: readonly Module[] }): CoreQueryClient<Module>;

export declare const allcategoriesModule: ModuleConstant<"list", "allcategories">;
export declare const alldeletedrevisionsModule: ModuleConstant<"list", "alldeletedrevisions">;
export declare const allfileusagesModule: ModuleConstant<"list", "allfileusages">;
export declare const allimagesModule: ModuleConstant<"list", "allimages">;
export declare const alllinksModule: ModuleConstant<"list", "alllinks">;
export declare const allpagesModule: ModuleConstant<"list", "allpages">;
export declare const allredirectsModule: ModuleConstant<"list", "allredirects">;
export declare const allrevisionsModule: ModuleConstant<"list", "allrevisions">;
export declare const alltransclusionsModule: ModuleConstant<"list", "alltransclusions">;
export declare const allusersModule: ModuleConstant<"list", "allusers">;
export declare const backlinksModule: ModuleConstant<"list", "backlinks">;
export declare const blocksModule: ModuleConstant<"list", "blocks">;
export declare const categorymembersModule: ModuleConstant<"list", "categorymembers">;
export declare const codexiconsModule: ModuleConstant<"list", "codexicons">;
export declare const deletedrevsModule: ModuleConstant<"list", "deletedrevs">;
export declare const embeddedinModule: ModuleConstant<"list", "embeddedin">;
export declare const exturlusageModule: ModuleConstant<"list", "exturlusage">;
export declare const filearchiveModule: ModuleConstant<"list", "filearchive">;
export declare const imageusageModule: ModuleConstant<"list", "imageusage">;
export declare const iwbacklinksModule: ModuleConstant<"list", "iwbacklinks">;
export declare const langbacklinksModule: ModuleConstant<"list", "langbacklinks">;
export declare const logeventsModule: ModuleConstant<"list", "logevents">;
export declare const mystashedfilesModule: ModuleConstant<"list", "mystashedfiles">;
export declare const pagepropnamesModule: ModuleConstant<"list", "pagepropnames">;
export declare const pageswithpropModule: ModuleConstant<"list", "pageswithprop">;
export declare const prefixsearchModule: ModuleConstant<"list", "prefixsearch">;
export declare const protectedtitlesModule: ModuleConstant<"list", "protectedtitles">;
export declare const querypageModule: ModuleConstant<"list", "querypage">;
export declare const randomModule: ModuleConstant<"list", "random">;
export declare const recentchangesModule: ModuleConstant<"list", "recentchanges">;
export declare const searchModule: ModuleConstant<"list", "search">;
export declare const tagsModule: ModuleConstant<"list", "tags">;
export declare const trackingcategoriesModule: ModuleConstant<"list", "trackingcategories">;
export declare const usercontribsModule: ModuleConstant<"list", "usercontribs">;
export declare const usersModule: ModuleConstant<"list", "users">;
export declare const watchlistModule: ModuleConstant<"list", "watchlist">;
export declare const watchlistrawModule: ModuleConstant<"list", "watchlistraw">;
export declare const categoriesModule: ModuleConstant<"prop", "categories">;
export declare const categoryinfoModule: ModuleConstant<"prop", "categoryinfo">;
export declare const contributorsModule: ModuleConstant<"prop", "contributors">;
export declare const deletedrevisionsModule: ModuleConstant<"prop", "deletedrevisions">;
export declare const duplicatefilesModule: ModuleConstant<"prop", "duplicatefiles">;
export declare const extlinksModule: ModuleConstant<"prop", "extlinks">;
export declare const fileusageModule: ModuleConstant<"prop", "fileusage">;
export declare const imageinfoModule: ModuleConstant<"prop", "imageinfo">;
export declare const imagesModule: ModuleConstant<"prop", "images">;
export declare const infoModule: ModuleConstant<"prop", "info">;
export declare const iwlinksModule: ModuleConstant<"prop", "iwlinks">;
export declare const langlinksModule: ModuleConstant<"prop", "langlinks">;
export declare const linksModule: ModuleConstant<"prop", "links">;
export declare const linkshereModule: ModuleConstant<"prop", "linkshere">;
export declare const pagepropsModule: ModuleConstant<"prop", "pageprops">;
export declare const redirectsModule: ModuleConstant<"prop", "redirects">;
export declare const revisionsModule: ModuleConstant<"prop", "revisions">;
export declare const stashimageinfoModule: ModuleConstant<"prop", "stashimageinfo">;
export declare const templatesModule: ModuleConstant<"prop", "templates">;
export declare const transcludedinModule: ModuleConstant<"prop", "transcludedin">;
export declare const allmessagesModule: ModuleConstant<"meta", "allmessages">;
export declare const authmanagerinfoModule: ModuleConstant<"meta", "authmanagerinfo">;
export declare const filerepoinfoModule: ModuleConstant<"meta", "filerepoinfo">;
export declare const languageinfoModule: ModuleConstant<"meta", "languageinfo">;
export declare const siteinfoModule: ModuleConstant<"meta", "siteinfo">;
export declare const tokensModule: ModuleConstant<"meta", "tokens">;
export declare const userinfoModule: ModuleConstant<"meta", "userinfo">;
