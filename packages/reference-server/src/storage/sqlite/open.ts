import { DatabaseSync } from "node:sqlite";
import type { Sql } from "../sql/sql.ts";
import { readTables, replaceTables, type KeptTable } from "../sql/tables.ts";
import { storageUnit } from "../sql/unit.ts";
import type { Storage, StorageOptions } from "../storage.ts";
import { migrate } from "./migrate.ts";
import { checkOwner, keepPrivate, makePrivate } from "./own-file.ts";
import { readerThread } from "./reader-thread.ts";
import { sqliteSql } from "./sql.ts";
import { transactionsOf, type Transactions } from "./transactions.ts";

/**
 * Opens a database in a file, or `:memory:`. A file has a connection for writing, one for reading, which never waits for a writer, and one in
 * a thread for reads that take long.
 */
export function openSqlite(file: string, { now = Date.now }: StorageOptions = {}): Storage {
  const database = openFile(file);
  const sql = sqliteSql(database);
  const unit = storageUnit(sql, now);
  const writer = transactionsOf(database, unit);
  const reader = file === ":memory:" ? writer : readerOf(file, now);
  const thread = file === ":memory:" ? undefined : readerThread(file, now);
  return {
    read: reader.read,
    readInBackground: thread?.read ?? reader.read,
    shareReads: (work) => work(),
    write: (work) => writer.run("write", () => work(unit)),
    keep: async () => {
      const kept = await writer.run("read", async () => readTables(sql, tableNames(database)));
      return () => writer.run("write", () => bringBack(database, sql, kept));
    },
    close: async () => {
      await thread?.close();
      await reader.close();
      await writer.close();
    },
  };
}

function readerOf(file: string, now: () => number): Transactions {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 0 });
  return transactionsOf(database, storageUnit(sqliteSql(database), now));
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
  const rows = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name = 'sqlite_sequence', name")
    .all();
  return rows
    .map((row) => String(row["name"]))
    .filter((name) => !name.startsWith("sqlite_") || name === "sqlite_sequence");
}

function bringBack(database: DatabaseSync, sql: Sql, kept: readonly KeptTable[]): Promise<void> {
  // Until the end of the transaction.
  database.exec("PRAGMA defer_foreign_keys = ON");
  return replaceTables(sql, kept);
}
