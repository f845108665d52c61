import { join } from "node:path";
import { readFiles } from "./files.ts";

export const casesFolder = join(import.meta.dirname, "../cases");

export const baseFolder = join(casesFolder, "base");

const base = readFiles(baseFolder);

/**
 * Returns the base spec of the tests with some files added or replaced. `removed` has paths, or folders that end in a
 * slash.
 */
export function overBase(
  files: ReadonlyMap<string, string>,
  removed: readonly string[] = [],
): ReadonlyMap<string, string> {
  const isRemoved = (path: string) => removed.some((one) => (one.endsWith("/") ? path.startsWith(one) : path === one));
  return new Map([...[...base].filter(([path]) => !isRemoved(path)), ...files]);
}
