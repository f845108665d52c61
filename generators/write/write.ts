import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { OutFile } from "../emit/emitter.ts";
import { applyChanges, type Changes } from "./apply-changes.ts";
import { DiskFault, guarded } from "./disk-fault.ts";
import { realDisk, type Disk } from "./disk.ts";
import { faultAt, findingsOf, type Commands } from "./finding.ts";
import { holdFiles } from "./hold-files.ts";
import { inspect, type Inspection } from "./inspect.ts";
import { readHistory, sameHistory, type History } from "./history.ts";
import { manifestPath } from "./manifest.ts";
import { refuseUnsafe } from "./path.ts";
import { acquireLock } from "./lock.ts";

export interface WriteOptions {
  readonly commands: Commands;
  /** Whether edits by hand are given up. Files that Kiln never wrote are safe all the same. */
  readonly force?: boolean;
  /** How long to wait for the lock of another run, in milliseconds. */
  readonly timeout?: number;
  readonly disk?: Disk;
}

/** Paths in the order of the work. What was refused is in the diagnostics alone. */
export interface WriteResult {
  readonly created: readonly string[];
  readonly updated: readonly string[];
  readonly deleted: readonly string[];
  readonly unchanged: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Makes the tree what the files say, except where that would lose what a person did: there it changes nothing and
 * reports. Killed at any moment, it leaves no file half written, and the next run finishes the work.
 */
export function writeFiles(root: string, made: Iterable<OutFile>, options: WriteOptions): WriteResult {
  const files = holdFiles(made);
  refuseUnsafe(files.map(({ path }) => path));
  const changes: Changes = { created: [], updated: [], deleted: [] };
  try {
    return { ...changes, ...write(guarded(options.disk ?? realDisk(root)), files, options, changes) };
  } catch (error) {
    if (!(error instanceof DiskFault)) throw error;
    return {
      ...changes,
      unchanged: [],
      diagnostics: [faultAt(error.code, error.path, options.commands.write, error.reason)],
    };
  }
}

function write(
  disk: Disk,
  files: readonly OutFile[],
  options: WriteOptions,
  changes: Changes,
): Pick<WriteResult, "unchanged" | "diagnostics"> {
  const { commands, force = false, timeout = 10_000 } = options;
  const before = readHistory(disk);
  if (before.fault !== undefined)
    return refused(faultAt("broken-manifest", manifestPath, commands.write, before.fault));
  const plan = inspect(disk, files, before, force);
  if (isDone(plan, before)) return report(plan, commands);

  const lock = acquireLock(disk, timeout);
  if ("holder" in lock)
    return refused(diagnostic("another-run", undefined, { pid: lock.holder, command: commands.write }));
  const now = readHistory(disk);
  const settled = sameHistory(before, now) ? plan : inspect(disk, files, now, force);
  applyChanges(disk, lock, settled, now, changes);
  return report(settled, commands);
}

function isDone({ seen, manifest }: Inspection, history: History): boolean {
  return (
    seen.every(({ action }) => action === "leave" || action === "refuse") &&
    manifest === history.text &&
    history.journals.length === 0
  );
}

function report({ seen }: Inspection, commands: Commands): Pick<WriteResult, "unchanged" | "diagnostics"> {
  const findings = findingsOf(
    seen.filter(({ action }) => action === "refuse"),
    commands,
  );
  return {
    unchanged: seen.filter(({ action, state }) => action === "leave" && state !== "vanished").map(({ path }) => path),
    diagnostics: findings.map((finding) => finding.diagnostic),
  };
}

function refused(why: Diagnostic): Pick<WriteResult, "unchanged" | "diagnostics"> {
  return { unchanged: [], diagnostics: [why] };
}
