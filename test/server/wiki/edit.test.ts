import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../packages/reference-server/src/index.ts";
import type { Seed } from "../../../packages/reference-server/src/seed/seed.ts";

/* `action=edit` on the stored wiki, over HTTP, as clients use it. */

const seed: Seed = {
  wiki: {
    users: [
      { name: "Ann", groups: ["sysop", "bot"], bearerTokens: [{ token: "token-of-ann" }] },
      { name: "Ben", bearerTokens: [{ token: "token-of-ben" }] },
      { name: "Eve", bearerTokens: [{ token: "token-of-eve" }] },
    ],
    tags: [{ name: "checked" }, { name: "old", active: false }],
    pages: [
      { title: "A", text: "Lead [[B]]\n\n== One ==\n1\n\n=== Inner ===\n1.1\n\n== Two ==\n2" },
      { title: "Locked", text: "x", protection: { edit: { level: "sysop" } } },
      { title: "Half", text: "x", protection: { edit: { level: "autoconfirmed" } } },
      { title: "Frame", text: "{{:Within}}", protection: { edit: { level: "sysop" }, cascade: true } },
      { title: "Within", text: "x" },
      { title: "Away", text: "#REDIRECT [[A]]" },
      { title: "Gone", text: "x", deleted: { timestamp: "2025-01-01T00:00:00Z" } },
      { title: "User:Ben/x.js", text: "1" },
    ],
    protectedTitles: [{ title: "Never", level: "sysop", reason: "No" }],
    blocks: [
      { target: "Eve", reason: "Noise" },
      { target: "127.0.0.0/8", expiry: "2020-01-01T00:00:00Z" },
    ],
  },
};

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ seed, checkAnswers: "fail" })));
beforeEach(() => server.reset());
afterAll(() => server.close());

type Values = Readonly<Record<string, string>>;

async function send(who: string, values: Values, method = "POST"): Promise<any> {
  const headers: Record<string, string> = who === "" ? {} : { authorization: `Bearer token-of-${who}` };
  const body = new URLSearchParams({ format: "json", formatversion: "2", ...values });
  const answered =
    method === "GET"
      ? fetch(`${server.address}/api.php?${body.toString()}`, { headers })
      : fetch(`${server.address}/api.php`, { method, headers, body });
  return (await answered).json();
}

async function edit(values: Values, who = "ben"): Promise<any> {
  const token =
    who === "" ? "+\\" : (await send(who, { action: "query", meta: "tokens" }, "GET")).query.tokens.csrftoken;
  return send(who, { action: "edit", token, ...values });
}

async function now(title: string): Promise<readonly [string, string]> {
  const { query } = await send(
    "",
    { action: "query", prop: "revisions", rvprop: "content|comment", rvslots: "main", titles: title },
    "GET",
  );
  const [revision] = query.pages[0].revisions;
  return [revision.slots.main.content, revision.comment];
}

test("a page is created, and the response has the format of the real system", async () => {
  expect(await edit({ title: "talk:new page", text: "x ", summary: " why " })).toEqual({
    edit: {
      new: true,
      result: "Success",
      pageid: 9,
      title: "Talk:New page",
      contentmodel: "wikitext",
      oldrevid: 0,
      newrevid: expect.any(Number),
      newtimestamp: expect.stringMatching(/Z$/),
      watched: true,
    },
  });
  expect(await now("Talk:New page")).toEqual(["x", "why"]);
  expect(await edit({ title: "Talk:New page", text: "x" })).toMatchObject({
    edit: { result: "Success", nochange: true },
  });
});

test("the response in the older format", async () => {
  expect((await edit({ title: "N", text: "x", formatversion: "1" })).edit).toMatchObject({ new: "", watched: "" });
});

