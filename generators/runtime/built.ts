import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runtimeFolders } from "./folders.ts";

const texts = new Map<string, string>();

/**
 * Returns the text of a built file, such as `http/client/transport.js`. Like the compiler's modules, it is read once, on first
 * use.
 */
export function builtFile(path: string): string {
  let text = texts.get(path);
  if (text === undefined) texts.set(path, (text = read(path)));
  return text;
}

function read(path: string): string {
  const file = join(runtimeFolders.build, path);
  if (!existsSync(file))
    throw new Error(`${file} is missing: the runtime of the packages is not built. Run kiln generate.`);
  return readFileSync(file, "utf8").replaceAll("\r\n", "\n");
}

/** Returns the files of a folder of the build, by name, without subfolders. */
export function builtFiles(folder: string): readonly string[] {
  return readdirSync(join(runtimeFolders.build, folder))
    .filter((name) => /\.(?:js|d\.ts)$/.test(name))
    .sort();
}

/** Clears the cache after a rebuild. */
export function forgetBuilt(): void {
  texts.clear();
}
