import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { firstLine } from "./print-seed.ts";

/** Refuses a folder that holds what no import has written. Throws an error for people. */
export function checkFolder(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new Error(`“${folder}” is not a folder: choose another --output`);
  const foreign = readdirSync(folder).find((name) => !isImported(join(folder, name)));
  if (foreign !== undefined)
    throw new Error(
      `“${join(folder, foreign)}” was not written by an import: choose another --output, or move the file`,
    );
}

function isImported(file: string): boolean {
  if (!file.endsWith(".yaml") || !statSync(file).isFile()) return false;
  const start = Buffer.alloc(Buffer.byteLength(firstLine));
  const open = openSync(file, "r");
  try {
    readSync(open, start, 0, start.length, 0);
  } finally {
    closeSync(open);
  }
  return start.toString() === firstLine;
}

/** Makes the folder with these files, or leaves what is there as it is. `check` is given the files before they are in their place. */
export async function writeFolder(
  folder: string,
  files: ReadonlyMap<string, string>,
  check: (folder: string) => Promise<void>,
): Promise<void> {
  const target = resolve(folder);
  mkdirSync(dirname(target), { recursive: true });
  const made = mkdtempSync(join(dirname(target), `.${basename(target)}-`));
  const [next, before] = [join(made, "next"), join(made, "before")];
  try {
    mkdirSync(next);
    for (const [name, text] of files) writeFileSync(join(next, name), text);
    await check(next);
    if (existsSync(target)) renameSync(target, before);
    renameSync(next, target);
  } catch (error) {
    if (existsSync(before) && !existsSync(target)) renameSync(before, target);
    throw error;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
