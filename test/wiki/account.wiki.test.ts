import { expect, test } from "vitest";
import { QueryError } from "../../packages/client/generated/query/index.js";
import { anonymous, loggedIn, type Watched } from "./clients.ts";
import { site } from "./given.ts";
import { articleTitle } from "./site.ts";

async function failure(work: Promise<unknown>): Promise<QueryError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(QueryError);
  return error as QueryError;
}

function edit({ wiki }: Watched, title: string, text: string): Promise<unknown> {
  return wiki.postWithToken("csrf", { action: "edit", title, text, summary: "Tried" });
}

async function textOf({ wiki }: Watched, title: string): Promise<unknown> {
  const { pages } = await wiki.query({
    titles: title,
    prop: { revisions: { prop: ["content", "user"], slots: "main" } },
  });
  const [revision] = pages[0]!["revisions"] as readonly {
    readonly slots: { readonly main: { readonly content: string } };
  }[];
  return revision?.slots.main.content;
}

test("a bot password begins a session, and its end ends it", async () => {
  const { wiki } = await loggedIn(site.alice);
  expect(await wiki.meta("userinfo", {})).toMatchObject({ name: "Alice" });
  await wiki.logout();
  expect(await wiki.meta("userinfo", {})).toMatchObject({ anon: true });
});

test("a wrong password is an error that does not repeat it", async () => {
  const { wiki } = anonymous();
  const password = "0123456789abcdef0123456789abcdef";
  const error = await failure(wiki.login({ name: site.alice.name, password }));
  expect(error.message).not.toBe("");
  expect(JSON.stringify([error, error.message, error.stack, error.request])).not.toContain(password);
});

test("two clients are two people", async () => {
  const [alice, admin, visitor] = [await loggedIn(site.alice), await loggedIn(site.admin), anonymous()];
  const names = await Promise.all([alice, admin, visitor].map(({ wiki }) => wiki.meta("userinfo", {})));
  expect(names).toMatchObject([{ name: "Alice" }, { name: "Admin" }, { anon: true }]);
});

test("a page is written with a token, which is requested once", async () => {
  const alice = await loggedIn(site.alice);
  await edit(alice, "Written", "First & 日本|x");
  await edit(alice, "Written", "Second");
  expect(await textOf(alice, "Written")).toBe("Second");
  expect(alice.sent.filter((method) => method === "POST")).toHaveLength(2);
  expect(alice.sent).toHaveLength(4);
});

test("tokens needed at the same time are requested together", async () => {
  const { wiki, sent } = await loggedIn(site.alice);
  const tokens = await Promise.all([wiki.token("csrf"), wiki.token("watch"), wiki.token("csrf")]);
  expect(tokens.every((token) => /^[0-9a-f]{40}\+\\$/.test(token))).toBe(true);
  expect(tokens[0]).toBe(tokens[2]);
  expect(sent).toHaveLength(1);
});

test("a token that has run out is renewed, and the page is written once", async () => {
  const alice = await loggedIn(site.alice);
  const old = await alice.wiki.token("csrf");
  // The session, and with it its tokens, becomes invalid without the client's knowledge.
  await alice.wiki.request({ action: "logout", token: old });
  alice.sent.length = 0;
  await edit(alice, "Written later", "By nobody in particular");
  expect(alice.sent).toEqual(["POST", "GET", "POST"]);
  expect(await textOf(alice, "Written later")).toBe("By nobody in particular");
  expect(await alice.wiki.token("csrf")).not.toBe(old);
});

test("a token that is wrong for another reason is an error", async () => {
  const { wiki } = await loggedIn(site.alice);
  const error = await failure(wiki.request({ action: "edit", title: "Never", text: "x", token: "wrong+\\" }));
  expect([error.is("badtoken"), error.code]).toEqual([true, "badtoken"]);
});

test("who writes faster than allowed waits, and everything is written", async () => {
  const alice = await loggedIn(site.alice, { retries: { attempts: 8, maximumDelay: 2 } });
  for (let number = 1; number <= 6; number++) await edit(alice, "Written fast", `Text ${number}`);
  expect(await textOf(alice, "Written fast")).toBe("Text 6");
  // The limit is three edits per second, so some of six are rejected at first.
  expect(alice.sent.filter((method) => method === "POST").length).toBeGreaterThan(6);
});

test("what a caller may not do is an error with a code", async () => {
  const alice = await loggedIn(site.alice);
  const error = await failure(alice.wiki.postWithToken("csrf", { action: "delete", title: articleTitle(9) }));
  expect([error.code, error.is("permissiondenied")]).toEqual(["permissiondenied", true]);
  expect((await failure(anonymous().wiki.query({ list: { watchlist: {} } }))).code).toBe("notloggedin");
});

test("a request can demand who makes it", async () => {
  expect((await failure(anonymous({ assert: "user" }).wiki.meta("userinfo", {}))).code).toBe("assertuserfailed");
  const { wiki } = await loggedIn(site.alice, { assert: "user" });
  expect(await wiki.meta("userinfo", {})).toMatchObject({ name: "Alice" });
});

test("what is watched is written, and read back", async () => {
  const { wiki } = await loggedIn(site.alice);
  await wiki.postWithToken("watch", { action: "watch", titles: [articleTitle(3), articleTitle(4)] });
  const titles: unknown[] = [];
  for await (const item of wiki.list("watchlistraw", { limit: 1 })) titles.push(item["title"]);
  // The list also has talk pages, and pages that Alice wrote in other tests.
  expect(titles).toEqual(expect.arrayContaining([articleTitle(3), articleTitle(4)]));
});

test("a wiki that lags is waited for, and not for ever", async () => {
  // This wiki reports a lag of -1 s, which exceeds the limit of -2 s.
  const { wiki, sent } = anonymous({ maxlag: -2, retries: { attempts: 1 } });
  expect((await failure(wiki.meta("siteinfo", {}))).code).toBe("maxlag");
  expect(sent).toHaveLength(1);
});
