import { type Clock } from "./retries.js";
import type { RateLimit } from "./options.js";
/**
 * Creates a limit for the option `rateLimit`. It allows at most `most` requests in any minute, including retries;
 * others wait. Clients with the same limit object share it. Throws a `TypeError` if `most` is not a whole number of at
 * least 1.
 */
export declare function requestsPerMinute(most: number, clock?: Pick<Clock, "wait">): RateLimit;
