import { DatabaseSync } from "node:sqlite";
import { setImmediate as endOfTurn } from "node:timers/promises";
import type { Sql } from "../sql/sql.ts";
import { readTables, replaceTables, type KeptTable } from "../sql/tables.ts";
import { storageUnit } from "../sql/unit.ts";
import type { Storage, StorageOptions, StorageUnit } from "../storage.ts";
import { beginTransaction } from "./begin.ts";
import { translated } from "./failures.ts";
import { migrate } from "./migrate.ts";
import { checkOwner, keepPrivate, makePrivate } from "./own-file.ts";
import { sqliteSql } from "./sql.ts";

/** A transaction that reads begins by reading, so that all of it sees that one state. */
const begins = { read: "BEGIN; PRAGMA schema_version", write: "BEGIN IMMEDIATE" };

interface Batch {
  readonly works: ((unit: StorageUnit) => Promise<unknown>)[];
  readonly results: Promise<readonly PromiseSettledResult<unknown>[]>;
}

/** Opens a database in a file, or `:memory:`. */
export function openSqlite(file: string, { now = Date.now }: StorageOptions = {}): Storage {
  const database = openFile(file);
  const sql = sqliteSql(database);
  const unit = storageUnit(sql, now);

  /** One connection has one transaction at a time: each waits for the one before it. */
  let last: Promise<unknown> = Promise.resolve();
  const afterLast = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };

  /** The reads that the next transaction takes: a transaction for each costs as much as reading. */
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
    async read<T>(work: (unit: StorageUnit) => Promise<T>): Promise<T> {
      const { works, results } = (batch ??= newBatch());
      const index = works.push(work) - 1;
      const result = (await results)[index];
      if (result?.status !== "fulfilled") throw translated(result?.reason);
      return result.value as T;
    },
    write: (work) => afterLast(() => inTransaction(database, "write", () => work(unit))),
    keep: async () => {
      const kept = await afterLast(() => inTransaction(database, "read", async () => readTables(sql, tableNames(database))));
      return () => afterLast(() => inTransaction(database, "write", () => bringBack(database, sql, kept)));
    },
    close: async () => {
      await last;
      if (database.isOpen) database.close();
    },
  };
}

function openFile(file: string): DatabaseSync {
  makePrivate(file);
  // At the start it waits for other processes that start: the schema is made by one of them.
  const database = new DatabaseSync(file, { timeout: 10_000 });
  try {
    prepare(database, file);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function prepare(database: DatabaseSync, file: string): void {
  checkOwner(database, file);
  keepPrivate(file);
  // What was answered is on disk, whatever happens to the machine.
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  migrate(database);
  // From here on that would block the whole process: `beginTransaction` waits instead.
  database.exec("PRAGMA busy_timeout = 0");
}

/** The table of the last ids is the last one. */
function tableNames(database: DatabaseSync): readonly string[] {
  const rows = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name = 'sqlite_sequence', name").all();
  return rows.map((row) => String(row["name"])).filter((name) => !name.startsWith("sqlite_") || name === "sqlite_sequence");
}

function bringBack(database: DatabaseSync, sql: Sql, kept: readonly KeptTable[]): Promise<void> {
  // Until the end of the transaction.
  database.exec("PRAGMA defer_foreign_keys = ON");
  return replaceTables(sql, kept);
}

async function inTransaction<T>(database: DatabaseSync, kind: keyof typeof begins, work: () => Promise<T>): Promise<T> {
  try {
    await beginTransaction(database, begins[kind]);
    const result = await work();
    // One of several reads may have ended the transaction of all: it has its error, and the others have what they read.
    if (kind === "write" || database.isTransaction) database.exec("COMMIT");
    return result;
  } catch (error) {
    // Some failures end the transaction themselves.
    if (database.isOpen && database.isTransaction) database.exec("ROLLBACK");
    throw translated(error);
  }
}
