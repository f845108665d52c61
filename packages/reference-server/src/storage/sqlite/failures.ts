import { StorageUnavailable } from "../unavailable.js";

/** The codes of SQLite for what another time may be better: busy, locked, read-only, an error of the disk, full, not to be opened. */
const refusals = new Set([5, 6, 8, 10, 13, 14]);

/** Another connection has the lock. @param {unknown} error */
export function isBusy(error) {
  return codeOf(error) === 5;
}

/** The error as callers of the storage know it. @param {unknown} error */
export function translated(error) {
  return refusals.has(codeOf(error)) ? new StorageUnavailable(`cannot do it now: ${/** @type {Error} */ (error).message}`, error) : error;
}

/** Without what makes a variant of it. @param {unknown} error */
function codeOf(error) {
  return (/** @type {{ errcode?: number }} */ (error)?.errcode ?? 0) & 0xff;
}
