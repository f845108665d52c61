/** A request as hooks and errors show it: without headers and body, and without a key in the address. */
export interface RequestView {
    readonly method: string;
    readonly url: string;
    /** 1 for the first try. */
    readonly attempt: number;
}
/**
 * Called before each try. It may give header fields, which are sent beside the others or in place of them. What it
 * throws ends the request.
 */
export type OnRequest = (request: RequestView) => MoreHeaders | Promise<MoreHeaders>;
export type MoreHeaders = Readonly<Record<string, string>> | void | undefined;
/**
 * Called before each try, with what is in the body; what it gives is called when the try is over, with what came or
 * what failed.
 */
export type Log = (request: RequestView, body?: unknown) => (response: Response | undefined, text: string, failure: string) => void;
/** Waits until a request may be sent. Ends sooner where the signal is aborted. */
export type RateLimit = (signal: AbortSignal | undefined) => Promise<void>;
/**
 * Called with each answer, before its body is read: `clone()` it to read the body too. What it throws ends the request.
 */
export type OnResponse = (response: Response, request: RequestView) => void | Promise<void>;
/** What every client takes. */
export interface TransportOptions {
    /** In place of the global `fetch`. */
    readonly fetch?: typeof globalThis.fetch | undefined;
    /** For one try, its body included, in milliseconds; 30,000 where it is not given, 0 for no end. */
    readonly timeout?: number | undefined;
    readonly retries?: RetryOptions | undefined;
    /** For every request. */
    readonly headers?: Readonly<Record<string, string>> | undefined;
    readonly onRequest?: OnRequest | undefined;
    readonly onResponse?: OnResponse | undefined;
    /** Writes a line for each try: `logTo(console)`. */
    readonly log?: Log | undefined;
    /** How many requests are sent in a minute, at most: `requestsPerMinute(100)`. */
    readonly rateLimit?: RateLimit | undefined;
}
/** How often and how long a request is tried again. */
export interface RetryOptions {
    /** How many tries in all; 4 where it is not given, 1 for no second try. */
    readonly attempts?: number | undefined;
    /**
     * The longest wait before a try, in seconds; 60 where it is not given. A server that asks for a longer one is not
     * asked again.
     */
    readonly maximumDelay?: number | undefined;
    /** All waits together, in seconds; 120 where it is not given. */
    readonly budget?: number | undefined;
}
/** What one call may have of its own. */
export interface CallOptions {
    /** Ends the call: the try under way, or the wait before the next. */
    readonly signal?: AbortSignal | undefined;
    /** For one try, in milliseconds, in place of the client's. */
    readonly timeout?: number | undefined;
    /** Beside the client's, or in place of those of the same name. */
    readonly headers?: Readonly<Record<string, string>> | undefined;
    /** Beside the client's. */
    readonly onResponse?: OnResponse | undefined;
}
