import { valuesOf } from "../../http/server/messages.js";
import { refusal, ServiceError } from "./errors.js";
import type { Refusals } from "./table.js";
import type { IdempotencyRecord, IdempotencyRecords, Unit, UnitOptions } from "./handlers.js";

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

/** Limits for the stored requests. */
export interface IdempotencyBounds {
  /** The maximum number of requests. The default is 10,000. The oldest are removed first. */
  readonly maxRecords?: number | undefined;
  /** The maximum age in milliseconds. The default is 24 hours. */
  readonly maxAge?: number | undefined;
}

interface Kept {
  readonly fingerprint: string;
  readonly made: number;
  answer: string | undefined;
  /** Undefined if the request has ended. */
  running: Promise<void> | undefined;
}

/**
 * Stores the responses for each `Idempotency-Key` in memory, for a single process and until it exits. Several processes
 * need a shared database. A concurrent repetition waits for the first request. A failed request may be repeated: its
 * record is undone, but not the handler's other effects.
 */
export function inMemoryIdempotency({
  maxRecords = 10_000,
  maxAge = 24 * 60 * 60 * 1000,
}: IdempotencyBounds = {}): UnitOptions<Unit> {
  const kept = new Map<string, Kept>();
  return {
    read: (work) => work({}),
    write: async (work) => {
      let end = (): void => {};
      const running = new Promise<void>((resolve) => void (end = resolve));
      const claimed = new Map<string, Kept>();
      const idempotency: IdempotencyRecords = {
        claim: async (record) => {
          const name = nameOf(record);
          // No `await` separates the last lookup from the entry, so only one of two concurrent requests creates it.
          for (let earlier = find(name); earlier !== undefined; earlier = find(name)) {
            if (earlier.running === undefined) return earlier;
            await earlier.running;
          }
          const own: Kept = { fingerprint: record.fingerprint, made: Date.now(), answer: undefined, running };
          kept.set(name, own);
          claimed.set(name, own);
          return undefined;
        },
        complete: async (record, response) => {
          const own = claimed.get(nameOf(record));
          if (own !== undefined) own.answer = response;
        },
      };
      try {
        const result = await work({ idempotency });
        for (const own of claimed.values()) own.running = undefined;
        return result;
      } catch (error) {
        for (const name of claimed.keys()) kept.delete(name);
        throw error;
      } finally {
        end();
      }
    },
  };

  function find(name: string): Kept | undefined {
    forget();
    return kept.get(name);
  }

  /**
   * Removes expired records, and the oldest ones beyond the maximum. Records are in order of creation. Records of
   * running requests are kept.
   */
  function forget(): void {
    const oldest = Date.now() - maxAge;
    for (const [name, { made, running }] of kept) {
      if (made > oldest && kept.size <= maxRecords) return;
      if (running === undefined) kept.delete(name);
    }
  }
}

function nameOf({ caller, key }: IdempotencyRecord): string {
  return JSON.stringify([caller, key]);
}
