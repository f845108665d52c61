import { describe, expect, test } from "vitest";
import { createQueryClient } from "../../packages/client/generated/query/account.js";
import { error, queryMock, type QueryMockOptions } from "../../packages/mock/generated/query/index.js";

/* A bot that logs in, reads and writes with the client, against the mock of the wiki. */

const endpoint = "https://wiki.invalid/w/api.php";
const account = { name: "Example@bot", password: "secret" };

function started(options: QueryMockOptions = {}) {
  const mock = queryMock({ endpoint, ...options });
  const create = (assert?: "anon" | "bot") =>
    createQueryClient({
      endpoint,
      userAgent: "test/1.0 (a@b.example)",
      retries: { attempts: 1 },
      fetch: mock.fetch,
      ...(assert && { assert }),
    });
  return { mock, create, bot: create() };
}

type Bot = ReturnType<typeof started>["bot"];

async function textOf(bot: Bot, title: string): Promise<string | undefined> {
  const { pages } = await bot.query({ titles: [title], prop: { revisions: { prop: ["content"], slots: ["main"] } } });
  return (pages[0] as any).revisions?.[0].slots.main.content;
}

test("a bot logs in, edits a page, and reads what it wrote", async () => {
  const { mock, bot } = started({ pages: { Sandbox: "Before", "User:Example/List": "* A" } });
  expect(await bot.login(account)).toEqual({ id: expect.any(Number), name: "Example" });
  expect(await textOf(bot, "sandbox")).toBe("Before");
  const { edit } = (await bot.postWithToken("csrf", {
    action: "edit",
    title: "Sandbox",
    text: "After",
    summary: "Test",
    minor: "",
    assert: "bot",
  })) as any;
  expect(edit).toMatchObject({
    result: "Success",
    title: "Sandbox",
    contentmodel: "wikitext",
    newrevid: edit.oldrevid + 2,
  });
  expect(await textOf(bot, "Sandbox")).toBe("After");
  expect(await textOf(bot, "User:Example/List")).toBe("* A");
  expect(mock.edits).toEqual([
    {
      title: "Sandbox",
      pageid: edit.pageid,
      text: "After",
      summary: "Test",
      user: "Example",
      minor: true,
      bot: false,
      isNew: false,
      revid: edit.newrevid,
      timestamp: edit.newtimestamp,
    },
  ]);
});

test("all revisions of a written page are listed, with the members that are requested", async () => {
  const { bot } = started();
  await bot.login(account);
  for (const text of ["one", "two"])
    await bot.postWithToken("csrf", { action: "edit", title: "Missing 1", text, summary: `Write ${text}` });
  const { pages } = await bot.query({
    titles: ["Missing 1"],
    prop: { revisions: { prop: ["ids", "user", "comment", "size"], limit: 5 }, info: {} },
  });
  const [page] = pages as any;
  expect(page.missing).toBeUndefined();
  expect(page.revisions.map(({ user, comment, size }: any) => [user, comment, size])).toEqual([
    ["Example", "Write two", 3],
    ["Example", "Write one", 3],
  ]);
  expect(page.revisions[0].parentid).toBe(page.revisions[1].revid);
  expect([page.lastrevid, page.length]).toEqual([page.revisions[0].revid, 3]);
  expect((await bot.query({ revids: [page.lastrevid] })).pages[0]).toMatchObject({ title: "Missing 1" });
});

test.each([
  [{ text: "B", createonly: "" }, "articleexists"],
  [{ title: "Missing 2", text: "B", nocreate: "" }, "missingtitle"],
  [{ title: "A[b", text: "B" }, "invalidtitle"],
  [{}, "missingparam"],
  [{ text: "B", baserevid: "1" }, "editconflict"],
  [{ text: "B", basetimestamp: "2001-01-01T00:00:00Z" }, "editconflict"],
] as const)("an edit is refused: %j", async (parameters, code) => {
  const { mock, bot } = started({ pages: { Page: "A" } });
  await bot.login(account);
  await expect(bot.postWithToken("csrf", { action: "edit", title: "Page", ...parameters })).rejects.toMatchObject({
    code,
  });
  expect(mock.edits).toEqual([]);
});

test.each([
  [{ appendtext: "!" }, "A!"],
  [{ prependtext: "!" }, "!A"],
  [{ section: "new", sectiontitle: "T", text: "B" }, "A\n\n== T ==\n\nB"],
])("an edit changes a part of the text: %j", async (parameters, text) => {
  const { bot } = started({ pages: { Page: "A" } });
  await bot.postWithToken("csrf", { action: "edit", title: "Page", ...parameters });
  expect(await textOf(bot, "Page")).toBe(text);
});

test("the same text again is no edit", async () => {
  const { mock, bot } = started({ pages: { Page: "A" } });
  expect(await bot.postWithToken("csrf", { action: "edit", title: "Page", text: "A" })).toMatchObject({
    edit: { result: "Success", nochange: true },
  });
  expect(mock.edits).toEqual([]);
});

