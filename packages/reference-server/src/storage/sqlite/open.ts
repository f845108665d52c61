import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { storageUnit } from "../sql/unit.js";
import { whenFree } from "./busy.js";
import { translated } from "./failures.js";
import { migrate } from "./migrate.js";
import { sqliteSql } from "./sql.js";

/** Reading begins by reading, so that what it sees is one state from there on. */
const begins = { read: "BEGIN; PRAGMA schema_version", write: "BEGIN IMMEDIATE" };

/** @type {typeof import("./open.js").openSqlite} */
export function openSqlite(file, { now = Date.now } = {}) {
  // At the start it waits for others that start: the schema is made by one of them.
  const database = new DatabaseSync(file, { timeout: 10_000 });
  // What was answered is on disk, whatever happens to the machine.
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  migrate(database);
  // From here on that would let nothing else go on in this process: whoever begins waits by itself.
  database.exec("PRAGMA busy_timeout = 0");
  const unit = storageUnit(sqliteSql(database), now);

  /** One connection is one transaction at a time. @type {Promise<unknown>} */
  let last = Promise.resolve();

  /** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
  const inTurn = (work) => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };

  /** @template T @param {"read" | "write"} kind @param {() => Promise<T>} work */
  const transaction = async (kind, work) => {
    try {
      await whenFree(database, begins[kind]);
      const result = await work();
      // One piece of reading may have ended the transaction of all: it has its error, and the others have what they read.
      if (kind === "write" || database.isTransaction) database.exec("COMMIT");
      return result;
    } catch (error) {
      // Some failures end the transaction themselves.
      if (database.isOpen && database.isTransaction) database.exec("ROLLBACK");
      throw translated(error);
    }
  };

  /** What reads next, in one transaction: a transaction of each costs as much as reading. @type {ReturnType<typeof gather> | undefined} */
  let readers;

  const gather = () => {
    /** @type {((all: typeof unit) => Promise<unknown>)[]} */
    const works = [];
    const results = inTurn(async () => {
      await nextTurn();
      readers = undefined;
      return transaction("read", () => Promise.allSettled(works.map(async (work) => work(unit))));
    });
    return { works, results };
  };

  return {
    async read(work) {
      const { works, results } = (readers ??= gather());
      const index = works.push(work) - 1;
      const result = (await results)[index];
      if (result?.status !== "fulfilled") throw translated(result?.reason);
      return /** @type {Awaited<ReturnType<typeof work>>} */ (result.value);
    },
    write: (work) => inTurn(() => transaction("write", () => work(unit))),
    close: async () => {
      await last;
      if (database.isOpen) database.close();
    },
  };
}