test.each<[string, Values, string, string]>([
  ["put behind", { appendtext: "+" }, "Lead [[B]]\n\n== One ==\n1\n\n=== Inner ===\n1.1\n\n== Two ==\n2+", ""],
  ["put before", { prependtext: "+" }, "+Lead [[B]]\n\n== One ==\n1\n\n=== Inner ===\n1.1\n\n== Two ==\n2", ""],
  [
    "in place of a section with those below it",
    { section: "1", text: "== 1 ==\nnew" },
    "Lead [[B]]\n\n== 1 ==\nnew\n\n== Two ==\n2",
    "",
  ],
  [
    "in place of the last section",
    { section: "3", text: "== 2 ==" },
    "Lead [[B]]\n\n== One ==\n1\n\n=== Inner ===\n1.1\n\n== 2 ==",
    "",
  ],
  [
    "in place of what is before the sections",
    { section: "0", text: "Begin" },
    "Begin\n\n== One ==\n1\n\n=== Inner ===\n1.1\n\n== Two ==\n2",
    "",
  ],
  [
    "put behind a section",
    { section: "2", appendtext: "\nmore" },
    "Lead [[B]]\n\n== One ==\n1\n\n=== Inner ===\n1.1\nmore\n\n== Two ==\n2",
    "",
  ],
  [
    "a new section",
    { section: "new", sectiontitle: "Three", text: "3" },
    "Lead [[B]]\n\n== One ==\n1\n\n=== Inner ===\n1.1\n\n== Two ==\n2\n\n== Three ==\n\n3",
    "/* Three */ new section",
  ],
  [
    "a new section that the summary names",
    { section: "new", summary: "Four", text: "4" },
    "Lead [[B]]\n\n== One ==\n1\n\n=== Inner ===\n1.1\n\n== Two ==\n2\n\n== Four ==\n\n4",
    "/* Four */ new section",
  ],
  ["nothing left", { text: "" }, "", "Blanked the page"],
  ["leading away", { text: "#REDIRECT [[Half]]" }, "#REDIRECT [[Half]]", "Redirected page to [[Half]]"],
])("a text is %s", async (_, values, text, summary) => {
  expect(await edit({ title: "A", ...values })).toMatchObject({ edit: { result: "Success" } });
  expect(await now("A")).toEqual([text, summary]);
});

test.each<[string, string, Values, string]>([
  ["no page is named", "ben", { text: "x" }, "missingparam"],
  ["two pages are named", "ben", { title: "A", pageid: "1", text: "x" }, "invalidparammix"],
  ["no text is given", "ben", { title: "A" }, "missingparam"],
  ["the title cannot be one", "ben", { title: "A[", text: "x" }, "invalidtitle"],
  ["the page is special", "ben", { title: "Special:Tags", text: "x" }, "pagecannotexist"],
  ["there is no page of the id", "ben", { pageid: "999", text: "x" }, "nosuchpageid"],
  ["the page is there", "ben", { title: "A", text: "x", createonly: "1" }, "articleexists"],
  ["the page is missing", "ben", { title: "Nope", text: "x", nocreate: "1" }, "missingtitle"],
  ["the section is missing", "ben", { title: "A", section: "9", text: "x" }, "nosuchsection"],
  ["the section is no number", "ben", { title: "A", section: "one", text: "x" }, "invalidsection"],
  ["the page is protected", "ben", { title: "Locked", text: "y" }, "protectedpage"],
  ["the page is half protected", "", { title: "Half", text: "y" }, "protectedpage"],
  ["a protected page includes it", "ben", { title: "Within", text: "y" }, "cascadeprotected"],
  ["the title is protected", "ben", { title: "Never", text: "y" }, "protectedtitle"],
  ["the page is of the interface", "ben", { title: "MediaWiki:X", text: "y" }, "protectednamespace-interface"],
  ["the page is code of another user", "", { title: "User:Ben/x.js", text: "y" }, "customjsprotected"],
  ["the caller is blocked", "eve", { title: "A", text: "y" }, "blocked"],
  ["the tag is unknown", "ben", { title: "A", text: "y", tags: "nope" }, "badtags"],
  ["the tag is no longer used", "ben", { title: "A", text: "y", tags: "old" }, "badtags"],
  [
    "the page was deleted since",
    "ben",
    { title: "Gone", text: "y", starttimestamp: "2024-06-01T00:00:00Z" },
    "pagedeleted",
  ],
  ["the revision is missing", "ben", { title: "A", text: "y", baserevid: "999" }, "nosuchrevid"],
  ["the revision is another page's", "ben", { title: "A", text: "y", baserevid: "2" }, "revwrongpage"],
  ["the timestamp is invalid", "ben", { title: "A", text: "y", basetimestamp: "later" }, "badtimestamp_basetimestamp"],
  ["the hash is wrong", "ben", { title: "A", text: "y", md5: "0" }, "badmd5"],
  [
    "the redirect is followed with a whole text",
    "ben",
    { title: "Away", text: "y", redirect: "1" },
    "redirect-appendonly",
  ],
  ["the token is wrong", "ben", { title: "A", text: "y", token: "x+\\" }, "badtoken"],
])("it is refused where %s, and nothing is changed", async (_, who, values, code) => {
  const before = await server.storage.read(({ wiki }) => wiki.count({ from: "revisions" }));
  expect((await edit(values, who)).error).toMatchObject({ code });
  expect(await server.storage.read(({ wiki }) => wiki.count({ from: "revisions" }))).toBe(before);
});

