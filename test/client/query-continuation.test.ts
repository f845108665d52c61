import { getEventListeners } from "node:events";
import { describe, expect, it } from "vitest";
import { serveApi, serveWiki } from "./support/api.ts";
import { all, clientOf, failureOf } from "./support/query.ts";
import { serve } from "./support/server.ts";
import type { Page, WikiOptions } from "./support/wiki.ts";

/** Returns pages. Each has up to four links and up to three categories. */
function pagesOf(count: number): readonly Page[] {
  return Array.from({ length: count }, (_, index) => ({
    pageid: index + 1,
    ns: 0,
    title: `Page ${index + 1}`,
    links: Array.from({ length: index % 5 }, (_, at) => `Link ${index}-${at}`),
    categories: Array.from({ length: index % 4 }, (_, at) => `Category:${at}`),
    revids: [index * 3 + 1, index * 3 + 2, index * 3 + 3],
  }));
}

const pages = pagesOf(1234);
const titles = pages.map(({ title }) => title);
/** An odd number, so that responses end in the middle of pages. */
const wiki: WikiOptions = { pages, portion: (module) => (module === "allpages" ? 45 : 37) };

interface Shown {
  readonly title: string;
  readonly links?: readonly { readonly title: string }[];
  readonly categories?: readonly { readonly title: string }[];
  readonly length?: number;
}

/** The server's pages in the format of `shown`. */
const held = (some: readonly Page[]): unknown =>
  some.map(({ title, links, categories }) => ({ title, links, categories }));
const shown = (some: readonly unknown[]): unknown =>
  (some as readonly Shown[]).map(({ title, links = [], categories = [] }) => ({
    title,
    links: links.map((link) => link.title),
    categories: categories.map((one) => one.title),
  }));

describe("a list", () => {
  it("is followed to its end", async () => {
    const { endpoint, requests } = await serveWiki(wiki);
    const items = await all(clientOf(endpoint).list("allpages", { limit: "max" }));
    expect(items).toEqual(pages.map(({ pageid, title }) => ({ pageid, ns: 0, title })));
    expect(requests).toHaveLength(Math.ceil(1234 / 45));
  });

  it("is requested only as far as it is read", async () => {
    const { endpoint, requests } = await serveWiki(wiki);
    const items: unknown[] = [];
    for await (const item of clientOf(endpoint).list("allpages", { limit: 20 })) if (items.push(item) === 21) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(requests).toHaveLength(2);
  });

  it("is not requested if it is not read", async () => {
    const { endpoint, requests } = await serveWiki(wiki);
    clientOf(endpoint).list("allpages", {});
    const unread = clientOf(endpoint).list("allpages", {});
    await unread.return!();
    expect(await unread.next()).toEqual({ done: true, value: undefined });
    expect(requests).toHaveLength(0);
  });

  it("sends any continuation value back unchanged", async () => {
    const api = await serveApi((_, turn) => ({
      batchcomplete: true,
      query: { allpages: [turn] },
      ...(turn === 1 && { continue: { "odd name": "ä|\u001f&=", continue: "-||", n: 3 } }),
    }));
    expect(await all(clientOf(api.endpoint).list("allpages", { prefix: "A" }))).toEqual([1, 2]);
    expect(api.asked()).toEqual([
      { list: "allpages", apprefix: "A" },
      { list: "allpages", apprefix: "A", "odd name": "ä|\u001f&=", continue: "-||", n: "3" },
    ]);
  });

  it("of more than fifty names goes in several requests", async () => {
    const { endpoint, asked } = await serveWiki(wiki);
    const users = titles.slice(0, 120);
    expect(await all(clientOf(endpoint).list("users", { users, prop: ["groups"] }))).toEqual(
      users.map((name) => ({ name })),
    );
    expect(asked().map(({ ususers, usprop }) => [ususers!.split("|").length, usprop])).toEqual([
      [50, "groups"],
      [50, "groups"],
      [20, "groups"],
    ]);
  });

  it("names a duplicate once, as the service does", async () => {
    const { endpoint, requests } = await serveWiki(wiki);
    const users = titles.slice(0, 40);
    expect(await all(clientOf(endpoint).list("users", { users: [...users, ...users] }))).toEqual(
      users.map((name) => ({ name })),
    );
    expect(requests).toHaveLength(1);
  });

  it("of more than fifty ids, too, and five hundred where the caller may", async () => {
    const api = await serveApi((asked) => ({
      batchcomplete: true,
      query: { users: asked.get("ususerids")!.split("|") },
    }));
    const userids = Array.from({ length: 1200 }, (_, index) => index);
    expect(await all(clientOf(api.endpoint, { highLimits: true }).list("users", { userids }))).toEqual(
      userids.map(String),
    );
    expect(api.requests).toHaveLength(3);
  });

  it("is not split if the order and number of its values matter", async () => {
    const api = await serveApi(() => ({ batchcomplete: true, query: { allmessages: [] } }));
    await clientOf(api.endpoint).meta("allmessages", { args: Array.from({ length: 60 }, () => "x") });
    expect(api.asked()[0]!["amargs"]!.split("|")).toHaveLength(60);
  });

  it.each([
    [
      "within an object",
      { query: { querypage: { name: "Ancientpages", results: [{ value: "1" }, { value: "2" }] } } },
      "querypage",
      [{ value: "1" }, { value: "2" }],
    ],
    ["next to the others", { watchlistraw: [{ title: "A" }] }, "watchlistraw", [{ title: "A" }]],
  ])("may be returned %s", async (_, body, name, items) => {
    const api = await serveApi(() => ({ batchcomplete: true, ...body }));
    expect(await all(clientOf(api.endpoint).list(name, {}))).toEqual(items);
    expect(await clientOf(api.endpoint).query({ list: { [name]: {} } })).toEqual({
      list: { [name]: items },
      meta: {},
      pages: [],
      warnings: [],
    });
  });

  it("is an object where its result has no list, and a call about it has its entries", async () => {
    const codexicons = { add: "<path>", alert: { ltr: "<path>", shouldFlip: true } };
    const api = await serveApi(() => ({ batchcomplete: true, query: { codexicons } }));
    expect(await all(clientOf(api.endpoint).list("codexicons", {}))).toEqual(Object.entries(codexicons));
    expect((await clientOf(api.endpoint).query({ list: { codexicons: {} } }))["list"]).toEqual({ codexicons });
  });
});

