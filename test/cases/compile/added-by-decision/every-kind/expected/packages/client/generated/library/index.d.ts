// The client of library. Generated: change the spec instead.
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
import type { Answer, Continuation, Item, Message, QueryErrorInit, QueryFailure } from "../runtime/query/client/errors.js";
import type { Named, PartialIfContinued } from "../runtime/query/client/narrow.js";
import type { CallOptions, ClientBase } from "../runtime/query/client/options.js";
import type { AuthorsParameters } from "./modules/authors.js";
import type { BooksParameters } from "./modules/books.js";
import type { LoansItem, LoansParameters } from "./modules/loans.js";

export type { QueryClientOptions, UserAgent } from "../runtime/action-api/client/options.js";
export { TransportError } from "../runtime/http/client/errors.js";
export type { RequestView } from "../runtime/http/client/options.js";
export type { Exactly } from "../runtime/query/client/arguments.js";
export type { Answer, Continuation, Item, Message } from "../runtime/query/client/errors.js";
export type { CallOptions, OnWarning, SendOptions, Validate, Value, WireParameters } from "../runtime/query/client/options.js";
export type { AuthorsParameters } from "./modules/authors.js";
export type { BooksParameters } from "./modules/books.js";
export type { LoansItem, LoansParameters } from "./modules/loans.js";
export type { Genres } from "./values.js";

/** Lists: the parameters of each, by name. */
export type ListModules = {
  readonly books: BooksParameters;
  /** Not in the source document (decided: D-003). */
  readonly loans: LoansParameters;
};

/** Properties: the parameters of each, by name. */
export type PropModules = {
  /**
   * Works, with a warning (decided: D-003).
   * @deprecated
   */
  readonly authors: AuthorsParameters;
};

/** One module, whose pages the others describe: the parameters of each, by name. */
export type GeneratorModules = {
  readonly books: BooksParameters;
};

/** The argument of `query`. Two modules whose parameters have the same name on the wire cannot be in one request. */
export interface LibraryRequest {
  /** One module, whose pages the others describe. */
  readonly generator?: GeneratorSelection | undefined;
  /** Lists. */
  readonly list?: ListSelection | undefined;
  /** Properties. */
  readonly prop?: PropSelection | undefined;
  /** Continues from a previous result: pass its `continue`. */
  readonly continue?: Continuation | undefined;
}

/** One module, whose pages the others describe, in a request. */
export interface GeneratorSelection {
  readonly books?: BooksParameters | undefined;
}

/** Lists, in a request. */
export interface ListSelection {
  readonly books?: BooksParameters | undefined;
  /** Not in the source document (decided: D-003). */
  readonly loans?: LoansParameters | undefined;
}

/** Properties, in a request. */
export interface PropSelection {
  /**
   * Works, with a warning (decided: D-003).
   * @deprecated
   */
  readonly authors?: AuthorsParameters | undefined;
}

/** Results of list modules that are not lists, or not described, by name. */
export interface ListAnswers<P, R> {
  /** Not described yet. */
  readonly books: unknown;
}

/** An item of each list, by name. */
export interface ListItems<P, R> {
  /** Not described yet. */
  readonly books: unknown;
  readonly loans: LoansItem;
}

/** A page of the response. */
export interface PageOf<R> extends Item {}

type NamedListAnswers<S, R> = { readonly [Name in keyof S]: Name extends keyof ListAnswers<unknown, unknown> ? PartialIfContinued<R, ListAnswers<Exclude<S[Name], undefined>, R>[Name]> : Name extends keyof ListItems<unknown, unknown> ? readonly ListItems<Exclude<S[Name], undefined>, R>[Name][] : unknown };

/** The result of a request. */
export interface LibraryResult<R = LibraryRequest> extends Answer {
  /** The pages of the response, each with the members of all modules. */
  readonly pages: readonly PageOf<R>[];
  /** Lists that the request names. */
  readonly list: NamedListAnswers<Named<R, "list">, R>;
}

export interface AnyListModules extends ListModules {
  readonly [name: string]: object;
}

export interface AnyGeneratorModules extends GeneratorModules {
  readonly [name: string]: object;
}

/** Rules between the parameters of one module, by module: a sentence, and the shape of requests that break it. */
interface ModuleRules {
}

/** The same, in a whole request. */
interface RequestRules {
}

/** The faults as sentences. */
interface FaultTexts {
  readonly limit: "limit: a whole number from 1 to 5000, or max";
  readonly day: "day: a Date, or a time such as 2001-01-15T14:56:00Z";
}

/** The faults at their parameters. */
interface FaultPlaces {
  readonly limit: At<"limit", "limit: a whole number from 1 to 5000, or max">;
  readonly day: At<"day", "day: a Date, or a time such as 2001-01-15T14:56:00Z">;
}