test("a block is reported with the error", async () => {
  expect((await edit({ title: "A", text: "y" }, "eve")).error.blockinfo).toMatchObject({
    blockedby: "Ann",
    blockreason: "Noise",
    blockexpiry: "infinite",
  });
});

describe("a conflict", () => {
  test("is caused by an edit of another user since the base, by its id or its time", async () => {
    const { query } = await send(
      "",
      { action: "query", prop: "revisions", rvprop: "ids|timestamp", titles: "A" },
      "GET",
    );
    const [{ revid, timestamp }] = query.pages[0].revisions;
    await edit({ title: "A", text: "of ann" }, "ann");
    for (const base of [{ baserevid: String(revid) }, { basetimestamp: String(timestamp) }]) {
      expect((await edit({ title: "A", text: "of ben", ...base })).error.code).toBe("editconflict");
      expect((await edit({ title: "A", appendtext: " and ben", ...base })).edit.result).toBe("Success");
    }
    expect((await now("A"))[0]).toBe("of ann and ben and ben");
  });

  test("does not occur with edits of the same user", async () => {
    const { edit: first } = await edit({ title: "A", text: "one" });
    await edit({ title: "A", text: "two" });
    expect((await edit({ title: "A", text: "three", baserevid: String(first.newrevid) })).edit.result).toBe("Success");
  });
});

test("who may do more does more: a bot marks its edits, and an anonymous caller can mark none as minor", async () => {
  await edit({ title: "A", text: "1", minor: "1", bot: "1", tags: "checked" }, "ben");
  await edit({ title: "A", text: "2", minor: "1" }, "");
  const rows = await server.storage.read(({ wiki }) =>
    wiki.select({
      from: "changes",
      columns: ["changes.user_name", "changes.minor", "changes.bot"],
      order: [{ column: "changes.id", descending: true }],
      limit: 2,
    }),
  );
  expect(rows.map((row) => [row["changes.user_name"], row["changes.minor"], row["changes.bot"]])).toEqual([
    ["127.0.0.1", 0, 0],
    ["Ben", 1, 0],
  ]);
});

test("a redirect is followed where something is put behind its target", async () => {
  expect((await edit({ title: "Away", appendtext: "!", redirect: "1" })).edit).toMatchObject({
    title: "A",
    redirects: [{ from: "Away", to: "A" }],
  });
});

test("a saved text determines the links, templates and categories of its page", async () => {
  await edit({ title: "Template:T", text: "[[{{{1}}}]]" });
  await edit({ title: "A", text: "{{T|Target}} [[Category:C|k]]" });
  const { query } = await send(
    "",
    { action: "query", titles: "A", prop: "links|templates|categories", clprop: "sortkey" },
    "GET",
  );
  expect(query.pages[0]).toMatchObject({
    links: [{ title: "Target" }],
    templates: [{ title: "Template:T" }],
    categories: [{ title: "Category:C", sortkeyprefix: "k" }],
  });
});

test("a text has at most 2 MiB, however many bytes its form has", async () => {
  const mebibyte = "é".repeat(524_288);
  expect((await edit({ title: "Large", text: mebibyte + mebibyte })).edit.result).toBe("Success");
  expect((await edit({ title: "Large", text: `${mebibyte}${mebibyte}x` })).error?.code ?? "").toBe("contenttoobig");
});

test("a body has at most 8 MiB", async () => {
  const answered = await fetch(`${server.address}/api.php`, {
    method: "POST",
    body: new URLSearchParams({ action: "edit", format: "json", title: "A", text: "x".repeat(8_388_608) }),
  });
  expect(answered.status).toBe(413);
});
