/**
 * The statement that inserts a number of rows of these columns; its values are those of the first row, then those of the second, and so on.
 */
export function insertStatement(table: string, columns: readonly string[], rows = 1): string {
  const row = `(${columns.map(() => "?").join(", ")})`;
  return `INSERT INTO ${table} (${columns.map(quoted).join(", ")}) VALUES ${Array<string>(rows).fill(row).join(", ")}`;
}

/** The name of a column, which may be a word of SQL, such as `cascade`. Names with a table in front need no quotes. */
export function quoted(column: string): string {
  return `\`${column}\``;
}
