import { describe, expect, it, test } from "vitest";
import { all, listOf, rows, searchOf } from "../../../../test/client/support/lists.ts";
import { json, serve } from "../../../../test/client/support/server.ts";
import { each } from "./each.js";
import { page, type AskPage, type PageStart } from "./page.js";
import type { ListPages } from "./table.js";

/**
 * Collects the items of a list, page by page. Each page start is converted to JSON and back, as if a program had stored
 * it.
 */
async function byPages(list: Parameters<typeof page>[0], given: readonly unknown[]): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (let start: PageStart | null | undefined; start !== null; ) {
    const one: Awaited<ReturnType<typeof page>> = await page(list, given, start);
    found.push(...one.items);
    start = JSON.parse(JSON.stringify(one.next)) as PageStart | null;
  }
  return found;
}

describe("page by page", () => {
  const kinds: Readonly<Record<string, { readonly pages: ListPages; readonly isLinked?: true }>> = {
    "by offset": { pages: { limit: ["limit"], offset: "from" } },
    "by number": { pages: { limit: ["limit"], number: ["nr", 1] } },
    "after an id": { pages: { limit: ["limit"], after: "after", id: "id" } },
    "by Link": { pages: { limit: ["limit"], after: "after" }, isLinked: true },
  };
  it.each(Object.entries(kinds))("a list %s has the items that `each` gives", async (_, { pages, isLinked }) => {
    const server = await serve((response, request) => {
      const { limit = "10", from, nr, after } = searchOf(request);
      const start =
        from !== undefined
          ? Number(from)
          : nr !== undefined
            ? (Number(nr) - 1) * Number(limit)
            : after !== undefined
              ? Number(after) + 1
              : 0;
      const found = rows(start, Math.min(10, start + Number(limit)));
      const next = `<http://other.invalid/?after=${found.at(-1)?.id}>; rel="next"`;
      json(response, 200, found, isLinked && start + found.length < 10 ? { link: next } : {});
    });
    const list = listOf(server, pages, isLinked ? { answerHeaders: { Link: "text" } } : {});
    const given = [{ query: { limit: 3 } }];
    const found = await byPages(list, given);
    expect(found).toHaveLength(10);
    expect(found).toEqual((await all(each(list, ...given))).map((id) => ({ id })));
  });
});

test("returns the other members of an object page next to its items", async () => {
  const server = await serve((response) => json(response, 200, { rows: rows(0, 2), next: "c2", total: 9 }));
  const list = listOf(server, { after: "cursor", page: ["rows", "next", "total"] }) as unknown as (
    call?: object,
  ) => Promise<{ readonly rows: readonly object[]; readonly total: number }>;
  expect(await (page as AskPage<"rows">)(list, [])).toEqual({
    items: rows(0, 2),
    next: { cursor: "c2" },
    others: { next: "c2", total: 9 },
  });
});

test("a function that is no operation is refused", async () => {
  await expect(page(async () => [], [])).rejects.toThrow("page takes an operation of a client");
});
