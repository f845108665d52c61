import { hash } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { seedStorage } from "../../../packages/reference-server/src/seed/seed-storage.ts";
import type { Seed } from "../../../packages/reference-server/src/seed/seed.ts";
import { openSqlite } from "../../../packages/reference-server/src/storage/sqlite/open.ts";
import type { Storage } from "../../../packages/reference-server/src/storage/storage.ts";
import { equal } from "../../../packages/wiki/src/storage/select.ts";
import { movePage } from "../../../packages/wiki/src/content/write/change-page.ts";
import { noFacts } from "../../../packages/wiki/src/content/wikitext/page-facts.ts";
import { updateLinks } from "../../../packages/wiki/src/content/write/update-links.ts";
import { wikiUnit } from "../../../packages/wiki/src/content/write/log-entry.ts";
import type { Column, Table } from "../../../packages/wiki/src/storage/tables.ts";

/* Each change in a seed writes all rows that record it. */

const opened: Storage[] = [];
afterEach(async () => void (await Promise.all(opened.splice(0).map((one) => one.close()))));

type Wiki = NonNullable<Seed["wiki"]>;

async function seeded(
  wiki: Wiki,
): Promise<(table: Table, ...columns: readonly string[]) => Promise<readonly (readonly unknown[])[]>> {
  const storage = openSqlite(":memory:");
  opened.push(storage);
  await seedStorage(storage, { wiki: { users: [{ name: "Ann", groups: ["sysop"] }, { name: "Ben" }], ...wiki } });
  return (table, ...columns) =>
    storage.read(async ({ wiki: stored }) => {
      const names = columns.map((name) => `${table}.${name}` as Column);
      return (await stored.select({ from: table, columns: names })).map((row) =>
        names.map((name) => (row as Record<string, unknown>)[name]),
      );
    });
}

const at = (second: number): string => `2024-02-01T00:00:${String(second).padStart(2, "0")}Z`;
const stored = (second: number): string => `202402010000${String(second).padStart(2, "0")}`;

test("an edit is a revision with its parent, length in bytes and hash, a recent change with both lengths, and counts", async () => {
  const rows = await seeded({
    pages: [
      {
        title: "Ö",
        revisions: [
          { user: "Ben", timestamp: at(1), text: "ä [[B]]", comment: "one" },
          { user: "192.0.2.7", timestamp: at(2), text: "", comment: "two", minor: true },
        ],
      },
    ],
  });
  expect(await rows("pages", "title", "length", "latest", "is_new", "touched")).toEqual([["Ö", 0, 2, 0, stored(2)]]);
  expect(await rows("revisions", "id", "parent", "user_name", "account", "length", "minor", "sha1")).toEqual([
    [1, 0, "Ben", 2, 8, 0, sha1("ä [[B]]")],
    [2, 1, "192.0.2.7", 0, 0, 1, sha1("")],
  ]);
  expect(
    (await rows("changes", "type", "old_length", "new_length", "old_revision", "revision", "minor", "comment")).slice(
      2,
    ),
  ).toEqual([
    ["new", 0, 8, 0, 1, 0, "one"],
    ["edit", 8, 0, 1, 2, 1, "two"],
  ]);
  expect((await rows("log", "type", "action", "title")).at(-1)).toEqual(["create", "create", "Ö"]);
  expect(await rows("statistics", "name", "value")).toEqual([
    ["articles", 0],
    ["edits", 2],
    ["pages", 1],
  ]);
  expect(await rows("accounts", "name", "edits")).toEqual([
    ["Ann", 0],
    ["Ben", 1],
  ]);
  expect(await rows("tagged", "tag", "revision")).toEqual([["mw-blank", 2]]);
});

test("a text that is as it was is no edit", async () => {
  const rows = await seeded({ pages: [{ title: "A", revisions: [{ text: "x" }, { text: "x" }] }] });
  expect(await rows("revisions", "id")).toEqual([[1]]);
});

