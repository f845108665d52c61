// The client of library. Generated: change the spec instead.
import type { QueryClientOptions } from "../runtime/action-api/client/options.js";
import { RequestError } from "../runtime/http/request-error.js";
import type { ClientBase } from "../runtime/query/client/calls.js";
import type { QueryFailure } from "../runtime/query/client/errors.js";
import type { Named } from "../runtime/query/client/narrow.js";
import type { CallOptions } from "../runtime/query/client/options.js";
import type { Answer, Continuation, Item, Message } from "../runtime/query/client/results.js";
import type { AuthorsParameters } from "./modules/authors.js";
import type { BooksParameters } from "./modules/books.js";
import type { LoansItem, LoansParameters } from "./modules/loans.js";

export type { QueryClientOptions } from "../runtime/action-api/client/options.js";
export { TransportError } from "../runtime/http/errors.js";
export type { RequestView } from "../runtime/http/options.js";
export type { Value, WireParameters } from "../runtime/query/client/calls.js";
export type { CallOptions, OnWarning, SendOptions, Validate } from "../runtime/query/client/options.js";
export type { Answer, Continuation, Item, Message } from "../runtime/query/client/results.js";
export type { AuthorsParameters } from "./modules/authors.js";
export type { BooksParameters } from "./modules/books.js";
export type { LoansItem, LoansParameters } from "./modules/loans.js";
export type { Genres } from "./values.js";

/** Lists: what each takes, by name. */
export interface ListModules {
  readonly books: BooksParameters;
  /** Not in the source document (decided: D-003). */
  readonly loans: LoansParameters;
}

/** Properties: what each takes, by name. */
export interface PropModules {
  /**
   * Works, with a warning (decided: D-003).
   * @deprecated
   */
  readonly authors: AuthorsParameters;
}

/** One module, whose pages the others describe: what each takes, by name. */
export interface GeneratorModules {
  readonly books: BooksParameters;
}

/** What `query` takes. Two modules whose parameters have the same name on the wire cannot be in one request. */
export interface LibraryRequest {
  /** One module, whose pages the others describe. */
  readonly generator?: GeneratorSelection | undefined;
  /** Lists. */
  readonly list?: ListSelection | undefined;
  /** Properties. */
  readonly prop?: PropSelection | undefined;
  /** Goes on where a result ended: its `continue`. */
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

/** An item of each list, by name. */
export interface ListItems<P, R> {
  /** Not described yet. */
  readonly books: Item;
  readonly loans: LoansItem;
}

/** A page that a request is about. */
export interface PageOf<R> extends Item {}

type NamedListAnswers<S, R> = { readonly [Name in keyof S]: Name extends keyof ListItems<unknown, unknown> ? readonly ListItems<Exclude<S[Name], undefined>, R>[Name][] : unknown };

/** What comes of a request. */
export interface LibraryResult<R = LibraryRequest> extends Answer {
  /** The pages that the request is about, each with what all its modules say of it. */
  readonly pages: readonly PageOf<R>[];
  /** Lists that the request names. */
  readonly list: NamedListAnswers<Named<R, "list">, R>;
}

interface AnyListModules extends ListModules {
  readonly [name: string]: object;
}

interface AnyGeneratorModules extends GeneratorModules {
  readonly [name: string]: object;
}

/** Results, one after another. Where a request names more than pages, those that come later may lack what came before. */
export interface ResultsOf<R> extends AsyncIterableIterator<LibraryResult<Extract<keyof R, "list"> extends never ? R : R & { readonly continue: Continuation }>> {}

/** The items of one list, one after another. */
export interface ItemsOf<Name extends string, P = {}> extends AsyncIterableIterator<ListItems<P, {}>[Name & keyof ListItems<P, {}>]> {}

/** The pages of a generator, one after another. */
export interface PagesOf<Name extends string, P = {}, R = {}> extends AsyncIterableIterator<PageOf<Omit<R, "generator"> & { readonly [Group in "generator"]: { readonly [Generator in Name]: P } }>> {}

export interface LibraryClient extends ClientBase {
  /** One logical result: pages in batches, each followed until all is said of it. Where a list goes on, `continue` says so. */
  query<const R>(request: R extends never ? R : LibraryRequest, call?: CallOptions): Promise<LibraryResult<R>>;
  /** The same to the end, one result after another. */
  batches<const R>(request: R extends never ? R : LibraryRequest, call?: CallOptions): ResultsOf<R>;
  /** The items of one list, to its end. */
  list<Name extends string, const P>(name: Name extends keyof ListModules ? Name : keyof ListModules, parameters: P extends never ? P : AnyListModules[Name], call?: CallOptions): ItemsOf<Name, P>;
  /** The pages that a generator names, each with what the modules of the request say of it, to the end. */
  generate<Name extends string, const P, const R>(name: Name extends keyof GeneratorModules ? Name : keyof GeneratorModules, parameters: P extends never ? P : AnyGeneratorModules[Name], request?: R extends never ? R : LibraryRequest, call?: CallOptions): PagesOf<Name, P, R>;
}

export declare function createLibraryClient(options: QueryClientOptions): LibraryClient;

export type TokenType = string;

/** The documented error codes. Modules have others beside them. */
export type LibraryErrorCode =
  | "bad-value";

/** What the service answered in place of a result, or why nothing was sent. It holds nothing secret. */
export declare class QueryError extends RequestError implements QueryFailure {
  readonly name: "QueryError";
  readonly code: LibraryErrorCode | (string & {});
  readonly info: string;
  readonly module: string;
  readonly errors: readonly Message[];
  is<Code extends LibraryErrorCode | (string & {})>(code: Code): this is this & { readonly code: Code };
}
