import { equal, isIn, type Condition } from "../../storage/select.ts";
import { tables, type Column, type RowOf } from "../../storage/tables.ts";
import type { WikiStore } from "../../storage/storage.ts";
import type { StoredTitle } from "../titles.ts";
import { type PageFacts, cutBytes, sortKey } from "../wikitext/page-facts.ts";
import { externalIndexes } from "../wikitext/read-facts.ts";
import { count, findPageById, isArticle, pageFactsOf, textOf, touchMembers, touchTitles } from "./page-row.ts";
import type { WikiUnit } from "./log-entry.ts";

const [fileNamespace, categoryNamespace] = [6, 14];

export interface LinkSource extends StoredTitle {
  readonly id: number;
  /** True if the page had no links before. */
  readonly isNew: boolean;
}

/** Updates the stored links and categories of a page where they differ. */
export async function updateLinks(
  unit: WikiUnit,
  page: LinkSource,
  facts: PageFacts,
  timestamp: string,
): Promise<void> {
  const replace = <T extends LinkTable>(table: T, rows: readonly RowOf<T>[]): Promise<readonly Plain[]> =>
    replaceRows(unit, table, page, rows);
  await replace("links", linkRows(page, facts));
  await replace(
    "language_links",
    facts.languages.map(({ language, title }) => ({ source: page.id, language, title: cutBytes(title, 255) })),
  );
  await replace(
    "interwiki_links",
    facts.interwikis.map(({ prefix, title }) => ({ source: page.id, prefix, title: cutBytes(title, 255) })),
  );
  const properties = await replace("page_properties", propertyRows(page, facts));
  if (page.ns === categoryNamespace && properties.some(({ name }) => name === "hiddencat"))
    await touchMembers(unit, page.title, timestamp);
  await replaceExternal(unit, page, facts.external);
  await replaceCategories(unit, page, facts, timestamp);
}

type LinkTable = "links" | "language_links" | "interwiki_links" | "page_properties";

/** The columns of each primary key: the page's id, then the columns that identify a row within a page. */
const keys: Readonly<Record<LinkTable, readonly [source: string, ...others: string[]]>> = {
  links: ["source", "kind", "ns", "title"],
  language_links: ["source", "language"],
  interwiki_links: ["source", "prefix", "title"],
  page_properties: ["page", "name"],
};

type Plain = Readonly<Record<string, unknown>>;

/** Replaces the rows of a page, and returns those that were added or removed. */
async function replaceRows<T extends LinkTable>(
  { wiki }: WikiUnit,
  table: T,
  { id, isNew }: LinkSource,
  rows: readonly RowOf<T>[],
): Promise<readonly Plain[]> {
  const names = Object.keys(tables[table].columns);
  const columns = names.map((name) => `${table}.${name}` as Column);
  const stored = isNew
    ? []
    : await wiki.select({ from: table, columns, where: [equal(`${table}.${keys[table][0]}` as Column, id)] });
  const keyOf = (row: object): string => JSON.stringify(names.map((name) => (row as Record<string, unknown>)[name]));
  const before = new Map(
    stored.map((row) => {
      const plain = Object.fromEntries(
        names.map((name) => [name, (row as Record<string, unknown>)[`${table}.${name}`]]),
      );
      return [keyOf(plain), plain] as const;
    }),
  );
  const added = rows.filter((row) => !before.delete(keyOf(row)));
  await deleteRows(wiki, table, [...before.values()]);
  if (added.length > 0) await wiki.insert(table, added as never);
  return [...added, ...before.values()];
}

/** Deletes rows of a page. Rows that differ only in the last column of their key share a statement. */
async function deleteRows(wiki: WikiStore, table: LinkTable, rows: readonly Plain[]): Promise<void> {
  const names = keys[table];
  const column = (name: string) => `${table}.${name}` as Column;
  const last = names.at(-1)!;
  const alike = Map.groupBy(rows, (row) => JSON.stringify(names.slice(0, -1).map((name) => row[name])));
  for (const some of alike.values()) {
    const where = names.slice(0, -1).map((name) => equal(column(name), some[0]![name] as string | number));
    for (let start = 0; start < some.length; start += mostDeleted) {
      const values = some.slice(start, start + mostDeleted).map((row) => row[last] as string);
      await wiki.delete(table, [...where, isIn(column(last), values)]);
    }
  }
}

