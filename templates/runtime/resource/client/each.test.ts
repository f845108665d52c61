import { describe, expect, it, vi } from "vitest";
import { all, listOf, pagesBy, rows, searchOf } from "../../../../test/client/support/lists.ts";
import { json, serve } from "../../../../test/client/support/server.ts";
import { first } from "../../http/client/extras.js";
import { each } from "./each.js";

describe("a list in pages", () => {
  it("continues with the parameter from a Link header and ignores the rest of the URL", async () => {
    const server = await serve((response, request) => {
      const from = Number(searchOf(request)["after"] ?? 0);
      const next = `<https://elsewhere.invalid/rows?after=${from + 3}&key=stolen>; rel="next"`;
      json(response, 200, rows(from, from + 3), from < 6 ? { link: `</rows>; rel="prev", ${next}` } : {});
    });
    const list = listOf(server, { limit: ["limit", 100], after: "after" }, { answerHeaders: { Link: "text" } });
    expect(await all(each(list, { query: { limit: 3, name: "a" } }))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(server.requests.map(searchOf)).toEqual([
      { limit: "3", name: "a", key: "s3cret" },
      { limit: "3", name: "a", after: "3", key: "s3cret" },
      { limit: "3", name: "a", after: "6", key: "s3cret" },
    ]);
  });

  it("that a Link leads through ends with a full page without one", async () => {
    const server = await serve((response) => json(response, 200, rows(0, 3)));
    const list = listOf(server, { limit: ["limit"], after: "after" }, { answerHeaders: { link: "text" } });
    expect(await all(each(list, { query: { limit: 3 } }))).toEqual([0, 1, 2]);
    expect(server.requests).toHaveLength(1);
  });

  it("continues after the id of the last item", async () => {
    const server = await pagesBy(({ after }) => (after === undefined ? 0 : Number(after) + 1));
    expect(
      await all(each(listOf(server, { limit: ["limit"], after: "after", id: "id" }), { query: { limit: 4 } })),
    ).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(server.requests.map((one) => searchOf(one)["after"])).toEqual([undefined, "3", "7"]);
  });

  it("continues by offset with the default page size", async () => {
    const server = await pagesBy(({ skip }) => Number(skip ?? 0), 5);
    expect(await all(each(listOf(server, { limit: ["limit", 100, 5], offset: "skip" })))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    expect(server.requests.map((one) => searchOf(one)["skip"])).toEqual([undefined, "5", "10"]);
  });

  it("begins where the caller says", async () => {
    const server = await pagesBy(({ skip }) => Number(skip ?? 0));
    expect(
      await all(each(listOf(server, { limit: ["limit"], offset: "skip" }), { query: { skip: 6, limit: 2 } })),
    ).toEqual([6, 7, 8, 9]);
  });

  it.each([[3], [20]])("ends if a server without paging returns the same %d items again", async (count) => {
    const server = await serve((response) => json(response, 200, rows(0, count)));
    expect(
      await all(each(listOf(server, { limit: ["limit"], after: "after", id: "id" }), { query: { limit: 3 } })),
    ).toHaveLength(count);
    expect(server.requests.length).toBeLessThanOrEqual(2);
  });

  it("throws instead of ending early if the next page is unknown", async () => {
    const server = await serve((response) => json(response, 200, rows(0, 3)));
    await expect(
      all(each(listOf(server, { limit: ["limit"], after: "after" }), { query: { limit: 3 } })),
    ).rejects.toThrow("query.after");
  });
});

describe("a list without pages", () => {
  it("makes a single request", async () => {
    const server = await serve((response) => json(response, 200, rows(0, 3)));
    expect(await all(each(listOf(server, undefined)))).toEqual([0, 1, 2]);
    expect(server.requests).toHaveLength(1);
  });

  it("accepts ids and call options", async () => {
    const statuses: number[] = [];
    const server = await serve((response) => json(response, 200, rows(0, 1)));
    const list = listOf(server, undefined, { path: "/a/{a}/b/{b}" });
    await all(
      each(list, "1", 2, {
        headers: { "x-own": "1" },
        onResponse: ({ status }: Response) => void statuses.push(status),
      }),
    );
    expect(server.requests[0]).toMatchObject({ url: "/a/1/b/2?key=s3cret", headers: { "x-own": "1" } });
    expect(statuses).toEqual([200]);
  });
});

it("an error of the service ends it", async () => {
  const server = await serve((response) => json(response, 404, { code: "gone", message: "Gone." }));
  await expect(all(each(listOf(server, undefined)))).rejects.toMatchObject({ code: "gone" });
});

it("a function that is no operation is refused", () => {
  expect(() => each(async () => [])).toThrow("each takes an operation");
});

describe("the first items", () => {
  it("are requested without fetching more", async () => {
    const server = await pagesBy(({ skip }) => Number(skip ?? 0));
    const list = listOf(server, { limit: ["limit", 4], offset: "skip" });
    expect((await first(2, each(list))).map(({ id }) => id)).toEqual([0, 1]);
    expect((await first(6, each(list))).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
    expect((await first(2, each(list, { query: { limit: 1 } }))).map(({ id }) => id)).toEqual([0, 1]);
    expect(server.requests.map((one) => searchOf(one)["limit"])).toEqual(["2", "3", "3", "1", "1"]);
  });
});

it("leaving a list ends the request under way", async () => {
  const server = await serve((response, _, turn) => turn === 1 && json(response, 200, rows(0, 1)));
  const items = each(listOf(server, { limit: ["limit", 9, 1], offset: "skip" }));
  await items.next();
  const next = items.next();
  await vi.waitFor(() => expect(server.requests).toHaveLength(2));
  await items.return!();
  await server.closed;
  expect(await next).toMatchObject({ done: true });
});
