import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SPEC } from "./file-kinds.ts";

/**
 * The texts of `spec/docs/` for the documentation, by file name, in the order of the names: Markdown, and the colours
 * of the site.
 */
export function readDocs(root: string): ReadonlyMap<string, string> {
  const folder = join(root, SPEC, "docs");
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && /^[\w-].*\.md$|^colours\.css$/.test(entry.name),
  );
  return new Map(
    files
      .map(({ name }) => [name, readFileSync(join(folder, name), "utf8")] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