describe("pages", () => {
  it("come in batches of fifty, each with all its data", async () => {
    const { endpoint, asked } = await serveWiki(wiki);
    const result = await clientOf(endpoint).query({
      titles,
      prop: { info: {}, links: { limit: "max" }, categories: { limit: "max" } },
    });
    expect(shown(result["pages"])).toEqual(held(pages));
    expect((result["pages"] as readonly Shown[]).every(({ title, length }) => length === title.length)).toBe(true);
    expect(result["continue"]).toBeUndefined();
    expect(asked().every(({ titles: some }) => some!.split("|").length <= 50)).toBe(true);
  });

  it("are found by id and by revision", async () => {
    const { endpoint } = await serveWiki(wiki);
    const byId = await clientOf(endpoint).query({
      pageids: [3, ...pages.map(({ pageid }) => pageid), 9999, 9998],
      prop: { links: {} },
    });
    expect(byId["pages"].filter(({ missing }: { missing?: boolean }) => missing)).toEqual([
      { pageid: 9999, missing: true },
      { pageid: 9998, missing: true },
    ]);
    expect(byId["pages"]).toHaveLength(1236);
    const revids = pages.slice(0, 60).flatMap((page) => page.revids);
    const byRevision = await clientOf(endpoint).query({ revids, prop: { revisions: {}, categories: {} } });
    expect(
      byRevision["pages"].flatMap(({ revisions }: { revisions: readonly { revid: number }[] }) =>
        revisions.map(({ revid }) => revid),
      ),
    ).toEqual(revids);
    // Some pages were returned in two batches, each time with all their categories.
    expect(
      byRevision["pages"].map(({ categories = [] }: { categories?: readonly unknown[] }) => categories.length),
    ).toEqual(pages.slice(0, 60).map(({ categories }) => categories.length));
  });

  it("stay separate if they have no id, and data about the request is returned once", async () => {
    const names = [
      "Page_1",
      "Nope",
      "Also nope",
      "Old",
      "Page 2",
      "A|B",
      ...Array.from({ length: 60 }, (_, index) => `Page_${index + 5}`),
    ];
    const { endpoint } = await serveWiki({
      pages: pagesOf(70),
      portion: () => 3,
      aliases: new Map([["Old", "Page 70"]]),
    });
    const result = await clientOf(endpoint).query({
      titles: [...names, "Page 70"],
      prop: { links: {}, categories: {} },
    });
    const found = result["pages"] as readonly Record<string, unknown>[];
    expect(found.filter((page) => page["missing"])).toEqual([
      { ns: 0, title: "Nope", missing: true },
      { ns: 0, title: "Also nope", missing: true },
    ]);
    expect(found.filter((page) => page["invalid"])).toEqual([{ title: "A|B", invalid: true }]);
    expect(result["normalized"]).toHaveLength(61);
    expect(result["redirects"]).toEqual([{ from: "Old", to: "Page 70" }]);
    // The page was in two batches: under its other name, and under its own.
    expect(shown(found.filter((page) => page["title"] === "Page 70"))).toEqual(held([pagesOf(70)[69]!]));
  });

  it("keep equal entries of one continuation", async () => {
    const api = await serveApi((_, turn) => ({
      query: { pages: [{ pageid: 1, revisions: [{ user: "A" }] }] },
      ...(turn < 3 ? { continue: { rvcontinue: `${turn}` } } : { batchcomplete: true }),
    }));
    expect((await clientOf(api.endpoint).query({ pageids: [1] }))["pages"]).toEqual([
      { pageid: 1, revisions: [{ user: "A" }, { user: "A" }, { user: "A" }] },
    ]);
  });

  it("keep all items of a list, too", async () => {
    const api = await serveApi((_, turn) => ({
      query: { normalized: [{ from: "a", to: "A" }], logevents: [{ type: "move" }] },
      ...(turn < 3 ? { continue: { lecontinue: `${turn}` } } : { batchcomplete: true }),
    }));
    const { list, normalized } = await clientOf(api.endpoint).query({
      titles: "a",
      list: { logevents: { prop: ["type"] } },
    });
    expect([list.logevents, normalized]).toEqual([
      [{ type: "move" }, { type: "move" }, { type: "move" }],
      [{ from: "a", to: "A" }],
    ]);
  });

  it("never change what objects are", async () => {
    const poison =
      '{"query":{"pages":[{"pageid":1,"pageprops":{"__proto__":{"polluted":true},"a":"b"}}],"__proto__":{"polluted":true}},';
    const { url } = await serve((response, _, turn) =>
      response.end(`${poison}${turn === 1 ? '"continue":{"x":"1"}' : '"batchcomplete":true'}}`),
    );
    const result = await clientOf(url).query({ pageids: [1] });
    expect(result["pages"][0].pageprops["a"]).toBe("b");
    expect([
      ({} as Record<string, unknown>)["polluted"],
      result["polluted"],
      result["pages"][0].pageprops.polluted,
    ]).toEqual([undefined, undefined, undefined]);
  });
});

