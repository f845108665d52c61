import { afterAll, beforeAll, expect, test } from "vitest";
import { grantRights } from "../../../packages/reference-server/src/accounts/grants.ts";
import { createServer } from "../../../packages/reference-server/src/index.ts";
import { handlersOn, storedHandlersOn } from "../../../packages/reference-server/src/query/handlers.ts";
import { seedStorage } from "../../../packages/reference-server/src/seed/seed-storage.ts";
import type { Seed } from "../../../packages/reference-server/src/seed/seed.ts";
import { queryService } from "../../validators/service.ts";
import { emptyWiki, siteOn } from "./support/asked-wiki.ts";
import { needed } from "./support/needed.ts";
import { linkedSeed } from "./support/linked-pages.ts";

/* Where there is a wiki, `--mock` makes nothing up of what it tells: only modules without a handler answer examples. */

const token = "a-token-for-tests";
const seed: Seed = { wiki: { ...linkedSeed.wiki, users: [{ name: "Ann", groups: ["sysop"], bearerTokens: [{ token, grants: Object.keys(grantRights) }] }, { name: "Bob" }] } };

const storage = emptyWiki();
const started = { logLevel: "silent", rateLimit: 0, database: storage, now: () => Date.UTC(2026, 0, 1) } as const;
const servers = await Promise.all([createServer(started), createServer({ ...started, mock: true })]);
beforeAll(async () => void (await seedStorage(storage, seed)));
afterAll(async () => {
  for (const server of servers) await server.close();
  await storage.close();
});

/** What both servers answer. */
function answers(parameters: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>>): Promise<readonly unknown[]> {
  const query = new URLSearchParams({ action: "query", format: "json", formatversion: "2", errorformat: "plaintext", ...parameters });
  return Promise.all(servers.map(async (server) => (await server.inject({ url: `/api.php?${query}`, headers })).json()));
}

const site = siteOn(storage);
const handled = { ...handlersOn(site).modules, ...storedHandlersOn(site).modules };
const everything = "Lighthouse|Harbour|Ferry|Empty|File:Lamp.png|Category:Sea|Missing page";
/** They answer otherwise each time. */
const changing = new Set(["random", "tokens"]);
const modules = queryService().modules.filter(({ name }) => name in handled && !changing.has(name));

test("there are modules to compare", () => {
  expect(modules.length).toBeGreaterThan(50);
});

test.each(modules)("$name", async ({ name, group }) => {
  for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
    const [plain, mocked] = await answers({ [group]: name, ...(group === "prop" ? { titles: everything } : {}), ...needed[name] }, headers);
    expect(mocked).toEqual(plain);
  }
});

test("one caller is the same to all modules", async () => {
  const request = { meta: "userinfo", uiprop: "groups|rights|editcount", list: "users|allusers", ususers: "Ann", usprop: "groups|rights|editcount", aufrom: "Ann", auto: "Ann", auprop: "groups|rights|editcount" };
  const [, { query }] = (await answers(request, { authorization: `Bearer ${token}` })) as any[]; // eslint-disable-line
  const { userinfo, users, allusers } = query;
  expect(users).toEqual([expect.objectContaining({ name: "Ann", editcount: userinfo.editcount })]);
  for (const one of [users[0], allusers[0]]) {
    expect([one.userid, one.name, one.editcount]).toEqual([userinfo.id, userinfo.name, userinfo.editcount]);
    expect(one.groups.toSorted()).toEqual(userinfo.groups.toSorted());
    // Grants of a token may leave some of the rights.
    expect(userinfo.rights.filter((right: string) => !one.rights.includes(right))).toEqual([]);
  }
});
