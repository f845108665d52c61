import type { Refusals } from "./refusals.js";
/** A request with an idempotency key. */
export interface IdempotencyRecord {
    readonly caller: string;
    readonly key: string;
    readonly fingerprint: string;
}
/** A store for requests that may be repeated. */
export interface IdempotencyRecords {
    /** Stores the record and returns undefined, or returns the record that is already stored under its key. */
    claim(record: IdempotencyRecord): Promise<{
        readonly fingerprint: string;
        readonly answer: string | undefined;
    } | undefined>;
    complete(record: IdempotencyRecord, answer: string): Promise<void>;
}
/** Returns the idempotency key of a request, or undefined if it has none. */
export declare function idempotencyKeyOf(rawHeaders: readonly string[], invalid: string): string | undefined;
/**
 * Runs the work, or returns the stored response if the key was used before. Both happen in one unit of work, so that
 * the work and its record are stored together or not at all.
 */
export declare function runOnce(records: IdempotencyRecords, record: IdempotencyRecord, isKept: boolean, refusals: Refusals, work: () => Promise<string>): Promise<string>;
