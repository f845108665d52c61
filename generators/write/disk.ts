import fs from "node:fs";
import { join } from "node:path";

/**
 * The few things that writing and comparing do to a disk. Every path is one from the root, with forward slashes; "" is
 * the root.
 */
export interface Disk {
  /** Returns the entries of a folder; `undefined` if the folder does not exist. */
  list(folder: string): readonly Entry[] | undefined;
  /** Returns the text of a file; `undefined` if the file does not exist. */
  read(file: string): string | undefined;
  /** Creates a new file, executable if it starts with `#!`; fails if the path exists. */
  create(file: string, text: string): void;
  /** Makes a folder, and those above it. */
  makeFolder(folder: string): void;
  /** Moves a file to its place atomically, replacing an existing one. */
  move(from: string, to: string): void;
  /** Does nothing if the file does not exist. */
  removeFile(file: string): void;
  /** Does nothing if the folder is not empty or does not exist. */
  removeIfEmpty(folder: string): void;
  /** Milliseconds since the epoch; undefined where there is nothing. */
  changedAt(path: string): number | undefined;
}

export interface Entry {
  readonly name: string;
  readonly kind: EntryKind;
}

/** A symbolic link is `other`, wherever it leads. */
export type EntryKind = "file" | "folder" | "other";

/** Synchronous calls: for thousands of small files they take a third of the time that promises take. */
export function realDisk(root: string): Disk {
  const at = (path: string) => join(root, path);
  return {
    list: (folder) =>
      unless(["ENOENT", "ENOTDIR"], () => fs.readdirSync(at(folder), { withFileTypes: true }).map(entryOf)),
    read: (file) => unless(["ENOENT"], () => fs.readFileSync(at(file), "utf8")),
    create: (file, text) =>
      fs.writeFileSync(at(file), text, { flag: "wx", mode: text.startsWith("#!") ? 0o777 : 0o666 }),
    makeFolder: (folder) => void fs.mkdirSync(at(folder), { recursive: true }),
    move: (from, to) => fs.renameSync(at(from), at(to)),
    removeFile: (file) => unless(["ENOENT"], () => fs.unlinkSync(at(file))),
    removeIfEmpty: (folder) => unless(["ENOENT", "ENOTEMPTY", "EEXIST"], () => fs.rmdirSync(at(folder))),
    changedAt: (path) => fs.lstatSync(at(path), { throwIfNoEntry: false })?.mtimeMs,
  };
}

/** A disk that keeps the permissions of a replaced file, for hand-written files. */
export function rewritingDisk(root: string): Disk {
  const disk = realDisk(root);
  return {
    ...disk,
    move(from, to) {
      const replaced = fs.statSync(join(root, to), { throwIfNoEntry: false });
      if (replaced !== undefined) fs.chmodSync(join(root, from), replaced.mode);
      disk.move(from, to);
    },
  };
}

function entryOf(entry: fs.Dirent): Entry {
  return { name: entry.name, kind: entry.isFile() ? "file" : entry.isDirectory() ? "folder" : "other" };
}

function unless<T>(harmless: readonly string[], act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if (harmless.includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}
