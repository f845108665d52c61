import { setTimeout as wait } from "node:timers/promises";
import { isConflict } from "./failures.ts";

/** How long to try, and the longest pause after an attempt, in milliseconds. */
const [timeout, pause] = [10_000, 50];

/** Runs work again while it conflicts with other work. */
export async function withoutConflict<T>(work: () => Promise<T>): Promise<T> {
  for (const end = performance.now() + timeout; ; ) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || performance.now() >= end) throw error;
      // A random pause keeps two from meeting again.
      await wait(Math.random() * pause);
    }
  }
}
