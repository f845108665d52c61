import type { RequestView } from "./options.js";
/** An answer that came in whole, and the secrets of its request, which it may repeat. */
export interface ReceivedAnswer {
    readonly response: Response;
    readonly text: string;
    readonly secrets?: readonly unknown[];
}
/** The response of an error that a test creates by hand. */
export interface ErrorResponse {
    /** The HTTP status. */
    readonly status?: number | undefined;
    readonly headers?: Readonly<Record<string, string>> | undefined;
    readonly body?: string | undefined;
    readonly request?: RequestView | undefined;
}
/**
 * What every error of a client has of the answer that it is about. Neither `console.log` nor `JSON.stringify` shows
 * header fields and body: they may be long, or repeat private data.
 */
export declare class RequestError extends Error {
    /** Undefined where nothing was sent. */
    readonly request: RequestView | undefined;
    /** The HTTP status. Undefined where no answer came. */
    readonly status: number | undefined;
    /** What the server calls the request, where a header field says it. */
    readonly requestId: string | undefined;
    /** The header fields of the answer, without cookies. */
    readonly headers: Headers | undefined;
    /** The body of the answer as it came, without secrets of the request; empty where there was none. */
    readonly body: string | undefined;
    /** Without an answer, `given` is the response if it has a status. */
    protected constructor(message: string, given: ErrorResponse & {
        readonly cause?: unknown;
    }, answer?: ReceivedAnswer);
    /** The name, the code of the service, the message, the HTTP status and the address without secrets. */
    toString(): string;
    /** For logs: the members that `console.log` shows, and the message. */
    toJSON(): object;
}
