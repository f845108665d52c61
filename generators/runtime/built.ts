import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "./folders.ts";

const texts = new Map<string, string>();

/** The text of a built file, such as `http/transport.js`. The build is part of the program, like its modules: read once, on first use. */
export function builtFile(path: string): string {
  let text = texts.get(path);
  if (text === undefined) texts.set(path, (text = readFileSync(join(buildFolder, path), "utf8").replaceAll("\r\n", "\n")));
  return text;
}

/** The files of a folder of the build, by name, without those of its folders. */
export function builtFiles(folder: string): readonly string[] {
  return readdirSync(join(buildFolder, folder)).filter((name) => /\.(?:js|d\.ts)$/.test(name)).sort();
}

/** Forgets what was read: the build was made anew. */
export function forgetBuilt(): void {
  texts.clear();
}
