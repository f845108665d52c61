import { StorageUnavailable } from "../unavailable.js";
import { isBroken } from "./failures.js";

/** @typedef {import("mariadb").Connection} Connection */

/** How long to wait for a connection that another uses, in milliseconds. */
const patience = 10_000;

/**
 * Connections to one database, at most so many, each made when it is needed: one that cannot be made fails at once, and the next attempt is the
 * next request. Who comes when all are in use waits, in the order of coming.
 * @param {() => Promise<Connection>} connect @param {(connection: Connection) => Promise<unknown>} begin begins a transaction @param {number} most
 */
export function connections(connect, begin, most) {
  /** @type {Connection[]} */
  const idle = [];
  /** @type {Set<() => void>} */
  const waiting = new Set();
  let [free, isClosed] = [most, false];

  const enter = async () => {
    if (isClosed) throw new Error("The database is closed");
    if (free > 0) return void free--;
    await new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(go);
        reject(new StorageUnavailable(`is busy: all ${most} connections were in use for ${patience / 1000} s`));
      }, patience);
      const go = () => resolve(clearTimeout(timer));
      waiting.add(go);
    });
  };

  const leave = () => {
    const [next] = waiting;
    if (next === undefined) return void free++;
    waiting.delete(next);
    next();
  };

  /** With a transaction begun. One that broke while nobody used it shows it here. */
  const take = async () => {
    for (let one = idle.pop(); one !== undefined; one = idle.pop()) {
      if (await begin(one).then(() => true, dropBroken(one))) return one;
    }
    const made = await connect();
    await begin(made).catch(dropAndThrow(made));
    return made;
  };

  /** @param {Connection} connection */
  const give = (connection) => {
    if (!connection.isValid()) return;
    if (isClosed) connection.destroy();
    else idle.push(connection);
  };

  return {
    /** @template T @param {(connection: Connection) => Promise<T>} work @returns {Promise<T>} */
    async use(work) {
      await enter();
      try {
        const connection = await take();
        try {
          return await work(connection);
        } finally {
          give(connection);
        }
      } finally {
        leave();
      }
    },
    async close() {
      isClosed = true;
      await Promise.all(idle.splice(0).map((one) => one.end().catch(() => one.destroy())));
    },
  };
}

/** @param {Connection} connection @returns {(error: unknown) => false} */
function dropBroken(connection) {
  return (error) => {
    connection.destroy();
    if (!isBroken(error)) throw error;
    return false;
  };
}

/** @param {Connection} connection @returns {(error: unknown) => never} */
function dropAndThrow(connection) {
  return (error) => {
    connection.destroy();
    throw error;
  };
}
