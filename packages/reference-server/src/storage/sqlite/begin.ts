import type { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { isBusy } from "./failures.ts";

/** How long to try, and the pause between two attempts, in milliseconds. */
const [timeout, pause] = [10_000, 5];

/** Begins a transaction as soon as no other process has the lock. */
export async function beginTransaction(database: DatabaseSync, begin: string): Promise<void> {
  for (let waited = 0; ; waited += pause) {
    try {
      return database.exec(begin);
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      if (!isBusy(error) || waited >= timeout) throw error;
      await wait(pause);
    }
  }
}
