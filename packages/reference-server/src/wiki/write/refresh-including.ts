import { equal } from "../../storage/wiki/select.ts";
import type { StoredTitle } from "../titles.ts";
import { findPageById, textOf } from "./find-page.ts";
import { isArticle } from "./is-article.ts";
import { pageFactsOf } from "./page-facts-of.ts";
import { count } from "./statistics.ts";
import { updateLinks } from "./update-links.ts";
import type { WikiUnit } from "./wiki-unit.ts";

const batch = 200;

/** Links anew all pages that include this one: what it says, they say. */
export function refreshIncluding(unit: WikiUnit, page: StoredTitle, timestamp: string): Promise<void> {
  return refresh(unit, "template", page, timestamp);
}

/** Links anew all pages that show a file, which there is now, or is no longer. */
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

/** Reads the links of a page from its current text anew; by them it may become an article, or none. */
export async function refreshLinks(unit: WikiUnit, id: number, timestamp: string): Promise<void> {
  const page = await findPageById(unit, id);
  if (page === undefined || page.model !== "wikitext") return;
  const text = await textOf(unit, page.latest);
  const facts = await pageFactsOf(unit, text, page);
  const was = await isArticle(unit, page);
  await updateLinks(unit, { ...page, isNew: false }, facts, timestamp);
  await count(unit, { articles: Number(await isArticle(unit, page)) - Number(was) });
}
