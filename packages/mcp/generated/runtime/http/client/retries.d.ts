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
 * Reports whether another attempt may succeed after this status. An unsafe request is retried only if the server did
 * not execute it: after 429, or after 503 with `Retry-After`.
 */
export declare function mayRepeat(status: number, safe: boolean, after: number | undefined): boolean;
export interface Deadline {
    /** Aborted when the deadline passes or the caller aborts. */
    readonly signal: AbortSignal;
    /** Releases the timer and the listener, and cancels pending work, such as reading a body that is not needed. */
    end(): void;
    /**
     * Returns the result of the work, or rejects when the deadline passes. Supports one task at a time. Some `fetch`
     * implementations ignore their signal, so aborting the signal is not enough.
     */
    race<T>(work: () => Promise<T>): Promise<T>;
}
/**
 * Creates a deadline that ends when the caller's signal is aborted or after `timeout` milliseconds; 0 means no timeout.
 * It does not use `AbortSignal.any`, which is newer than Node 20. Neither that nor `AbortSignal.timeout` can be
 * released, so a long-lived signal would accumulate listeners.
 */
export declare function deadline(outer: AbortSignal | undefined, timeout: number): Deadline;
/** A source of time and randomness, replaced in tests. */
export interface Clock {
    /** Returns a number from 0 up to but excluding 1. */
    random(): number;
    /** Waits, or returns early if the signal is aborted. */
    wait(seconds: number, signal: AbortSignal | undefined): Promise<void>;
}
export declare const systemClock: Clock;
