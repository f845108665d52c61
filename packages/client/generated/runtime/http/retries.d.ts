import type { RetryOptions } from "./options.js";
/**
 * How many seconds to wait before the next try: what the server asks for (`after`), and a part by chance ("full
 * jitter"), so that many clients do not come back at once. `attempt` counts the tries so far, `spent` the seconds
 * waited so far. Undefined where there is to be no further try: after the last, where the server asks for too long, out
 * of the budget.
 */
export declare function delayBefore({ attempts, maximumDelay, budget }: RetryOptions | undefined, attempt: number, after: number | undefined, spent: number, random: () => number): number | undefined;
/** The seconds that `Retry-After` asks for, given as such or as a date. */
export declare function retryAfter({ headers }: Pick<Response, "headers">): number | undefined;
/**
 * Returns whether another try may do better after this status. A request that is not safe is only sent again where the
 * server says that it did nothing: too many requests, or not available for the time it names.
 */
export declare function mayRepeat(status: number, safe: boolean, after: number | undefined): boolean;
export interface Deadline {
    /** Aborted when the time is over. */
    readonly signal: AbortSignal;
    /** Releases timer and listener, and ends what is still under way, such as a body that will not be read. */
    end(): void;
    /**
     * What the work comes to, or an error where the time is over. For one work at a time. Not every `fetch` heeds a
     * signal.
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