/** Literal values that their parameters do not accept: the form of each fault, by parameter. */
type ValueFault<P, Form extends Record<keyof FaultTexts, unknown>> =
  | (P extends { readonly limit: infer Given } ? RangeFault<Given, "1", "5000", Form["limit"]> : never)
  | (P extends { readonly day: infer Given } ? MomentFault<Given, Form["day"]> : never);

/** The faults of the parameters of one module. */
type ParameterFault<P, Name> = [0] extends [1 & P] ? false : FirstFault<ValueFault<P, FaultPlaces>, Name extends keyof ModuleRules ? Broken<P, ModuleRules[Name]> : never>;

/** The faults of a request. */
export type RequestFault<R> = [0] extends [1 & R] ? false : FaultOr<
  | Broken<R, RequestRules>
  | (R extends { readonly list: infer Modules } ? ValueFault<Each<Modules>, FaultTexts> : never)
  | (R extends { readonly prop: infer Modules } ? ValueFault<Each<Modules>, FaultTexts> : never)
  | (R extends { readonly generator: infer Modules } ? ValueFault<Each<Modules>, FaultTexts> : never)
  | (R extends { readonly generator: infer Modules } ? MoreThanOne<keyof Modules, "generator: one module, not several"> : never)
>;

/** The parameters of a module, without misspelt names or invalid values. */
export type ListArgument<Name extends string, P> = ExactlyAt<P, AnyListModules[Name], ParameterFault<P, Name>>;

/** The parameters of a module, without misspelt names or invalid values. */
export type GeneratorArgument<Name extends string, P> = ExactlyAt<P, AnyGeneratorModules[Name], ParameterFault<P, Name>>;

/** A request without misspelt names or invalid values. */
export type LibraryArgument<R> = Exactly<R, LibraryRequest, RequestFault<R>>;

/** Results, one after another. If a request selects more than pages, later results may lack members of earlier ones. */
export interface ResultsOf<R> extends AsyncIterableIterator<LibraryResult<Extract<keyof R, "list"> extends never ? R : R & { readonly continue: Continuation }>> {}

/** The items of one list, one after another. */
export interface ItemsOf<Name extends string, P = {}> extends AsyncIterableIterator<ListItems<P, {}>[Name & keyof ListItems<P, {}>]> {}

/** The pages of a generator, one after another. */
export interface PagesOf<Name extends string, P = {}, R = {}> extends AsyncIterableIterator<PageOf<Omit<R, "generator"> & { readonly [Group in "generator"]: { readonly [Generator in Name]: P } }>> {}

/** An item of a list, requested with parameters of this type. */
export type ItemOf<Name extends keyof ListModules, P = ListModules[Name]> = ListItems<P, {}>[Name & keyof ListItems<P, {}>];

/** The result of a request of this type, such as the type of a constant. */
export type LibraryResultOf<R extends LibraryRequest> = LibraryResult<R>;

export interface LibraryClient extends ClientBase {
  /** Returns one result: a batch of complete pages. If a list has more items, the result has `continue`. */
  query<const R extends LibraryRequest>(request: LibraryArgument<R>, call?: CallOptions): Promise<LibraryResult<R>>;
  /** Iterates over all results, one after another. */
  batches<const R extends LibraryRequest>(request: LibraryArgument<R>, call?: CallOptions): ResultsOf<R>;
  /** Iterates over all items of one list. */
  list<Name extends string, const P>(name: Exactly<Name, keyof ListModules>, parameters: ListArgument<Name, P>, call?: CallOptions): ItemsOf<Name, P>;
  /** Iterates over all pages that a generator finds, each with the members of the modules of the request. */
  generate<Name extends string, const P, const R extends LibraryRequest = {}>(name: Exactly<Name, keyof GeneratorModules>, parameters: GeneratorArgument<Name, P>, request?: LibraryArgument<R>, call?: CallOptions): PagesOf<Name, P, R>;
}

/**
 * Creates a client of Library. Nothing is sent before a call.
 *
 * For facts about the service that are not documented, see DECISIONS.md: D-001.
 */
export declare function createLibraryClient(options: QueryClientOptions): LibraryClient;

export type TokenType = string;

/** The documented error codes. Modules have further ones. */
export type LibraryErrorCode =
  | "bad-value";

/** An error response of the service, or the reason why nothing was sent. It contains no secrets. */
export declare class QueryError extends RequestError implements QueryFailure {
  /** Tests create errors by hand: `new QueryError({ code: "…" })`. The default status is 200. */
  constructor(given: QueryErrorInit);
  readonly name: "QueryError";
  readonly code: LibraryErrorCode | (string & {});
  readonly info: string;
  readonly module: string;
  readonly errors: readonly Message[];
  is<Code extends LibraryErrorCode | (string & {})>(code: Code): this is this & { readonly code: Code };
}
