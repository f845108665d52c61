import { type Clock } from "./retries.js";
import type { CallOptions, RequestView, TransportOptions } from "./options.js";
/** One logical request, sent in one or more attempts. */
export interface HttpRequest {
    readonly method: string;
    readonly url: string;
    /** The URL without secrets. */
    readonly shown?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string | URLSearchParams | FormData | Blob | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | undefined;
    /** Required by `fetch` for a body that is a stream. */
    readonly duplex?: "half" | undefined;
    /**
     * Leaves the bodies of successful responses, or of those with the given statuses, to the caller. The signal still
     * cancels them.
     */
    readonly unread?: {
        readonly signal: AbortSignal | undefined;
        readonly statuses: readonly number[] | undefined;
    } | undefined;
    /**
     * True if sending the request twice has the same effect as sending it once. Other requests are not retried if their
     * outcome is unknown.
     */
    readonly safe: boolean;
    /** True if the request must never be sent twice, regardless of the response. */
    readonly once?: boolean | undefined;
    /** The `redirect` option of `fetch`. */
    readonly redirect?: "follow" | "error" | "manual";
    readonly credentials?: "omit" | "same-origin" | "include" | undefined;
}
/**
 * The result of one attempt: a value, or an error after which another attempt is possible. `after` is the minimum delay
 * in seconds.
 */
export type Attempt<T> = {
    readonly kind: "done";
    readonly value: T;
} | {
    readonly kind: "again";
    readonly error: Error;
    readonly after?: number | undefined;
};
/**
 * Reads a response whose body is complete. An error that it throws fails the request. It returns `again` if a retry may
 * help.
 */
export type ReadResponse<T> = (response: Response, text: string, request: RequestView) => Attempt<T> | Promise<Attempt<T>>;
export interface Transport {
    send<T>(request: HttpRequest, read: ReadResponse<T>, call?: CallOptions): Promise<T>;
}
/** The internal settings of a client's transport. */
export interface TransportSetup {
    readonly clock?: Clock | undefined;
}
/** Creates a transport, which handles hooks, timeouts, the caller's signal, retries and delays. */
export declare function createTransport(options: TransportOptions, { clock }?: TransportSetup): Transport;