test("the software tags what an edit does to the text", async () => {
  const texts = [
    "#REDIRECT [[B]]",
    "#REDIRECT [[C]]",
    "a long text that is no redirect any more",
    "x",
    "a long text that is no redirect any more",
  ];
  const rows = await seeded({ pages: [{ title: "A", revisions: texts.map((text) => ({ text })) }] });
  expect((await rows("tagged", "tag", "revision")).toSorted()).toEqual([
    ["mw-changed-redirect-target", 2],
    ["mw-manual-revert", 5],
    ["mw-new-redirect", 1],
    ["mw-removed-redirect", 3],
    ["mw-replace", 4],
    ["mw-reverted", 4],
  ]);
  expect(await rows("tags", "name", "hits")).toContainEqual(["mw-replace", 1]);
});

test("a category counts its members, is forgotten with the last one, and is kept by its page", async () => {
  const rows = await seeded({
    pages: [
      { title: "A", revisions: [{ text: "[[Category:One]] [[Category:Two|k]]" }, { text: "[[Category:Two|l]]" }] },
      { title: "Category:Three", revisions: [{ text: "[[Category:Two]]__HIDDENCAT__" }] },
    ],
    files: [{ title: "F.png", text: "[[Category:Two]]" }],
  });
  expect((await rows("categories", "title", "pages", "subcategories", "files", "hidden")).toSorted()).toEqual([
    ["Hidden_categories", 1, 1, 0, 0],
    ["Three", 0, 0, 0, 1],
    ["Two", 3, 1, 1, 0],
  ]);
  expect(await rows("category_links", "category", "type", "sort_key")).toContainEqual(["Two", "page", "L\nA"]);
});

test("a template that changes changes the links of the pages that include it, through others, too", async () => {
  const inner = (text: string) => ({
    title: "Template:Inner",
    revisions: [
      { text: "[[Old]]", timestamp: at(1) },
      { text, timestamp: at(9) },
    ],
  });
  const rows = await seeded({
    pages: [
      inner("[[New]] [[Category:C]]"),
      { title: "Template:Outer", text: "{{Inner}}" },
      { title: "Page", revisions: [{ text: "{{Outer}}", timestamp: at(3) }] },
    ],
  });
  const links = await rows("links", "kind", "source", "title");
  expect(links.filter(([kind]) => kind === "link").map(([, , title]) => title)).toEqual(["New", "New", "New"]);
  expect(await rows("categories", "title", "pages")).toEqual([["C", 3]]);
});

test("a page created later is linked as soon as it exists: its text is used where it is included", async () => {
  const rows = await seeded({
    pages: [
      { title: "Page", text: "{{Later}}" },
      { title: "Template:Later", text: "[[Found]]" },
    ],
  });
  expect((await rows("links", "kind", "title")).filter(([kind]) => kind === "link")).toEqual([
    ["link", "Found"],
    ["link", "Found"],
  ]);
});

test("a move takes watchers along, each once", async () => {
  const storage = openSqlite(":memory:");
  opened.push(storage);
  await seedStorage(storage, {
    wiki: {
      users: [{ name: "Ann" }, { name: "Ben" }],
      pages: [{ title: "A", text: "x" }],
      watchlists: [
        { user: "Ann", titles: ["A"] },
        { user: "Ben", titles: ["A", "B"] },
      ],
    },
  });
  const rows = await storage.write(async (unit) => {
    const change = { actor: { account: 1, name: "Ann", rights: [] }, timestamp: stored(9), comment: "" };
    await movePage(wikiUnit(unit), { ...change, from: { ns: 0, title: "A" }, to: { ns: 0, title: "B" } });
    return unit.wiki.select({
      from: "watched",
      columns: ["watched.account"],
      where: [equal("watched.ns", 0), equal("watched.title", "B")],
    });
  });
  expect(rows.map((row) => row["watched.account"])).toEqual([1, 2]);
});

