/*
 * The operations that the stores need in a transaction of any SQL database. A `?` is the placeholder for a value.
 * Statements must work with SQLite, MariaDB, MySQL and TiDB.
 */

import type { Select } from "@kiln/wiki";

export type Value = string | number | null | Uint8Array;

export type Row = Readonly<Record<string, unknown>>;

export interface Sql {
  /** The keywords for a join that reads the tables in the given order. */
  readonly orderedJoin: string;
  /** Returns a column for a condition that must not select an index. */
  unindexed(name: string): string;
  /** Returns the index hint that follows a table's name; an empty string if the database selects indexes itself. */
  indexHint(query: Pick<Select, "from" | "where" | "order">, isLimited: boolean): string;
  all(sql: string, values: readonly Value[]): Promise<readonly Row[]>;
  /** Returns the number of rows that matched the condition. */
  run(sql: string, values: readonly Value[]): Promise<number>;
  /** Inserts rows with the same columns. Returns their new ids, which are greater than any earlier id of the table. */
  insert(table: string, idColumn: string, rows: readonly Readonly<Record<string, Value>>[]): Promise<readonly string[]>;
}

/**
 * Returns the statement that inserts a number of rows with these columns. Its values are those of the first row, then
 * those of the second, and so on.
 */
export function insertStatement(table: string, columns: readonly string[], rows = 1): string {
  const row = `(${columns.map(() => "?").join(", ")})`;
  return `INSERT INTO ${table} (${columns.map(quoted).join(", ")}) VALUES ${Array<string>(rows).fill(row).join(", ")}`;
}

/** Quotes a column name, which may be an SQL keyword, such as `cascade`. Names with a table prefix need no quotes. */
export function quoted(column: string): string {
  return `\`${column}\``;
}

/* Lists of single-line strings in one column. */

export function linesOf(column: unknown): readonly string[] {
  return String(column)
    .split("\n")
    .filter((line) => line !== "");
}

export function columnOf(lines: readonly string[]): string {
  return lines.join("\n");
}

export interface KeptTable {
  readonly name: string;
  readonly rows: readonly Row[];
}

export async function readTables(sql: Sql, names: readonly string[]): Promise<readonly KeptTable[]> {
  const kept: KeptTable[] = [];
  for (const name of names) kept.push({ name, rows: await sql.all(`SELECT * FROM ${name}`, []) });
  return kept;
}

/** Restores tables in order. Foreign keys must not be checked until all tables are restored. */
export async function replaceTables(sql: Sql, kept: readonly KeptTable[]): Promise<void> {
  for (const { name } of kept) await sql.run(`DELETE FROM ${name}`, []);
  for (const { name, rows } of kept) {
    // Inserting the other rows changed the id counters, so their table is cleared again and written last.
    await sql.run(`DELETE FROM ${name}`, []);
    for (const row of rows)
      await sql.run(insertStatement(name, Object.keys(row)), Object.values(row) as readonly Value[]);
  }
}
