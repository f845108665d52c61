import { readdirSync } from "node:fs";
import system, { type PlatformPath } from "node:path";

/**
 * Returns the path of a file relative to a folder of the project. It has forward slashes on every system, as in specs,
 * manifests and diagnostics.
 */
export function pathFrom(folder: string, file: string, path: PlatformPath = system): string {
  return withSlashes(path.relative(folder, file), path);
}

/** Converts a path that is relative to one folder, or absolute, to a path relative to another folder. */
export function pathOfName(root: string, folder: string, name: string, path: PlatformPath = system): string {
  return pathFrom(root, path.resolve(folder, name), path);
}

/**
 * Converts a path of the operating system to forward slashes. Backslashes are kept on systems that allow them in names.
 */
export function withSlashes(name: string, { sep }: PlatformPath = system): string {
  return name.replaceAll(sep, "/");
}

/** Returns the files in a folder and its subfolders, by relative path. */
export function filesBelow(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => pathFrom(folder, system.join(entry.parentPath, entry.name)));
}
