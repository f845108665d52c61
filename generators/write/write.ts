import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { OutFile } from "../emit/emitter.ts";
import { type Disk, DiskFault, guarded, ifPossible, realDisk } from "./disk.ts";
import { faultAt, findingsOf, type Commands } from "./finding.ts";
import { holdFiles, journalOf, stagedFile, removeStaging, type Staging, newStaging, stagings } from "./staging.ts";
import { inspect, isPacked, type Inspection, type Seen } from "./inspect.ts";
import { type History, type OutputMemory, readHistory } from "./history.ts";
import { manifestPath, packedPath, withIgnoreFile } from "./manifest.ts";
import { refuseUnsafe, outputFolder, parentOf } from "./path.ts";
import { withLineFeeds } from "./unified-diff.ts";
import { viewTree } from "./tree-view.ts";

export interface WriteOptions {
  readonly commands: Commands;
  /** True to discard manual edits. Files that Kiln never wrote are never overwritten. */
  readonly force?: boolean;
  /** True to write only the packed files. The committed ones are not inspected, and the manifest stays unchanged. */
  readonly packed?: boolean;
  /** Maximum time to wait for the lock of another run, in milliseconds. */
  readonly timeout?: number;
  readonly disk?: Disk;
  /** The outputs that earlier runs of this process have found to be fresh. */
  readonly memory?: OutputMemory | undefined;
}

