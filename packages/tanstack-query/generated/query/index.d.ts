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
import type { PageOptions, ReadOptions } from "../runtime/tanstack-query/options.js";
import type { EachOf, ItemsPage } from "../runtime/tanstack-query/query-pages.js";

export { allItems } from "../runtime/tanstack-query/all-items.js";
export type { PageOptions, ReadOptions } from "../runtime/tanstack-query/options.js";

/** What a call of Content Query Interface fails with. */
export type QueryFailure = QueryError | TransportError;

/** Content Query Interface: Options of queries, by the calls of a client. */
export interface QueryQueries {
  /** One result; where a list goes on, its `continue` says so. */
  readonly query: {
    <const R extends QueryRequest>(request: QueryArgument<R>, call?: CallOptions): ReadOptions<QueryResult<R>, QueryFailure>;
    /** For infinite queries, which go on where the answer before ended. */
    pages<const R extends QueryRequest>(request: QueryArgument<R>, call?: CallOptions): PageOptions<EachOf<ResultsOf<R>>, Continuation, QueryFailure>;
  };
  /** The items of one list. */
  readonly list: {
    /** For infinite queries, which go on where the answer before ended. */
    pages<Name extends string, const P>(name: Exactly<Name, keyof ListModules>, parameters: ListArgument<Name, P>, call?: CallOptions): PageOptions<ItemsPage<EachOf<ItemsOf<Name, P>>, Continuation>, Continuation, QueryFailure>;
  };
  /** What one module answers, to its end. */
  readonly meta: {
    <Name extends string, const P>(name: Exactly<Name, keyof MetaModules>, parameters: MetaArgument<Name, P>, call?: CallOptions): ReadOptions<Awaited<MetaAnswerOf<Name, P>>, QueryFailure>;
  };
  /** The pages that a generator names, each with what the modules of the request say of it. */
  readonly generate: {
    /** For infinite queries, which go on where the answer before ended. */
    pages<Name extends string, const P, const R extends QueryRequest = {}>(name: Exactly<Name, keyof GeneratorModules>, parameters: GeneratorArgument<Name, P>, request?: QueryArgument<R>, call?: CallOptions): PageOptions<ItemsPage<EachOf<PagesOf<Name, P, R>>, Continuation>, Continuation, QueryFailure>;
  };
}

/** Gives the options of queries whose calls a client makes. Nothing is sent before TanStack Query asks. */
export declare function createQueryQueries(client: QueryClient, scope?: Scope): QueryQueries;

/** What all keys of the service begin with, or those of a call: for filters, such as those of `invalidateQueries`. */
export declare function queryKey(call?: keyof QueryQueries): readonly string[];