test("links that go are deleted together, and those that stay are not", async () => {
  const storage = openSqlite(":memory:");
  opened.push(storage);
  const link = (at: number) => ({ ns: at % 2, title: `Page_${at}` });
  const all = Array.from({ length: 1200 }, (_, at) => link(at));
  const external = all.map(({ title }) => `https://a.example/${title}`);
  const page = { id: 1, ns: 0, title: "A" };
  const [deletes, left] = await storage.write(async ({ wiki }) => {
    let count = 0;
    const counting = { ...wiki, delete: (...of: Parameters<typeof wiki.delete>) => (count++, wiki.delete(...of)) };
    const unit = wikiUnit({ wiki: counting });
    await updateLinks(unit, { ...page, isNew: true }, { ...noFacts, links: all, templates: all, external }, stored(1));
    await updateLinks(
      unit,
      { ...page, isNew: false },
      { ...noFacts, links: [link(5)], templates: [link(8)] },
      stored(2),
    );
    return [count, await wiki.select({ from: "links", columns: ["links.kind", "links.title"] })] as const;
  });
  expect(left.map((row) => Object.values(row))).toEqual([
    ["link", "Page_5"],
    ["template", "Page_8"],
  ]);
  // Six hundred of each kind and namespace, and 1,200 external links.
  expect(deletes).toBe(4 * 2 + 3);
});

test("a move keeps the id and leaves a redirect", async () => {
  const rows = await seeded({
    pages: [
      { title: "A", text: "[[B]]" },
      { title: "C", revisions: [{ text: "#REDIRECT [[A]]" }] },
    ],
    moves: [
      { from: "A", to: "C", user: "Ben", comment: "why" },
      { from: "C", to: "D", withoutRedirect: true },
    ],
  });
  expect(await rows("pages", "id", "title", "is_redirect")).toEqual([
    [1, "D", 0],
    [3, "A", 1],
  ]);
  expect(
    (await rows("log", "type", "action", "title", "params")).filter(([type]) => type === "move" || type === "delete"),
  ).toEqual([
    ["delete", "delete_redir", "C", expect.any(String)],
    ["move", "move_redir", "A", '{"target_ns":0,"target_title":"C","suppressredirect":false}'],
    ["move", "move", "C", '{"target_ns":0,"target_title":"D","suppressredirect":true}'],
  ]);
  expect((await rows("revisions", "page", "comment")).map(([, comment]) => comment)).toContain(
    "Ben moved page [[A]] to [[C]] over redirect: why",
  );
});

test("a deletion keeps the revisions, reverts links and counts, and leaves a log entry", async () => {
  const rows = await seeded({
    pages: [
      {
        title: "A",
        revisions: [{ text: "[[B]] [[Category:C]] https://x.example [[de:x]] __NOTOC__ [[mw:y]]" }],
        deleted: { comment: "gone" },
      },
    ],
  });
  for (const table of [
    "pages",
    "revisions",
    "links",
    "category_links",
    "categories",
    "external_links",
    "language_links",
    "interwiki_links",
    "page_properties",
  ] as const) {
    expect(
      await rows(
        table,
        table === "category_links" || table.endsWith("links") ? "source" : table === "page_properties" ? "page" : "id",
      ),
      table,
    ).toEqual([]);
  }
  expect(await rows("deleted_revisions", "id", "title", "page")).toEqual([[1, "A", 1]]);
  expect((await rows("changes", "type", "log_type")).slice(2)).toEqual([["log", "delete"]]);
  expect(await rows("statistics", "name", "value")).toEqual([
    ["articles", 0],
    ["edits", 1],
    ["pages", 0],
  ]);
});

test("a page that is brought back has its id, its revisions and its links", async () => {
  const rows = await seeded({
    pages: [
      { title: "A", revisions: [{ text: "[[B]]" }, { text: "[[C]]" }], deleted: {}, restored: { comment: "back" } },
    ],
  });
  expect(await rows("pages", "id", "title", "latest")).toEqual([[1, "A", 2]]);
  expect(await rows("links", "title")).toEqual([["C"]]);
  expect(await rows("deleted_revisions", "id")).toEqual([]);
});

test("protections are of a page or of a title without one", async () => {
  const rows = await seeded({
    pages: [
      {
        title: "A",
        text: "x",
        protection: { edit: { level: "sysop", expiry: at(9) }, move: { level: "autoconfirmed" }, cascade: true },
      },
    ],
    protectedTitles: [{ title: "Talk:N", level: "sysop", reason: "r" }],
  });
  expect(await rows("protections", "type", "level", "cascade", "expiry")).toEqual([
    ["edit", "sysop", 1, stored(9)],
    ["move", "autoconfirmed", 0, "infinity"],
  ]);
  expect(await rows("protected_titles", "ns", "title", "level", "expiry", "reason")).toEqual([
    [1, "N", "sysop", "infinity", "r"],
  ]);
});

