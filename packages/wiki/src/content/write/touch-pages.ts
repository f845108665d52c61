import { equal, isIn, lessThan, type Condition } from "../../storage/select.ts";
import type { StoredTitle } from "../titles.ts";
import type { WikiUnit } from "./wiki-unit.ts";

/** The ways in which the display of a page depends on another page. */
export type Dependence = "link" | "template" | "file" | "redirect";

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