describe("a session", () => {
  test("is that of the client that logged in, until it logs out", async () => {
    const { create } = started();
    const [bot, other] = [create(), create("anon")];
    await bot.login(account);
    expect(await bot.request({ action: "query", assertuser: "Example" })).toBeDefined();
    expect(await other.query({ titles: ["A"] })).toBeDefined();
    await bot.logout();
    await expect(bot.request({ action: "query", assert: "user" })).rejects.toMatchObject({ code: "assertuserfailed" });
  });

  test("is the caller that `userinfo` returns", async () => {
    const { bot } = started();
    expect(await bot.meta("userinfo", { prop: ["groups"] })).toMatchObject({
      id: 0,
      name: "127.0.0.1",
      anon: true,
      groups: ["*"],
    });
    const { id } = await bot.login(account);
    expect(await bot.meta("userinfo", { prop: ["groups"] })).toMatchObject({
      id,
      name: "Example",
      groups: ["*", "user", "bot"],
    });
  });

  test("needs the right password where accounts are given", async () => {
    const { bot } = started({ accounts: { "Example@bot": "secret" } });
    await expect(bot.login({ name: "Example@bot", password: "wrong" })).rejects.toMatchObject({
      code: "wrongpassword",
    });
    await expect(bot.login({ name: "Other@bot", password: "secret" })).rejects.toMatchObject({ code: "wrongpassword" });
    expect((await bot.login(account)).name).toBe("Example");
  });

  test("has its own tokens: a wrong one is rejected, and the client renews it once", async () => {
    const { mock, bot } = started();
    await bot.login(account);
    await expect(
      bot.request({ action: "edit", title: "A", text: "B", token: "+\\" }, { post: true }),
    ).rejects.toMatchObject({ code: "badtoken" });
    mock.override.action.edit(error("badtoken", "Invalid CSRF token."), { once: true });
    await bot.postWithToken("csrf", { action: "edit", title: "A", text: "B" });
    expect(mock.edits).toHaveLength(1);
  });
});

describe("clientlogin", () => {
  const returnUrl = "https://bot.invalid/";
  const accounts = { Example: "secret" };

  async function clientLogin(bot: Bot, changed: Readonly<Record<string, string>> = {}): Promise<any> {
    const given = {
      action: "clientlogin",
      username: "Example",
      password: "secret",
      logintoken: await bot.token("login"),
      loginreturnurl: returnUrl,
      ...changed,
    };
    return (await bot.request(given, { post: true }))["clientlogin"];
  }

  test("starts a session that can edit", async () => {
    const { mock, bot } = started({ accounts });
    expect(await clientLogin(bot)).toEqual({ status: "PASS", username: "Example" });
    await bot.postWithToken("csrf", { action: "edit", title: "A", text: "B", assertuser: "Example" });
    expect(mock.edits).toMatchObject([{ user: "Example" }]);
  });

  test.each([
    [{ password: "wrong" }, "wrongpassword"],
    [{ username: "Other" }, "wrongpassword"],
    [{ logincontinue: "1" }, "authmanager-authn-not-in-progress"],
  ])("returns FAIL and starts no session: %j", async (changed, messagecode) => {
    const { bot } = started({ accounts });
    expect(await clientLogin(bot, changed)).toMatchObject({ status: "FAIL", messagecode, message: expect.any(String) });
    await expect(bot.request({ action: "query", assert: "user" })).rejects.toMatchObject({ code: "assertuserfailed" });
  });

  test.each([
    [{ logintoken: "x" }, "badtoken"],
    [{ loginreturnurl: "nowhere" }, "badurl_loginreturnurl"],
  ])("is refused: %j", async (changed, code) => {
    await expect(clientLogin(started({ accounts }).bot, changed)).rejects.toMatchObject({ code });
  });

  test("can be overridden", async () => {
    const { mock, bot } = started();
    mock.override.action.clientlogin(() => ({ clientlogin: { status: "UI" } }));
    expect(await clientLogin(bot)).toEqual({ status: "UI" });
  });
});

test("overrides replace actions, and a reset forgets edits, sessions and overrides", async () => {
  const { mock, create, bot } = started({ pages: { Page: "A" } });
  await bot.login(account);
  mock.override.action.edit(error("protectedpage", "This page has been protected."));
  await expect(bot.postWithToken("csrf", { action: "edit", title: "Page", text: "B" })).rejects.toMatchObject({
    code: "protectedpage",
  });
  mock.reset();
  const next = create();
  await next.postWithToken("csrf", { action: "edit", title: "Page", text: "B" });
  expect(mock.edits).toMatchObject([{ user: undefined, text: "B" }]);
  mock.reset();
  expect([mock.edits, await textOf(next, "Page")]).toEqual([[], "A"]);
  await expect(bot.request({ action: "query", assert: "user" })).rejects.toMatchObject({ code: "assertuserfailed" });
});

test("an invalid title in the option pages is an error", () => {
  expect(() => queryMock({ pages: { "A[b": "" } })).toThrow(
    'The option pages contains "A[b", which is not a page title.',
  );
});
