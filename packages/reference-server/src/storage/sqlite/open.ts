import { DatabaseSync } from "node:sqlite";
import { readFileSync, chmodSync, closeSync, existsSync, openSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { workQueue } from "@kiln/wiki";
import { type Sql, type Row, type Value, readTables, replaceTables, type KeptTable } from "../sql/sql.ts";
import { storageUnit } from "../sql/unit.ts";
import { type Storage, type StorageOptions, checkVersion } from "../storage.ts";
import { type Transactions, sqliteDialect, sqliteSql, transactionsOf, translated } from "./transactions.ts";
import { packageFolder } from "../../package.ts";
import type { Failed, Reply, Statement } from "./reader-worker.ts";

/**
 * Opens a database in a file, or `:memory:`. A file has three connections: one for writes, one for reads, which never
 * waits for a writer, and one in a thread for long-running reads.
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
  // At startup, waits for other processes that are creating the schema.
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
  // Data is on disk before a response reports success, so that it survives a crash of the machine.
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  migrate(database);
  // From now on, a timeout would block the whole process. `beginTransaction` waits instead.
  database.exec("PRAGMA busy_timeout = 0");
}

/** Returns the names of the tables. The table with the last ids comes last. */
function tableNames(database: DatabaseSync): readonly string[] {
  const rows = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name = 'sqlite_sequence', name")
    .all();
  return rows
    .map((row) => String(row["name"]))
    .filter((name) => !name.startsWith("sqlite_") || name === "sqlite_sequence");
}

function bringBack(database: DatabaseSync, sql: Sql, kept: readonly KeptTable[]): Promise<void> {
  // Applies until the end of the transaction.
  database.exec("PRAGMA defer_foreign_keys = ON");
  return replaceTables(sql, kept);
}

/** Migrations run once, in this order. Never change a released migration; add a new one. */
const migrations = ["001-exchange.sql", "002-accounts.sql", "003-wiki.sql"];

const folder = new URL("migrations/sqlite/", packageFolder);

/**
 * Updates the schema to the current version. A current schema needs no lock. If two processes start at once, the second
 * waits and finds the schema current.
 */
export function migrate(database: DatabaseSync): void {
  if (versionOf(database) === migrations.length && pragmaOf(database, "application_id") === applicationId) return;
  database.exec("BEGIN IMMEDIATE");
  try {
    for (const name of migrations.slice(versionOf(database)))
      database.exec(readFileSync(new URL(name, folder), "utf8"));
    database.exec(`PRAGMA user_version = ${migrations.length}; PRAGMA application_id = ${applicationId}`);
    database.exec("COMMIT");
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}

function versionOf(database: DatabaseSync): number {
  const version = pragmaOf(database, "user_version");
  checkVersion(version, migrations.length);
  return version;
}

function pragmaOf(database: DatabaseSync, name: "user_version" | "application_id"): number {
  return Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
}

/** The id of Kiln's database files (`PRAGMA application_id`): `Kiln` in ASCII. */
export const applicationId = 0x4b696c6e;

/** A table that identifies files from earlier versions of this server, which did not set the id. */
const ownTable = "pa_paginggroups";

const notADatabase = 26;

/** Refuses a file of another program before changing anything in it. */
export function checkOwner(database: DatabaseSync, file: string): void {
  const value = (sql: string): number => Number(Object.values(database.prepare(sql).get() ?? {})[0]);
  if (inOneState(database, file, () => isOwn(value))) return;
  throw new Error(`“${file}” is the database of another program: name a database of this server, or a new file`);
}

function isOwn(value: (sql: string) => number): boolean {
  const id = value("PRAGMA application_id");
  if (id !== 0) return id === applicationId;
  return (
    value("SELECT count(*) FROM sqlite_schema") === 0 ||
    value(`SELECT count(*) FROM sqlite_schema WHERE name = '${ownTable}'`) === 1
  );
}

/** Reads in a transaction, because another process may be creating the tables. */
function inOneState<T>(database: DatabaseSync, file: string, read: () => T): T {
  try {
    database.exec("BEGIN");
    const result = read();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    if ((error as { readonly errcode?: number }).errcode === notADatabase)
      throw new Error(`“${file}” is not an SQLite database: name another file`);
    throw error;
  }
}

/**
 * Creates a file that other users cannot read, unless it exists. SQLite creates the files next to it with the same
 * permissions.
 */
export function makePrivate(file: string): void {
  if (isInMemory(file)) return;
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
}

/** Removes read permission for others from a file that an earlier version of this server created. */
export function keepPrivate(file: string): void {
  if (isInMemory(file)) return;
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(one, 0o600);
    } catch {
      // The file does not exist, or another user owns it and is responsible for it.
    }
  }
}

function isInMemory(file: string): boolean {
  return file === ":memory:" || file === "";
}

/** The maximum number of reads that may wait for the thread. */
const mostWaiting = 100;

/** A read-only connection in a separate thread. Its statements do not delay other work. */
export interface ReaderThread {
  readonly read: Storage["read"];
  close(): Promise<void>;
}

/** Creates a reader whose thread starts with the first read. */
export function readerThread(file: string, now: () => number): ReaderThread {
  let worker: Worker | undefined;
  const waiting: { readonly resolve: (rows: readonly Row[]) => void; readonly reject: (error: unknown) => void }[] = [];

  const start = (): Worker => {
    const own = new Worker(
      new URL(import.meta.url.endsWith(".ts") ? "./reader-worker.ts" : "./reader-worker.js", import.meta.url),
      { workerData: file },
    );
    own.unref();
    own.on("message", (reply: Reply) => {
      const first = waiting.shift();
      if ("rows" in reply) first?.resolve(reply.rows);
      else first?.reject(errorOf(reply));
    });
    own.on("error", (error) => {
      worker = undefined;
      for (const { reject } of waiting.splice(0)) reject(error);
    });
    return own;
  };
  const ask = (sql: string, values?: readonly Value[]): Promise<readonly Row[]> =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      (worker ??= start()).postMessage({ sql, values } satisfies Statement);
    });
  const refuse = (): never => {
    throw new TypeError("A read must not write.");
  };
  const sql: Sql = { ...sqliteDialect, all: ask, run: refuse, insert: refuse };
  const unit = storageUnit(sql, now);
  const queue = workQueue(1, mostWaiting);

  return {
    read: (work) =>
      queue(async () => {
        try {
          await ask("BEGIN");
          return await work(unit).finally(() => ask("ROLLBACK"));
        } catch (error) {
          throw translated(error);
        }
      }),
    close: async () => void (await worker?.terminate()),
  };
}

/** Restores the code of an error, which is lost between threads. */
function errorOf({ message, errcode }: Failed): Error {
  return Object.assign(new Error(message), { errcode });
}
