import type { RequestView } from "../../http/client/options.js";
import { type ErrorResponse } from "../../http/client/errors.js";
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
export declare const isObject: (value: unknown) => value is Data;
/**
 * Merges data into an object. Objects are merged member by member, lists are concatenated, and other values are
 * replaced. With `once`, list items that are already present are skipped.
 */
export declare function merge(into: Data, from: Data, once?: boolean): void;
