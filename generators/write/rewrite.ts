import { randomBytes } from "node:crypto";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { DiskFault, guarded, ifPossible } from "./disk-fault.ts";
import { realDisk, type Disk } from "./disk.ts";
import { faultAt } from "./finding.ts";
import { parentOf } from "./path.ts";

/** A file that people wrote and asked Kiln to change. */
export interface Rewriting {
  readonly path: string;
  /** What the change was made of. Where the file has another text by now, nothing is changed. */
  readonly before: string;
  readonly after: string;
}

/** Changes all of the files or none, where the disk lets it; what kept it from that, if something did. `command` is what to run then. */
export function rewriteFiles(root: string, files: readonly Rewriting[], command: string, disk: Disk = realDisk(root)): readonly Diagnostic[] {
  const safe = guarded(disk);
  try {
    const changed = files.find(({ path, before }) => safe.read(path)?.replace(/^\uFEFF/, "") !== before);
    if (changed !== undefined) return [faultAt("unwritable", changed.path, command, "it was changed in the meantime")];
    rewrite(safe, files);
    return [];
  } catch (error) {
    if (!(error instanceof DiskFault)) throw error;
    return [faultAt(error.code, error.path, command, error.reason)];
  }
}

/** Every text is on the disk before the first takes its place. Killed between two renames, the files that are left are as they were. */
function rewrite(disk: Disk, files: readonly Rewriting[]): void {
  const mark = `${process.pid}-${randomBytes(4).toString("hex")}`;
  const staged = files.map((file) => ({ ...file, staging: stagingOf(file.path, mark) }));
  const moved: Rewriting[] = [];
  try {
    for (const { staging, after } of staged) disk.create(staging, after);
    for (const { staging, path, before, after } of staged) {
      disk.move(staging, path);
      moved.push({ path, before, after });
    }
  } catch (error) {
    for (const { staging } of staged) ifPossible(() => disk.removeFile(staging));
    for (const { path, before } of moved) ifPossible(() => putBack(disk, stagingOf(path, mark), path, before));
    throw error;
  }
}

function putBack(disk: Disk, staging: string, path: string, text: string): void {
  disk.create(staging, text);
  disk.move(staging, path);
}

/** A hidden file beside its place, which is not taken for one of the spec. */
function stagingOf(path: string, mark: string): string {
  const folder = parentOf(path);
  return `${folder}/.kiln-${path.slice(folder.length + 1)}-${mark}`;
}
