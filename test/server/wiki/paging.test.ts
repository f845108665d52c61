import { beforeAll, expect, test } from "vitest";
import { handlersOn, storedHandlersOn } from "../../../packages/reference-server/src/query/handlers.ts";
import { queryService } from "../../validators/service.ts";
import { emptyWiki, member, siteOn, type Ask } from "./support/asked-wiki.ts";
import { linkedWiki } from "./support/linked-pages.ts";
import { needed } from "./support/needed.ts";
import { pagedItems } from "./support/paged-items.ts";

/* Whatever the limit, paging through a list gives each item once, in the same order. */

const everything = "Lighthouse|Harbour|Ferry|Beacon|Old light|Empty|Talk:Lighthouse|Template:Box|Template:Other box|File:Lamp.png|Category:Sea|Missing page";

/** They list otherwise each time, or what they list are pages that come again with each part of their revisions. */
const left = new Set(["random", "revisions", "deletedrevisions", "allrevisions", "alldeletedrevisions"]);

const [service, site] = [queryService(), siteOn(emptyWiki())];
const answered = { ...handlersOn(site).modules, ...storedHandlersOn(site).modules };
const modules = service.modules.filter(({ name, group, parameters }) => name in answered && group !== "meta" && !left.has(name) && parameters.some((one) => one.name === "limit"));

const requests = modules.flatMap(({ name, group, prefix, parameters }) => {
  const dir = parameters.find((one) => one.name === "dir");
  const values = dir === undefined ? [] : JSON.stringify(dir).includes('"older"') ? ["older", "newer"] : ["ascending", "descending"];
  const base = { [group]: name, ...(group === "prop" ? { titles: everything } : {}), ...needed[name] };
  return values.length === 0 ? [[name, prefix, base] as const] : values.map((value) => [name, prefix, { ...base, [`${prefix}dir`]: value }] as const);
});

let ask: Ask;
beforeAll(async () => void (ask = await linkedWiki()));

test("there are modules to page through", () => {
  expect(modules.length).toBeGreaterThan(16);
});

test.each(requests)("%s", async (name, prefix, request) => {
  const paged = (limit: string) => pagedItems(ask, name, { ...request, [`${prefix}limit`]: limit }, member("Ann", 1, "sysop"));
  const all = await paged("max");
  expect(new Set(all).size).toBe(all.length);
  for (const limit of ["1", "2", "7"]) expect(await paged(limit), `limit ${limit}`).toEqual(all);
});
