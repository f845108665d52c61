/** A request as hooks and errors show it: without headers and body, and without a key in the address. */
export interface RequestView {
    readonly method: string;
    readonly url: string;
    /** 1 for the first try. */
    readonly attempt: number;
}
/**
 * Called before each attempt. It may return headers, which are added to the others and replace those of the same name.
 * An error that it throws fails the request.
 */
export type OnRequest = (request: RequestView) => MoreHeaders | Promise<MoreHeaders>;
export type MoreHeaders = Readonly<Record<string, string>> | void | undefined;
/**
 * Called before each try, with the content of the body. Its result is called after the try, with the response or the
 * error.
 */
export type Log = (request: RequestView, body?: unknown) => (response: Response | undefined, text: string, failure: string) => void;
/** Waits until a request may be sent. Ends sooner where the signal is aborted. */
export type RateLimit = (signal: AbortSignal | undefined) => Promise<void>;
/**
 * Called with each response before its body is read. Use `clone()` to read the body too. An error that it throws fails
 * the request.
 */
export type OnResponse = (response: Response, request: RequestView) => void | Promise<void>;
/** Options of every client. */
export interface TransportOptions {
    /** Replaces the global `fetch`. */
    readonly fetch?: typeof globalThis.fetch | undefined;
    /** For one try including its body, in milliseconds; 30,000 by default, 0 for no limit. */
    readonly timeout?: number | undefined;
    readonly retries?: RetryOptions | undefined;
    /** For every request. */
    readonly headers?: Readonly<Record<string, string>> | undefined;
    readonly onRequest?: OnRequest | undefined;
    readonly onResponse?: OnResponse | undefined;
    /** Writes a line for each try: `logTo(console)`. */
    readonly log?: Log | undefined;
    /** Limits the number of requests per minute: `requestsPerMinute(100)`. */
    readonly rateLimit?: RateLimit | undefined;
}
/** Limits for the repetition of failed requests. */
export interface RetryOptions {
    /** The maximum number of attempts. The default is 4; 1 disables retries. */
    readonly attempts?: number | undefined;
    /**
     * The maximum delay before an attempt, in seconds. The default is 60. If the server requests a longer delay, the
     * request fails.
     */
    readonly maximumDelay?: number | undefined;
    /** The sum of all waits, in seconds; 120 by default. */
    readonly budget?: number | undefined;
}
/** Options of a single call. */
export interface CallOptions {
    /** Ends the call: the try under way, or the wait before the next. */
    readonly signal?: AbortSignal | undefined;
    /** For one try, in milliseconds; overrides that of the client. */
    readonly timeout?: number | undefined;
    /** Headers in addition to the client's. They replace headers of the same name. */
    readonly headers?: Readonly<Record<string, string>> | undefined;
    /** Called in addition to the client's callback. */
    readonly onResponse?: OnResponse | undefined;
}
