import type { OutFile } from "../emit/emitter.ts";
import { type Disk, DiskFault } from "./disk.ts";
import { type History, type OutputMemory, hashText } from "./history.ts";
import { printManifest } from "./manifest.ts";
import { actionOn, stateOfOutput, type Action, type State } from "./staging.ts";
import { hashOf, withLineFeeds } from "./unified-diff.ts";
import { viewTree, type TreeView } from "./tree-view.ts";
import { nameOf, outputFolder, packageOf } from "./path.ts";
import { hasConflict } from "../diagnostics/conflict-marks.ts";

/**
 * A file and the action to take. The spec requests the file, Kiln's records contain it, or it is in a folder that is
 * reserved for outputs.
 */
export interface Seen {
  readonly path: string;
  readonly state: State;
  readonly action: Action;
  /** The output, or `undefined` if the spec does not request it. */
  readonly file: OutFile | undefined;
  /**
   * The hashes that Kiln will record for the file, usually at most one. There are several if a merge touched a file
   * that requires a manual decision.
   */
  readonly hashes: readonly string[];
  /** The path that blocks a foreign file, which may be a parent folder. Otherwise the path itself. */
  readonly cause: string;
  /** The reason why the file is unreadable, or an empty string. */
  readonly reason: string;
}

export interface Inspection {
  /** Outputs that the spec no longer requests, then the files in their given order, then unknown files. */
  readonly seen: readonly Seen[];
  readonly manifest: string;
  /** The record of packed files after the run. */
  readonly packed: string;
}

interface Scene {
  readonly disk: Disk;
  readonly tree: TreeView;
  readonly history: History;
  readonly isOwn: OwnWork;
  readonly force: boolean;
  readonly memory: OutputMemory | undefined;
}

/** Inspects all files without changing any. Files that will be removed do not block files that will be written. */
export function inspect(
  disk: Disk,
  files: readonly OutFile[],
  history: History,
  force: boolean,
  memory?: OutputMemory,
): Inspection {
  const tree = viewTree(disk);
  const wanted = new Set(files.map(({ path }) => path));
  const unwanted = [...history.known.keys()].filter((path) => !wanted.has(path));
  const lost = unwanted.filter((path) => tree.look(path).kind === "none");
  const scene: Scene = { disk, tree, history, isOwn: ownWork(history, lost), force, memory };
  memory?.retain(wanted);
  const orphans = unwanted.map((path) => seeOrphan(scene, path));
  for (const { path, action } of orphans) if (action === "remove") tree.forget(path);
  const outputs = files.map((file) => (file.owner === "human" ? seeHuman(scene, file) : seeOutput(scene, file)));
  const unknown = unknownFiles(tree, [...wanted, ...unwanted]).map((path) => seeUnknown(scene, path));
  const seen = [...orphans, ...outputs, ...unknown];
  const remembered = seen.filter(({ hashes }) => hashes.length > 0);
  return { seen, manifest: print(remembered), packed: print(remembered.filter((one) => isPacked(one, history))) };
}

/** Returns whether git ignores the file. If the spec does not request it, the record of packed files decides. */
export function isPacked({ path, file }: Seen, { packed }: History): boolean {
  return file === undefined ? packed.has(path) : file.packed === true;
}

function print(seen: readonly Seen[]): string {
  return printManifest(new Map(seen.map(({ path, hashes }) => [path, hashes])));
}

function seeOrphan(scene: Scene, path: string): Seen {
  const { disk, tree, isOwn } = scene;
  const isFile = tree.look(path).kind === "file";
  const judged: Judged = isFile ? judge(disk, path, (text) => orphanState(path, text, isOwn)) : { state: "vanished" };
  return decide(scene, { path, file: undefined, made: [] }, judged);
}

function orphanState(path: string, text: string | undefined, isOwn: OwnWork): State {
  if (text === undefined) return "vanished";
  return isOwn(path, withLineFeeds(text)) ? "orphaned" : "edited-orphan";
}

function seeUnknown(scene: Scene, path: string): Seen {
  return decide(scene, { path, file: undefined, made: [] }, { state: "unknown" });
}

function seeHuman(scene: Scene, file: OutFile): Seen {
  const state = scene.tree.look(file.path).kind === "none" ? "missing" : "human";
  return decide(scene, { path: file.path, file, made: [] }, { state });
}

