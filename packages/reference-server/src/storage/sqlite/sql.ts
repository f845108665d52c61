import type { DatabaseSync, StatementSync } from "node:sqlite";
import { insertStatement } from "../sql/insert.ts";
import type { Sql, Value } from "../sql/sql.ts";

/** Of one statement, which takes a bounded number of values. */
const mostRows = 1000;

/** Each statement is prepared once. */
export function sqliteSql(database: DatabaseSync): Sql {
  const known = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const statement = known.get(sql) ?? database.prepare(sql);
    known.set(sql, statement);
    return statement;
  };
  return {
    all: async (sql, values) => prepared(sql).all(...values),
    run: async (sql, values) => Number(prepared(sql).run(...values).changes),
    insert: async (table, _, rows) => {
      const ids: string[] = [];
      for (let start = 0; start < rows.length; start += mostRows) ids.push(...insertRows(rows.slice(start, start + mostRows), table));
      return ids;
    },
  };

  /** In one statement. The ids of its rows follow one another. */
  function insertRows(rows: readonly Readonly<Record<string, Value>>[], table: string): readonly string[] {
    const sql = insertStatement(table, Object.keys(rows[0] ?? {}), rows.length);
    // Of one row there are many; any other number of them is rare.
    const statement = rows.length === 1 ? prepared(sql) : database.prepare(sql);
    const last = Number(statement.run(...rows.flatMap((row) => Object.values(row))).lastInsertRowid);
    return rows.map((_, index) => String(last - (rows.length - 1 - index)));
  }
}
