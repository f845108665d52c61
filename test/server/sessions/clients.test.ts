import Session from "m3api";
import { Mwn } from "mwn";
import { expect, onTestFinished, test } from "vitest";
import { createQueryClient } from "../../../packages/client/generated/query/account.js";
import { testSite, type TestSite } from "./site.ts";

/* Clients log in at the server: Kiln's own, and third-party clients for the real system. */

interface Listening extends TestSite {
  readonly endpoint: string;
}

async function listening(): Promise<Listening> {
  const site = await testSite();
  const address = await site.app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => site.app.close());
  return { ...site, endpoint: `${address}/api.php` };
}

test("our own logs in, has tokens, and logs out", async () => {
  const { endpoint, bot } = await listening();
  const wiki = createQueryClient({ endpoint, userAgent: "test (test@example.org)" });
  expect(await wiki.login(bot)).toEqual({ id: 1, name: "Alice" });
  expect(await wiki.meta("userinfo", {})).toMatchObject({ id: 1, name: "Alice" });
  const tokens = await Promise.all([wiki.token("csrf"), wiki.token("watch")]);
  expect(tokens).toEqual([expect.stringMatching(/^[0-9a-f]{40}\+\\$/), expect.stringMatching(/^[0-9a-f]{40}\+\\$/)]);
  await wiki.logout();
  expect(await wiki.meta("userinfo", {})).toMatchObject({ anon: true });
});

test("our own client throws on a wrong password, and on a request with the wrong identity", async () => {
  const { endpoint, bot } = await listening();
  const wiki = createQueryClient({ endpoint, userAgent: "test (test@example.org)", assert: "user" });
  await expect(wiki.login({ ...bot, password: "0".repeat(32) })).rejects.toMatchObject({ code: "wrongpassword" });
  await expect(wiki.meta("userinfo", {})).rejects.toMatchObject({ code: "assertuserfailed" });
  await wiki.login(bot);
  expect(await wiki.meta("userinfo", {})).toMatchObject({ name: "Alice" });
});

test("mwn logs in with the password of a program, and by a bearer token", async () => {
  const { endpoint, bot, bearer } = await listening();
  const common = {
    apiUrl: endpoint,
    userAgent: "test (test@example.org)",
    silent: true,
    suppressAPIWarnings: true,
    maxRetries: 0,
  };
  const one = await Mwn.init({ ...common, username: bot.name, password: bot.password });
  expect(await one.userinfo()).toMatchObject({ name: "Alice" });
  expect(one.csrfToken).toMatch(/^[0-9a-f]{40}\+\\$/);
  await expect(one.login({ username: bot.name, password: "0".repeat(32) })).rejects.toThrow();
  const two = await Mwn.init({ ...common, OAuth2AccessToken: bearer });
  expect(await two.userinfo()).toMatchObject({ name: "Alice" });
});

test("m3api logs in, and gets a token of each type", async () => {
  const { endpoint, bot } = await listening();
  const session = new Session(endpoint, { formatversion: 2 }, { userAgent: "test (test@example.org)", warn: () => {} });
  const given = { action: "login", lgname: bot.name, lgpassword: bot.password };
  const { login } = (await session.request(given, { method: "POST", tokenType: "login", tokenName: "lgtoken" })) as any;
  expect(login).toEqual({ result: "Success", lguserid: 1, lgusername: "Alice" });
  expect(await session.getToken("csrf", {})).toMatch(/^[0-9a-f]{40}\+\\$/);
});
