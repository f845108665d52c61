import type { OnResponse, RateLimit } from "./options.js";
import { type Clock } from "./retries.js";
/** The result of a call, with the status and headers of its response. */
export interface WithResponse<Data> {
    readonly data: Data;
    readonly status: number;
    /** The response headers, without cookies. */
    readonly headers: Headers;
    /** Identifies the state of the object, for `ifMatch`. Undefined if the server does not send it. */
    readonly etag: string | undefined;
    /** The server's id of the request, if a response header contains it. */
    readonly requestId: string | undefined;
}
/**
 * Returns the result of a call with the response's status and headers: `withResponse((call) => client.things.get(id,
 * call))`. If there are several responses, the last one is used. Rejects as the call does, or with a `TypeError` if
 * `call` was not passed on.
 */
export declare function withResponse<Data>(work: (call: {
    readonly onResponse: OnResponse;
}) => Promise<Data>): Promise<WithResponse<Data>>;
/** The planned request of an iterator, which can be changed before it starts. */
export interface Plan {
    parameters: Readonly<Record<string, unknown>> | undefined;
    /** The parameter that limits the number of items per response, and its maximum if it has one. */
    readonly limit?: readonly [name: string | undefined, most?: number | undefined, ...others: unknown[]] | undefined;
}
export interface Planned {
    readonly plan?: Plan;
}
/**
 * Returns the first items of a list, or all if there are fewer. It requests no more items than needed, and cancels a
 * request in progress. Throws a `TypeError` if the count is not a whole number of at least 0.
 */
export declare function first<Item>(count: number, items: AsyncIterable<Item>): Promise<Item[]>;
/**
 * Creates a limit for the option `rateLimit`. It allows at most `most` requests in any minute, including retries;
 * others wait. Clients with the same limit object share it. Throws a `TypeError` if `most` is not a whole number of at
 * least 1.
 */
export declare function requestsPerMinute(most: number, clock?: Pick<Clock, "wait">): RateLimit;