/** The maximum number of rows that one statement deletes. */
const mostDeleted = 500;

function linkRows(page: LinkSource, { links, templates, files, redirect }: PageFacts): readonly RowOf<"links">[] {
  const rowOf = (kind: string, { ns, title }: StoredTitle, fragment = "", interwiki = ""): RowOf<"links"> => ({
    kind,
    source: page.id,
    source_ns: page.ns,
    ns,
    title: cutBytes(title, 255),
    fragment,
    interwiki,
  });
  return [
    ...links.map((one) => rowOf("link", one)),
    ...templates.map((one) => rowOf("template", one)),
    ...files.map((title) => rowOf("file", { ns: fileNamespace, title })),
    ...(redirect === undefined
      ? []
      : [rowOf("redirect", redirect, cutBytes(redirect.fragment, 255), redirect.interwiki)]),
  ];
}

function propertyRows({ id }: LinkSource, { properties }: PageFacts): readonly RowOf<"page_properties">[] {
  return Object.entries(properties).map(([name, value]) => ({ page: id, name, value, sort: sortOf(value) }));
}

/** Returns the numeric sort value of a page property; `null` if it is not a number. */
function sortOf(value: string): number | null {
  return value !== "" && Number.isFinite(Number(value)) ? Number(value) : null;
}

async function replaceExternal({ wiki }: WikiUnit, { id, isNew }: LinkSource, urls: readonly string[]): Promise<void> {
  const stored = isNew
    ? []
    : await wiki.select({
        from: "external_links",
        columns: ["external_links.url"],
        distinct: true,
        where: [equal("external_links.source", id)],
      });
  const before = new Set(stored.map((row) => row["external_links.url"]));
  const added = urls.filter((url) => !before.delete(url));
  const gone = [...before];
  for (let start = 0; start < gone.length; start += mostDeleted) {
    const urls = isIn("external_links.url", gone.slice(start, start + mostDeleted));
    await wiki.delete("external_links", [equal("external_links.source", id), urls]);
  }
  const rows = added.flatMap((url) =>
    externalIndexes(url).map(({ host, path }) => ({
      source: id,
      url,
      host: cutBytes(host, 1000),
      path: cutBytes(path, 1000),
    })),
  );
  if (rows.length > 0) await wiki.create("external_links", rows);
}

async function replaceCategories(
  unit: WikiUnit,
  { id, ns, title, isNew }: LinkSource,
  { categories }: PageFacts,
  timestamp: string,
): Promise<void> {
  const type = memberType(ns);
  const columns = [
    "category_links.category",
    "category_links.sort_key",
    "category_links.sort_prefix",
    "category_links.type",
  ] as const;
  const stored = isNew
    ? []
    : await unit.wiki.select({ from: "category_links", columns, where: [equal("category_links.source", id)] });
  const before = new Map(stored.map((row) => [row["category_links.category"], row]));
  const added: RowOf<"category_links">[] = [];
  for (const { title: category, prefix: whole } of categories) {
    const prefix = cutBytes(whole, 255);
    const row = {
      source: id,
      category: cutBytes(category, 255),
      type,
      sort_key: sortKey(prefix, title),
      sort_prefix: prefix,
      timestamp,
    };
    const old = before.get(row.category);
    before.delete(row.category);
    if (old === undefined) {
      added.push(row);
      await countMembers(unit, row.category, type, 1);
      continue;
    }
    if (old["category_links.type"] !== type)
      await changeType(unit, { id, category: row.category, type }, old["category_links.type"] as MemberType);
    if (old["category_links.sort_key"] !== row.sort_key || old["category_links.sort_prefix"] !== prefix) {
      // If only the title changed, the page was moved, and the time when it was added to the category is unchanged.
      const since = old["category_links.sort_prefix"] === prefix ? {} : { timestamp };
      await unit.wiki.update(
        "category_links",
        { sort_key: row.sort_key, sort_prefix: prefix, ...since },
        linkOf(id, row.category),
      );
    }
  }
  for (const [category, row] of before) {
    await unit.wiki.delete("category_links", linkOf(id, category));
    await countMembers(unit, category, row["category_links.type"] as MemberType, -1);
  }
  if (added.length > 0) await unit.wiki.insert("category_links", added);
  await touchTitles(unit, categoryNamespace, [...added.map(({ category }) => category), ...before.keys()], timestamp);
}

