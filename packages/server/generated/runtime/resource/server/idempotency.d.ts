import type { Refusals } from "./table.js";
import type { IdempotencyRecord, IdempotencyRecords, Unit, UnitOptions } from "./handlers.js";
/** Returns the idempotency key of a request, or undefined if it has none. */
export declare function idempotencyKeyOf(rawHeaders: readonly string[], invalid: string): string | undefined;
/**
 * Runs the work, or returns the stored response if the key was used before. Both happen in one unit of work, so that
 * the work and its record are stored together or not at all.
 */
export declare function runOnce(records: IdempotencyRecords, record: IdempotencyRecord, isKept: boolean, refusals: Refusals, work: () => Promise<string>): Promise<string>;
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
