import { readFileSync, writeFileSync } from "node:fs";

/** A table in a README that a command writes between markers. */
export interface KeptTable {
  readonly name: string;
  /** The npm script, which accepts `--write`, or another complete command. */
  readonly command: string | { readonly whole: string };
}

/** Writes a table between its markers in a file. */
export function keepTable(file: string, table: KeptTable, markdown: string): void {
  writeFileSync(file, withTable(readFileSync(file, "utf8"), table, markdown));
}

export function withTable(text: string, { name, command }: KeptTable, markdown: string): string {
  const by = typeof command === "string" ? `npm run ${command} -- --write` : command.whole;
  const [begin, end] = [`<!-- ${name}: written by \`${by}\` -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There is no place for the table ${name}: ${begin} … ${end}`);
  return `${text.slice(0, from + begin.length)}\n\n${markdown}\n\n${text.slice(to)}`;
}
