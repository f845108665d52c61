import type { DatabaseSync } from "node:sqlite";
import type { Ran } from "./recorded.ts";

/** How SQLite answers a statement, one line for each table or sort. */
export function planOf(database: DatabaseSync, { sql, values }: Ran): readonly string[] {
  return database
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all(...values)
    .map(({ detail }) => String(detail).replaceAll(/\bwiki_/g, ""));
}

/** Tables that have few rows however large the wiki is. */
const small = new Set(["tags", "statistics"]);

/** What of a plan takes longer the more there is: reading all of a table, or sorting what was found. */
export function costsOf(plan: readonly string[], { sql, isLimited }: Ran): readonly string[] {
  // A list without values: no row is looked at.
  if (/WHERE 1 = 0(?: ORDER| LIMIT|$)/.test(sql)) return [];
  const isSorted = plan.some((line) => line.startsWith("USE TEMP B-TREE"));
  return plan.filter((line) => {
    if (line.startsWith("USE TEMP B-TREE") || line.includes("AUTOMATIC")) return true;
    // There are few kinds of links, and all links have one.
    if (line.endsWith("(kind=?)")) return true;
    const [, table] = /^SCAN (\w+)/.exec(line) ?? [];
    // In its order, a table or an index is read until there are enough rows.
    return table !== undefined && !small.has(table) && (!isLimited || isSorted);
  });
}
