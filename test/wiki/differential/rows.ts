import { DatabaseSync } from "node:sqlite";
import { tables } from "../../../packages/wiki/src/storage/tables.ts";

/** Rows of a table that only one of two databases has. */
export interface RowDifference {
  readonly table: string;
  readonly real: readonly string[];
  readonly ours: readonly string[];
}

/** Columns that are not compared: they depend on chance, a cache, or an order that no response shows. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  accounts: ["ac_password"],
  wiki_pages: ["random"],
  wiki_categories: ["id"],
  wiki_external_links: ["id", "host", "path"],
  wiki_files: ["id", "metadata"],
  wiki_stashed_files: ["sha1"],
  wiki_tags: ["is_defined", "is_active", "sources"],
};

/**
 * Returns whether a row is compared. Excludes the number of active users, which no change updates, and tags that are
 * unused and cannot be added.
 */
const isCompared = (row: Readonly<Record<string, unknown>>): boolean =>
  row["name"] !== "active_users" && !(row["hits"] === 0 && row["is_active"] === 0);

/** Length in bytes to which other databases truncate sort keys. SQLite stores them completely. */
const longestSortKey = 230;

export function compareRows(real: string, ours: string): readonly RowDifference[] {
  const databases = [real, ours].map((file) => new DatabaseSync(file, { readOnly: true }));
  try {
    return Object.values(tables).flatMap(({ sql: table }) => {
      const [there = [], here = []] = databases.map((database) => rowsOf(database, table));
      const [inReal, inOurs] = [new Set(there), new Set(here)];
      const difference = {
        table,
        real: there.filter((row) => !inOurs.has(row)),
        ours: here.filter((row) => !inReal.has(row)),
      };
      return difference.real.length + difference.ours.length === 0 ? [] : [difference];
    });
  } finally {
    for (const database of databases) database.close();
  }
}

function rowsOf(database: DatabaseSync, table: string): readonly string[] {
  const rows = database.prepare(`SELECT * FROM ${table}`).all();
  return rows
    .filter(isCompared)
    .map((row) =>
      JSON.stringify(
        Object.entries(row).flatMap(([column, value]) =>
          leftOut[table]?.includes(column) ? [] : [[column, comparable(column, value)]],
        ),
      ),
    );
}

/** Returns a comparable form of a value, because groups and members of JSON objects have no order. */
function comparable(column: string, value: unknown): unknown {
  if (column === "sort_key") return Buffer.from(String(value)).subarray(0, longestSortKey).toString();
  if (column === "ac_groups") return String(value).split("\n").toSorted();
  if (column !== "params" || typeof value !== "string" || value === "") return value;
  return Object.entries(JSON.parse(value) as object).toSorted(([one], [other]) => (one < other ? -1 : 1));
}
