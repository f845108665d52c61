import type { OutFile } from "../emit/emitter.ts";
import { ifPossible } from "./disk-fault.ts";
import type { Disk } from "./disk.ts";
import type { Inspection, Seen } from "./inspect.ts";
import type { Ledger } from "./ledger.ts";
import { manifestPath } from "./manifest.ts";
import { outputFolder, parentOf } from "./path.ts";
import { journalOf, stagedFile, sweep, type Staging } from "./staging.ts";
import { withLineFeeds } from "./text.ts";
import { viewTree } from "./tree-view.ts";
import type { Turn } from "./turn.ts";

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
 * Does what the inspection found. The order is what makes a kill harmless (README.md says why): stage everything, the journal
 * last; remove orphans; move outputs into place, the manifest last; sweep up what killed runs have left, and end the turn.
 */
export function carryOut(disk: Disk, { own: staging, dead }: Turn, { seen, manifest }: Inspection, ledger: Ledger, changes: Changes): void {
  const outputs = seen.flatMap(({ file, action, state }) => (action === "write" && file ? [{ file, isNew: state === "missing" }] : []));
  orTidy(() => stage(disk, staging, outputs, manifest), () => sweep(disk, staging, "journal too"));
  orTidy(
    () => {
      removeOrphans(disk, seen, changes);
      moveIntoPlace(disk, staging, outputs, changes);
      if (manifest !== ledger.text) moveManifest(disk, staging, ledger, changes);
    },
    () => sweep(disk, staging, "but the journal"),
  );
  for (const one of [...dead, staging]) ifPossible(() => sweep(disk, one, "journal too"));
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

/** The folders of what is gone, this time or in a run that was killed before it got here; the deepest first. */
function foldersOf(seen: readonly Seen[]): readonly string[] {
  const folders = new Set<string>();
  for (const { path, action, state } of seen) {
    if (action !== "remove" && state !== "gone") continue;
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

function moveManifest(disk: Disk, staging: Staging, ledger: Ledger, { created, updated }: Changes): void {
  disk.move(journalOf(staging), manifestPath);
  (ledger.text === "" ? created : updated).push(manifestPath);
}

function orTidy(act: () => void, tidy: () => void): void {
  try {
    act();
  } catch (error) {
    ifPossible(tidy);
    throw error;
  }
}
