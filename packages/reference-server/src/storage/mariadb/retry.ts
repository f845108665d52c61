import { setTimeout as wait } from "node:timers/promises";
import { isConflict } from "./failures.js";

/** How long to try, and how long to wait at most after a try, in milliseconds. */
const [patience, pause] = [10_000, 50];

/** Does it again while others are in the way. @template T @param {() => Promise<T>} work @returns {Promise<T>} */
export async function withoutConflict(work) {
  for (const end = performance.now() + patience; ; ) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || performance.now() >= end) throw error;
      // Two that met do not meet again.
      await wait(Math.random() * pause);
    }
  }
}
