import type { DatabaseSync, StatementSync } from "node:sqlite";
import { setImmediate as endOfTurn } from "node:timers/promises";
import { insertStatement, type Sql } from "../sql/sql.ts";
import type { Dialect } from "../sql/wiki-select.ts";

/** The maximum number of cached prepared statements. Lists of values need a statement for each length. */
const mostKept = 500;

/** The maximum time in milliseconds before other requests get a turn. */
const longestTurn = 5;

export const sqliteDialect: Dialect = {
  orderedJoin: "CROSS JOIN",
  // Without statistics, SQLite might choose the index of any column with an equality condition instead of the index
  // with the right order.
  unindexed: (name) => `+${name}`,
  indexHint: () => "",
};

/** Returns the operations of a connection. Prepared statements are cached. */
export function sqliteSql(database: DatabaseSync): Sql {
  const known = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const statement = known.get(sql) ?? database.prepare(sql);
    if (known.size >= mostKept) known.clear();
    known.set(sql, statement);
    return statement;
  };
  let turn = performance.now();
  /**
   * Lets other requests run from time to time. Statements are synchronous, so a unit of work with many statements would
   * block them.
   */
  const afterTurn = async <T>(result: T): Promise<T> => {
    if (performance.now() - turn > longestTurn) {
      await endOfTurn();
      turn = performance.now();
    }
    return result;
  };
  return {
    ...sqliteDialect,
    all: async (sql, values) => afterTurn(prepared(sql).all(...values)),
    run: async (sql, values) => afterTurn(Number(prepared(sql).run(...values).changes)),
    insert: async (table, _, rows) => {
      const ids: string[] = [];
      for (const row of rows) {
        const statement = prepared(insertStatement(table, Object.keys(row)));
        ids.push(await afterTurn(String(statement.run(...Object.values(row)).lastInsertRowid)));
      }
      return ids;
    },
  };
}
