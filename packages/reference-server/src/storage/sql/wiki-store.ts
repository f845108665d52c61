import {
  type Column,
  type ColumnKind,
  type Condition,
  type Select,
  type Table,
  type Tally,
  type WikiStore,
  kindOf,
  tables,
} from "@kiln/wiki";
import { insertStatement, type Row, type Sql, type Value } from "./sql.ts";
import {
  countStatement,
  deleteStatement,
  increaseStatement,
  selectStatement,
  tallyStatement,
  updateStatement,
  type Statement,
} from "./wiki-select.ts";

/** The maximum number of values per statement that all databases accept. */
const mostValues = 5000;

export function wikiStore(sql: Sql): WikiStore {
  const run = ({ sql: text, values }: Statement): Promise<number> => sql.run(text, values);
  const insert = async (table: Table, rows: readonly object[]): Promise<void> => {
    for (const part of inParts(rows)) {
      const [first = {}] = part;
      await sql.run(
        insertStatement(tables[table].sql, Object.keys(first), part.length),
        part.flatMap((row) => Object.values(row) as Value[]),
      );
    }
  };
  const store: WikiStore = {
    select: async (query: Select) => {
      const { sql: text, values } = selectStatement(query, sql);
      const rows = await sql.all(text, values);
      return rows.map((row) => rowOf(row, query.columns)) as never;
    },
    count: async (query) => {
      const { sql: text, values } = countStatement(query, sql);
      const [row] = await sql.all(text, values);
      return Number(row?.["number"] ?? 0);
    },
    tally: async (query: Tally) => {
      const { sql: text, values } = tallyStatement(query, sql);
      const rows = await sql.all(text, values);
      return rows.map((row) => ({
        ...rowOf(row, query.columns),
        rows: Number(row["rows"]),
        sum: Number(row["sum"]),
      })) as never;
    },
    create: async (table, rows) => {
      const ids: number[] = [];
      for (const part of inParts(rows))
        ids.push(...(await sql.insert(tables[table].sql, "id", part as readonly Record<string, Value>[])).map(Number));
      return ids;
    },
    insert,
    restore: insert,
    update: (table, values, where) => run(updateStatement(table, values as Readonly<Record<string, Value>>, where)),
    increase: (table, amounts, where) =>
      run(increaseStatement(table, amounts as Readonly<Record<string, number>>, where)),
    delete: (table: Table, where: readonly Condition[]) => run(deleteStatement(table, where)),
  };
  return store;
}

function* inParts<T extends object>(rows: readonly T[]): Generator<readonly T[]> {
  const columns = Object.keys(rows[0] ?? {}).length;
  const most = Math.max(1, Math.floor(mostValues / Math.max(1, columns)));
  for (let start = 0; start < rows.length; start += most) yield rows.slice(start, start + most);
}

/** Databases may return strings as bytes and numbers as strings, so values are converted by the kind of the column. */
const readers: Readonly<Record<"integer" | "real" | "text", (value: unknown) => unknown>> = {
  integer: Number,
  real: Number,
  text: String,
};

function rowOf(row: Row, columns: readonly Column[]): Row {
  return Object.fromEntries(columns.map((column) => [column, valueOf(row[column], kindOf(column))]));
}

function valueOf(value: unknown, kind: ColumnKind): unknown {
  if (value === null || value === undefined) return null;
  return readers[kind.replace("nullable ", "") as keyof typeof readers](value);
}
