import { StorageUnavailable } from "../unavailable.ts";

/**
 * Conflicts with other work: a deadlock (a cluster reports it at COMMIT), a lock timeout, or an outdated snapshot or
 * write.
 */
const conflicts = new Set([1020, 1205, 1213, 9007]);

/**
 * The disk or the table is full, there are too many connections, the node is not ready in its cluster, shutting down or
 * read-only, or the query or its connection was killed.
 */
const refusals = new Set([1021, 1040, 1047, 1053, 1114, 1203, 1290, 1317, 1792, 1836, 1927]);

/** Reports whether the work may be repeated because nothing was stored. */
export function isConflict(error: unknown): boolean {
  return conflicts.has(numberOf(error));
}

/** Reports whether the host is shutting down or has left its cluster. Another host may work. */
export function isOutOfService(error: unknown): boolean {
  return [1047, 1053].includes(numberOf(error));
}

export function isBroken(error: unknown): boolean {
  return (error as { readonly fatal?: boolean } | undefined)?.fatal === true;
}

/** Converts an error to the one that callers of the storage receive. */
export function translated(error: unknown): unknown {
  const isOurs = !isBroken(error) && !conflicts.has(numberOf(error)) && !refusals.has(numberOf(error));
  return isOurs ? error : new StorageUnavailable(`cannot process this now: ${messageOf(error)}`, error);
}

export function unreachable(error: unknown): StorageUnavailable {
  const [one = error] = error instanceof AggregateError ? (error.errors as readonly unknown[]) : [];
  return new StorageUnavailable(`cannot be reached: ${messageOf(one)}`, error);
}

function numberOf(error: unknown): number {
  return (error as { readonly errno?: number } | undefined)?.errno ?? 0;
}

function messageOf(error: unknown): string {
  const { sqlMessage, message } = error as { readonly sqlMessage?: string | null; readonly message: string };
  return sqlMessage ?? message;
}
