import type { Disk } from "./disk.ts";

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