function seeOutput(scene: Scene, file: OutFile): Seen {
  const { disk, memory } = scene;
  const { path } = file;
  const { text, hash } = memory?.hashed(path, file.text) ?? hashText(file.text);
  const known = memory?.hashOnDisk(disk, path);
  if (known !== undefined && (known === hash || scene.history.known.get(path)?.includes(known)))
    return decide(scene, { path, file, made: [hash] }, { state: known === hash ? "fresh" : "stale" });
  const stamp = memory && disk.stampOf(path);
  const judged = judgeOutput(scene, path, (there) => outputState(scene, { path, text, hash }, there));
  if (judged.state === "fresh") memory?.noteHash(path, hash, stamp);
  return decide(scene, { path, file, made: [hash] }, judged);
}

function judgeOutput({ disk, tree }: Scene, path: string, state: (there: string | undefined) => State): Judged {
  const at = tree.look(path);
  if (at.kind === "none") return { state: "missing" };
  if (at.kind === "file") return judge(disk, path, state);
  return { state: "foreign", cause: at.kind === "blocked" ? at.by : path };
}

interface Wanted {
  readonly path: string;
  readonly text: string;
  readonly hash: string;
}

/**
 * Returns the state of an output. Compares texts first, because most files are fresh and a comparison takes a fifth of
 * the time of hashing.
 */
function outputState({ history, isOwn }: Scene, wanted: Wanted, there: string | undefined): State {
  if (there === undefined) return "missing";
  if (there === wanted.text) return "fresh";
  const text = withLineFeeds(there);
  if (hashOf(text) === wanted.hash) return "fresh";
  return stateOfOutput(wanted.hash, history.known.get(wanted.path) ?? [], isOwn(wanted.path, text));
}

interface Judged {
  readonly state: State;
  readonly cause?: string;
  readonly reason?: string;
}

function judge(disk: Disk, path: string, state: (text: string | undefined) => State): Judged {
  try {
    return { state: state(disk.read(path)) };
  } catch (error) {
    if (!(error instanceof DiskFault)) throw error;
    return { state: "unreadable", reason: error.reason };
  }
}

/** A file, and the hashes that Kiln will record for it if nothing prevents it. */
interface Candidate extends Pick<Seen, "path" | "file"> {
  readonly made: readonly string[];
}

function decide(
  { history, force }: Scene,
  { path, file, made }: Candidate,
  { state, cause = path, reason = "" }: Judged,
): Seen {
  const action = actionOn(state, force);
  return { path, file, state, action, hashes: action === "refuse" ? keptOf(history, path, made) : made, cause, reason };
}

/**
 * Returns the hashes to record for a path: a single one, unless several result from a merge. So several hashes in a
 * manifest always indicate a merge.
 */
function keptOf({ known, merged }: History, path: string, made: readonly string[]): readonly string[] {
  const hashes = known.get(path) ?? [];
  if (merged.has(path)) return hashes;
  const still = made.filter((hash) => hashes.includes(hash));
  return still.length > 0 ? still : hashes.slice(0, 1);
}

/**
 * Files that systems and tools create anywhere, and that npm never packs, regardless of a package's settings. A slow
 * test compares this with npm.
 */
export const neverPacked = /^(?:\.DS_Store|\._.*|\..*\.swp|.*\.orig)$/;

/** Returns unexpected files and links below `packages/…/generated/`. All files in that folder would be published. */
function unknownFiles(tree: TreeView, expected: Iterable<string>): readonly string[] {
  const known = new Set([...expected].map((path) => path.normalize("NFC")));
  const found = tree
    .foldersIn(outputFolder)
    .map((folder) => `${folder}/generated`)
    .flatMap((folder) => tree.filesBelow(folder));
  return found.filter((path) => !known.has(path.normalize("NFC")) && !neverPacked.test(nameOf(path)));
}

/** Returns whether a text on disk, with LF line endings, may be replaced without losing manual changes. */
type OwnWork = (path: string, text: string) => boolean;

/**
 * Returns the test for texts that Kiln or git wrote.
 *
 * - Kiln wrote a text if its hash is known, under this name or another: git follows renames.
 * - Git merged a text if it has a conflict, or if the manifest has two hashes of the file, one of each branch.
 * - If one branch renamed a file and the other changed it, the manifest has only one hash. In this case, git keeps the
 *   line of the former name, whose file no longer exists.
 *
 * `lost` are the paths in the manifest that neither exist nor are requested by the spec.
 */
function ownWork({ known, merged }: History, lost: readonly string[]): OwnWork {
  const written = new Set([...known.values()].flat());
  const renamedIn = new Set(merged.size === 0 ? [] : lost.map(packageOf));
  const isMerged = (path: string, text: string) =>
    merged.has(path) || renamedIn.has(packageOf(path)) || hasConflict(text);
  return (path, text) => written.has(hashOf(text)) || (known.has(path) && isMerged(path, text));
}
