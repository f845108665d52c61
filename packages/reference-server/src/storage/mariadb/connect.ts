import { unreachable } from "./failures.js";

/** For a row that another has, in seconds. */
const lockPatience = 5;

/** Longer than any wait of the database's own; in milliseconds. One that is not used for so long is made anew. */
const silence = 20_000;

/** What every connection is set to, where the database knows it. */
const settings = {
  sql_mode: "'STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION'",
  innodb_lock_wait_timeout: String(lockPatience),
  // One that hangs in a transaction must not stop all others; in seconds.
  idle_transaction_timeout: "30",
  // Of a cluster: what was committed at one node is seen at all others, by reading, changing and inserting.
  wsrep_sync_wait: "7",
};

/**
 * Gives what makes connections to a database.
 * @param {import("./address.js").Address} address @returns {Promise<(isolation: string) => Promise<import("mariadb").Connection>>}
 */
export async function connector(address) {
  const { createConnection } = await driver();
  const connect = async () => {
    const options = { ...address, charset: "utf8mb4", connectTimeout: 5_000, socketTimeout: silence, logParam: false, checkDuplicate: false };
    const connection = await createConnection(options).catch((/** @type {unknown} */ error) => Promise.reject(unreachable(error)));
    // It shows in the next use; unheard, it would end the process.
    connection.on("error", () => {});
    return connection;
  };

  const first = await connect();
  const names = Object.keys(settings);
  const known = await first.query(`SHOW VARIABLES WHERE Variable_name IN (${names.map(() => "?").join(", ")})`, names);
  await first.end();
  const isKnown = new Set(known.map((/** @type {{ Variable_name: string }} */ row) => row.Variable_name));
  const set = Object.entries(settings).filter(([name]) => isKnown.has(name)).map(([name, value]) => `${name} = ${value}`).join(", ");

  return async (isolation) => {
    const connection = await connect();
    await connection.query(`SET SESSION ${set}`);
    await connection.query(`SET SESSION TRANSACTION ISOLATION LEVEL ${isolation}`);
    return connection;
  };
}

/** Only who uses it needs it. @returns {Promise<typeof import("mariadb")>} */
async function driver() {
  try {
    return await import("mariadb");
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new Error("For MariaDB the package “mariadb” is needed: npm install mariadb");
  }
}
