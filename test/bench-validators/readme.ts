import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const readme = join(import.meta.dirname, "../../generators/emit/validators/README.md");
const begin = "<!-- sizes: written by `npm run bench:validators -- --write` -->";
const end = "<!-- /sizes -->";

/** Writes the table between its two markers. */
export function keepSizes(markdown: string): void {
  const text = readFileSync(readme, "utf8");
  writeFileSync(readme, replaced(text, markdown));
}

export function replaced(text: string, markdown: string): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${readme} has no place for the sizes: ${begin} … ${end}`);
  return `${text.slice(0, from + begin.length)}\n\n${markdown}\n${text.slice(to)}`;
}
