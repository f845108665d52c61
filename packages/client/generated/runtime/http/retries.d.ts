import type { RetryOptions } from "./options.js";
/**
 * Returns the delay in seconds before the next attempt. It is the delay that the server requested (`after`) plus full
 * jitter, so that clients do not all return at once. `attempt` is the number of attempts so far, and `spent` the
 * seconds waited so far. Returns undefined if no attempt is left, the server requests too long a delay, or the budget
 * is exceeded.
 */
export declare function delayBefore({ attempts, maximumDelay, budget }: RetryOptions | undefined, attempt: number, after: number | undefined, spent: number, random: () => number): number | undefined;
/** Returns the delay in seconds from the `Retry-After` header, which contains seconds or a date. */
export declare function retryAfter({ headers }: Pick<Response, "headers">): number | undefined;
/**
 * Reports whether another attempt may succeed after this status. An unsafe request is repeated only if the server did
 * not execute it: after 429, or after 503 with `Retry-After`.
 */
export declare function mayRepeat(status: number, safe: boolean, after: number | undefined): boolean;
export interface Deadline {
    /** Aborted when the time is over. */
    readonly signal: AbortSignal;
    /** Releases timer and listener, and ends pending work, such as a body that will not be read. */
    end(): void;
    /**
     * Returns the result of the work, or rejects when the time is over. Supports one piece of work at a time. It is
     * needed because some `fetch` implementations ignore their signal.
     */
    race<T>(work: () => Promise<T>): Promise<T>;
}
/**
 * The time for something: until the caller's signal is aborted, or the timeout (in milliseconds; 0 for no end) is over.
 * Made by hand: `AbortSignal.any` is younger than Node 20, and neither it nor `AbortSignal.timeout` can be taken back,
 * so that a signal which outlives many requests would gather them.
 */
export declare function deadline(outer: AbortSignal | undefined, timeout: number): Deadline;
/** Time and chance; tests bring their own. */
export interface Clock {
    /** From 0 up to 1. */
    random(): number;
    /** Ends sooner where the signal is aborted. */
    wait(seconds: number, signal: AbortSignal | undefined): Promise<void>;
}
export declare const systemClock: Clock;