test("blocks are of accounts, addresses and ranges, and end", async () => {
  const rows = await seeded({
    blocks: [
      { target: "ben", noAccount: true },
      { target: "192.0.2.0/24" },
      { target: "2001:db8::/32" },
      { target: "192.0.2.9", ended: {} },
    ],
  });
  expect(await rows("blocks", "target", "account", "range_start", "range_end")).toEqual([
    ["Ben", 2, "", ""],
    ["192.0.2.0/24", 0, "C0000200", "C00002FF"],
    ["2001:db8::/32", 0, "v6-20010DB8000000000000000000000000", "v6-20010DB8FFFFFFFFFFFFFFFFFFFFFFFF"],
  ]);
  expect((await rows("log", "type", "action")).filter(([type]) => type === "block")).toEqual([
    ["block", "block"],
    ["block", "block"],
    ["block", "block"],
    ["block", "block"],
    ["block", "unblock"],
  ]);
});

test("a file has versions, and a page; without its contents it is missed where it is shown", async () => {
  const rows = await seeded({
    files: [
      {
        title: "A.png",
        versions: [
          { timestamp: at(1), size: 5 },
          { timestamp: at(2), size: 7 },
        ],
      },
      { title: "Gone.png", deleted: {} },
    ],
    pages: [{ title: "P", revisions: [{ text: "[[File:A.png]] [[File:Gone.png]]", timestamp: at(50) }] }],
  });
  expect(await rows("files", "title", "state", "archive_name", "size")).toEqual([
    ["A.png", "old", `${stored(2)}!A.png`, 5],
    ["A.png", "current", "", 7],
    ["Gone.png", "deleted", "", 20_000],
  ]);
  expect(await rows("category_links", "category")).toEqual([["Pages_with_broken_file_links"]]);
});

test("hidden data is hidden everywhere, and changes of watched pages are recorded", async () => {
  const rows = await seeded({
    pages: [{ title: "A", revisions: [{ text: "x", hidden: ["text", "user"] }] }],
    watchlists: [{ user: "Ben", titles: ["A", { title: "Talk:B", notified: at(3) }] }],
  });
  expect(await rows("revisions", "hidden")).toEqual([[5]]);
  expect((await rows("changes", "hidden", "type")).filter(([, type]) => type === "new")).toEqual([[5, "new"]]);
  expect(await rows("watched", "ns", "title", "notified")).toEqual([
    [0, "A", null],
    [0, "B", stored(3)],
    [1, "A", null],
    [1, "B", stored(3)],
  ]);
});

function sha1(text: string): string {
  return hash("sha1", text);
}

test("a page is touched when a page that it shows, links to or is in comes, goes or changes", async () => {
  const rows = await seeded({
    pages: [
      { title: "A", revisions: [{ timestamp: at(1), text: "[[B]]" }] },
      { title: "C", revisions: [{ timestamp: at(1), text: "{{T}} [[Category:K]]" }] },
      { title: "Category:K", revisions: [{ timestamp: at(2), text: "K" }] },
      { title: "D", revisions: [{ timestamp: at(3), text: "[[Category:K]]" }] },
      {
        title: "Template:T",
        revisions: [
          { timestamp: at(4), text: "one" },
          { timestamp: at(5), text: "two" },
        ],
      },
      {
        title: "B",
        revisions: [
          { timestamp: at(6), text: "b" },
          { timestamp: at(7), text: "c" },
        ],
      },
    ],
  });
  expect(new Map((await rows("pages", "title", "touched")) as readonly [string, string][])).toEqual(
    new Map([
      ["A", stored(6)],
      ["C", stored(5)],
      ["K", stored(3)],
      ["D", stored(3)],
      ["T", stored(5)],
      ["B", stored(7)],
    ]),
  );
});
