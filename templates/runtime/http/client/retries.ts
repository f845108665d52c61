import type { RetryOptions } from "./options.js";

/** The maximum first delay in seconds. The maximum doubles for each further delay. */
const base = 0.5;

/**
 * Returns the delay in seconds before the next attempt. It is the delay that the server requested (`after`) plus full
 * jitter, so that clients do not all return at once. `attempt` is the number of attempts so far, and `spent` the
 * seconds waited so far. Returns undefined if no attempt is left, the server requests too long a delay, or the budget
 * is exceeded.
 */
export function delayBefore(
  { attempts = 4, maximumDelay = 60, budget = 120 }: RetryOptions = {},
  attempt: number,
  after: number = 0,
  spent: number,
  random: () => number,
): number | undefined {
  const delay = after + random() * Math.min(maximumDelay, base * 2 ** (attempt - 1));
  return attempt < attempts && after <= maximumDelay && spent + delay <= budget ? delay : undefined;
}

/** Returns the delay in seconds from the `Retry-After` header, which contains seconds or a date. */
export function retryAfter({ headers }: Pick<Response, "headers">): number | undefined {
  const value = headers.get("retry-after") ?? "";
  const seconds = Number(value) || (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/**
 * Reports whether another attempt may succeed after this status. An unsafe request is retried only if the server did
 * not execute it: after 429, or after 503 with `Retry-After`.
 */
export function mayRepeat(status: number, safe: boolean, after: number | undefined): boolean {
  return status === 429 || (status === 503 && after !== undefined) || (safe && status > 499);
}

/** The maximum delay of `setTimeout` in milliseconds; a longer one fires immediately. */
const longest = 2 ** 31 - 1;

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
export function deadline(outer: AbortSignal | undefined, timeout: number): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  const end = (): void => {
    clearTimeout(timer);
    outer?.removeEventListener("abort", end);
    controller.abort(outer?.reason);
  };
  const timer = timeout && setTimeout(end, Math.min(timeout, longest));
  outer?.addEventListener("abort", end);
  if (outer?.aborted) end();
  return {
    signal,
    end,
    race: (work) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        signal.onabort = () => reject(signal.reason);
        work().then(resolve, reject);
      }),
  };
}

/** A source of time and randomness, replaced in tests. */
export interface Clock {
  /** Returns a number from 0 up to but excluding 1. */
  random(): number;
  /** Waits, or returns early if the signal is aborted. */
  wait(seconds: number, signal: AbortSignal | undefined): Promise<void>;
}

export const systemClock: Clock = {
  random: () => Math.random(),
  wait: (seconds, signal) =>
    deadline(signal, seconds * 1000 || 1)
      .race(() => new Promise<void>(() => {}))
      .catch(() => {}),
};