/** Updates the kind of a member, which may change if its page is moved to another namespace. */
async function changeType(
  unit: WikiUnit,
  { id, category, type }: { readonly id: number; readonly category: string; readonly type: MemberType },
  before: MemberType,
): Promise<void> {
  await unit.wiki.update("category_links", { type }, linkOf(id, category));
  await countMembers(unit, category, type, 1);
  await countMembers(unit, category, before, -1);
}

const linkOf = (source: number, category: string): readonly Condition[] => [
  equal("category_links.source", source),
  equal("category_links.category", category),
];

type MemberType = "page" | "subcat" | "file";

function memberType(ns: number): MemberType {
  return ns === categoryNamespace ? "subcat" : ns === fileNamespace ? "file" : "page";
}

const batch = 200;

/** Updates the links of all pages that include this page, because they contain its text. */
export function refreshIncluding(unit: WikiUnit, page: StoredTitle, timestamp: string): Promise<void> {
  return refresh(unit, "template", page, timestamp);
}

/** Updates the links of all pages that display a file, after the file was added or removed. */
export function refreshShowing(unit: WikiUnit, title: string, timestamp: string): Promise<void> {
  return refresh(unit, "file", { ns: 6, title }, timestamp);
}

async function refresh(
  unit: WikiUnit,
  kind: "template" | "file",
  { ns, title }: StoredTitle,
  timestamp: string,
): Promise<void> {
  const about = [equal("links.kind", kind), equal("links.ns", ns), equal("links.title", title)];
  for (let last = 0; ; ) {
    const where = [...about, { kind: "more than", column: "links.source", value: last } as const];
    const rows = await unit.wiki.select({
      from: "links",
      columns: ["links.source"],
      where,
      order: [{ column: "links.source" }],
      limit: batch,
    });
    for (const row of rows) await refreshLinks(unit, row["links.source"], timestamp);
    if (rows.length < batch) return;
    last = rows.at(-1)?.["links.source"] ?? 0;
  }
}

/** Updates the links of a page from its current text. Links determine whether the page counts as an article. */
export async function refreshLinks(unit: WikiUnit, id: number, timestamp: string): Promise<void> {
  const page = await findPageById(unit, id);
  if (page === undefined || page.model !== "wikitext") return;
  const text = await textOf(unit, page.latest);
  const facts = await pageFactsOf(unit, text, page);
  const was = await isArticle(unit, page);
  await updateLinks(unit, { ...page, isNew: false }, facts, timestamp);
  await count(unit, { articles: Number(await isArticle(unit, page)) - Number(was) });
}

const counts: Readonly<Record<MemberType, { readonly subcategories?: number; readonly files?: number }>> = {
  page: {},
  subcat: { subcategories: 1 },
  file: { files: 1 },
};

const empty = { pages: 0, subcategories: 0, files: 0, hidden: 0 };

/**
 * Updates the counts of a category after adding or removing a member. All members count as pages. Some also count as
 * subcategories or files.
 */
async function countMembers({ wiki }: WikiUnit, title: string, type: MemberType, by: 1 | -1): Promise<void> {
  const { subcategories = 0, files = 0 } = counts[type];
  const amounts = { pages: by, subcategories: subcategories * by, files: files * by };
  const met = await wiki.increase("categories", amounts, [equal("categories.title", title)]);
  if (met === 0 && by > 0) await wiki.create("categories", [{ ...empty, ...amounts, title }]);
  if (by < 0) await forgetEmptyCategory({ wiki }, title);
}

/** Deletes a category without members, unless it has a page. */
export async function forgetEmptyCategory({ wiki }: Pick<WikiUnit, "wiki">, title: string): Promise<void> {
  const where = [equal("categories.title", title)];
  const [row] = await wiki.select({ from: "categories", columns: ["categories.pages"], where, limit: 1 });
  if (row?.["categories.pages"] !== 0) return;
  const pages = await wiki.count({ from: "pages", where: [equal("pages.ns", 14), equal("pages.title", title)] });
  if (pages === 0) await wiki.delete("categories", where);
}

/** Stores a category that has a page, even if it has no members. */
export async function keepCategory({ wiki }: WikiUnit, title: string, isHidden: boolean): Promise<void> {
  const hidden = isHidden ? 1 : 0;
  const where = [equal("categories.title", title)];
  if ((await wiki.update("categories", { hidden }, where)) === 0)
    await wiki.create("categories", [{ ...empty, title, hidden }]);
}
