import type { Unit } from "./handlers.js";
import type { UnitOptions } from "./options.js";
/** Limits for the stored requests. */
export interface IdempotencyBounds {
    /** The maximum number of requests. The default is 10,000. The oldest are removed first. */
    readonly maxRecords?: number | undefined;
    /** The maximum age in milliseconds. The default is 24 hours. */
    readonly maxAge?: number | undefined;
}
/**
 * Stores the responses for each `Idempotency-Key` in memory, for a single process and until it exits. Several processes
 * need a shared database. A concurrent repetition waits for the first request. A failed request may be repeated: its
 * record is undone, but not the handler's other effects.
 */
export declare function inMemoryIdempotency({ maxRecords, maxAge, }?: IdempotencyBounds): UnitOptions<Unit>;
