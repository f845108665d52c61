import type { DatabaseSync, StatementSync } from "node:sqlite";
import { setImmediate as endOfTurn } from "node:timers/promises";
import { insertStatement, type Sql } from "../sql/sql.ts";
import type { Dialect } from "../sql/wiki-select.ts";

/** The number of statements that are kept prepared: lists of values need one for each length. */
const mostKept = 500;

/** In milliseconds. */
const longestTurn = 5;

export const sqliteDialect: Dialect = {
  orderedJoin: "CROSS JOIN",
  // Without statistics it would choose an index of any column that is equal to something before that which gives the
  // order.
  unindexed: (name) => `+${name}`,
  indexHint: () => "",
};

/** Each statement is prepared once, up to a maximum number of statements. */
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
   * A unit of work has many statements, and none of them waits for anything: now and then, other requests have their
   * turn.
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
