import type { OutFile } from "../emit/emitter.ts";
import { ifPossible } from "./disk-fault.ts";
import type { Disk } from "./disk.ts";
import type { Inspection, Seen } from "./inspect.ts";
import type { History } from "./history.ts";
import { manifestPath } from "./manifest.ts";
import { outputFolder, parentOf } from "./path.ts";
import { journalOf, stagedFile, removeStaging, type Staging } from "./staging.ts";
import { withLineFeeds } from "./text.ts";
import { viewTree } from "./tree-view.ts";
import type { Lock } from "./lock.ts";

/** What has changed on the disk so far. */
export interface Changes {
  readonly created: string[];
  readonly updated: string[];
  readonly deleted: string[];
}

interface Output {
  readonly file: OutFile;
  readonly isNew: boolean;
}

/**
 * Does what the inspection found. The order is what makes a kill harmless (README.md says why): stage everything, the
 * journal last; remove orphans; move outputs into place, the manifest last; remove what killed runs have left, and
 * release the lock.
 */
export function applyChanges(
  disk: Disk,
  { own: staging, stale }: Lock,
  { seen, manifest }: Inspection,
  history: History,
  changes: Changes,
): void {
  const outputs = seen.flatMap(({ file, action, state }) =>
    action === "write" && file ? [{ file, isNew: state === "missing" }] : [],
  );
  orCleanUp(
    () => stage(disk, staging, outputs, manifest),
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

function stage(disk: Disk, staging: Staging, outputs: readonly Output[], manifest: string): void {
  for (const [index, { file }] of outputs.entries()) disk.create(stagedFile(staging, index), withLineFeeds(file.text));
  disk.create(journalOf(staging), manifest);
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
 * The folders of what is no longer there, removed this time or in a run that was killed before it got here; the deepest
 * first.
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
