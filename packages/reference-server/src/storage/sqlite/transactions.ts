import type { DatabaseSync, StatementSync } from "node:sqlite";
import { setImmediate as endOfTurn, setTimeout as wait } from "node:timers/promises";
import { StorageUnavailable, type StorageUnit } from "../storage.ts";
import { type Sql, insertStatement } from "../sql/sql.ts";
import type { Dialect } from "../sql/wiki-select.ts";

/**
 * The statements that start a transaction. A read transaction begins with a read, so that all of it sees the same
 * state.
 */
const begins = { read: "BEGIN; PRAGMA schema_version", write: "BEGIN IMMEDIATE" };

type TransactionKind = keyof typeof begins;

/** The transactions of one connection, which run one at a time. */
export interface Transactions {
  /** Runs work in a transaction, after all work that was requested before. */
  run<T>(kind: TransactionKind, work: () => Promise<T>): Promise<T>;
  /**
   * Runs work that only reads. Reads of the same turn share a transaction, because a separate one costs as much as the
   * read itself.
   */
  read<T>(work: (unit: StorageUnit) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

interface Batch {
  readonly works: ((unit: StorageUnit) => Promise<unknown>)[];
  readonly results: Promise<readonly PromiseSettledResult<unknown>[]>;
}

export function transactionsOf(database: DatabaseSync, unit: StorageUnit): Transactions {
  let last: Promise<unknown> = Promise.resolve();
  const afterLast = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };

  /** The reads of the next transaction. */
  let batch: Batch | undefined;
  const newBatch = (): Batch => {
    const works: Batch["works"] = [];
    const results = afterLast(async () => {
      await endOfTurn();
      batch = undefined;
      return inTransaction(database, "read", () => Promise.allSettled(works.map(async (work) => work(unit))));
    });
    return { works, results };
  };

  return {
    run: (kind, work) => afterLast(() => inTransaction(database, kind, work)),
    async read<T>(work: (unit: StorageUnit) => Promise<T>): Promise<T> {
      const { works, results } = (batch ??= newBatch());
      const index = works.push(work) - 1;
      const result = (await results)[index];
      if (result?.status !== "fulfilled") throw translated(result?.reason);
      return result.value as T;
    },
    close: async () => {
      await last;
      if (database.isOpen) database.close();
    },
  };
}

async function inTransaction<T>(database: DatabaseSync, kind: TransactionKind, work: () => Promise<T>): Promise<T> {
  try {
    await beginTransaction(database, begins[kind]);
    const result = await work();
    // A failed read may have ended the shared transaction. It receives its error, and the other reads keep their
    // results.
    if (kind === "write" || database.isTransaction) database.exec("COMMIT");
    return result;
  } catch (error) {
    // Some failures end the transaction themselves.
    if (database.isOpen && database.isTransaction) database.exec("ROLLBACK");
    throw translated(error);
  }
}

/** Maximum time for all attempts, and the pause between two attempts, in milliseconds. */
const [timeout, pause] = [10_000, 5];

/** Starts a transaction as soon as no other process holds the lock. */
async function beginTransaction(database: DatabaseSync, begin: string): Promise<void> {
  for (let waited = 0; ; waited += pause) {
    try {
      return database.exec(begin);
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      if (!isBusy(error) || waited >= timeout) throw error;
      await wait(pause);
    }
  }
}

const busy = 5;

/** SQLite's codes of temporary failures: busy, locked, read-only, I/O error, disk full, cannot open. */
const temporary = new Set([busy, 6, 8, 10, 13, 14]);

/** Reports whether another connection holds the lock. */
function isBusy(error: unknown): boolean {
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

/** The maximum number of cached prepared statements. Lists of values need a statement for each length. */
const mostKept = 500;

/** The maximum time in milliseconds before other requests get a turn. */
const longestTurn = 5;

export const sqliteDialect: Dialect = {
  orderedJoin: "CROSS JOIN",
  // Without statistics, SQLite might choose the index of any column with an equality condition instead of the index
  // with the right order.
  unindexed: (name) => `+${name}`,
  indexHint: () => "",
};

/** Returns the operations of a connection. Prepared statements are cached. */
export function sqliteSql(database: DatabaseSync): Sql {
  const known = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const statement = known.get(sql) ?? database.prepare(sql);
    if (known.size >= mostKept) known.clear();
    known.set(sql, statement);
    return statement;
  };
  let turn = performance.now();
  /**
   * Lets other requests run from time to time. Statements are synchronous, so a unit of work with many statements would
   * block them.
   */
  const afterTurn = async <T>(result: T): Promise<T> => {
    if (performance.now() - turn > longestTurn) {
      await endOfTurn();
      turn = performance.now();
    }
    return result;
  };
  return {
    ...sqliteDialect,
    all: async (sql, values) => afterTurn(prepared(sql).all(...values)),
    run: async (sql, values) => afterTurn(Number(prepared(sql).run(...values).changes)),
    insert: async (table, _, rows) => {
      const ids: string[] = [];
      for (const row of rows) {
        const statement = prepared(insertStatement(table, Object.keys(row)));
        ids.push(await afterTurn(String(statement.run(...Object.values(row)).lastInsertRowid)));
      }
      return ids;
    },
  };
}
