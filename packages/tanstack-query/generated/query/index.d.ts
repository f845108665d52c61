// Options of Content Query Interface for TanStack Query. Generated: change the spec instead.
import type {
  CallOptions,
  Continuation,
  Exactly,
  GeneratorArgument,
  GeneratorModules,
  ItemsOf,
  ListArgument,
  ListModules,
  MetaAnswerOf,
  MetaArgument,
  MetaModules,
  PagesOf,
  QueryArgument,
  QueryClient,
  QueryError,
  QueryRequest,
  QueryResult,
  ResultsOf,
  TransportError,
} from "@kiln/client/query";
import type { Scope } from "../runtime/tanstack-query/key.js";
import type { EachOf, ItemsPage, PageOptions, ReadOptions } from "../runtime/tanstack-query/options.js";

export type { PageOptions, ReadOptions } from "../runtime/tanstack-query/options.js";
export { allItems } from "../runtime/tanstack-query/options.js";

/** The errors of calls of Content Query Interface. */
export type QueryFailure = QueryError | TransportError;

/** Content Query Interface: Options of queries, by the calls of a client. */
export interface QueryQueries {
  /** One result; if a list has more items, it has `continue`. */
  readonly query: {
    <const R extends QueryRequest>(request: QueryArgument<R>, call?: CallOptions): ReadOptions<QueryResult<R>, QueryFailure>;
    /** For infinite queries, which continue from the previous result. */
    pages<const R extends QueryRequest>(request: QueryArgument<R>, call?: CallOptions): PageOptions<EachOf<ResultsOf<R>>, Continuation, QueryFailure>;
  };
  /** The items of one list. */
  readonly list: {
    /** For infinite queries, which continue from the previous result. */
    pages<Name extends string, const P>(name: Exactly<Name, keyof ListModules>, parameters: ListArgument<Name, P>, call?: CallOptions): PageOptions<ItemsPage<EachOf<ItemsOf<Name, P>>, Continuation>, Continuation, QueryFailure>;
  };
  /** Returns the complete result of one module. */
  readonly meta: {
    <Name extends string, const P>(name: Exactly<Name, keyof MetaModules>, parameters: MetaArgument<Name, P>, call?: CallOptions): ReadOptions<Awaited<MetaAnswerOf<Name, P>>, QueryFailure>;
  };
  /** The pages that a generator finds, each with the members of the modules of the request. */
  readonly generate: {
    /** For infinite queries, which continue from the previous result. */
    pages<Name extends string, const P, const R extends QueryRequest = {}>(name: Exactly<Name, keyof GeneratorModules>, parameters: GeneratorArgument<Name, P>, request?: QueryArgument<R>, call?: CallOptions): PageOptions<ItemsPage<EachOf<PagesOf<Name, P, R>>, Continuation>, Continuation, QueryFailure>;
  };
}

/** Returns the options of queries for the calls of a client. Nothing is sent before TanStack Query requests it. */
export declare function createQueryQueries(client: QueryClient, scope?: Scope): QueryQueries;

/** The common prefix of all keys of the service, or of a call, for filters such as those of `invalidateQueries`. */
export declare function queryKey(call?: keyof QueryQueries): readonly string[];
