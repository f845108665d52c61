import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runtimeFolders } from "./folders.ts";

/** A file below the `generated/` of a package. */
export interface RuntimeFile {
  readonly path: string;
  readonly text: string;
}

/** The folder of the runtime in a package, below `generated/`. */
export const runtimeFolder = "runtime/";

const files = new Map<string, RuntimeFile>();

/**
 * Returns the text of a built file, such as `http/client/transport.js`. Like the compiler's modules, it is read once, on first
 * use.
 */
export function builtFile(path: string): string {
  return runtimeFile(path).text;
}

/** Returns a built file as packages contain it. */
export function runtimeFile(path: string): RuntimeFile {
  let file = files.get(path);
  if (file === undefined) files.set(path, (file = { path: runtimeFolder + path, text: read(path) }));
  return file;
}

function read(path: string): string {
  const file = join(runtimeFolders.build, path);
  if (!existsSync(file))
    throw new Error(`${file} is missing: the runtime of the packages is not built. Run kiln generate.`);
  return readFileSync(file, "utf8").replaceAll("\r\n", "\n");
}

/** Clears the cache after a rebuild. */
export function forgetBuilt(): void {
  files.clear();
}
