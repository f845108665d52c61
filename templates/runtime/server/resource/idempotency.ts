import { valuesOf } from "../http/headers.js";
import { refusal, ServiceError } from "./error.js";
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
  claim(
    record: IdempotencyRecord,
  ): Promise<{ readonly fingerprint: string; readonly answer: string | undefined } | undefined>;
  complete(record: IdempotencyRecord, answer: string): Promise<void>;
}

/** Returns the idempotency key of a request, or undefined if it has none. */
export function idempotencyKeyOf(rawHeaders: readonly string[], invalid: string) {
  const [key, ...others] = new Set(valuesOf(rawHeaders, "idempotency-key"));
  if (key !== undefined && (others.length > 0 || !/^[!-~]{1,255}$/.test(key))) {
    throw refusal(
      invalid,
      "Idempotency-Key must be one string of 1 to 255 visible ASCII characters",
      "Idempotency-Key",
    );
  }
  return key;
}

/**
 * Runs the work, or returns the stored response if the key was used before. Both happen in one unit of work, so that
 * the work and its record are stored together or not at all.
 */
export async function runOnce(
  records: IdempotencyRecords,
  record: IdempotencyRecord,
  isKept: boolean,
  refusals: Refusals,
  work: () => Promise<string>,
) {
  const earlier = await records.claim(record);
  if (earlier !== undefined) {
    if (earlier.fingerprint !== record.fingerprint) throw new ServiceError(refusals.idempotencyKeyReused);
    if (earlier.answer === undefined) throw new ServiceError(refusals.responseNotStored);
    return earlier.answer;
  }
  const response = await work();
  if (isKept) await records.complete(record, response);
  return response;
}
