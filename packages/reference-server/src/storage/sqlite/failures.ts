import { StorageUnavailable } from "../unavailable.ts";

const busy = 5;

/** SQLite's codes of temporary failures: busy, locked, read-only, I/O error, disk full, cannot open. */
const temporary = new Set([busy, 6, 8, 10, 13, 14]);

/** Reports whether another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === busy;
}

/** Converts an error to the one that callers of the storage receive. */
export function translated(error: unknown): unknown {
  return temporary.has(codeOf(error))
    ? new StorageUnavailable(`cannot process this now: ${(error as Error).message}`, error)
    : error;
}

/** Returns the primary result code. */
function codeOf(error: unknown): number {
  return ((error as { readonly errcode?: number } | undefined)?.errcode ?? 0) & 0xff;
}
