import type { Connection } from "mariadb";
import { AsyncLocalStorage } from "node:async_hooks";
import { readTables, replaceTables } from "../sql/tables.ts";
import { storageUnit } from "../sql/unit.ts";
import type { Storage, StorageOptions } from "../storage.ts";
import { readAddresses } from "./address.ts";
import { connector, type Connect } from "./connect.ts";
import { connections } from "./connections.ts";
import { isOutOfService, translated } from "./failures.ts";
import { indexHints, readIndexes, type Indexes } from "./indexes.ts";
import { migrate } from "./migrate.ts";
import { withoutConflict } from "./retry.ts";
import { endingWith, sharedTransaction, type SharedTransaction } from "./shared-transaction.ts";
import { count, mariadbSql } from "./sql.ts";

const mostReaders = 8;

/** All reads of a unit see one state of the database. */
const beginReading = (connection: Connection): Promise<unknown> =>
  connection.query("START TRANSACTION WITH CONSISTENT SNAPSHOT");

const beginWriting = (connection: Connection): Promise<unknown> => connection.query("START TRANSACTION");

/**
 * Opens a database at `mysql://user:password@host:port/name` (or `mariadb://…`), which has to exist; its tables are made. Separate the hosts
 * of a cluster with commas. Needs the package `mariadb`.
 */
export async function openMariadb(address: string, { now = Date.now }: StorageOptions = {}): Promise<Storage> {
  const connect = await connector(readAddresses(address));
  const indexHint = indexHints(await prepare(connect));
  const readers = connections(() => connect("REPEATABLE READ"), beginReading, mostReaders);
  // What is read after the row `writes` is locked is up to date, and no other work changes it: a snapshot could be older.
  const writer = connections(() => connect("READ COMMITTED"), beginWriting, 1);
  const unitOn = (connection: Connection) => storageUnit(mariadbSql(connection, indexHint), now);

  // What was read is complete before the transaction ends.
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
    // Work that takes long leaves the connection to other requests between its statements.
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

/** Creates the tables, and returns their indexes. */
async function prepare(connect: Connect): Promise<Indexes> {
  const connection = await connect("READ COMMITTED");
  try {
    await withoutConflict(() => migrate(connection));
    return await readIndexes(connection);
  } finally {
    await connection.end().catch(() => connection.destroy());
  }
}

/** Ends the transaction that has begun. */
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

/** The setting is the session's: it is put back whatever happens. */
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
