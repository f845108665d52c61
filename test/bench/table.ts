/**
 * Formats a table with a header line. The first column is left-aligned, the others are right-aligned. Each row ends in
 * a line feed.
 */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = titles.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]): string =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join("  ");
  return [titles, ...rows].map((row) => `${`  ${line(row)}`.trimEnd()}\n`).join("");
}
