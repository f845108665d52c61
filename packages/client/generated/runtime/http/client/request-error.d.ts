import type { RequestView } from "./options.js";
/** A complete response and the secrets of its request, which the response may repeat. */
export interface ReceivedAnswer {
    readonly response: Response;
    readonly text: string;
    readonly secrets?: readonly unknown[];
}
/** The response of an error that a test creates. */
export interface ErrorResponse {
    /** The HTTP status. */
    readonly status?: number | undefined;
    readonly headers?: Readonly<Record<string, string>> | undefined;
    readonly body?: string | undefined;
    readonly request?: RequestView | undefined;
}
/**
 * The base class of all client errors. `console.log` and `JSON.stringify` omit headers and body, because they may be
 * long or contain private data.
 */
export declare class RequestError extends Error {
    /** Undefined if nothing was sent. */
    readonly request: RequestView | undefined;
    /** The HTTP status, or undefined if there was no response. */
    readonly status: number | undefined;
    /** The server's id of the request, if a response header contains it. */
    readonly requestId: string | undefined;
    /** The response headers, without cookies. */
    readonly headers: Headers | undefined;
    /** The response body without secrets of the request. It is empty if the response had no body. */
    readonly body: string | undefined;
    /** If `answer` is undefined, the response is built from `given`, provided that it has a status. */
    protected constructor(message: string, given: ErrorResponse & {
        readonly cause?: unknown;
    }, answer?: ReceivedAnswer);
    /** Returns the name, the service's error code, the message, the HTTP status and the URL without secrets. */
    toString(): string;
    /** Returns the members that `console.log` shows, and the message, for logs. */
    toJSON(): object;
}
