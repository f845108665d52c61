import { readdirSync } from "node:fs";
import system, { type PlatformPath } from "node:path";

/**
 * The path of a file from a folder of the project, with forward slashes, as specs, manifests and diagnostics have it on
 * every system.
 */
export function pathFrom(folder: string, file: string, path: PlatformPath = system): string {
  return withSlashes(path.relative(folder, file), path);
}

/** A path given as `name` in one folder, relative to another folder, or absolute. */
export function pathOfName(root: string, folder: string, name: string, path: PlatformPath = system): string {
  return pathFrom(root, path.resolve(folder, name), path);
}

/**
 * Converts a path of the operating system to forward slashes. Backslashes are kept on systems that allow them in names.
 */
export function withSlashes(name: string, { sep }: PlatformPath = system): string {
  return name.replaceAll(sep, "/");
}

/** The files in a folder and in all below it, by their paths from it. */
export function filesBelow(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => pathFrom(folder, system.join(entry.parentPath, entry.name)));
}
