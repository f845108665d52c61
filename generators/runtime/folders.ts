import { fileURLToPath } from "node:url";
import { readdirSync } from "node:fs";
import system from "node:path";
import type { PlatformPath } from "node:path";

/** The folders of the runtime's sources and their build. Tests pass their own folders. */
export interface RuntimeFolders {
  /** The hand-written TypeScript that ships in the packages, with a `tsconfig.<environment>.json` for each build. */
  readonly sources: string;
  /** The output of `tsc`: JavaScript and declarations, in the same folders. The next build is created next to it. */
  readonly build: string;
  /** Files outside of the sources that the configurations extend. */
  readonly configurations: readonly string[];
}

export const runtimeFolders: RuntimeFolders = {
  sources: pathFromHere("../../templates/runtime"),
  build: pathFromHere("../../templates/runtime/build"),
  configurations: [pathFromHere("../../tsconfig.json")],
};

/** The file in the build with the hash of its sources. */
export const hashFile = "sources.sha256";

/** The file in the build that lists the imports of each file. */
export const importsFile = "imports.json";

function pathFromHere(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

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
