import { type Clock } from "./retries.js";
import type { CallOptions, RequestView, TransportOptions } from "./options.js";
/** One logical request: it may take several tries. */
export interface HttpRequest {
    readonly method: string;
    readonly url: string;
    /** The address without what is secret in it, where anything is. */
    readonly shown?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string | URLSearchParams | FormData | Blob | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | undefined;
    /** For a body that is a stream, as in `fetch`. */
    readonly duplex?: "half" | undefined;
    /**
     * Leaves the bodies of answers of success to the caller, or those with the statuses alone; the signal goes on ending
     * them.
     */
    readonly unread?: {
        readonly signal: AbortSignal | undefined;
        readonly statuses: readonly number[] | undefined;
    } | undefined;
    /**
     * Whether sending it twice does no more than sending it once: only then is it sent again where its outcome is
     * unknown.
     */
    readonly safe: boolean;
    /** Whether it is never sent twice, whatever is answered. */
    readonly once?: boolean | undefined;
    /** As in `fetch`. */
    readonly redirect?: "follow" | "error" | "manual";
    readonly credentials?: "omit" | "same-origin" | "include" | undefined;
}
/**
 * What came of one try: an answer, or an error after which another try may be made, `after` so many seconds at least.
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
 * Reads an answer whose body has come in whole. An error that it throws ends the request; `again` is for those worth
 * another try.
 */
export type ReadResponse<T> = (response: Response, text: string, request: RequestView) => Attempt<T> | Promise<Attempt<T>>;
export interface Transport {
    send<T>(request: HttpRequest, read: ReadResponse<T>, call?: CallOptions): Promise<T>;
}
/** What a client itself gives its transport. */
export interface TransportSetup {
    readonly clock?: Clock | undefined;
}
/** Sends requests: hooks, timeout, the caller's signal, tries, and the waits between them. */
export declare function createTransport(options: TransportOptions, { clock }?: TransportSetup): Transport;
