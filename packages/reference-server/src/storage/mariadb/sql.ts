import { insertStatement } from "../sql/insert.js";

/**
 * A transaction on a connection. Statements go as text: prepared ones in bulk were seen to hide that a cluster had ended the transaction, so that
 * work was acknowledged and not stored (MariaDB 10.11, mariadb 3.5).
 * @param {import("mariadb").Connection} connection @returns {import("../sql/types.js").Sql}
 */
export function mariadbSql(connection) {
  return {
    all: (sql, values) => connection.query(sql, [...values]),
    run: async (sql, values) => (await connection.query(sql, [...values])).affectedRows,
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

/** Counts on, and gives the new value. @param {import("mariadb").Connection} connection @param {string} name @param {number} [by] @returns {Promise<bigint>} */
export async function count(connection, name, by = 1) {
  const { insertId } = await connection.query("UPDATE counters SET co_value = LAST_INSERT_ID(co_value + ?) WHERE co_name = ?", [by, name]);
  return BigInt(insertId);
}
