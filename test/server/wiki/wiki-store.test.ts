import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSqlite } from "../../../packages/reference-server/src/storage/sqlite/open.ts";
import {
  anyOf,
  beginsWith,
  contains,
  equal,
  exists,
  from,
  lacksBits,
  isIn,
  missing,
  same,
  type Condition,
} from "../../../packages/wiki/src/storage/select.ts";
import { tables } from "../../../packages/wiki/src/storage/tables.ts";
import type { WikiStore } from "../../../packages/wiki/src/storage/storage.ts";

const titles = ["Apple", "Apple_pie", "Äpfel", "Banana", "𝒳"];

/** Creates a store with five pages. The pages with even numbers link to the first. */
function filled<T>(work: (wiki: WikiStore) => Promise<T>): Promise<T> {
  const storage = openSqlite(":memory:");
  return storage.write(async ({ wiki }) => {
    const ids = await wiki.create(
      "pages",
      titles.map((title, index) => ({ ...page, title, length: index })),
    );
    const links = ids
      .filter((_, index) => index % 2 === 1)
      .map((source) => ({ kind: "link", source, source_ns: 0, ns: 0, title: "Apple", fragment: "", interwiki: "" }));
    await wiki.insert("links", links);
    return work(wiki);
  });
}

const page = {
  ns: 0,
  title: "",
  is_redirect: 0,
  is_new: 0,
  touched: "20240101000000",
  length: 0,
  latest: 1,
  model: "wikitext",
  language: "en",
  random: 0.5,
};

async function found(...where: readonly Condition[]): Promise<readonly string[]> {
  const rows = await filled((wiki) =>
    wiki.select({ from: "pages", columns: ["pages.title"], where, order: [{ column: "pages.title" }] }),
  );
  return rows.map((row) => row["pages.title"]);
}

const linked = same("links.source", "pages.id");

test.each<[string, readonly Condition[], readonly string[]]>([
  ["equal", [equal("pages.title", "Banana")], ["Banana"]],
  ["in", [isIn("pages.length", [0, 3])], ["Apple", "Banana"]],
  ["in nothing", [isIn("pages.length", [])], []],
  ["a prefix", [beginsWith("pages.title", "Apple")], ["Apple", "Apple_pie"]],
  ["an empty prefix", [beginsWith("pages.title", "")], ["Apple", "Apple_pie", "Banana", "Äpfel", "𝒳"]],
  ["a part", [contains("pages.title", "E_P")], ["Apple_pie"]],
  ["a part with a sign of patterns", [contains("pages.title", "%")], []],
  ["bits", [lacksBits("pages.length", 3)], ["Apple", "𝒳"]],
  [
    "a place",
    [from({ column: "pages.ns", value: 0 }, { column: "pages.title", value: "Banana" })],
    ["Banana", "Äpfel", "𝒳"],
  ],
  [
    "a place in falling order",
    [from({ column: "pages.title", value: "Apple_pie", descending: true })],
    ["Apple", "Apple_pie"],
  ],
  ["any", [anyOf(equal("pages.title", "Apple"), equal("pages.length", 4))], ["Apple", "𝒳"]],
  ["any of none", [anyOf()], []],
  ["exists", [exists("links", linked, equal("links.title", "Apple"))], ["Apple_pie", "Banana"]],
  ["missing", [missing("links", linked)], ["Apple", "Äpfel", "𝒳"]],
])("rows by %s", async (_, where, expected) => {
  expect(await found(...where)).toEqual(expected);
});

test("a join has the columns of both tables, and an optional one keeps rows without a counterpart", async () => {
  const rows = await filled((wiki) =>
    wiki.select({
      from: "pages",
      joins: [
        {
          table: "links",
          on: [
            ["links.source", "pages.id"],
            ["links.kind", { value: "link" }],
          ],
          optional: true,
        },
      ],
      columns: ["pages.title", "links.title"],
      order: [{ column: "pages.title", descending: true }],
      limit: 3,
    }),
  );
  expect(rows).toEqual([
    { "pages.title": "𝒳", "links.title": null },
    { "pages.title": "Äpfel", "links.title": null },
    { "pages.title": "Banana", "links.title": "Apple" },
  ]);
});

test("rows are counted by kind, in the order of their number and of their columns", async () => {
  const query = {
    from: "pages",
    joins: [{ table: "links", on: [["links.title", { value: "Apple" }]] }],
    columns: ["pages.title"],
    sum: "pages.length",
    order: [{ rows: "most first" }, { column: "pages.title", descending: true }],
  } as const;
  expect(await filled((wiki) => wiki.tally({ ...query, limit: 2, offset: 1 }))).toEqual([
    { "pages.title": "Äpfel", rows: 2, sum: 4 },
    { "pages.title": "Banana", rows: 2, sum: 6 },
  ]);
  const kindsOf = async (moreThan: number | "sum") =>
    (await filled((wiki) => wiki.tally({ ...query, moreThan }))).map((row) => row["pages.title"]);
  expect(await kindsOf(2)).toEqual([]);
  expect(await kindsOf("sum")).toEqual(["Apple"]);
});

test("rows are counted, changed and deleted by conditions", async () => {
  await filled(async (wiki) => {
    expect(await wiki.count({ from: "links", where: [equal("links.ns", 0)] })).toBe(2);
    expect(await wiki.update("pages", { is_redirect: 1 }, [beginsWith("pages.title", "A")])).toBe(2);
    expect(await wiki.count({ from: "pages", where: [equal("pages.is_redirect", 1)] })).toBe(2);
    expect(await wiki.delete("links", [])).toBe(2);
  });
});

test.each(["sqlite", "mariadb"])("the migrations of %s create the described tables", (database) => {
  const text = readFileSync(
    join(import.meta.dirname, `../../../packages/reference-server/migrations/${database}/003-wiki.sql`),
    "utf8",
  );
  const made = [...text.matchAll(/^CREATE TABLE (?:IF NOT EXISTS )?(wiki_\w+) \(\n([^;]*?)\n\)/gm)].map(
    ([, name = "", body = ""]) => [name, columnsIn(body)],
  );
  const described = Object.values(tables).flatMap(({ sql, columns }) =>
    sql.startsWith("wiki_") ? [[sql, Object.keys(columns)]] : [],
  );
  expect(made).toEqual(described);
});

function columnsIn(body: string): readonly string[] {
  return [...body.matchAll(/^  `?([a-z]\w*)`? [A-Z]/gm)].map(([, name = ""]) => name);
}
