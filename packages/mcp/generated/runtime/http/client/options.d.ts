/** A request in hooks and errors: without headers and body, and without a key in the URL. */
export interface RequestView {
    readonly method: string;
    readonly url: string;
    /** The number of the attempt, starting at 1. */
    readonly attempt: number;
}
/**
 * Called before each attempt. It may return headers, which are added to the others and replace those of the same name.
 * An error that it throws fails the request.
 */
export type OnRequest = (request: RequestView) => MoreHeaders | Promise<MoreHeaders>;
export type MoreHeaders = Readonly<Record<string, string>> | void | undefined;
/**
 * Called before each attempt with the request body. The returned function is called after the attempt, with the
 * response or the error.
 */
export type Log = (request: RequestView, body?: unknown) => (response: Response | undefined, text: string, failure: string) => void;
/** Waits until a request may be sent, or until the signal is aborted. */
export type RateLimit = (signal: AbortSignal | undefined) => Promise<void>;
/**
 * Called with each response before its body is read. Use `clone()` to read the body too. An error that it throws fails
 * the request.
 */
export type OnResponse = (response: Response, request: RequestView) => void | Promise<void>;
/** Options of every client. */
export interface TransportOptions {
    /** A replacement for the global `fetch`. */
    readonly fetch?: typeof globalThis.fetch | undefined;
    /** The timeout of one attempt including its body, in milliseconds; 30,000 by default, 0 for no limit. */
    readonly timeout?: number | undefined;
    readonly retries?: RetryOptions | undefined;
    /** Headers of every request. */
    readonly headers?: Readonly<Record<string, string>> | undefined;
    readonly onRequest?: OnRequest | undefined;
    readonly onResponse?: OnResponse | undefined;
    /** Writes a line for each attempt: `logTo(console)`. */
    readonly log?: Log | undefined;
    /** Limits the number of requests per minute: `requestsPerMinute(100)`. */
    readonly rateLimit?: RateLimit | undefined;
}
/** Limits for retries of failed requests. */
export interface RetryOptions {
    /** The maximum number of attempts. The default is 4; 1 disables retries. */
    readonly attempts?: number | undefined;
    /**
     * The maximum delay before an attempt, in seconds. The default is 60. If the server requests a longer delay, the
     * request fails.
     */
    readonly maximumDelay?: number | undefined;
    /** The maximum total of all delays, in seconds; 120 by default. */
    readonly budget?: number | undefined;
}
/** Options of a single call. */
export interface CallOptions {
    /** Cancels the call: the current attempt, or the delay before the next one. */
    readonly signal?: AbortSignal | undefined;
    /** The timeout of one attempt, in milliseconds. Overrides the client's timeout. */
    readonly timeout?: number | undefined;
    /** Headers in addition to the client's. They replace headers of the same name. */
    readonly headers?: Readonly<Record<string, string>> | undefined;
    /** Called in addition to the client's callback. */
    readonly onResponse?: OnResponse | undefined;
}
