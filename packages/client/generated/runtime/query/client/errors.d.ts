import type { RequestView } from "../../http/options.js";
import { type ErrorResponse } from "../../http/request-error.js";
import type { Message } from "./results.js";
/** What a `QueryError` holds, whatever the service. */
export interface QueryFailure {
    /** The service's code for what is wrong; or the client's own, where nothing was sent. */
    readonly code: string;
    /** The same in a sentence. */
    readonly info: string;
    /** The path or the name of the module that it is of; empty where the service does not say. */
    readonly module: string;
    /** The HTTP status; some services answer errors with 200. Undefined where nothing was sent. */
    readonly status: number | undefined;
    readonly request: RequestView | undefined;
    /** What the server calls the request, where a header field says it. */
    readonly requestId: string | undefined;
    /** The header fields of the answer, without cookies. Undefined where nothing was sent. */
    readonly headers: Headers | undefined;
    /** The body of the answer as it came, without secrets of the request. Undefined where nothing was sent. */
    readonly body: string | undefined;
    /** For logs: the members that `console.log` shows, and the message. */
    toJSON(): object;
    /** All errors of the answer; the first is this one. */
    readonly errors: readonly Message[];
}
/**
 * What a test gives an error that it creates by hand. The status is 200 unless it is given: some services answer errors
 * with it.
 */
export interface QueryErrorInit extends ErrorResponse {
    readonly code: string;
    /** The message. */
    readonly info?: string | undefined;
    readonly module?: string | undefined;
}
