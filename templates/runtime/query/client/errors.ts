import type { RequestView } from "../../http/client/options.js";
import { type ErrorResponse, type ReceivedAnswer, RequestError } from "../../http/client/errors.js";

/** The members of a `QueryError`, regardless of the service. */
export interface QueryFailure {
  /** The service's error code, or the client's own if nothing was sent. */
  readonly code: string;
  /** The error as a sentence. */
  readonly info: string;
  /** The path or the name of the module. Empty if the service does not report it. */
  readonly module: string;
  /** The HTTP status, which is 200 for errors of some services. Undefined if nothing was sent. */
  readonly status: number | undefined;
  readonly request: RequestView | undefined;
  /** The server's id of the request, if a response header contains it. */
  readonly requestId: string | undefined;
  /** The response headers, without cookies. Undefined if nothing was sent. */
  readonly headers: Headers | undefined;
  /** The raw response body, without secrets of the request. Undefined if nothing was sent. */
  readonly body: string | undefined;
  /** Returns the members that `console.log` shows, and the message, for logs. */
  toJSON(): object;
  /** All errors of the response, starting with this one. */
  readonly errors: readonly Message[];
}

/** The data of an error that a test creates. The default status is 200, because some services use it for errors. */
export interface QueryErrorInit extends ErrorResponse {
  readonly code: string;
  readonly info?: string | undefined;
  readonly module?: string | undefined;
}

/** All errors of a response. @internal */
interface ErrorList {
  readonly errors?: readonly Reason[] | undefined;
}

/** An error of a response. An error that is only in a header has just a code. @internal */
export type Reason = Partial<Message> & { readonly code: string };

/**
 * An error response of the service, or the reason why nothing was sent. It contains no secrets. @internal The type is
 * generated.
 */
export class QueryError extends RequestError implements QueryFailure {
  declare readonly code: string;
  declare readonly info: string;
  declare readonly module: string;
  declare readonly errors: readonly Message[];

  constructor(
    { code, info = "", module = "", errors = [{ code, text: info, module }], ...given }: QueryErrorInit & ErrorList,
    answer?: ReceivedAnswer,
  ) {
    super(info ? `${code}: ${info}` : code, { status: 200, ...given }, answer);
    this.name = "QueryError";
    this.code = code;
    this.info = info;
    this.module = module;
    this.errors = errors as readonly Message[];
  }

  is(code: string): boolean {
    return this.code === code;
  }
}

/** Creates the error for an invalid request that was not sent. @internal */
export const refusal = (code: string, info: string): QueryError =>
  new QueryError({ code, info, module: "client", status: undefined });

/** A warning or an error in the service's own words. */
export interface Message {
  readonly code: string;
  readonly text: string;
  /** The path or the name of the module. Empty if the service does not report it. */
  readonly module: string;
  /** The name of the parameter in the request, if the service reports it. */
  readonly parameter?: string | undefined;
  readonly data?: Readonly<Record<string, unknown>> | undefined;
}

/** An object whose members are not described yet and have unknown types. */
export interface Item {
  readonly [name: string]: unknown;
}

/** The parameters that continue a request after its current result. */
export type Continuation = Readonly<Record<string, string | number>>;

/** The members of every result in addition to the data of its modules. */
export interface Answer {
  /**
   * Present if there are more results: the parameters to add to the next request. Methods that fetch all results
   * continue automatically.
   */
  readonly continue?: Continuation;
  readonly warnings: readonly Message[];
}

/** A JSON object as received. The caller's types describe its contents. */
export type Data = Record<string, any>;

export const isObject = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Merges data into an object. Objects are merged member by member, lists are concatenated, and other values are
 * replaced. With `once`, list items that are already present are skipped.
 */
export function merge(into: Data, from: Data, once?: boolean): void {
  for (const name of Object.keys(from)) {
    const [old, more] = [into[name], from[name]];
    if (name === "__proto__") continue;
    if (Array.isArray(old) && Array.isArray(more)) {
      const known = new Set(once ? old.map((item) => JSON.stringify(item)) : []);
      for (const item of more) if (!known.has(JSON.stringify(item))) old.push(item);
    } else if (isObject(old) && isObject(more)) merge(old, more, once);
    else into[name] = more;
  }
}

/** Creates a test for pages that have none of the given flags. Each flag marks a kind of page. @internal */
export function withoutFlags(...flags: readonly string[]): (page: object) => boolean {
  return (page) => flags.every((flag) => (page as Readonly<Record<string, unknown>>)[flag] !== true);
}
