import { storageUnit } from "../sql/unit.js";
import { readAddress } from "./address.js";
import { connector } from "./connect.js";
import { connections } from "./connections.js";
import { translated } from "./failures.js";
import { migrate } from "./migrate.js";
import { withoutConflict } from "./retry.js";
import { count, mariadbSql } from "./sql.js";

/** @typedef {import("mariadb").Connection} Connection */

const mostReaders = 8;

/** One state of the database for all that a unit reads. @param {Connection} connection */
const beginReading = (connection) => connection.query("START TRANSACTION WITH CONSISTENT SNAPSHOT");

/** @param {Connection} connection */
const beginWriting = (connection) => connection.query("START TRANSACTION");

/** @type {typeof import("./open.js").openMariadb} */
export async function openMariadb(text, { now = Date.now } = {}) {
  const connect = await connector(readAddress(text));
  await prepare(connect);
  const readers = connections(() => connect("REPEATABLE READ"), beginReading, mostReaders);
  // What is read after the row of turns is had is up to date, and nobody else changes it: a snapshot could be older.
  const writer = connections(() => connect("READ COMMITTED"), beginWriting, 1);

  return {
    read: (work) => readers.use((connection) => inTransaction(connection, () => work(storageUnit(mariadbSql(connection), now)))).catch(rethrow),
    write: (work) => withoutConflict(() => writer.use((connection) => inTransaction(connection, async () => {
      await count(connection, "writes");
      return work(storageUnit(mariadbSql(connection), now));
    }))).catch(rethrow),
    close: async () => void (await Promise.all([readers.close(), writer.close()])),
  };
}

/** @param {(isolation: string) => Promise<Connection>} connect */
async function prepare(connect) {
  const connection = await connect("READ COMMITTED");
  try {
    await withoutConflict(() => migrate(connection));
  } finally {
    await connection.end().catch(() => connection.destroy());
  }
}

/** Ends the transaction that has begun. @template T @param {Connection} connection @param {() => Promise<T>} work */
async function inTransaction(connection, work) {
  try {
    const result = await work();
    await connection.query("COMMIT");
    return result;
  } catch (error) {
    await connection.query("ROLLBACK").catch(() => connection.destroy());
    throw error;
  }
}

/** @param {unknown} error @returns {never} */
function rethrow(error) {
  throw translated(error);
}
