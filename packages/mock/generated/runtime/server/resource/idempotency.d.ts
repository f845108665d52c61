import type { Refusals } from "./refusals.js";
/** A request that was made under the key that its caller gave it. */
export interface IdempotencyRecord {
    readonly caller: string;
    readonly key: string;
    readonly fingerprint: string;
}
/** What is stored of requests that may be repeated. */
export interface IdempotencyRecords {
    /** Stores the record, and gives nothing; or gives what was stored under its key before. */
    claim(record: IdempotencyRecord): Promise<{
        readonly fingerprint: string;
        readonly answer: string | undefined;
    } | undefined>;
    complete(record: IdempotencyRecord, answer: string): Promise<void>;
}
/** The key under which a request may be repeated; undefined where it has none. */
export declare function idempotencyKeyOf(rawHeaders: readonly string[], invalid: string): string | undefined;
/**
 * Does the work, unless it was done before under the same key: then the answer of that time is the answer. All in one
 * unit of work, so that either both are stored, the work and that it was done, or neither.
 */
export declare function runOnce(records: IdempotencyRecords, record: IdempotencyRecord, isKept: boolean, refusals: Refusals, work: () => Promise<string>): Promise<string>;
