import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { readFileSync } from "node:fs";
import type { Connection } from "mariadb";
import { readTables, replaceTables, insertStatement, type Row, type Sql } from "../sql/sql.ts";
import { storageUnit } from "../sql/unit.ts";
import { type Storage, type StorageOptions, checkVersion } from "../storage.ts";
import { packageFolder } from "../../package.ts";
import { type Connect, connector, readAddresses } from "./connect.ts";
import { connections, isConflict, isOutOfService, translated } from "./connections.ts";
import { indexHints, readIndexes, type Indexes } from "./indexes.ts";

const mostReaders = 8;

/** Starts a transaction in which all reads see the same state of the database. */
const beginReading = (connection: Connection): Promise<unknown> =>
  connection.query("START TRANSACTION WITH CONSISTENT SNAPSHOT");

const beginWriting = (connection: Connection): Promise<unknown> => connection.query("START TRANSACTION");

/**
 * Opens a database at `mysql://user:password@host:port/name` (or `mariadb://…`). The database must exist; its tables
 * are created. Separate the hosts of a cluster with commas. Requires the package `mariadb`.
 */
export async function openMariadb(address: string, { now = Date.now }: StorageOptions = {}): Promise<Storage> {
  const connect = await connector(readAddresses(address));
  const indexHint = indexHints(await prepare(connect));
  const readers = connections(() => connect("REPEATABLE READ"), beginReading, mostReaders);
  // After the row `writes` is locked, no other work changes the data. `READ COMMITTED` then reads current data, while a
  // snapshot could be older.
  const writer = connections(() => connect("READ COMMITTED"), beginWriting, 1);
  const unitOn = (connection: Connection) => storageUnit(mariadbSql(connection, indexHint), now);

  // Results are returned before the transaction ends, because they are already complete.
  const reading = <T>(work: (connection: Connection) => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      readers.use((connection) => inTransaction(connection, async () => resolve(await work(connection)))).catch(reject);
    }).catch(rethrow);
  const writing = <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    const attempt = (connection: Connection) =>
      inTransaction(connection, async () => {
        await count(connection, "writes");
        return work(connection);
      });
    return withoutConflict(() => writer.use(attempt)).catch(rethrow);
  };

  const shared = new AsyncLocalStorage<SharedTransaction>();
  const readAlone: Storage["read"] = (work) => reading((connection) => work(unitOn(connection)));

  return {
    read: (work) => shared.getStore()?.run((connection) => work(unitOn(connection))) ?? readAlone(work),
    // Each call has its own transaction, so that long-running work releases its connection between calls.
    readInBackground: readAlone,
    shareReads: (work) => {
      const transaction = sharedTransaction(reading);
      return shared.run(transaction, () => endingWith(work, transaction.end));
    },
    write: (work) => writing((connection) => work(unitOn(connection))),
    keep: async () => {
      const kept = await reading(async (connection) =>
        readTables(mariadbSql(connection), await tableNames(connection)),
      );
      return () =>
        writing((connection) => withoutForeignKeys(connection, () => replaceTables(mariadbSql(connection), kept)));
    },
    close: async () => void (await Promise.all([readers.close(), writer.close()])),
  };
}

async function prepare(connect: Connect): Promise<Indexes> {
  const connection = await connect("READ COMMITTED");
  try {
    await withoutConflict(() => migrate(connection));
    return await readIndexes(connection);
  } finally {
    await connection.end().catch(() => connection.destroy());
  }
}

/** Runs work, then ends the transaction that was already started. */
async function inTransaction<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    await connection.query("COMMIT");
    return result;
  } catch (error) {
    if (isOutOfService(error)) connection.destroy();
    else await connection.query("ROLLBACK").catch(() => connection.destroy());
    throw error;
  }
}

async function tableNames(connection: Connection): Promise<readonly string[]> {
  const own = "table_schema = DATABASE() AND table_type = 'BASE TABLE'";
  const statement = `SELECT table_name AS name FROM information_schema.tables WHERE ${own}`;
  const rows = await connection.query<readonly { readonly name: string }[]>(statement);
  return rows.map(({ name }) => name).filter((name) => name !== "migrations");
}

/** Runs work without foreign key checks. The setting applies to the session, so it is always restored. */
async function withoutForeignKeys<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  await connection.query("SET FOREIGN_KEY_CHECKS = 0");
  try {
    return await work();
  } finally {
    await connection.query("SET FOREIGN_KEY_CHECKS = 1").catch(() => connection.destroy());
  }
}

function rethrow(error: unknown): never {
  throw translated(error);
}