/** The paths, in the order in which they were processed. Refused files only occur in the diagnostics. */
export interface WriteResult {
  readonly created: readonly string[];
  readonly updated: readonly string[];
  readonly deleted: readonly string[];
  readonly unchanged: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Writes the files to the tree. If that would discard manual changes, nothing is changed and the conflicts are
 * reported.
 * A run that is killed at any moment leaves no incomplete file, and the next run finishes the work.
 */
export function writeFiles(root: string, made: Iterable<OutFile>, options: WriteOptions): WriteResult {
  // Texts that the process keeps anyway need no second copy.
  const held = options.memory === undefined ? holdFiles(made) : [...made];
  refuseUnsafe(held.map(({ path }) => path));
  const files = withIgnoreFile(held);
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
  const { commands, timeout = 10_000, memory } = options;
  const before = readHistory(disk);
  if (before.fault !== undefined)
    return refused(faultAt("broken-manifest", manifestPath, commands.write, before.fault));
  const plan = planFor(disk, files, before, options);
  if (isDone(plan, before)) return report(plan, commands);

  const lock = acquireLock(disk, timeout);
  if ("holder" in lock)
    return refused(diagnostic("another-run", undefined, { pid: lock.holder, command: commands.write }));
  const now = readHistory(disk, before);
  const settled = now === before ? plan : planFor(disk, files, now, options);
  // The journal of a killed run may be about committed files.
  applyChanges(disk, options.packed ? { ...lock, stale: [] } : lock, settled, now, changes);
  for (const { path, action, hashes } of settled.seen)
    if (action === "write") memory?.noteHash(path, hashes[0]!, disk.stampOf(path));
  return report(settled, commands);
}

function planFor(
  disk: Disk,
  files: readonly OutFile[],
  history: History,
  { force = false, packed = false, memory }: WriteOptions,
): Inspection {
  const plan = inspect(disk, files, history, force, memory);
  return packed ? { ...plan, seen: plan.seen.filter((seen) => isPacked(seen, history)), manifest: history.text } : plan;
}

function isDone({ seen, manifest, packed }: Inspection, history: History): boolean {
  return (
    seen.every(({ action }) => action === "leave" || action === "refuse") &&
    manifest === history.text &&
    packed === history.packedText &&
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

interface Changes {
  readonly created: string[];
  readonly updated: string[];
  readonly deleted: string[];
}

interface Output {
  readonly file: OutFile;
  readonly isNew: boolean;
}

/**
 * Executes the actions of the inspection. The order makes a kill harmless (see README.md): stage everything, the
 * journal last; remove orphans; move outputs into place, the manifest last; remove leftovers of killed runs, and
 * release the lock.
 */
function applyChanges(
  disk: Disk,
  { own: staging, stale }: Lock,
  { seen, manifest, packed }: Inspection,
  history: History,
  changes: Changes,
): void {
  const outputs = seen.flatMap(({ file, action, state }) =>
    action === "write" && file ? [{ file, isNew: state === "missing" }] : [],
  );
  if (packed !== history.packedText) {
    const file = { path: packedPath, text: packed, owner: "generator" } as const;
    outputs.push({ file, isNew: history.packedText === "" });
  }
  orCleanUp(
    () => stage(disk, staging, outputs, manifest === history.text ? packed : manifest),
    () => removeStaging(disk, staging, "journal too"),
  );
  orCleanUp(
    () => {
      removeOrphans(disk, seen, changes);
      moveIntoPlace(disk, staging, outputs, changes);
      if (manifest !== history.text) moveManifest(disk, staging, history, changes);
    },
    () => removeStaging(disk, staging, "but the journal"),
  );
  for (const one of [...stale, staging]) ifPossible(() => removeStaging(disk, one, "journal too"));
}

function stage(disk: Disk, staging: Staging, outputs: readonly Output[], journal: string): void {
  for (const [index, { file }] of outputs.entries()) disk.create(stagedFile(staging, index), withLineFeeds(file.text));
  disk.create(journalOf(staging), journal);
}

function removeOrphans(disk: Disk, seen: readonly Seen[], { deleted }: Changes): void {
  for (const { path, action } of seen) {
    if (action !== "remove") continue;
    disk.removeFile(path);
    deleted.push(path);
  }
  const tree = viewTree(disk);
  for (const folder of foldersOf(seen)) if (tree.look(folder).kind === "folder") disk.removeIfEmpty(folder);
}

/**
 * Returns the folders of files that were removed, by this run or by one that was killed before removing the folders.
 * Deepest folders come first.
 */
function foldersOf(seen: readonly Seen[]): readonly string[] {
  const folders = new Set<string>();
  for (const { path, action, state } of seen) {
    if (action !== "remove" && state !== "vanished") continue;
    for (let folder = parentOf(path); folder !== outputFolder; folder = parentOf(folder)) folders.add(folder);
  }
  return [...folders].sort((a, b) => b.length - a.length);
}

function moveIntoPlace(disk: Disk, staging: Staging, outputs: readonly Output[], { created, updated }: Changes): void {
  const folders = new Set<string>();
  for (const [index, { file, isNew }] of outputs.entries()) {
    const folder = parentOf(file.path);
    if (!folders.has(folder)) disk.makeFolder(folder);
    folders.add(folder);
    disk.move(stagedFile(staging, index), file.path);
    (isNew ? created : updated).push(file.path);
  }
}

function moveManifest(disk: Disk, staging: Staging, history: History, { created, updated }: Changes): void {
  disk.move(journalOf(staging), manifestPath);
  (history.text === "" ? created : updated).push(manifestPath);
}

function orCleanUp(act: () => void, cleanUp: () => void): void {
  try {
    act();
  } catch (error) {
    ifPossible(cleanUp);
    throw error;
  }
}

/**
 * The time without changes, in milliseconds, after which a staging folder is no longer a lock, even if a process has
 * its id.
 */
const staleAfter = 60_000;

/** Pause between two attempts to acquire the lock, in milliseconds. */
const pause = 20;

/** The permission to write, valid until `own` is removed. */
interface Lock {
  readonly own: Staging;
  /** Folders left by killed runs. Others may appear later: the locks of waiting runs. */
  readonly stale: readonly Staging[];
}

/**
 * Waits until no other run is writing, and locks the outputs. After `timeout` milliseconds, it gives up and returns the
 * process id of the holder. The timeout must be less than a minute, or the lock would become stale.
 *
 * A run creates its own lock before it checks for others, so of two runs at least one detects the other. The run with
 * the greater process id releases its lock and tries again. The run with the smaller id keeps its lock and waits.
 */
function acquireLock(disk: Disk, timeout: number): Lock | { readonly holder: number } {
  const own = newStaging();
  const end = Date.now() + timeout;
  disk.makeFolder(own.folder);
  for (;;) {
    const others = stagings(disk).filter(({ folder }) => folder !== own.folder);
    const locks = others.map((other) => ({ ...other, state: stateOf(disk, other) }));
    const rivals = locks.filter(({ state }) => state === "held");
    if (rivals.length === 0) return { own, stale: locks.filter(({ state }) => state === "stale") };
    const yields = rivals.some(({ pid }) => pid < own.pid);
    const isLate = Date.now() >= end;
    if (yields || isLate) disk.removeIfEmpty(own.folder);
    if (isLate) return { holder: rivals[0]!.pid };
    sleep(pause);
    if (yields) disk.makeFolder(own.folder);
  }
}

/**
 * Returns the state of a lock. `released` means that it was removed after the folders were listed. It is not stale,
 * because a run that yielded recreates its lock and must find it. This process performs one write at a time. So a lock
 * with its own id was left by a failed run, or by an earlier process with the same id.
 */
function stateOf(disk: Disk, { folder, pid }: Staging): "held" | "stale" | "released" {
  const changed = disk.changedAt(folder);
  if (changed === undefined) return "released";
  return pid !== process.pid && isProcess(pid) && Date.now() - changed < staleAfter ? "held" : "stale";
}

function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
