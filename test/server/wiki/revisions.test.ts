import { beforeAll, expect, test } from "vitest";
import { askOf, emptyWiki, member, type Any, type Ask } from "./support/asked-wiki.ts";
import { hashed } from "./support/hashed.ts";
import { pageRow, revisionRow } from "./support/rows.ts";

/* Two pages: one with five revisions by two authors, two of them simultaneous; one with a single revision. */

const texts = ["Begun", "Begun\n== Parts ==\nOne\n=== Small ===\nTwo\n== End ==\nLast", "Third", "Secret", "Now"];

const revisions = [
  { timestamp: "20240101000000", comment: "Begun /* Parts */ [[Other|there]] <b>" },
  { timestamp: "20240102000000", user_name: "192.0.2.7", account: 0, minor: 1 },
  { timestamp: "20240102000000", user_name: "Bob", account: 2 },
  { timestamp: "20240103000000", user_name: "Bob", account: 2, hidden: 1 + 2 + 4, comment: "Hidden" },
  { timestamp: "20240104000000" },
];

let ask: Ask;

beforeAll(async () => {
  const storage = emptyWiki();
  await storage.write(async ({ wiki }) => {
    await wiki.create("pages", [
      pageRow({ title: "A_page", latest: 5, length: 3 }),
      pageRow({ title: "Other", latest: 6 }),
    ]);
    const rows = revisions.map((row, index) =>
      revisionRow({ ...row, parent: index, length: texts[index]!.length, sha1: hashed(texts[index]!) }),
    );
    await wiki.create("revisions", [...rows, revisionRow({ page: 2, timestamp: "20240105000000" })]);
    await wiki.insert(
      "texts",
      [...texts, ""].map((text, index) => ({ revision: index + 1, text })),
    );
    await wiki.insert("tagged", [
      { tag: "checked", revision: 3, log: 0, change_id: 0 },
      { tag: "again", revision: 3, log: 0, change_id: 0 },
    ]);
  });
  ask = askOf(storage);
});

const sysop = member("Alice", 1, "sysop");

async function ids(parameters: Readonly<Record<string, string | number>>): Promise<readonly number[]> {
  const { query } = await ask({ prop: "revisions", titles: "A page", rvprop: "ids", ...parameters });
  return (query.pages[0].revisions ?? []).map((one: Any) => one.revid);
}

test.each<[string, Readonly<Record<string, string | number>>, readonly number[]]>([
  ["the current one", {}, [5]],
  ["a list, the newest first", { rvlimit: 10 }, [5, 4, 3, 2, 1]],
  ["a list, the oldest first", { rvdir: "newer" }, [1, 2, 3, 4, 5]],
  ["from a moment", { rvstart: "2024-01-02T00:00:00Z" }, [3, 2, 1]],
  ["to a moment", { rvend: "2024-01-03T00:00:00Z" }, [5, 4]],
  ["from a revision", { rvstartid: 2 }, [2, 1]],
  ["to a revision", { rvendid: 3, rvlimit: 9 }, [5, 4, 3]],
  ["between the moments of another page", { rvstartid: 6 }, [5, 4, 3, 2, 1]],
  ["of an author", { rvuser: "Alice" }, [5, 1]],
  ["without the hidden ones of an author", { rvuser: "Bob" }, [3]],
  ["of all but one", { rvexcludeuser: "Alice" }, [3, 2]],
  ["with a tag", { rvtag: "checked", rvlimit: 9 }, [3]],
  ["of a continuation", { rvlimit: 9, rvcontinue: "20240102000000|2" }, [2, 1]],
])("revisions of a page: %s", async (_, parameters, expected) => {
  expect(await ids(parameters)).toEqual(expected);
});

test("a list continues at the first revision that is left out", async () => {
  const first = await ask({ prop: "revisions", titles: "A page", rvlimit: 3 });
  expect(first.continue).toEqual({ rvcontinue: "20240102000000|2", continue: "||" });
  expect(await ids({ rvlimit: 3, ...first.continue })).toEqual([2, 1]);
});

test("the current revisions of pages, and those that are named", async () => {
  const {
    query: { pages },
  } = await ask({ prop: "revisions", titles: "Other|A page|Missing", rvprop: "ids" });
  expect(pages.map((one: Any) => one.revisions?.[0].revid)).toEqual([undefined, 5, 6]);
  const named = await ask({ prop: "revisions", revids: "2|4|6", rvprop: "ids" });
  expect(named.query.pages.map((one: Any) => one.revisions.map((rev: Any) => rev.revid))).toEqual([[2, 4], [6]]);
});

