import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const readme = join(import.meta.dirname, "README.md");

/** The tables of the README, each between markers with its name. */
export type Table = "cost" | "coverage" | "sizes";

const begin = (table: Table): string => `<!-- ${table}: written by \`npm run bench:client -- --write\` -->`;
const end = (table: Table): string => `<!-- /${table} -->`;

/** Writes a table between its markers. */
export function keep(table: Table, markdown: string): void {
  writeFileSync(readme, replaced(readFileSync(readme, "utf8"), table, markdown));
}

export function replaced(text: string, table: Table, markdown: string): string {
  const [from, to] = [text.indexOf(begin(table)), text.indexOf(end(table))];
  if (from < 0 || to < from) throw new Error(`${readme} has no place for ${table}: ${begin(table)} … ${end(table)}`);
  return `${text.slice(0, from + begin(table).length)}\n\n${markdown}\n\n${text.slice(to)}`;
}

/** Returns the current content between the markers of a table. */
export function kept(table: Table): string {
  const text = readFileSync(readme, "utf8");
  return text.slice(text.indexOf(begin(table)) + begin(table).length, text.indexOf(end(table))).trim();
}
