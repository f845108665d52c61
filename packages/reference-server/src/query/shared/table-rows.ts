import { tables, type Column, type RowOf, type Table } from "../../storage/wiki/tables.ts";

/** All columns of a table. */
export function columnsOf(table: Table): readonly Column[] {
  return Object.keys(tables[table].columns).map((name) => `${table}.${name}` as Column);
}

/** A row of a table by the bare names of its columns. */
export function bareRow<T extends Table>(table: T, row: Readonly<Record<string, unknown>>): RowOf<T> {
  return Object.fromEntries(
    Object.keys(tables[table].columns).map((name) => [name, row[`${table}.${name}`]]),
  ) as unknown as RowOf<T>;
}
