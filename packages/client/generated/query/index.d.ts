import type { Answer, CallOptions, ClientBase, Continuation, Item, Message, QueryClientOptions, QueryFailure, RequestView } from "../runtime/query/types.js";
import type { AllcategoriesParameters } from "./modules/allcategories.js";
import type { AlldeletedrevisionsParameters } from "./modules/alldeletedrevisions.js";
import type { AllfileusagesParameters } from "./modules/allfileusages.js";
import type { AllimagesParameters } from "./modules/allimages.js";
import type { AlllinksParameters } from "./modules/alllinks.js";
import type { AllpagesParameters } from "./modules/allpages.js";
import type { AllredirectsParameters } from "./modules/allredirects.js";
import type { AllrevisionsParameters } from "./modules/allrevisions.js";
import type { AlltransclusionsParameters } from "./modules/alltransclusions.js";
import type { AllusersParameters } from "./modules/allusers.js";
import type { BacklinksParameters } from "./modules/backlinks.js";
import type { BlocksParameters } from "./modules/blocks.js";
import type { CategorymembersParameters } from "./modules/categorymembers.js";
import type { CodexiconsParameters } from "./modules/codexicons.js";
import type { DeletedrevsParameters } from "./modules/deletedrevs.js";
import type { EmbeddedinParameters } from "./modules/embeddedin.js";
import type { ExturlusageParameters } from "./modules/exturlusage.js";
import type { FilearchiveParameters } from "./modules/filearchive.js";
import type { ImageusageParameters } from "./modules/imageusage.js";
import type { IwbacklinksParameters } from "./modules/iwbacklinks.js";
import type { LangbacklinksParameters } from "./modules/langbacklinks.js";
import type { LogeventsParameters } from "./modules/logevents.js";
import type { MystashedfilesParameters } from "./modules/mystashedfiles.js";
import type { PagepropnamesParameters } from "./modules/pagepropnames.js";
import type { PageswithpropParameters } from "./modules/pageswithprop.js";
import type { PrefixsearchParameters } from "./modules/prefixsearch.js";
import type { ProtectedtitlesParameters } from "./modules/protectedtitles.js";
import type { QuerypageParameters } from "./modules/querypage.js";
import type { RandomParameters } from "./modules/random.js";
import type { RecentchangesParameters } from "./modules/recentchanges.js";
import type { SearchParameters } from "./modules/search.js";
import type { TagsParameters } from "./modules/tags.js";
import type { TrackingcategoriesParameters } from "./modules/trackingcategories.js";
import type { UsercontribsParameters } from "./modules/usercontribs.js";
import type { UsersParameters } from "./modules/users.js";
import type { WatchlistParameters } from "./modules/watchlist.js";
import type { WatchlistrawParameters } from "./modules/watchlistraw.js";
import type { CategoriesParameters } from "./modules/categories.js";
import type { CategoryinfoParameters } from "./modules/categoryinfo.js";
import type { ContributorsParameters } from "./modules/contributors.js";
import type { DeletedrevisionsParameters } from "./modules/deletedrevisions.js";
import type { DuplicatefilesParameters } from "./modules/duplicatefiles.js";
import type { ExtlinksParameters } from "./modules/extlinks.js";
import type { FileusageParameters } from "./modules/fileusage.js";
import type { ImageinfoParameters } from "./modules/imageinfo.js";
import type { ImagesParameters } from "./modules/images.js";
import type { InfoParameters } from "./modules/info.js";
import type { IwlinksParameters } from "./modules/iwlinks.js";
import type { LanglinksParameters } from "./modules/langlinks.js";
import type { LinksParameters } from "./modules/links.js";
import type { LinkshereParameters } from "./modules/linkshere.js";
import type { PagepropsParameters } from "./modules/pageprops.js";
import type { RedirectsParameters } from "./modules/redirects.js";
import type { RevisionsParameters } from "./modules/revisions.js";
import type { StashimageinfoParameters } from "./modules/stashimageinfo.js";
import type { TemplatesParameters } from "./modules/templates.js";
import type { TranscludedinParameters } from "./modules/transcludedin.js";
import type { AllmessagesParameters } from "./modules/allmessages.js";
import type { AuthmanagerinfoParameters } from "./modules/authmanagerinfo.js";
import type { FilerepoinfoParameters } from "./modules/filerepoinfo.js";
import type { LanguageinfoParameters } from "./modules/languageinfo.js";
import type { SiteinfoParameters } from "./modules/siteinfo.js";
import type { TokensParameters } from "./modules/tokens.js";
import type { UserinfoParameters } from "./modules/userinfo.js";

export { TransportError } from "../runtime/http/types.js";
export type {
  Answer, CallOptions, Continuation, Item, Message, OnWarning, QueryClientOptions, Renamed, RequestView, SendOptions, Validate, Value, WireParameters,
} from "../runtime/query/types.js";
export type {
  AllcategoriesParameters,
  AlldeletedrevisionsParameters,
  AllfileusagesParameters,
  AllimagesParameters,
  AlllinksParameters,
  AllpagesParameters,
  AllredirectsParameters,
  AllrevisionsParameters,
  AlltransclusionsParameters,
  AllusersParameters,
  BacklinksParameters,
  BlocksParameters,
  CategorymembersParameters,
  CodexiconsParameters,
  DeletedrevsParameters,
  EmbeddedinParameters,
  ExturlusageParameters,
  FilearchiveParameters,
  ImageusageParameters,
  IwbacklinksParameters,
  LangbacklinksParameters,
  LogeventsParameters,
  MystashedfilesParameters,
  PagepropnamesParameters,
  PageswithpropParameters,
  PrefixsearchParameters,
  ProtectedtitlesParameters,
  QuerypageParameters,
  RandomParameters,
  RecentchangesParameters,
  SearchParameters,
  TagsParameters,
  TrackingcategoriesParameters,
  UsercontribsParameters,
  UsersParameters,
  WatchlistParameters,
  WatchlistrawParameters,
  CategoriesParameters,
  CategoryinfoParameters,
  ContributorsParameters,
  DeletedrevisionsParameters,
  DuplicatefilesParameters,
  ExtlinksParameters,
  FileusageParameters,
  ImageinfoParameters,
  ImagesParameters,
  InfoParameters,
  IwlinksParameters,
  LanglinksParameters,
  LinksParameters,
  LinkshereParameters,
  PagepropsParameters,
  RedirectsParameters,
  RevisionsParameters,
  StashimageinfoParameters,
  TemplatesParameters,
  TranscludedinParameters,
  AllmessagesParameters,
  AuthmanagerinfoParameters,
  FilerepoinfoParameters,
  LanguageinfoParameters,
  SiteinfoParameters,
  TokensParameters,
  UserinfoParameters,
};
export type * from "./values.js";

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

