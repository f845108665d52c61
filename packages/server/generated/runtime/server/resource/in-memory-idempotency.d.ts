import type { Unit } from "./handlers.js";
import type { UnitOptions } from "./options.js";
/** How much is kept of requests that may be repeated. */
export interface IdempotencyBounds {
    /** How many requests; 10,000 where it is not given. The oldest are forgotten first. */
    readonly maxRecords?: number | undefined;
    /** For how long, in milliseconds; 24 hours where it is not given. */
    readonly maxAge?: number | undefined;
}
/**
 * Keeps in memory what was answered under each `Idempotency-Key`: of one process, and until it ends. Several processes
 * need a database that they share. The same request at the same time waits for the first. A request that fails may be
 * made again: its record is undone, but nothing else that its handler did.
 */
export declare function inMemoryIdempotency({ maxRecords, maxAge, }?: IdempotencyBounds): UnitOptions<Unit>;
