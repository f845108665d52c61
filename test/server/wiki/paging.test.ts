import { beforeAll, expect, test } from "vitest";
import { member, type Ask } from "./support/asked-wiki.ts";
import { modules, requests } from "./support/list-requests.ts";
import { linkedWiki } from "./support/linked-pages.ts";
import { pagedItems } from "./support/paged-items.ts";

/* With any limit, paging through a list returns each item once, in the same order. */

let ask: Ask;
beforeAll(async () => void (ask = await linkedWiki()));

test("there are modules to page through", () => {
  expect(modules.length).toBeGreaterThan(16);
});

test.each(requests)("%s", async (name, prefix, request) => {
  const paged = (limit: string) =>
    pagedItems(ask, name, { ...request, [`${prefix}limit`]: limit }, member("Ann", 1, "sysop"));
  const all = await paged("max");
  expect(new Set(all).size).toBe(all.length);
  for (const limit of ["1", "2", "7"]) expect(await paged(limit), `limit ${limit}`).toEqual(all);
});
