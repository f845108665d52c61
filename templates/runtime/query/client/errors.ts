import type { RequestView } from "../../http/client/options.js";
import { RequestError, type ErrorResponse, type ReceivedAnswer } from "../../http/client/errors.js";
import type { Message } from "./results.js";

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
