import { delay, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createExchangeClient } from "../../packages/client/generated/exchange/index.js";
import { createQueryClient as createAccountClient } from "../../packages/client/generated/query/account.js";
import { createQueryClient } from "../../packages/client/generated/query/index.js";
import { pagingGroupRow } from "../../packages/mock/generated/exchange/data.js";
import { error, exchangeMock } from "../../packages/mock/generated/exchange/index.js";
import { exchangeHandlers, exchangeOverrides } from "../../packages/mock/generated/exchange/msw.js";
import { allpagesItem } from "../../packages/mock/generated/query/data.js";
import { error as queryError, queryMock } from "../../packages/mock/generated/query/index.js";
import { queryHandlers, queryOverrides } from "../../packages/mock/generated/query/msw.js";

/* MSW in Node: the clients do not know about the mock. */

const mock = exchangeMock({ baseUrl: "https://pbx.invalid", onError: () => {} });
const wikiMock = queryMock({ endpoint: "https://wiki.invalid/api.php" });
const [override, wikiOverride] = [exchangeOverrides(mock), queryOverrides(wikiMock)];
const server = setupServer(...exchangeHandlers(mock), ...queryHandlers(wikiMock));
const client = createExchangeClient({
  baseUrl: "https://pbx.invalid",
  key: "k",
  tenant: "DEMO",
  retries: { attempts: 1 },
});
const wiki = createQueryClient({
  endpoint: "https://wiki.invalid/api.php",
  userAgent: "test/1.0 (a@b.example)",
  retries: { attempts: 1 },
});

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  server.resetHandlers();
  mock.reset();
});
afterAll(() => server.close());

const names = async (): Promise<readonly string[]> => (await client.pagingGroups.list()).map(({ pa_name }) => pa_name);
const titles = async (): Promise<readonly string[]> => {
  const found: string[] = [];
  for await (const { title } of wiki.list("allpages", { limit: 2 })) found.push(title);
  return found;
};

test("the mock responds at all paths of its service, and returns written data", async () => {
  const { pa_id } = await client.pagingGroups.create({ name: "Hall", number: "1" });
  const read = await fetch(`https://pbx.invalid/pbx/openapi.php/intercoms/${pa_id}?tenant=DEMO`, {
    headers: { "x-api-key": "k" },
  });
  expect(await read.json()).toMatchObject({ pa_name: "Hall" });
  expect((await fetch("https://pbx.invalid/pbx/openapi.php/nothing")).status).toBe(404);
});

test("an override applies until MSW resets its handlers, or once", async () => {
  const start = await names();
  server.use(override.pagingGroups.list(() => [pagingGroupRow({ pa_name: "Mine" })]));
  expect([await names(), await names()]).toEqual([["Mine"], ["Mine"]]);
  server.resetHandlers();
  server.use(override.pagingGroups.list(() => [], { once: true }));
  expect([await names(), await names()]).toEqual([[], start]);
});

test("an override applies to the aliases of a path too, but not to other methods", async () => {
  server.use(override.pagingGroups.list(() => []));
  const there = await fetch("https://pbx.invalid/pbx/openapi.php/intercoms", { headers: { "x-api-key": "k" } });
  expect(await there.json()).toEqual([]);
  expect((await client.pagingGroups.create({ name: "Hall", number: "1" })).pa_name).toBe("Hall");
});

test("an override may be late, an error of the service, or one of the network", async () => {
  server.use(override.pagingGroups.get(async () => (await delay(1), error("object_not_found")())));
  await expect(client.pagingGroups.get("12")).rejects.toMatchObject({ code: "object_not_found" });
  server.use(override.pagingGroups.get(() => HttpResponse.error()));
  await expect(client.pagingGroups.get("12")).rejects.toMatchObject({ kind: "network" });
});

test("an override whose result does not match the spec is reported with its place", async () => {
  server.use(override.pagingGroups.get(({ id }) => ({ pa_id: id }) as never));
  await expect(client.pagingGroups.get("12")).rejects.toThrow(
    "The override of pagingGroups.get does not match the spec: pa_te_id: text expected",
  );
});

test("an override of a module applies only to requests for that module, in every page, or once", async () => {
  const start = await titles();
  expect(start).toHaveLength(25);
  server.use(wikiOverride.list.allpages(() => [allpagesItem({ title: "Mine" })]));
  expect(await titles()).toEqual(["Mine"]);
  for await (const { category } of wiki.list("allcategories", { limit: 1 })) {
    expect(category).toBe("Example category 1");
    break;
  }
  server.resetHandlers();
  server.use(wikiOverride.list.allpages(() => [], { once: true }));
  expect([await titles(), await titles()]).toEqual([[], start]);
});

test("an override of a module may be an error", async () => {
  server.use(wikiOverride.list.allpages(queryError("readapidenied", "Nobody reads here.")));
  await expect(titles()).rejects.toThrow("readapidenied");
});

test("a bot logs in and writes through MSW, at any path of any host; overrides of actions and generators apply, too", async () => {
  const anywhere = queryMock({ pages: { Sandbox: "A" } });
  const own = queryOverrides(anywhere);
  server.use(...queryHandlers(anywhere));
  const bot = createAccountClient({
    endpoint: "https://any.invalid/mediawiki/w/api.php",
    userAgent: "test/1.0 (a@b.example)",
    retries: { attempts: 1 },
    assert: "bot",
  });
  expect((await bot.login({ name: "Example@bot", password: "secret" })).name).toBe("Example");
  await bot.postWithToken("csrf", { action: "edit", title: "Sandbox", text: "B" });
  expect(anywhere.edits).toMatchObject([{ user: "Example", text: "B" }]);
  server.use(own.action.edit(queryError("ratelimited", "Too fast."), { once: true }));
  await expect(bot.postWithToken("csrf", { action: "edit", title: "Sandbox", text: "C" })).rejects.toMatchObject({
    code: "ratelimited",
  });
  await bot.postWithToken("csrf", { action: "edit", title: "Sandbox", text: "C" });
  server.use(own.generator.allpages(() => [{ title: "Sandbox" }]));
  for await (const page of bot.generate("allpages", {}, { prop: { info: {} } })) expect(page.title).toBe("Sandbox");
  expect(anywhere.edits).toHaveLength(2);
});
