import type { DatabaseSync } from "node:sqlite";
import type { Ran } from "./recorded.ts";

/** Returns SQLite's query plan for a statement, one line for each table or sort. */
export function planOf(database: DatabaseSync, { sql, values }: Ran): readonly string[] {
  return database
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all(...values)
    .map(({ detail }) => String(detail).replaceAll(/\bwiki_/g, ""));
}

/** Tables that have few rows, however large the wiki is. */
const small = new Set(["tags", "statistics"]);

/** Returns the steps of a plan whose cost grows with the data: reading a whole table or sorting the result. */
export function costsOf(plan: readonly string[], { sql, isLimited }: Ran): readonly string[] {
  // For an empty list of values, no row is read.
  if (/WHERE 1 = 0(?: ORDER| LIMIT|$)/.test(sql)) return [];
  const isSorted = plan.some((line) => line.startsWith("USE TEMP B-TREE"));
  return plan.filter((line) => {
    if (line.startsWith("USE TEMP B-TREE") || line.includes("AUTOMATIC")) return true;
    // There are few kinds of links, and every link has one, so this condition is not selective.
    if (line.endsWith("(kind=?)")) return true;
    const [, table] = /^SCAN (\w+)/.exec(line) ?? [];
    // A table or index in the right order is read only until there are enough rows.
    return table !== undefined && !small.has(table) && (!isLimited || isSorted);
  });
}
