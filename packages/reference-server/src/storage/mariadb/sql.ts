import type { Connection } from "mariadb";
import { insertStatement } from "../sql/insert.ts";
import type { Row, Sql } from "../sql/sql.ts";

interface Changed {
  readonly affectedRows: number;
  readonly insertId: number | bigint;
}

/**
 * A transaction on a connection. Statements go as text: prepared ones in bulk were seen to hide that a cluster had ended the transaction,
 * so that work was acknowledged and not stored (MariaDB 10.11, mariadb 3.5).
 */
export function mariadbSql(connection: Connection, indexHint: Sql["indexHint"] = () => ""): Sql {
  return {
    orderedJoin: "STRAIGHT_JOIN",
    // It has statistics to choose by.
    unindexed: (name) => name,
    indexHint,
    all: (sql, values) => connection.query<readonly Row[]>(sql, [...values]),
    run: async (sql, values) => (await connection.query<Changed>(sql, [...values])).affectedRows,
    insert: async (table, idColumn, rows) => {
      const [first] = rows;
      if (first === undefined) return [];
      const last = await count(connection, table, rows.length);
      const ids = rows.map((_, index) => String(last - BigInt(rows.length - 1 - index)));
      const values = rows.flatMap((row, index) => [ids[index], ...Object.values(row)]);
      await connection.query(insertStatement(table, [idColumn, ...Object.keys(first)], rows.length), values);
      return ids;
    },
  };
}

/** Increases a counter and returns its new value. */
export async function count(connection: Connection, name: string, by = 1): Promise<bigint> {
  const statement = "UPDATE counters SET co_value = LAST_INSERT_ID(co_value + ?) WHERE co_name = ?";
  const { insertId } = await connection.query<Changed>(statement, [by, name]);
  return BigInt(insertId);
}
