import { systemClock, type Clock } from "./retries.js";
import type { RateLimit } from "./options.js";

/**
 * Creates a limit for the option `rateLimit`. It allows at most `most` requests in any minute, including retries;
 * others wait. Clients with the same limit object share it. Throws a `TypeError` if `most` is not a whole number of at
 * least 1.
 */
export function requestsPerMinute(most: number, clock: Pick<Clock, "wait"> = systemClock): RateLimit {
  if (!(most >= 1 && most % 1 === 0))
    throw new TypeError(`requestsPerMinute must be a whole number of at least 1, not ${most}`);
  /** The start times of the last requests, including planned ones, in milliseconds. */
  const starts: number[] = [];
  return async (signal) => {
    const now = performance.now();
    const start = Math.max(now, starts.length < most ? now : starts.shift()! + 60_000);
    starts.push(start);
    if (start > now) await clock.wait((start - now) / 1000, signal);
  };
}
