import { type Clock } from "./retries.js";
import type { RateLimit } from "./options.js";
/**
 * For the option `rateLimit`: at most so many requests in any minute, tries again counted; those beyond wait. Clients
 * that are given the same limit share it. A number that is not whole or below 1 is a `TypeError`.
 */
export declare function requestsPerMinute(most: number, clock?: Pick<Clock, "wait">): RateLimit;
