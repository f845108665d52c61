import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../runtime/project-paths.ts";

const folder = join(import.meta.dirname, "../../test/cases");

/** The golden test cases, which `explain` takes its examples from, by path. Empty where they were not shipped. */
export function readCases(): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  return new Map(filesBelow(folder).map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}