/** Maximum time for all attempts, and maximum pause between attempts, in milliseconds. */
const [timeout, pause] = [10_000, 50];

/** Repeats work as long as it conflicts with other work. */
export async function withoutConflict<T>(work: () => Promise<T>): Promise<T> {
  for (const end = performance.now() + timeout; ; ) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || performance.now() >= end) throw error;
      // A random pause prevents the same two from conflicting again.
      await wait(Math.random() * pause);
    }
  }
}

/** Migrations run once, in this order. Never change a released migration; add a new one. */
const migrations = ["001-exchange.sql", "002-accounts.sql", "003-wiki.sql"];

const folder = new URL("migrations/mariadb/", packageFolder);

const versions = "CREATE TABLE IF NOT EXISTS migrations (mi_version INT NOT NULL PRIMARY KEY) ENGINE=InnoDB";

/**
 * Updates the schema to the current version. DDL statements are not transactional, and named locks do not work across a
 * cluster. Every statement must therefore be repeatable: two servers may start at once, or a migration may have been
 * interrupted.
 */
export async function migrate(connection: Connection): Promise<void> {
  await connection.query(versions);
  const lastVersion = "SELECT coalesce(max(mi_version), 0) AS version FROM migrations";
  const [row] = await connection.query<readonly { readonly version: unknown }[]>(lastVersion);
  const version = Number(row?.version);
  checkVersion(version, migrations.length);
  for (const [index, name] of migrations.entries()) {
    if (index < version) continue;
    for (const statement of statementsOf(name)) await connection.query(statement);
    await connection.query("INSERT IGNORE INTO migrations (mi_version) VALUES (?)", [index + 1]);
  }
}

function statementsOf(name: string): readonly string[] {
  const text = readFileSync(new URL(name, folder), "utf8").replaceAll(/^--.*$/gm, "");
  return text.split(/;\s*$/m).filter((statement) => statement.trim() !== "");
}

interface Changed {
  readonly affectedRows: number;
  readonly insertId: number | bigint;
}

/**
 * Returns the operations of a transaction. They use text statements: bulk prepared statements did not report that a
 * cluster had ended the transaction, so work was acknowledged but not stored (MariaDB 10.11, mariadb 3.5).
 */
export function mariadbSql(connection: Connection, indexHint: Sql["indexHint"] = () => ""): Sql {
  return {
    orderedJoin: "STRAIGHT_JOIN",
    // MariaDB has statistics for selecting indexes.
    unindexed: (name) => name,
    indexHint,
    all: (sql, values) => connection.query<readonly Row[]>(sql, [...values]),
    run: async (sql, values) => (await connection.query<Changed>(sql, [...values])).affectedRows,
    insert: async (table, idColumn, rows) => {
      const [first] = rows;
      if (first === undefined) return [];
      const last = await count(connection, table, rows.length);
      const ids = rows.map((_, index) => String(last - BigInt(rows.length - 1 - index)));
      const values = rows.flatMap((row, index) => [ids[index], ...Object.values(row)]);
      await connection.query(insertStatement(table, [idColumn, ...Object.keys(first)], rows.length), values);
      return ids;
    },
  };
}

/** Increases a counter and returns its new value. */
export async function count(connection: Connection, name: string, by = 1): Promise<bigint> {
  const statement = "UPDATE counters SET co_value = LAST_INSERT_ID(co_value + ?) WHERE co_name = ?";
  const { insertId } = await connection.query<Changed>(statement, [by, name]);
  return BigInt(insertId);
}

/** A transaction that several calls share. It starts with the first call. */
export interface SharedTransaction {
  run<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Ends the transaction if it was started. All work must be complete. */
  readonly end: () => Promise<void>;
}

type InTransaction = <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;

/** Returns a transaction that `inTransaction` starts and ends. */
export function sharedTransaction(inTransaction: InTransaction): SharedTransaction {
  let connection: Promise<Connection> | undefined;
  let finish = (): void => {};
  let ended: Promise<void> = Promise.resolve();
  const begin = (): Promise<Connection> =>
    new Promise((resolve, reject) => {
      ended = inTransaction(async (begun) => {
        resolve(begun);
        await new Promise<void>((done) => (finish = done));
      });
      ended.catch(reject);
    });
  return {
    run: async (work) => work(await (connection ??= begin())),
    end: () => {
      finish();
      return ended;
    },
  };
}

/** Runs work, then `end`, even if the work fails. An error of the work takes precedence. */
export async function endingWith<T>(work: () => Promise<T>, end: () => Promise<void>): Promise<T> {
  try {
    const result = await work();
    await end();
    return result;
  } catch (error) {
    await end().catch(() => {});
    throw error;
  }
}
