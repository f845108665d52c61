/**
 * The statement that inserts a number of rows of these columns; its values are those of the first row, then those of the second, and so on.
 */
export function insertStatement(table: string, columns: readonly string[], rows = 1): string {
  const row = `(${columns.map(() => "?").join(", ")})`;
  return `INSERT INTO ${table} (${columns.join(", ")}) VALUES ${Array<string>(rows).fill(row).join(", ")}`;
}
