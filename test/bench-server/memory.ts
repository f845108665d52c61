import { load } from "./load.ts";
import type { Place } from "./place.ts";
import type { Scenario } from "./scenarios.ts";

/** Memory of a server after a number of requests, in mebibytes. */
export interface Held {
  readonly requests: number;
  readonly rss: number;
  readonly heapUsed: number;
}

/**
 * Sends `requests` requests, split evenly over the scenarios, and measures the server's memory before the first and
 * after each tenth.
 */
export async function memoryOver(
  place: Place,
  scenarios: readonly Scenario[],
  requests: number,
): Promise<readonly Held[]> {
  const held: Held[] = [];
  const share = Math.ceil(requests / 10 / scenarios.length);
  for (let step = 0; step <= 10; step++) {
    if (step > 0) for (const scenario of scenarios) await load(place, scenario, { requests: share });
    const { rss, heapUsed } = await place.usage();
    held.push({ requests: step * share * scenarios.length, rss: rss / 2 ** 20, heapUsed: heapUsed / 2 ** 20 });
  }
  return held;
}

/** Returns the heap growth in the second half, in mebibytes. By then, all permanent data has been created. */
export function growthOf(held: readonly Held[]): number {
  const half = held.slice(held.length >> 1);
  return half.at(-1)!.heapUsed - half[0]!.heapUsed;
}
