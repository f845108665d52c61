import { insertStatement } from "../sql/insert.js";

/** Each statement is prepared once. @param {import("node:sqlite").DatabaseSync} database @returns {import("../sql/types.js").Sql} */
export function sqliteSql(database) {
  /** @type {Map<string, import("node:sqlite").StatementSync>} */
  const known = new Map();
  /** @param {string} sql */
  const prepared = (sql) => {
    const statement = known.get(sql) ?? database.prepare(sql);
    known.set(sql, statement);
    return statement;
  };
  return {
    all: async (sql, values) => prepared(sql).all(...values),
    run: async (sql, values) => Number(prepared(sql).run(...values).changes),
    insert: async (table, _, rows) => rows.map((row) => String(prepared(insertStatement(table, Object.keys(row))).run(...Object.values(row)).lastInsertRowid)),
  };
}