test("all data of a revision", async () => {
  const rvprop =
    "ids|flags|timestamp|user|userid|size|sha1|comment|parsedcomment|tags|roles|content|contentmodel|slotsize|slotsha1";
  const { query } = await ask({ prop: "revisions", revids: 1, rvprop, rvslots: "main" });
  const slot = {
    size: 5,
    sha1: hashed("Begun"),
    contentmodel: "wikitext",
    contentformat: "text/x-wiki",
    content: "Begun",
  };
  expect(query.pages[0].revisions[0]).toEqual({
    revid: 1,
    parentid: 0,
    minor: false,
    user: "Alice",
    userid: 1,
    timestamp: "2024-01-01T00:00:00Z",
    size: 5,
    sha1: hashed("Begun"),
    roles: ["main"],
    slots: { main: slot },
    comment: "Begun /* Parts */ [[Other|there]] <b>",
    parsedcomment:
      'Begun <span dir="auto"><span class="autocomment"><a href="/index.php/A_page#Parts" title="A page">→\u200eParts</a>: </span> <a href="/index.php/Other" title="Other">there</a> &lt;b&gt;</span>',
    tags: [],
  });
});

test("an address has made a revision", async () => {
  const { query } = await ask({ prop: "revisions", revids: 2, rvprop: "user|userid|flags" });
  expect(query.pages[0].revisions[0]).toEqual({ user: "192.0.2.7", userid: 0, anon: true, minor: true });
});

test("hidden parts are marked, and returned only to callers with the right", async () => {
  const request = { prop: "revisions", revids: 4, rvprop: "user|comment|sha1|content", rvslots: "*" };
  const marks = { userhidden: true, commenthidden: true, sha1hidden: true };
  const {
    query: {
      pages: [anonymous],
    },
  } = await ask(request);
  expect(anonymous.revisions[0]).toEqual({ ...marks, slots: { main: { texthidden: true } } });
  const {
    query: {
      pages: [seen],
    },
  } = await ask(request, sysop);
  expect(seen.revisions[0]).toMatchObject({
    ...marks,
    user: "Bob",
    comment: "Hidden",
    slots: { main: { texthidden: true, content: "Secret" } },
  });
});

test("the older form has the contents among the members of the revision", async () => {
  const { query } = await ask({ prop: "revisions", revids: 3, rvprop: "content" });
  expect(query.pages[0].revisions[0]).toEqual({
    contentmodel: "wikitext",
    contentformat: "text/x-wiki",
    content: "Third",
  });
});

test.each([
  ["0", "Begun"],
  ["1", "== Parts ==\nOne\n=== Small ===\nTwo"],
  ["2", "=== Small ===\nTwo"],
  ["3", "== End ==\nLast"],
])("section %s", async (rvsection, content) => {
  const { query } = await ask({ prop: "revisions", revids: 2, rvprop: "content", rvslots: "main", rvsection });
  expect(query.pages[0].revisions[0].slots.main.content).toBe(content);
});

test("a section that is not there", async () => {
  const { query } = await ask({ prop: "revisions", revids: 2, rvprop: "content", rvslots: "main", rvsection: "4" });
  expect(query.pages[0].revisions[0].slots.main).toEqual({ nosuchsection: true });
  const { errors } = await ask({ prop: "revisions", revids: 2, rvprop: "content", rvsection: "4" });
  expect(errors[0]).toMatchObject({ code: "nosuchsection", text: "There is no section 4 in revision ID 2." });
});

test.each<[string, string | number, unknown, unknown]>([
  ["1", "prev", false, 1],
  ["2", "prev", 1, 2],
  ["2", "next", 2, 3],
  ["2", "cur", 2, 0],
  ["3", 1, 3, 1],
])("revision %s compared with %s", async (revids, rvdiffto, from, to) => {
  const { query } = await ask({ prop: "revisions", revids, rvdiffto, rvprop: "" });
  expect(query.pages[0].revisions[0].diff).toMatchObject({ from, to });
});

test("a revision compared with a text", async () => {
  const { query } = await ask({ prop: "revisions", revids: 2, rvdifftotext: "Begun\n== Parts ==\nTwo", rvprop: "" });
  const { body } = query.pages[0].revisions[0].diff;
  expect(body.match(/diff-(?:deleted|added)line[^>]*><div>[^<]*/g)).toEqual([
    'diff-deletedline diff-side-deleted"><div>One',
    'diff-deletedline diff-side-deleted"><div>=== Small ===',
    'diff-deletedline diff-side-deleted"><div>== End ==',
    'diff-deletedline diff-side-deleted"><div>Last',
  ]);
});

test("a format that the contents do not have", async () => {
  const { query, warnings } = await ask({
    prop: "revisions",
    revids: 3,
    rvprop: "content",
    rvslots: "main",
    "rvcontentformat-main": "application/json",
  });
  expect(query.pages[0].revisions[0].slots.main).toEqual({ badcontentformat: true });
  expect(warnings.map((one: Any) => one.code)).toContain("badformat");
});

test("as a generator, revisions give their page", async () => {
  const { query } = await ask({
    generator: "revisions",
    titles: "A page",
    grvlimit: 2,
    prop: "revisions",
    rvprop: "ids",
  });
  expect(query.pages).toMatchObject([{ pageid: 1, revisions: [{ revid: 4 }, { revid: 5 }] }]);
});
