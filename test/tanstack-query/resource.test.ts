import { InfiniteQueryObserver, MutationObserver, QueryObserver, type QueryKey } from "@tanstack/query-core";
import { describe, expect, it } from "vitest";
import { createExchangeClient, ExchangeError, TransportError } from "../../packages/client/generated/exchange/index.js";
import { each } from "../../packages/client/generated/exchange/extras.js";
import {
  allItems,
  createExchangeQueries,
  exchangeKey,
} from "../../packages/tanstack-query/generated/exchange/index.js";
import { newCache } from "./support/cache.ts";
import { exchange } from "./support/groups.ts";

async function all<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe("an operation that reads", () => {
  it("sends one request, and returns the result of the client", async () => {
    const { queries, client, asked } = await exchange();
    const cache = newCache();
    const options = queries.pagingGroups.get(3);
    expect(await cache.fetchQuery({ ...options, staleTime: Infinity })).toEqual(await client.pagingGroups.get(3));
    asked();
    expect(await cache.ensureQueryData(queries.pagingGroups.get("3"))).toBe(cache.getQueryData(options.queryKey));
    expect(cache.getQueryData(options.queryKey)?.number).toBe("103");
    expect(asked()).toEqual([]);
  });

  it("fails with the error of the client, and is not repeated", async () => {
    const { queries, asked } = await exchange();
    const failure = await newCache()
      .fetchQuery(queries.pagingGroups.get(99))
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ExchangeError);
    expect(asked()).toEqual(["GET /paginggroups/99"]);
  });

  it("waits for its id", async () => {
    const { queries, asked } = await exchange();
    const options = queries.pagingGroups.get(undefined);
    const observer = new QueryObserver(newCache(), options);
    const end = observer.subscribe(() => {});
    expect(observer.getCurrentResult().fetchStatus).toBe("idle");
    end();
    await expect(newCache().fetchQuery(options)).rejects.toThrow(
      "An argument of exchange.pagingGroups.get is undefined",
    );
    expect(asked()).toEqual([]);
  });

  it("ends with its last observer, or with the signal of the call", async () => {
    const cache = newCache();
    const signals: AbortSignal[] = [];
    const fetch = (_: unknown, init?: RequestInit): Promise<Response> =>
      new Promise((_resolve, reject) => {
        signals.push(init!.signal!);
        init!.signal!.addEventListener("abort", () => reject(init!.signal!.reason));
      });
    const queries = createExchangeQueries(
      createExchangeClient({ baseUrl: "http://exchange.invalid", key: "k", fetch: fetch as typeof globalThis.fetch }),
    );
    const end = new QueryObserver(cache, queries.pagingGroups.get(1)).subscribe(() => {});
    await expect.poll(() => signals.length).toBe(1);
    end();
    expect(signals[0]!.aborted).toBe(true);
    const own = new AbortController();
    const failing = cache.fetchQuery(queries.pagingGroups.get(2, { signal: own.signal }));
    await expect.poll(() => signals.length).toBe(2);
    own.abort();
    await expect(failing).rejects.toBeInstanceOf(TransportError);
  });
});

describe("a list with pages", () => {
  it("has the same items as the client goes through", async () => {
    const { queries, client, asked } = await exchange();
    const cache = newCache();
    const options = queries.pagingGroups.list.pages({ query: { limit: 3 } });
    const observer = new InfiniteQueryObserver(cache, { ...options, select: allItems });
    const end = observer.subscribe(() => {});
    await expect.poll(() => observer.getCurrentResult().data?.length).toBe(3);
    while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage();
    expect(asked()).toHaveLength(4);
    expect(observer.getCurrentResult().data).toEqual(
      await all(each(client.pagingGroups.list, { query: { limit: 3 } })),
    );
    expect(cache.getQueryData(options.queryKey)?.pageParams).toEqual([
      null,
      { after: "3" },
      { after: "6" },
      { after: "9" },
    ]);
    end();
  });

  it("has another key than the list as a whole, and both begin alike", async () => {
    const { queries } = await exchange();
    const cache = newCache();
    await cache.fetchQuery(queries.pagingGroups.list());
    await cache.fetchInfiniteQuery(queries.pagingGroups.list.pages());
    expect(cache.getQueryCache().findAll({ queryKey: exchangeKey("pagingGroups", "list") })).toHaveLength(2);
  });
});

