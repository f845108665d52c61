import { systemClock, type Clock } from "./retries.js";
import type { RateLimit } from "./options.js";

/**
 * For the option `rateLimit`: at most so many requests in any minute, tries again counted; those beyond wait. Clients
 * that are given the same limit share it. A number that is not whole or below 1 is a `TypeError`.
 */
export function requestsPerMinute(most: number, clock: Pick<Clock, "wait"> = systemClock): RateLimit {
  if (!(most >= 1 && most % 1 === 0))
    throw new TypeError(`requestsPerMinute must be a whole number of at least 1, not ${most}`);
  /** When the last requests began, or will; in milliseconds. */
  const starts: number[] = [];
  return async (signal) => {
    const now = performance.now();
    const start = Math.max(now, starts.length < most ? now : starts.shift()! + 60_000);
    starts.push(start);
    if (start > now) await clock.wait((start - now) / 1000, signal);
  };
}
