import type { Condition, Select, Selected, Tallied, Tally } from "./select.ts";
import type { Column, RowOf, Table, TableWithId } from "./tables.ts";

/** The columns of a table that contain numbers. */
type NumbersOf<T extends Table> = { readonly [C in keyof RowOf<T> as RowOf<T>[C] extends number ? C : never]: number };

export interface WikiStore {
  select<C extends Column>(query: Select<C>): Promise<readonly Selected<C>[]>;
  count(query: Pick<Select, "from" | "joins" | "where">): Promise<number>;
  /** Counts the rows of each group. */
  tally<C extends Column>(query: Tally<C>): Promise<readonly Tallied<C>[]>;
  /** Inserts rows and returns their new ids. */
  create<T extends TableWithId>(table: T, rows: readonly Omit<RowOf<T>, "id">[]): Promise<readonly number[]>;
  /** Inserts rows without an id column, or with an existing id. */
  insert<T extends Exclude<Table, TableWithId | "accounts">>(table: T, rows: readonly RowOf<T>[]): Promise<void>;
  /** Restores rows of deleted pages with their original ids. */
  restore<T extends TableWithId>(table: T, rows: readonly RowOf<T>[]): Promise<void>;
  /** Updates rows. Conditions may only use columns of this table. Returns the number of rows that matched. */
  update<T extends Table>(table: T, values: Partial<RowOf<T>>, where: readonly Condition[]): Promise<number>;
  /** Adds amounts to numbers. Returns the number of rows that matched the conditions. */
  increase<T extends Table>(table: T, amounts: Partial<NumbersOf<T>>, where: readonly Condition[]): Promise<number>;
  delete(table: Table, where: readonly Condition[]): Promise<number>;
}
