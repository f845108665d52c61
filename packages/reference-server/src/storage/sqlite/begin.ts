import { setTimeout as wait } from "node:timers/promises";
import { isBusy } from "./failures.js";

/** How long to try, and how long to wait after a try, in milliseconds. */
const [patience, pause] = [10_000, 5];

/** Begins a transaction as soon as no other process is in the way. @param {import("node:sqlite").DatabaseSync} database @param {string} begin */
export async function whenFree(database, begin) {
  for (let waited = 0; ; waited += pause) {
    try {
      return database.exec(begin);
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      if (!isBusy(error) || waited >= patience) throw error;
      await wait(pause);
    }
  }
}
