import { QueryClient } from "@tanstack/query-core";
import { afterEach } from "vitest";

const caches: QueryClient[] = [];

afterEach(() => {
  for (const cache of caches.splice(0)) cache.clear();
});

/** Creates a cache that is cleared after the test. Otherwise its timers would keep the process alive. */
export function newCache(): QueryClient {
  const cache = new QueryClient();
  caches.push(cache);
  return cache;
}
