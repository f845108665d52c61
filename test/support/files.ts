import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Reads the selected files below a folder, keyed by relative path with forward slashes and sorted by path. */
export function readFiles(
  folder: string,
  isWanted: (path: string) => boolean = () => true,
): ReadonlyMap<string, string> {
  return new Map(
    pathsBelow(folder)
      .filter(isWanted)
      .map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );
}

function pathsBelow(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return files.map((path) => path.replaceAll("\\", "/")).sort();
}
