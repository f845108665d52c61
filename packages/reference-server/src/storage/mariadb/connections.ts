import type { Connection } from "mariadb";
import { StorageUnavailable } from "../storage.ts";

/** Maximum time to wait for a free connection, in milliseconds. */
const timeout = 10_000;

interface Connections {
  /** Runs work on a connection after starting a transaction. */
  use<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * A pool of at most `most` connections to one database, which are opened on demand. If a connection cannot be opened,
 * the request fails immediately, and the next request tries again. If all connections are in use, callers wait in
 * order. The README of the parent folder explains why this is not the driver's pool.
 */
export function connections(
  connect: () => Promise<Connection>,
  begin: (connection: Connection) => Promise<unknown>,
  most: number,
): Connections {
  const idle: Connection[] = [];
  const slots = countedSlots(most);
  let isClosed = false;

  /** Returns an idle or new connection. If a connection broke while it was idle, starting the transaction fails. */
  const take = async (): Promise<Connection> => {
    for (let one = idle.pop(); one !== undefined; one = idle.pop()) {
      if (await hasBegun(one)) return one;
    }
    const made = await connect();
    try {
      await begin(made);
    } catch (error) {
      made.destroy();
      throw error;
    }
    return made;
  };

  const hasBegun = async (connection: Connection): Promise<boolean> => {
    try {
      await begin(connection);
      return true;
    } catch (error) {
      connection.destroy();
      if (!isBroken(error)) throw error;
      return false;
    }
  };

  const putBack = (connection: Connection): void => {
    if (!connection.isValid()) return;
    if (isClosed) connection.destroy();
    else idle.push(connection);
  };

  return {
    async use(work) {
      if (isClosed) throw new Error("The database is closed");
      await slots.enter();
      try {
        const connection = await take();
        try {
          return await work(connection);
        } finally {
          putBack(connection);
        }
      } finally {
        slots.leave();
      }
    },
    async close() {
      isClosed = true;
      await Promise.all(idle.splice(0).map((one) => one.end().catch(() => one.destroy())));
    },
  };
}

/** Admits at most `most` callers at a time. The others wait in order. */
function countedSlots(most: number): { enter(): Promise<void>; leave(): void } {
  const waiting = new Set<() => void>();
  let free = most;
  return {
    async enter() {
      if (free > 0) return void free--;
      await new Promise<void>((resolve, reject) => {
        const enter = (): void => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          waiting.delete(enter);
          reject(new StorageUnavailable(`is busy: all ${most} connections were in use for ${timeout / 1000} s`));
        }, timeout);
        waiting.add(enter);
      });
    },
    leave() {
      const [next] = waiting;
      if (next === undefined) return void free++;
      waiting.delete(next);
      next();
    },
  };
}

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

function isBroken(error: unknown): boolean {
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