describe("a generator", () => {
  it("yields each page whole, to its end", async () => {
    const { endpoint } = await serveWiki(wiki);
    const found = await all(
      clientOf(endpoint).generate(
        "allpages",
        { limit: 30 },
        { prop: { links: {}, categories: { limit: 3 }, info: {} } },
      ),
    );
    expect(shown(found)).toEqual(held(pages));
  });

  it("works without titles or properties", async () => {
    const { endpoint } = await serveWiki(wiki);
    expect(await all(clientOf(endpoint).generate("allpages", { limit: "max" }))).toHaveLength(1234);
  });
});

describe("a query", () => {
  it("ends with its first batch, and can be taken up again", async () => {
    const { endpoint } = await serveWiki(wiki);
    const request = {
      generator: { allpages: { limit: 20 } },
      prop: { links: {} },
      list: { allpages: { limit: 5 } },
      meta: { siteinfo: {}, userinfo: {} },
    };
    const first = await clientOf(endpoint).query(request);
    expect(first["pages"]).toHaveLength(20);
    expect(first["continue"]).toMatchObject({ gapcontinue: "20" });
    const second = await clientOf(endpoint).query({ ...request, continue: first["continue"] });
    expect(second["pages"].map(({ pageid }: Page) => pageid)).toEqual(pages.slice(20, 40).map(({ pageid }) => pageid));
    expect(second["list"].allpages[0]).toMatchObject({ title: pages[first["list"].allpages.length]!.title });
  });

  it("reports a continuation from any of its requests", async () => {
    const api = await serveApi((_, turn) => ({
      batchcomplete: true,
      ...(turn === 2 && { continue: { gplcontinue: "1|2", continue: "gplcontinue||" } }),
    }));
    const result = await clientOf(api.endpoint).query({ titles: titles.slice(0, 120), generator: { links: {} } });
    expect(result["continue"]).toEqual({ gplcontinue: "1|2", continue: "gplcontinue||" });
    expect(api.requests).toHaveLength(3);
  });

  it("has the result of each module under its group and name", async () => {
    const { endpoint } = await serveWiki(wiki);
    const result = await clientOf(endpoint).query({
      list: { users: { users: "A" } },
      meta: { siteinfo: {}, userinfo: {} },
    });
    const general = { sitename: "Test" };
    expect(result).toEqual({
      general,
      list: { users: [{ name: "A" }] },
      meta: { siteinfo: { general }, userinfo: { name: "someone" } },
      pages: [],
      warnings: [],
    });
    expect(await clientOf(endpoint).meta("userinfo", {})).toEqual({ name: "someone" });
    expect(await clientOf(endpoint).meta("siteinfo", {})).toEqual({ general });
  });

  it("requests data that is not about pages once, however many pages there are", async () => {
    const { endpoint, asked } = await serveWiki(wiki);
    const result = await clientOf(endpoint).query({
      titles: titles.slice(0, 70),
      list: { users: { users: titles.slice(0, 120) } },
      meta: { userinfo: {} },
      assertuser: "Me",
    });
    expect(result["pages"]).toHaveLength(70);
    expect(result["list"].users).toHaveLength(120);
    expect(
      asked().map((one) => [
        one["titles"]?.split("|").length,
        one["ususers"]?.split("|").length,
        one["meta"],
        one["assertuser"],
      ]),
    ).toEqual([
      [50, 50, "userinfo", "Me"],
      [20, 50, "userinfo", "Me"],
      [undefined, 20, "userinfo", "Me"],
    ]);
  });

  it("continues in batches until everything is read", async () => {
    const { endpoint } = await serveWiki({ pages: pagesOf(100), portion: () => 9 });
    const request = {
      titles: titles.slice(0, 60),
      prop: { links: {}, categories: {} },
      list: { allpages: { limit: 7 } },
    };
    const results = await all(clientOf(endpoint).batches(request));
    expect(shown(results.flatMap((result) => result["pages"] as readonly unknown[]))).toEqual(held(pages.slice(0, 60)));
    expect(results.flatMap((result) => result["list"].allpages as readonly Page[]).map(({ pageid }) => pageid)).toEqual(
      pagesOf(100).map(({ pageid }) => pageid),
    );
  });
});

