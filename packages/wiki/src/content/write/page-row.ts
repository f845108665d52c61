import { createHash } from "node:crypto";
import { type Condition, equal, isIn, lessThan } from "../../storage/select.ts";
import type { RowOf } from "../../storage/tables.ts";
import { type StoredTitle, fullTitle } from "../titles.ts";
import { freeTitle } from "./free-title.ts";
import type { WikiUnit } from "./log-entry.ts";
import { type Expanded, type Trees, expand, mostNodes } from "../wikitext/expand.ts";
import { type PageFacts, trackingNames } from "../wikitext/page-facts.ts";
import { readFacts } from "../wikitext/read-facts.ts";
import { namespaces } from "../../query/site/namespaces.ts";

/** Creates a page without a revision, which the caller must add. Uses the former id if it is given. */
export async function createPage(
  unit: WikiUnit,
  { ns, title }: StoredTitle,
  timestamp: string,
  model = "wikitext",
  former?: number,
): Promise<PageRow> {
  const row: Omit<RowOf<"pages">, "id"> = {
    ns,
    title,
    is_redirect: 0,
    is_new: 1,
    touched: timestamp,
    length: 0,
    latest: 0,
    model,
    language: "en",
    random: randomOf(`${ns}:${title}`),
  };
  const { wiki } = unit;
  await freeTitle(unit, row);
  if (former !== undefined) await wiki.restore("pages", [{ id: former, ...row }]);
  const [id = 0] = former === undefined ? await wiki.create("pages", [row]) : [former];
  return { id, ...row };
}

export async function updatePage(
  { wiki }: WikiUnit,
  id: number,
  values: Partial<Omit<RowOf<"pages">, "id">>,
): Promise<void> {
  await wiki.update("pages", values, [equal("pages.id", id)]);
}

/**
 * Returns the position of a title in the order of `random`. It depends only on the title, so that data sets are
 * reproducible.
 */
function randomOf(text: string): number {
  return createHash("sha1").update(text).digest().readUIntBE(0, 6) / 2 ** 48;
}

/** Returns the content model of a new page, based on its title. */
export function modelOf({ ns, title }: StoredTitle): string {
  const [, ending = ""] = /\.(css|js|json)$/.exec(title) ?? [];
  const isCode = ns === 8 || (ns === 2 && title.includes("/"));
  return isCode && ending !== "" ? (ending === "js" ? "javascript" : ending) : "wikitext";
}

const mostRounds = 50;

/**
 * Expands all templates of a text. Loads unknown templates until all are known, because templates may use other
 * templates.
 */
export async function expandOn(unit: WikiUnit, text: string, page: StoredTitle): Promise<Expanded> {
  const trees: Trees = new Map();
  let nodes = 0;
  for (let round = 0; ; round++) {
    const expanded = expand(text, page, unit.texts, trees);
    nodes += expanded.nodes;
    if (expanded.unknown.size === 0 || round >= mostRounds || nodes > mostNodes) return expanded;
    for (const title of expanded.unknown) {
      const place = expanded.templates.get(title);
      unit.texts.set(title, place === undefined ? undefined : await currentText(unit, place));
    }
  }
}

export async function pageFactsOf(unit: WikiUnit, text: string, page: StoredTitle): Promise<PageFacts> {
  // If the page includes itself, the new text applies.
  unit.texts.set(fullTitle(page), text);
  const facts = readFacts(text, page, await expandOn(unit, text, page));
  const broken = trackingNames["broken-file-category"] ?? "";
  if (
    facts.files.length === 0 ||
    (await hasAll(unit, facts.files)) ||
    facts.categories.some(({ title }) => title === broken)
  )
    return facts;
  return {
    ...facts,
    categories: [...facts.categories, { title: broken, prefix: facts.properties["defaultsort"] ?? "" }],
  };
}

async function hasAll({ wiki }: WikiUnit, files: readonly string[]): Promise<boolean> {
  const where = [equal("files.state", "current"), isIn("files.title", files.slice(0, 500))];
  return (await wiki.count({ from: "files", where })) >= Math.min(500, files.length);
}

const columns = [
  "id",
  "ns",
  "title",
  "is_redirect",
  "is_new",
  "touched",
  "length",
  "latest",
  "model",
  "language",
  "random",
] as const;

export type PageRow = RowOf<"pages">;

export function findPage(unit: WikiUnit, { ns, title }: StoredTitle): Promise<PageRow | undefined> {
  return find(unit, [equal("pages.ns", ns), equal("pages.title", title)]);
}

