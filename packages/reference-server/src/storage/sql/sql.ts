/*
 * What the stores ask of a transaction of any SQL database. A `?` stands for each value. Statements are such that SQLite, MariaDB, MySQL
 * and TiDB take them.
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
  /** Inserts rows with the same columns. Returns the ids made for them, each greater than any that the table ever had. */
  insert(table: string, idColumn: string, rows: readonly Readonly<Record<string, Value>>[]): Promise<readonly string[]>;
}
