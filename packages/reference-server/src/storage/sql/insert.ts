/** The statement that inserts so many rows of these columns, one value after the other. @param {string} table @param {readonly string[]} columns @param {number} [rows] */
export function insertStatement(table, columns, rows = 1) {
  const row = `(${columns.map(() => "?").join(", ")})`;
  return `INSERT INTO ${table} (${columns.join(", ")}) VALUES ${Array(rows).fill(row).join(", ")}`;
}
