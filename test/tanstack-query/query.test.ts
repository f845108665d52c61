import { InfiniteQueryObserver } from "@tanstack/query-core";
import { describe, expect, it } from "vitest";
import { createQueryClient, QueryError } from "../../packages/client/generated/query/index.js";
import { allItems, createQueryQueries, queryKey } from "../../packages/tanstack-query/generated/query/index.js";
import { serveApi, serveWiki } from "../client/support/api.ts";
import { newCache } from "./support/cache.ts";

const pages = Array.from({ length: 23 }, (_, index) => ({
  pageid: index + 1,
  ns: 0,
  title: `Page ${index + 1}`,
  links: [],
  categories: Array.from({ length: index % 3 }, (_, at) => `Category:${at}`),
  revids: [index],
}));

const clientOf = (endpoint: string) =>
  createQueryClient({
    endpoint,
    userAgent: "tests (tests@wiki.invalid)",
    onWarning: () => {},
    retries: { attempts: 1 },
  });

async function all<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

async function wiki() {
  const { endpoint, requests } = await serveWiki({ pages, portion: (module) => (module === "allpages" ? 5 : 4) });
  const client = clientOf(endpoint);
  return { client, queries: createQueryQueries(client), requests };
}

describe("a list", () => {
  it("has the same items, page by page, as the client goes through", async () => {
    const { client, queries, requests } = await wiki();
    const observer = new InfiniteQueryObserver(newCache(), {
      ...queries.list.pages("allpages", { limit: 5 }),
      select: allItems,
    });
    const end = observer.subscribe(() => {});
    await expect.poll(() => observer.getCurrentResult().data?.length).toBe(5);
    expect(requests).toHaveLength(1);
    while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage();
    expect(requests).toHaveLength(5);
    expect(observer.getCurrentResult().data).toEqual(await all(client.list("allpages", { limit: 5 })));
    end();
  });
});

describe("a request", () => {
  it("has the results of the client, page by page", async () => {
    const { client, queries } = await wiki();
    const request = { generator: { allpages: { limit: 5 } }, prop: { categories: { limit: 4 } } } as const;
    const { pages: found } = await newCache().fetchInfiniteQuery({ ...queries.query.pages(request), pages: 9 });
    expect(found).toHaveLength(5);
    expect(found.map((one) => one.pages)).toEqual((await all(client.batches(request))).map((one) => one.pages));
  });

  it("has the pages of a generator", async () => {
    const { client, queries } = await wiki();
    const data = await newCache().fetchInfiniteQuery({
      ...queries.generate.pages("allpages", { limit: 5 }, { prop: { categories: {} } }),
      pages: 9,
    });
    expect(allItems(data)).toEqual(await all(client.generate("allpages", { limit: 5 }, { prop: { categories: {} } })));
    expect(allItems(data)).toHaveLength(23);
  });

  it("has one result", async () => {
    const { client, queries } = await wiki();
    const cache = newCache();
    const options = queries.query({ titles: ["Page 3", "Page 4"], prop: { categories: {} } });
    expect(await cache.fetchQuery(options)).toEqual(
      await client.query({ titles: ["Page 3", "Page 4"], prop: { categories: {} } }),
    );
    expect(cache.getQueryData(options.queryKey)?.pages).toHaveLength(2);
  });

  it("fails with the error of the client, and is not repeated", async () => {
    const { endpoint, requests } = await serveApi(() => ({
      errors: [{ code: "readapidenied", text: "No.", module: "main" }],
    }));
    const options = createQueryQueries(clientOf(endpoint)).meta("siteinfo", {});
    const failure = await newCache()
      .fetchQuery(options)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(QueryError);
    expect(requests).toHaveLength(1);
  });
});

describe("a key", () => {
  const queries = createQueryQueries(clientOf("http://wiki.invalid/api.php"));

  it("contains the request parameters in their wire form, and no secrets", () => {
    const since = new Date("2026-01-02T03:04:05Z");
    expect(queries.list.pages("watchlistraw", { owner: "A", token: "s3cret", limit: 5 }).queryKey).toEqual([
      "query",
      "list",
      { watchlistraw: { owner: "A", limit: 5 } },
      "pages",
    ]);
    expect(queries.list.pages("recentchanges", { start: since, toponly: false }).queryKey).toEqual([
      "query",
      "list",
      { recentchanges: { start: "2026-01-02T03:04:05.000Z" } },
      "pages",
    ]);
    expect(queries.meta("siteinfo", {}).queryKey).toEqual([...queryKey("meta"), { siteinfo: {} }]);
  });

  it("tells clients from one another by their scope", () => {
    const other = createQueryQueries(clientOf("http://wiki.invalid/api.php"), { scope: "de" });
    expect(other.meta("siteinfo", {}).queryKey).toEqual(["query", "meta", { siteinfo: {} }, { scope: "de" }]);
  });
});
