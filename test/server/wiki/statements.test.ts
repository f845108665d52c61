import { afterAll, beforeAll, expect, test } from "vitest";
import type { Storage } from "../../../packages/reference-server/src/storage/storage.ts";
import { fillWorld } from "../../bench-server/wiki/world.ts";
import { queryService } from "../../validators/service.ts";
import { recorded } from "./plans/recorded.ts";
import { askOf, emptyWiki, member, type Ask } from "./support/asked-wiki.ts";

/* A request for fifty pages runs no more statements than one for five. */

let storage: Storage;
let ask: Ask;
let statements = 0;

beforeAll(async () => {
  storage = emptyWiki();
  await fillWorld(storage, { revisions: 100 });
  ask = askOf(recorded(storage, () => statements++));
});
afterAll(() => storage.close());

async function statementsOf(request: Readonly<Record<string, string>>): Promise<number> {
  statements = 0;
  const { errors } = await ask(request, member("User 1", 1, "sysop"));
  expect(errors).toBeUndefined();
  return statements;
}

const title = (at: number): string => `${at % 10 === 9 ? "Talk:" : ""}Page ${String(at).padStart(8, "0")}`;
/** Returns page titles of two namespaces, including a redirect. */
const titles = (count: number): string =>
  [...Array.from({ length: count - 1 }, (_, at) => title(at + 49)), "Missing page"].join("|");
const files = (count: number): string => Array.from({ length: count }, (_, at) => `File:${at}.png`).join("|");

const properties = queryService().modules.flatMap(({ name, group }) =>
  // Stashed files belong to no page.
  group === "prop" && name !== "stashimageinfo" ? [name] : [],
);
const everything = "protection|talkid|subjectid|watched|watchers|visitingwatchers|displaytitle|url";
const requests: readonly (readonly [name: string, request: Readonly<Record<string, string>>])[] = [
  ...properties.map((name) => [name, { prop: name }] as const),
  ["info with all properties", { prop: "info", inprop: everything, intestactions: "edit|move" }],
  ["texts", { prop: "revisions", rvprop: "content|tags", rvslots: "main" }],
  ["redirects", { redirects: "1" }],
];

test.each(requests)("%s", async (_, request) => {
  const few = await statementsOf({ ...request, titles: titles(5) });
  expect(few).toBeGreaterThan(0);
  expect(await statementsOf({ ...request, titles: titles(50) })).toBeLessThanOrEqual(few);
  const fewFiles = await statementsOf({ ...request, titles: files(5) });
  expect(await statementsOf({ ...request, titles: files(50) })).toBeLessThanOrEqual(fewFiles);
});

const numbers = (count: number): string => Array.from({ length: count }, (_, at) => at + 50).join("|");

test.each(["pageids", "revids"])("%s", async (parameter) => {
  const few = await statementsOf({ [parameter]: numbers(5) });
  expect(few).toBeGreaterThan(0);
  expect(await statementsOf({ [parameter]: numbers(50) })).toBeLessThanOrEqual(few);
});
