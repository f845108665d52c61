import { describe, expect, it, vi } from "vitest";
import { all, listOf, rows, searchOf, type Row } from "../../../../test/client/support/lists.ts";
import { json, serve, type TestServer } from "../../../../test/client/support/server.ts";
import { first } from "../../http/client/extras.js";
import { each as eachOf, type Each } from "./each.js";
import type { ListPages } from "./table.js";

/* Tests of lists whose pages are objects. */

const each = eachOf as Each<"rows">;
const cursors: ListPages = { limit: ["limit", 100], after: "cursor", page: ["rows", "next", "total"] };

type PageOf = (asked: Readonly<Record<string, string>>) => object;
const servePages = (page: PageOf): Promise<TestServer> =>
  serve((response, request) => json(response, 200, page(searchOf(request))));
const paged = (server: TestServer, pages: ListPages = cursors) =>
  listOf(server, pages) as unknown as (call?: object) => Promise<{ readonly rows: readonly Row[] }>;

/** Returns ten rows, three per page. `last` contains the other members of the last page. */
const byCursor =
  (last: object): PageOf =>
  ({ cursor = "c0" }) => {
    const from = Number(cursor.slice(1));
    return { rows: rows(from, Math.min(10, from + 3)), ...(from < 9 ? { next: `c${from + 3}` } : last) };
  };

describe("a list in pages with cursors", () => {
  it.each([
    ["null", { next: null }],
    ["left out", {}],
    ["empty", { next: "" }],
  ])("ends where the cursor is %s, and keeps the other arguments", async (_, last) => {
    const server = await servePages(byCursor(last));
    expect(await all(each(paged(server), { query: { limit: 3, name: "a&b" }, headers: { "x-own": "1" } }))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    const others = { limit: "3", name: "a&b", key: "s3cret" };
    expect(server.requests.map(searchOf)).toEqual([
      others,
      ...["c3", "c6", "c9"].map((cursor) => ({ ...others, cursor })),
    ]);
    expect(server.requests.map(({ headers }) => headers["x-own"])).toEqual(["1", "1", "1", "1"]);
  });

  it("continues through pages that are empty, short or start with the same item", async () => {
    const server = await servePages(({ cursor }) => ({
      rows: cursor === "c1" ? [] : rows(1, 2),
      next: { undefined: "c1", c1: "c2", c2: "c3" }[String(cursor)] ?? null,
    }));
    expect(await all(each(paged(server)))).toEqual([1, 1, 1]);
  });

  it("begins where the caller says", async () => {
    const server = await servePages(byCursor({ next: null }));
    expect(await all(each(paged(server), { query: { cursor: "c6" } }))).toEqual([6, 7, 8, 9]);
  });

  it.each(["__proto__", "a b&c=d#e", "é\u{1f600}", "0"])("sends the cursor %j as it came", async (cursor) => {
    const server = await servePages((asked) => ({
      rows: rows(0, 1),
      next: asked["cursor"] === undefined ? cursor : null,
    }));
    await all(each(paged(server)));
    expect(server.requests.map((one) => new URL(one.url, "http://a.invalid").searchParams.get("cursor"))).toEqual([
      null,
      cursor,
    ]);
  });

  it.each([1, 2, 7, 40])("whose server goes round %d cursors is an error, and ends", async (count) => {
    const server = await servePages(({ cursor = "-1" }) => ({
      rows: rows(0, 1),
      next: String((Number(cursor) + 1) % count),
    }));
    await expect(all(each(paged(server)))).rejects.toThrow(/does not end: the server repeated the cursor "\d+"/);
    expect(server.requests.length).toBeLessThan(4 * count + 2);
  });

  it("fetches no page that is not wanted", async () => {
    const server = await servePages(byCursor({ next: null }));
    for await (const { id } of each(paged(server))) if (id === 4) break;
    expect(server.requests).toHaveLength(2);
    expect((await first(2, each(paged(server)))).map(({ id }) => id)).toEqual([0, 1]);
    expect(server.requests.slice(2).map(searchOf)).toEqual([{ limit: "2", key: "s3cret" }]);
  });

  it("leaving it ends the request under way", async () => {
    const server = await serve(
      (response, _, turn) => turn === 1 && json(response, 200, { rows: rows(0, 1), next: "c" }),
    );
    const items = each(paged(server));
    await items.next();
    const next = items.next();
    await vi.waitFor(() => expect(server.requests).toHaveLength(2));
    await items.return!();
    await server.closed;
    expect(await next).toMatchObject({ done: true });
  });

  it("throws if it continues but no parameter accepts the cursor", async () => {
    const server = await servePages(byCursor({ next: null }));
    const { after: _, ...others } = cursors;
    await expect(all(each(paged(server, others)))).rejects.toThrow("no query parameter accepts");
  });

  it("throws if a response has no list", async () => {
    const server = await servePages(() => ({ items: [] }));
    await expect(all(each(paged(server)))).rejects.toThrow("JSON without rows");
  });
});

describe("a list in pages without cursors", () => {
  const counted =
    (start: (asked: Readonly<Record<string, string>>) => number): PageOf =>
    (asked) => {
      const from = start(asked);
      return { rows: rows(from, Math.min(10, from + Number(asked["limit"] ?? 4))), total: 10 };
    };
  const page = ["rows", undefined, "total"] as const;

  it.each(["offset", "number"] as const)(
    "continues by its %s up to the total, while pages of other lists name the next one",
    async (kind) => {
      const server = await servePages(({ skip, side }) => {
        const from = kind === "offset" ? Number(skip ?? 0) : (Number(side ?? 1) - 1) * 4;
        return { rows: rows(from, Math.min(10, from + 4)), total: 10 };
      });
      const pages = kind === "offset" ? { offset: "skip" } : { number: ["side", 1] as const };
      expect(await all(each(paged(server, { ...pages, page: ["rows", "next", "total"] })))).toEqual([
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
      ]);
    },
  );

  it("ends if its page reports no next page, regardless of the total", async () => {
    const server = await servePages(() => ({ rows: rows(0, 4), next: null, total: 10 }));
    expect(await all(each(paged(server, { offset: "skip", page: ["rows", "next", "total"] })))).toEqual([0, 1, 2, 3]);
  });

  it("continues by offset until the total is reached", async () => {
    const server = await servePages(counted(({ skip }) => Number(skip ?? 0)));
    expect(await all(each(paged(server, { limit: ["limit"], offset: "skip", page }), { query: { limit: 5 } }))).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    );
    expect(server.requests).toHaveLength(2);
  });

  it.each([0, 1])("continues by page number, starting at %d", async (from) => {
    const server = await servePages(
      counted(({ page: number, limit = 4 }) => (Number(number ?? from) - from) * Number(limit)),
    );
    const list = paged(server, { limit: ["limit"], number: ["page", from], page });
    expect(await all(each(list, { query: { limit: 5 } }))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(server.requests.map((one) => searchOf(one)["page"])).toEqual([undefined, String(from + 1)]);
    expect(await all(each(list))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("continues after the id of the last item", async () => {
    const server = await servePages(counted(({ after }) => (after === undefined ? 0 : Number(after) + 1)));
    expect(await all(each(paged(server, { after: "after", id: "id", page: ["rows"] })))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });
});