export function findPageById(unit: WikiUnit, id: number): Promise<PageRow | undefined> {
  return find(unit, [equal("pages.id", id)]);
}

async function find({ wiki }: WikiUnit, where: readonly Condition[]): Promise<PageRow | undefined> {
  const [row] = await wiki.select({
    from: "pages",
    columns: columns.map((name) => `pages.${name}` as const),
    where,
    limit: 1,
  });
  return row === undefined
    ? undefined
    : (Object.fromEntries(columns.map((name) => [name, row[`pages.${name}`]])) as unknown as PageRow);
}

export async function textOf({ wiki }: WikiUnit, revision: number): Promise<string> {
  const [row] = await wiki.select({
    from: "texts",
    columns: ["texts.text"],
    where: [equal("texts.revision", revision)],
    limit: 1,
  });
  return row?.["texts.text"] ?? "";
}

async function currentText(unit: WikiUnit, { ns, title }: StoredTitle): Promise<string | undefined> {
  const [row] = await unit.wiki.select({
    from: "pages",
    joins: [{ table: "texts", on: [["texts.revision", "pages.latest"]] }],
    columns: ["texts.text"],
    where: [equal("pages.ns", ns), equal("pages.title", title)],
    limit: 1,
  });
  return row?.["texts.text"];
}

/** The ways in which the display of a page depends on another page. */
type Dependence = "link" | "template" | "file" | "redirect";

const categoryNamespace = 14;
const batch = 200;

/** Touches the pages that depend on a title in one of these ways. For links, also touches the members of a category. */
export async function touchDependents(
  unit: WikiUnit,
  kinds: readonly Dependence[],
  { ns, title }: StoredTitle,
  timestamp: string,
): Promise<void> {
  await touchSources(
    unit,
    "links.source",
    [isIn("links.kind", kinds), equal("links.ns", ns), equal("links.title", title)],
    timestamp,
  );
  if (ns === categoryNamespace && kinds.includes("link")) await touchMembers(unit, title, timestamp);
}

/** Updates the `touched` timestamp of a category's members. */
export function touchMembers(unit: WikiUnit, category: string, timestamp: string): Promise<void> {
  return touchSources(unit, "category_links.source", [equal("category_links.category", category)], timestamp);
}

/** Updates the `touched` timestamp of pages in one namespace. */
export async function touchTitles(
  { wiki }: WikiUnit,
  ns: number,
  titles: readonly string[],
  timestamp: string,
): Promise<void> {
  const touched = [
    equal("pages.ns", ns),
    isIn("pages.title", [...new Set(titles)]),
    lessThan("pages.touched", timestamp),
  ];
  if (titles.length > 0) await wiki.update("pages", { touched: timestamp }, touched);
}

async function touchSources(
  { wiki }: WikiUnit,
  source: "links.source" | "category_links.source",
  where: readonly Condition[],
  timestamp: string,
): Promise<void> {
  const from = source === "links.source" ? "links" : "category_links";
  const rows = await wiki.select({ from, columns: [source], distinct: true, where });
  for (let at = 0; at < rows.length; at += batch) {
    const ids = rows.slice(at, at + batch).map((row) => row[source]);
    await wiki.update("pages", { touched: timestamp }, [isIn("pages.id", ids), lessThan("pages.touched", timestamp)]);
  }
}

type Statistic = "pages" | "articles" | "edits" | "files";

export async function count({ wiki }: WikiUnit, amounts: Partial<Readonly<Record<Statistic, number>>>): Promise<void> {
  for (const [name, value] of Object.entries(amounts)) {
    if (value === 0) continue;
    if ((await wiki.increase("statistics", { value }, [equal("statistics.name", name)])) === 0)
      await wiki.insert("statistics", [{ name, value }]);
  }
}

export async function countEdit({ wiki }: WikiUnit, account: number): Promise<void> {
  if (account !== 0) await wiki.increase("accounts", { edits: 1 }, [equal("accounts.id", account)]);
}

/** The namespaces whose pages may count as articles. */
export const contentNamespaces: ReadonlySet<number> = new Set(
  namespaces.flatMap(({ id, content }) => (content ? [id] : [])),
);

/** Reports whether a page is an article: a page in a content namespace that has a link and is not a redirect. */
export async function isArticle({ wiki }: WikiUnit, { id, ns, is_redirect }: PageRow): Promise<boolean> {
  if (!contentNamespaces.has(ns) || is_redirect === 1) return false;
  const rows = await wiki.select({
    from: "links",
    columns: ["links.source"],
    where: [equal("links.kind", "link"), equal("links.source", id)],
    limit: 1,
  });
  return rows.length > 0;
}
