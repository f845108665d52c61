import type { RequestView } from "../../http/client/options.js";
import { type ErrorResponse } from "../../http/client/errors.js";
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
