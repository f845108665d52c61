import { StorageUnavailable } from "../unavailable.js";

/** Somebody else's work was in the way: a deadlock (a cluster says so at COMMIT), a lock that was waited for, a snapshot or a write that is out of date. */
const conflicts = new Set([1020, 1205, 1213, 9007]);

/** The disk or the table is full, too many connections, not ready in a cluster, shutting down, read-only, the query or its connection killed. */
const refusals = new Set([1021, 1040, 1047, 1053, 1114, 1203, 1290, 1317, 1792, 1836, 1927]);

/** Whether the work may be done again: nothing of it is stored. @param {unknown} error */
export function isConflict(error) {
  return conflicts.has(numberOf(error));
}

/** Whether it is the connection that broke. @param {unknown} error */
export function isBroken(error) {
  return /** @type {{ fatal?: boolean }} */ (error)?.fatal === true;
}

/** The error as callers of the storage know it. @param {unknown} error */
export function translated(error) {
  const isOurs = !isBroken(error) && !conflicts.has(numberOf(error)) && !refusals.has(numberOf(error));
  return isOurs ? error : new StorageUnavailable(`cannot do it now: ${said(error)}`, error);
}

/** What a connection could not be made for. @param {unknown} error */
export function unreachable(error) {
  const [one = error] = error instanceof AggregateError ? error.errors : [];
  return new StorageUnavailable(`cannot be reached: ${said(one)}`, error);
}

/** @param {unknown} error */
function numberOf(error) {
  return /** @type {{ errno?: number }} */ (error)?.errno ?? 0;
}

/** @param {unknown} error */
function said(error) {
  const { sqlMessage, message } = /** @type {{ sqlMessage?: string | null, message: string }} */ (error);
  return sqlMessage ?? message;
}
