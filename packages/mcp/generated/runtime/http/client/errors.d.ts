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
export type TransportErrorKind = 
/** An attempt took longer than `timeout`. */
"timeout"
/** The caller's signal was aborted. `name` is `AbortError`. */
 | "aborted"
/** No response arrived, because there was no connection or the connection was lost. */
 | "network"
/** The response body ended early. */
 | "cut-off"
/** The HTTP status is an error, and the body has no details. */
 | "http-status"
/** The body is not JSON. It is often an error page of a proxy. */
 | "not-json"
/** The body is JSON but not a response of the service. Often the URL is that of another service. */
 | "unexpected-body"
/** The continuation exceeded the maximum number of requests. */
 | "too-many-requests-of-continuation";
/** The data of an error that a test creates. */
interface TransportErrorInit extends ErrorResponse {
    readonly kind: TransportErrorKind;
    readonly message?: string | undefined;
    readonly cause?: unknown;
}
/** An error without a readable response. It contains no secrets. */
export declare class TransportError extends RequestError {
    readonly kind: TransportErrorKind;
    readonly request: RequestView;
    /** Creates an error in a test. Without a status, there was no response. The default message is the kind. */
    constructor(given: TransportErrorInit);
}
/** Removes secrets from a string that a server sent, because servers may repeat their input. */
export declare function withoutSecrets(text: unknown, secrets?: readonly unknown[]): string;
/** Removes user name, password and the values of secret parameters from a URL. */
export declare function withoutSecretParameters(address: string): string;
/** One problem of a request. */
export interface Finding {
    /** The error code that the service would return. */
    readonly code: string;
    /** The field, or the parameter without its prefix. */
    readonly parameter: string | undefined;
    readonly wireName: string | undefined;
    /** The beginning of the value, unless it is secret. */
    readonly received: string | undefined;
    readonly expected: string | undefined;
    /** The violated rule between parameters, as a sentence. It is undefined if no rule was violated. */
    readonly rule?: string | undefined;
    readonly message: string;
}
/** A request that was not sent, because the service would reject it. */
export declare class ValidationError extends Error {
    readonly name: "ValidationError";
    readonly findings: readonly Finding[];
    private constructor();
}
export {};
