import type { DatabaseSync, StatementSync } from "node:sqlite";
import { insertStatement } from "../sql/insert.ts";
import type { Sql } from "../sql/sql.ts";

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
    insert: async (table, _, rows) =>
      rows.map((row) => {
        const statement = prepared(insertStatement(table, Object.keys(row)));
        return String(statement.run(...Object.values(row)).lastInsertRowid);
      }),
  };
}
