import fs from "node:fs";
import { join } from "node:path";

/**
 * The disk operations that writing and comparing need. Every path is relative to the root, with forward slashes. An
 * empty string is the root.
 */
export interface Disk {
  /** Returns the entries of a folder, or `undefined` if the folder does not exist. */
  list(folder: string): readonly Entry[] | undefined;
  /** Returns the text of a file, or `undefined` if the file does not exist. */
  read(file: string): string | undefined;
  /** Creates a new file, executable if it starts with `#!`. Fails if the path exists. */
  create(file: string, text: string): void;
  /** Creates a folder and its parents. */
  makeFolder(folder: string): void;
  /** Moves a file atomically, replacing an existing one. */
  move(from: string, to: string): void;
  /** Removes a file, if it exists. */
  removeFile(file: string): void;
  /** Removes a folder, if it exists and is empty. */
  removeIfEmpty(folder: string): void;
  /** Returns the modification time in milliseconds since the epoch, or `undefined` if the path does not exist. */
  changedAt(path: string): number | undefined;
  /** Returns a string that differs after each change of a file, or `undefined` if the file does not exist. */
  stampOf(file: string): string | undefined;
}

export interface Entry {
  readonly name: string;
  readonly kind: EntryKind;
}

/** The kind of a directory entry. A symbolic link is `other`, regardless of its target. */
export type EntryKind = "file" | "folder" | "other";

/**
 * Creates a disk for a folder. Its calls are synchronous, which takes a third of the time of promises for thousands of
 * small files.
 */
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
    stampOf(file) {
      const stat = fs.lstatSync(at(file), { throwIfNoEntry: false });
      return stat && [stat.ino, stat.size, stat.mtimeMs, stat.ctimeMs].join();
    },
  };
}

/** Creates a disk that preserves the permissions of a replaced file, for hand-written files. */
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

/** A failed operation of the operating system. It is not a bug of Kiln, so it is reported as a diagnostic. */
export class DiskFault extends Error {
  readonly code: "unreadable-output" | "unwritable";
  readonly path: string;
  readonly reason: string;

  constructor(code: DiskFault["code"], path: string, cause: NodeJS.ErrnoException) {
    super(`${code}: ${path}`, { cause });
    this.code = code;
    this.path = path;
    this.reason = reasons[cause.code ?? ""] ?? `the operating system reports ${cause.code}`;
  }
}

/** Wraps a disk so that errors of the operating system become `DiskFault`. Other errors are bugs and pass through. */
export function guarded(disk: Disk): Disk {
  return {
    list: (folder) => attempt("unreadable-output", folder, () => disk.list(folder)),
    read: (file) => attempt("unreadable-output", file, () => disk.read(file)),
    create: (file, text) => attempt("unwritable", file, () => disk.create(file, text)),
    makeFolder: (folder) => attempt("unwritable", folder, () => disk.makeFolder(folder)),
    move: (from, to) => attempt("unwritable", to, () => disk.move(from, to)),
    removeFile: (file) => attempt("unwritable", file, () => disk.removeFile(file)),
    removeIfEmpty: (folder) => attempt("unwritable", folder, () => disk.removeIfEmpty(folder)),
    changedAt: (path) => attempt("unreadable-output", path, () => disk.changedAt(path)),
    stampOf: (file) => attempt("unreadable-output", file, () => disk.stampOf(file)),
  };
}

/** Runs an operation whose failure is harmless, such as cleanup after a failure. */
export function ifPossible(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof DiskFault)) throw error;
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: "permission is denied",
  EBUSY: "another program is using it",
  EDQUOT: "the disk quota is used up",
  EEXIST: "something else with this name exists",
  EIO: "the disk reported an error",
  EISDIR: "it is a folder",
  EMFILE: "too many files are open",
  ENOENT: "it no longer exists",
  ENOSPC: "the disk is full",
  ENOTDIR: "a file is where a folder should be",
  EPERM: "permission is denied",
  EROFS: "the file system is read-only",
  ERR_FS_FILE_TOO_LARGE: "it is too large",
  ERR_STRING_TOO_LONG: "it is too large",
};

function attempt<T>(code: DiskFault["code"], path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!isOfTheSystem(error)) throw error;
    throw new DiskFault(code, withoutStaging(path), error);
  }
}

/** Returns whether an error comes from the operating system. */
export function isOfTheSystem(error: unknown): error is NodeJS.ErrnoException {
  if (!(error instanceof Error)) return false;
  return "syscall" in error || ("code" in error && Object.hasOwn(reasons, String(error.code)));
}

/** Returns the path to report: the parent of a staging folder, or the file that a staged one would replace. */
function withoutStaging(path: string): string {
  return path.replace(/\/\.kiln-staging-.*/, "").replace(/(^|\/)\.kiln-([^/]+)-\d+-[0-9a-f]{8}$/, "$1$2") || ".";
}
