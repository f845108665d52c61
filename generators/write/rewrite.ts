import { randomBytes } from "node:crypto";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { type Disk, DiskFault, guarded, ifPossible, rewritingDisk } from "./disk.ts";
import { faultAt } from "./finding.ts";
import { nameOf, parentOf } from "./path.ts";

/** A hand-written file that a user asked Kiln to change. */
export interface Rewriting {
  readonly path: string;
  /**
   * The text that the change was based on, or `undefined` for a new file. A file that has changed since is not written.
   */
  readonly before: string | undefined;
  /** The new text, or `undefined` to delete the file. */
  readonly after: string | undefined;
}

/** A change of an existing file that is not deleted. */
export interface Edit extends Rewriting {
  readonly before: string;
  readonly after: string;
}

/**
 * Changes all of the files or, if the disk permits, none. Returns the errors that prevented it. `command` is the
 * command to run after an error. Byte order marks are preserved.
 */
export function rewriteFiles(
  root: string,
  files: readonly Rewriting[],
  command: string,
  disk: Disk = rewritingDisk(root),
): readonly Diagnostic[] {
  const safe = guarded(disk);
  try {
    const found = files.map((file) => ({ ...file, onDisk: safe.read(file.path) }));
    const changed = found.find(({ before, onDisk }) => onDisk?.replace(mark, "") !== before);
    if (changed !== undefined) return [faultAt("unwritable", changed.path, command, "it was changed in the meantime")];
    rewrite(
      safe,
      found.map(({ path, onDisk, after }) => ({
        path,
        before: onDisk,
        after: onDisk?.startsWith(mark) && after !== undefined ? mark + after : after,
      })),
    );
    return [];
  } catch (error) {
    if (!(error instanceof DiskFault)) throw error;
    return [faultAt(error.code, error.path, command, error.reason)];
  }
}

const mark = "\uFEFF";

/**
 * Writes all texts to staging files before any of them replaces a file. If the process is killed between two renames,
 * the remaining files are unchanged.
 */
function rewrite(disk: Disk, files: readonly Rewriting[]): void {
  const run = `${process.pid}-${randomBytes(4).toString("hex")}`;
  const staged = files.map((file) => ({ ...file, staging: stagingOf(file.path, run) }));
  const moved: Rewriting[] = [];
  try {
    for (const file of staged) stage(disk, file);
    for (const file of staged) {
      settle(disk, file);
      moved.push(file);
    }
  } catch (error) {
    for (const { staging } of staged) ifPossible(() => disk.removeFile(staging));
    for (const { path, before } of moved) ifPossible(() => putBack(disk, stagingOf(path, run), path, before));
    throw error;
  }
}

interface Staged extends Rewriting {
  readonly staging: string;
}

function stage(disk: Disk, { staging, before, after }: Staged): void {
  if (before === undefined) disk.makeFolder(parentOf(staging));
  if (after !== undefined) disk.create(staging, after);
}

function settle(disk: Disk, { staging, path, after }: Staged): void {
  if (after === undefined) disk.removeFile(path);
  else disk.move(staging, path);
}

function putBack(disk: Disk, staging: string, path: string, text: string | undefined): void {
  if (text === undefined) return disk.removeFile(path);
  disk.create(staging, text);
  disk.move(staging, path);
}

/** Returns the path of a hidden staging file in the same folder, which is not read as part of the spec. */
function stagingOf(path: string, run: string): string {
  const folder = parentOf(path);
  return `${folder === "" ? "" : `${folder}/`}.kiln-${nameOf(path)}-${run}`;
}
