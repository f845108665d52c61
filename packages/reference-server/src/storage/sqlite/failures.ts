import { StorageUnavailable } from "../unavailable.ts";

const busy = 5;

/** SQLite's codes of failures that may pass: busy, locked, read-only, an I/O error, full, cannot open. */
const temporary = new Set([busy, 6, 8, 10, 13, 14]);

/** Returns whether another connection has the lock. */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === busy;
}

/** The error that callers of the storage get. */
export function translated(error: unknown): unknown {
  return temporary.has(codeOf(error))
    ? new StorageUnavailable(`cannot process this now: ${(error as Error).message}`, error)
    : error;
}

/** The primary result code, without the extension. */
function codeOf(error: unknown): number {
  return ((error as { readonly errcode?: number } | undefined)?.errcode ?? 0) & 0xff;
}
