import type { OutFile } from "../emit/emitter.ts";
import { outputFolder, parentOf } from "./path.ts";

/** Lists the packed files for git. It is above the packages, so that no package manager reads it when it packs. */
export const ignorePath = `${outputFolder}/.gitignore`;

/**
 * The record of the packed files on this disk, in the format of the manifest. Git ignores it together with them, so
 * that both stay unchanged when another commit is checked out.
 */
export const packedPath = `${outputFolder}/packed.sha256`;

/** Adds the file that makes git ignore the packed files, if there are any. */
export function withIgnoreFile(files: readonly OutFile[]): readonly OutFile[] {
  const packed = files.filter((file) => file.packed);
  if (packed.length === 0) return files;
  const committed = new Set(files.filter((file) => !file.packed).map(({ path }) => patternOf(path)));
  const patterns = packed.map(({ path }) => (committed.has(patternOf(path)) ? path : patternOf(path)));
  const lines = [...new Set([packedPath, ...patterns])].sort().map((pattern) => pattern.slice(outputFolder.length));
  return [...files, { path: ignorePath, text: `${lines.join("\n")}\n`, owner: "generator" }];
}

/** Returns the pattern of all files in the same folder with the same extension. */
function patternOf(path: string): string {
  return `${parentOf(path)}/*${/(?:\.d)?\.[^./]*$/.exec(path)?.[0] ?? ""}`;
}
