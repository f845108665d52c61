import type { Condition, Select, Selected, Tallied, Tally } from "./select.ts";
import type { Column, RowOf, Table, TableWithId } from "./tables.ts";

/** The columns of a table that contain numbers. */
type NumbersOf<T extends Table> = { readonly [C in keyof RowOf<T> as RowOf<T>[C] extends number ? C : never]: number };

export interface WikiStore {
  select<C extends Column>(query: Select<C>): Promise<readonly Selected<C>[]>;
  count(query: Pick<Select, "from" | "joins" | "where">): Promise<number>;
  /** Counts the rows of each kind. */
  tally<C extends Column>(query: Tally<C>): Promise<readonly Tallied<C>[]>;
  /** Returns the ids made for the rows. */
  create<T extends TableWithId>(table: T, rows: readonly Omit<RowOf<T>, "id">[]): Promise<readonly number[]>;
  /** Inserts rows that have no id column, or that keep an earlier id. */
  insert<T extends Exclude<Table, TableWithId | "accounts">>(table: T, rows: readonly RowOf<T>[]): Promise<void>;
  /** Restores rows of deleted pages with their ids. */
  restore<T extends TableWithId>(table: T, rows: readonly RowOf<T>[]): Promise<void>;
  /** Conditions may be about columns of this table only. Returns how many rows met them. */
  update<T extends Table>(table: T, values: Partial<RowOf<T>>, where: readonly Condition[]): Promise<number>;
  /** Adds to numbers. Returns how many rows met the conditions. */
  increase<T extends Table>(table: T, amounts: Partial<NumbersOf<T>>, where: readonly Condition[]): Promise<number>;
  delete(table: Table, where: readonly Condition[]): Promise<number>;
}
