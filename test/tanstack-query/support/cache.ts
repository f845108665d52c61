import { QueryClient } from "@tanstack/query-core";
import { afterEach } from "vitest";

const caches: QueryClient[] = [];

afterEach(() => {
  for (const cache of caches.splice(0)) cache.clear();
});

/** A cache of the test's own, emptied after it: its timers would keep the process. */
export function newCache(): QueryClient {
  const cache = new QueryClient();
  caches.push(cache);
  return cache;
}