describe("a continuation that does not end", () => {
  it("is capped", async () => {
    const api = await serveApi((_, turn) => ({
      batchcomplete: true,
      continue: { apcontinue: `${turn}` },
      query: { allpages: [turn] },
    }));
    const read: unknown[] = [];
    const error = await failureOf(
      (async () => {
        for await (const item of clientOf(api.endpoint).list("allpages", {}, { maximumRequests: 12 })) read.push(item);
      })(),
    );
    expect(error).toMatchObject({
      name: "TransportError",
      kind: "too-many-requests-of-continuation",
      request: { method: "GET" },
    });
    expect([read.length, api.requests.length]).toEqual([12, 12]);
  });

  it("is capped for a client, and in the middle of a batch", async () => {
    const api = await serveApi((_, turn) => ({ continue: { plcontinue: `${turn}` }, query: { pages: [] } }));
    expect(await failureOf(clientOf(api.endpoint, { maximumRequests: 5 }).query({ titles: ["A"] }))).toMatchObject({
      kind: "too-many-requests-of-continuation",
    });
    expect(api.requests).toHaveLength(5);
  });

  it("is detected if it repeats itself", async () => {
    const api = await serveApi((_, turn) => ({ continue: { plcontinue: `${turn % 3}` }, query: { pages: [] } }));
    const error = await failureOf(clientOf(api.endpoint).query({ titles: ["A"] }));
    expect(error).toMatchObject({ kind: "too-many-requests-of-continuation" });
    expect(error.message).toContain("repeats itself");
    expect(api.requests).toHaveLength(4);
  });

  it("may be exactly as long as allowed", async () => {
    const { endpoint } = await serveWiki({ pages: pagesOf(30), portion: () => 10 });
    expect(await all(clientOf(endpoint, { maximumRequests: 3 }).list("allpages", {}))).toHaveLength(30);
  });
});

describe("a caller who stops", () => {
  it("ends an iterator, and the request under way, with a signal", async () => {
    const stop = new AbortController();
    const api = await serveApi((_, turn) =>
      turn === 1 ? { batchcomplete: true, continue: { apcontinue: "1" }, query: { allpages: [1] } } : void stop.abort(),
    );
    const error = await failureOf(all(clientOf(api.endpoint).list("allpages", {}, { signal: stop.signal })));
    expect(error).toMatchObject({ name: "AbortError", kind: "aborted" });
    await api.closed;
    expect(api.requests).toHaveLength(2);
  });

  it("ends an iterator, and the request under way, with `return`", async () => {
    let arrived = (): void => {};
    const waiting = new Promise<void>((resolve) => (arrived = resolve));
    const api = await serveApi(() => arrived());
    const items = clientOf(api.endpoint).list("allpages", {});
    const next = items.next();
    await waiting;
    expect(await items.return!()).toEqual({ done: true, value: undefined });
    expect(await next).toEqual({ done: true, value: undefined });
    await api.closed;
    expect(await items.next()).toEqual({ done: true, value: undefined });
    expect(api.requests).toHaveLength(1);
  });

  it("leaves no listeners behind on a signal", async () => {
    const { endpoint } = await serveWiki(wiki);
    const { signal } = new AbortController();
    await all(clientOf(endpoint).list("allpages", { limit: "max" }, { signal }));
    for await (const _ of clientOf(endpoint).list("allpages", {}, { signal })) break;
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
  });
});
