import { deadline, type Deadline } from "./retries.js";
import type { Plan } from "./first.js";

/**
 * An iterator whose `return` also ends the request under way. `run` makes the items, with a signal for what it sends.
 */
export function iterator<Item>(
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => AsyncIterable<Item>,
  plan?: Plan,
): AsyncIterableIterator<Item> {
  let stop: Deadline | undefined;
  const all = (async function* () {
    stop = deadline(outer, 0);
    try {
      yield* run(stop.signal);
    } catch (error) {
      if (outer?.aborted || !stop.signal.aborted) throw error;
    } finally {
      stop.end();
    }
  })();
  const end = all.return.bind(all);
  all.return = (value) => {
    stop?.end();
    return end(value);
  };
  return Object.assign(all, { plan });
}
