import { setTimeout as wait } from "node:timers/promises";

/** How long to try, and how long to wait after a try, in milliseconds. */
const [patience, pause] = [10_000, 5];

/** The code of SQLite where another connection has the lock; its variants have it in their last byte. */
const busy = 5;

/** Begins a transaction as soon as no other process is in the way. @param {import("node:sqlite").DatabaseSync} database @param {string} begin */
export async function whenFree(database, begin) {
  for (let waited = 0; ; waited += pause) {
    try {
      return database.exec(begin);
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      const { errcode = 0 } = /** @type {{ errcode?: number }} */ (error);
      if ((errcode & 0xff) !== busy || waited >= patience) throw error;
      await wait(pause);
    }
  }
}