describe("a change", () => {
  /** Returns observed queries by key. */
  async function watched() {
    const made = await exchange();
    const { queries } = made;
    const other = createExchangeQueries(createExchangeClient({ baseUrl: made.server.url, key: "k", tenant: "T2" }));
    const anyone = createExchangeQueries(createExchangeClient({ baseUrl: made.server.url, key: "k" }));
    const cache = newCache();
    const looks = {
      list: queries.pagingGroups.list(),
      some: queries.pagingGroups.list({ query: { limit: 2 } }),
      three: queries.pagingGroups.get(3),
      four: queries.pagingGroups.get(4),
      otherList: other.pagingGroups.list(),
      otherThree: other.pagingGroups.get(3),
      listOfAll: anyone.pagingGroups.list(),
    };
    for (const options of Object.values(looks))
      await cache.fetchQuery({ queryKey: options.queryKey as QueryKey, queryFn: () => 0 });
    const pages = queries.pagingGroups.list.pages();
    await cache.fetchInfiniteQuery(pages);
    const keys = {
      ...Object.fromEntries(Object.entries(looks).map(([name, { queryKey }]) => [name, queryKey as QueryKey])),
      pages: pages.queryKey as QueryKey,
    };
    const states = (): Readonly<Record<string, string>> =>
      Object.fromEntries(
        Object.entries(keys).flatMap(([name, key]) => {
          const state = cache.getQueryState(key);
          return state === undefined ? [[name, "gone"]] : state.isInvalidated ? [[name, "stale"]] : [];
        }),
      );
    return { ...made, cache, states };
  }
  const lists = { list: "stale", some: "stale", pages: "stale", listOfAll: "stale" };

  it("that creates affects the lists of its tenant, and of all", async () => {
    const { queries, cache, states } = await watched();
    await new MutationObserver(cache, queries.pagingGroups.create()).mutate([{ name: "a", number: "1" }]);
    expect(states()).toEqual(lists);
  });

  it("that updates affects the object, too", async () => {
    const { queries, cache, states } = await watched();
    await new MutationObserver(cache, queries.pagingGroups.update()).mutate([3, { name: "a" }]);
    expect(states()).toEqual({ ...lists, three: "stale" });
  });

  it("that deletes forgets the object", async () => {
    const { queries, cache, states } = await watched();
    await new MutationObserver(cache, queries.pagingGroups.delete()).mutate(["3"]);
    expect(states()).toEqual({ ...lists, three: "gone" });
  });

  it("of another tenant affects that one", async () => {
    const { queries, cache, states } = await watched();
    await new MutationObserver(cache, queries.pagingGroups.update()).mutate([3, { name: "a" }, { tenant: "T2" }]);
    expect(states()).toEqual({ otherList: "stale", otherThree: "stale", listOfAll: "stale" });
  });

  it("that fails affects nothing, and fails with the error of the client", async () => {
    const { queries, cache, states, asked } = await watched();
    asked();
    const failure = await new MutationObserver(cache, queries.pagingGroups.update())
      .mutate([99, {}])
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ExchangeError);
    expect([states(), asked()]).toEqual([{}, ["PATCH /paginggroups/99"]]);
  });

  it("keeps this behavior with additional callbacks", async () => {
    const { queries, cache, states } = await watched();
    const seen: unknown[] = [];
    const options = queries.pagingGroups.create({
      onMutate: () => "before",
      onSuccess: ({ id }, [{ name }], before) => void seen.push(id, name, before),
    });
    await new MutationObserver(cache, options).mutate([{ name: "a", number: "1" }]);
    expect([states(), seen]).toEqual([lists, [11, "a", "before"]]);
  });

  it("reports its effects", async () => {
    const { queries } = await exchange();
    expect(queries.pagingGroups.delete.affects(3)).toEqual({
      stale: [
        ["exchange", "pagingGroups", "list", { tenant: "T1" }],
        ["exchange", "pagingGroups", "list", { tenant: null }],
      ],
      gone: [
        ["exchange", "pagingGroups", "get", { path: { object_id: "3" }, tenant: "T1" }],
        ["exchange", "pagingGroups", "get", { path: { object_id: "3" }, tenant: null }],
      ],
    });
  });
});
