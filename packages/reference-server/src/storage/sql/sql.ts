/*
 * The operations that the stores need in a transaction of any SQL database. A `?` is the placeholder for a value.
 * Statements must work with SQLite, MariaDB, MySQL and TiDB.
 */

import type { Select } from "../wiki/select.ts";

export type Value = string | number | null | Uint8Array;

export type Row = Readonly<Record<string, unknown>>;

export interface Sql {
  /** The words for a join of tables that are read in the order in which they are named. */
  readonly orderedJoin: string;
  /** A column in a condition that is to choose no index. */
  unindexed(name: string): string;
  /** The words after a table's name that select its indexes; empty where the database selects them itself. */
  indexHint(query: Pick<Select, "from" | "where" | "order">, isLimited: boolean): string;
  all(sql: string, values: readonly Value[]): Promise<readonly Row[]>;
  /** Returns how many rows its condition met. */
  run(sql: string, values: readonly Value[]): Promise<number>;
  /**
   * Inserts rows with the same columns. Returns the ids made for them, each greater than any that the table ever had.
   */
  insert(table: string, idColumn: string, rows: readonly Readonly<Record<string, Value>>[]): Promise<readonly string[]>;
}

/**
 * The statement that inserts a number of rows of these columns; its values are those of the first row, then those of
 * the second, and so on.
 */
export function insertStatement(table: string, columns: readonly string[], rows = 1): string {
  const row = `(${columns.map(() => "?").join(", ")})`;
  return `INSERT INTO ${table} (${columns.map(quoted).join(", ")}) VALUES ${Array<string>(rows).fill(row).join(", ")}`;
}

/** The name of a column, which may be a word of SQL, such as `cascade`. Names with a table in front need no quotes. */
export function quoted(column: string): string {
  return `\`${column}\``;
}

/* Lists of words without line ends, in one column. */

export function linesOf(column: unknown): readonly string[] {
  return String(column)
    .split("\n")
    .filter((line) => line !== "");
}

export function columnOf(lines: readonly string[]): string {
  return lines.join("\n");
}

/** All rows of a table. */
export interface KeptTable {
  readonly name: string;
  readonly rows: readonly Row[];
}

export async function readTables(sql: Sql, names: readonly string[]): Promise<readonly KeptTable[]> {
  const kept: KeptTable[] = [];
  for (const name of names) kept.push({ name, rows: await sql.all(`SELECT * FROM ${name}`, []) });
  return kept;
}

/**
 * Brings tables back, in their order. Whatever refers to a row has to wait until all are there: foreign keys are not
 * checked meanwhile.
 */
export async function replaceTables(sql: Sql, kept: readonly KeptTable[]): Promise<void> {
  for (const { name } of kept) await sql.run(`DELETE FROM ${name}`, []);
  for (const { name, rows } of kept) {
    // Id counters changed while the preceding rows were inserted, so their table is cleared again and written last.
    await sql.run(`DELETE FROM ${name}`, []);
    for (const row of rows)
      await sql.run(insertStatement(name, Object.keys(row)), Object.values(row) as readonly Value[]);
  }
}
