import { deadline, type Deadline } from "./retries.js";
import type { Plan } from "./extras.js";

/**
 * Creates an iterator whose `return` also cancels the request in progress. `run` yields the items and receives a signal
 * for its requests.
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
