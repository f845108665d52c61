import { join } from "node:path";
import { readFiles } from "./files.ts";

export const casesFolder = join(import.meta.dirname, "../cases");

export const baseFolder = join(casesFolder, "base");

const base = readFiles(baseFolder);

/**
 * The base spec of the tests with some files in place of its own, or beside them. What is removed is a path,
 * or a folder that ends in a slash.
 */
export function overBase(
  files: ReadonlyMap<string, string>,
  removed: readonly string[] = [],
): ReadonlyMap<string, string> {
  const isRemoved = (path: string) => removed.some((one) => (one.endsWith("/") ? path.startsWith(one) : path === one));
  return new Map([...[...base].filter(([path]) => !isRemoved(path)), ...files]);
}