/** The modules that can be generators: what each takes, by name. */
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

/** What `query` takes. Two modules whose parameters have the same name on the wire cannot stand in one request. */
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
  /** One module, whose pages the others tell of. */
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

/** One module, whose pages the others tell of, in a request. */
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

/** An item of each list, by name: of unknown members until somebody describes them. */
export interface ListItems {
  readonly allcategories: Item;
  readonly alldeletedrevisions: Item;
  readonly allfileusages: Item;
  readonly allimages: Item;
  readonly alllinks: Item;
  readonly allpages: Item;
  readonly allredirects: Item;
  readonly allrevisions: Item;
  readonly alltransclusions: Item;
  readonly allusers: Item;
  readonly backlinks: Item;
  readonly blocks: Item;
  readonly categorymembers: Item;
  readonly codexicons: Item;
  readonly deletedrevs: Item;
  readonly embeddedin: Item;
  readonly exturlusage: Item;
  readonly filearchive: Item;
  readonly imageusage: Item;
  readonly iwbacklinks: Item;
  readonly langbacklinks: Item;
  readonly logevents: Item;
  readonly mystashedfiles: Item;
  readonly pagepropnames: Item;
  readonly pageswithprop: Item;
  readonly prefixsearch: Item;
  readonly protectedtitles: Item;
  readonly querypage: Item;
  readonly random: Item;
  readonly recentchanges: Item;
  readonly search: Item;
  readonly tags: Item;
  readonly trackingcategories: Item;
  readonly usercontribs: Item;
  readonly users: Item;
  readonly watchlist: Item;
  readonly watchlistraw: Item;
}

/** What each module tells of a page, by name: of unknown members until somebody describes them. */
export interface PageProperties {
  readonly categories: Item;
  readonly categoryinfo: Item;
  readonly contributors: Item;
  readonly deletedrevisions: Item;
  readonly duplicatefiles: Item;
  readonly extlinks: Item;
  readonly fileusage: Item;
  readonly imageinfo: Item;
  readonly images: Item;
  readonly info: Item;
  readonly iwlinks: Item;
  readonly langlinks: Item;
  readonly links: Item;
  readonly linkshere: Item;
  readonly pageprops: Item;
  readonly redirects: Item;
  readonly revisions: Item;
  readonly stashimageinfo: Item;
  readonly templates: Item;
  readonly transcludedin: Item;
}

/** What each module answers, by name: of unknown members until somebody describes them. */
export interface MetaResults {
  readonly allmessages: Item;
  readonly authmanagerinfo: Item;
  readonly filerepoinfo: Item;
  readonly languageinfo: Item;
  readonly siteinfo: Item;
  readonly tokens: Item;
  readonly userinfo: Item;
}

/** What comes of a request. */
export interface QueryResult extends Answer {
  /** List modules that the request names. */
  readonly list: { readonly [Name in keyof ListItems]?: readonly ListItems[Name][] };
  /** Meta modules that the request names. */
  readonly meta: { readonly [Name in keyof MetaResults]?: MetaResults[Name] };
}

/** The items of one list, one after another. */
export interface ItemsOf<Name extends string> extends AsyncIterableIterator<ListItems[Name & keyof ListItems]> {}

interface AnyListModules extends ListModules {
  readonly [name: string]: object;
}

interface AnyMetaModules extends MetaModules {
  readonly [name: string]: object;
}

interface AnyGeneratorModules extends GeneratorModules {
  readonly [name: string]: object;
}

export interface QueryClient extends ClientBase {
  /** One logical result: pages in batches, each followed until all is said of it. Where a list goes on, `continue` says so. */
  query(request: QueryRequest, call?: CallOptions): Promise<QueryResult>;
  /** The same to the end, one result after another. */
  batches(request: QueryRequest, call?: CallOptions): AsyncIterableIterator<QueryResult>;
  /** The items of one list, to its end. */
  list<Name extends string>(name: Name extends keyof ListModules ? Name : keyof ListModules, parameters: AnyListModules[Name], call?: CallOptions): ItemsOf<Name>;
  /** The pages that a generator names, each with what the modules of the request tell of it, to the end. */
  generate<Name extends string>(name: Name extends keyof GeneratorModules ? Name : keyof GeneratorModules, parameters: AnyGeneratorModules[Name], request?: QueryRequest, call?: CallOptions): AsyncIterableIterator<Item>;
  /** What one module answers, to its end. */
  meta<Name extends string>(name: Name extends keyof MetaModules ? Name : keyof MetaModules, parameters: AnyMetaModules[Name], call?: CallOptions): Promise<MetaResults[Name & keyof MetaResults]>;
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
