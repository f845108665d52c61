import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const folder = join(import.meta.dirname, "../../test/cases");

/** The golden test cases, which `explain` takes its examples from, by path. Empty where they were not shipped. */
export function readCases(): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [relative(folder, path).replaceAll("\\", "/"), readFileSync(path, "utf8")]));
}
