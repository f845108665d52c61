import type { OutFile } from "../emit/emitter.ts";
import { DiskFault } from "./disk-fault.ts";
import type { Disk } from "./disk.ts";
import type { Ledger } from "./ledger.ts";
import { printManifest, type Manifest } from "./manifest.ts";
import { actionOn, stateOfOutput, type Action, type State } from "./state.ts";
import { hashOf, withLineFeeds } from "./text.ts";
import { viewTree, type TreeView } from "./tree-view.ts";

/** A file that the spec asks for, or that Kiln remembers, and what is to be done about it. */
export interface Seen {
  readonly path: string;
  readonly state: State;
  readonly action: Action;
  /** Undefined where the spec does not ask for it. */
  readonly file: OutFile | undefined;
  /** What Kiln will remember of it: no hash, one, or, where it was left for a person to decide, those it remembers now. */
  readonly hashes: readonly string[];
  /** What is in the way of a foreign file, which may be a folder above it; else the path. */
  readonly culprit: string;
  /** Why it is unreadable; else "". */
  readonly reason: string;
}

export interface Inspection {
  /** First what the spec no longer asks for, then the files in the order they came. */
  readonly seen: readonly Seen[];
  /** The manifest when all is done. */
  readonly manifest: string;
}

/** Looks at every file, and touches none. What will be removed counts as out of the way of what will be written. */
export function inspect(disk: Disk, files: readonly OutFile[], { known }: Ledger, force: boolean): Inspection {
  const tree = viewTree(disk);
  const wanted = new Set(files.map(({ path }) => path));
  const orphans = [...known.keys()].filter((path) => !wanted.has(path)).map((path) => seeOrphan(disk, tree, path, known, force));
  for (const { path, action } of orphans) if (action === "remove") tree.forget(path);
  const seen = [...orphans, ...files.map((file) => (file.owner === "human" ? seeHuman(tree, file) : seeOutput(disk, tree, file, known, force)))];
  return { seen, manifest: printManifest(new Map(seen.filter(({ hashes }) => hashes.length > 0).map(({ path, hashes }) => [path, hashes]))) };
}

function seeOrphan(disk: Disk, tree: TreeView, path: string, known: Manifest, force: boolean): Seen {
  const hashes = known.get(path)!;
  const judged = tree.look(path).kind === "file" ? judge(disk, path, (text) => orphanState(text, hashes)) : ({ state: "gone" } as const);
  return decide({ path, file: undefined, known: hashes, made: [] }, judged, force);
}

function orphanState(text: string | undefined, known: readonly string[]): State {
  if (text === undefined) return "gone";
  return known.includes(hashOf(withLineFeeds(text))) ? "orphaned" : "edited-orphan";
}

function seeHuman(tree: TreeView, file: OutFile): Seen {
  const state = tree.look(file.path).kind === "none" ? "missing" : "human";
  return decide({ path: file.path, file, known: [], made: [] }, { state }, false);
}

function seeOutput(disk: Disk, tree: TreeView, file: OutFile, known: Manifest, force: boolean): Seen {
  const hashes = known.get(file.path) ?? [];
  const text = withLineFeeds(file.text);
  const hash = hashOf(text);
  const judged = judgeOutput(disk, tree, file.path, (there) => outputState(text, hash, there, hashes));
  return decide({ path: file.path, file, known: hashes, made: [hash] }, judged, force);
}

function judgeOutput(disk: Disk, tree: TreeView, path: string, state: (there: string | undefined) => State): Judged {
  const at = tree.look(path);
  if (at.kind === "none") return { state: "missing" };
  if (at.kind === "file") return judge(disk, path, state);
  return { state: "foreign", culprit: at.kind === "blocked" ? at.by : path };
}

/** Most files are fresh, and comparing two texts takes a fifth of the time that hashing one takes. */
function outputState(wanted: string, hash: string, there: string | undefined, known: readonly string[]): State {
  if (there === undefined) return "missing";
  return there === wanted ? "fresh" : stateOfOutput(hash, hashOf(withLineFeeds(there)), known);
}

interface Judged {
  readonly state: State;
  readonly culprit?: string;
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

/** The hashes that Kiln remembers now, and the one it will if it has its way. */
interface Candidate extends Pick<Seen, "path" | "file"> {
  readonly known: readonly string[];
  readonly made: readonly string[];
}

function decide({ path, file, known, made }: Candidate, { state, culprit = path, reason = "" }: Judged, force: boolean): Seen {
  const action = actionOn(state, force);
  return { path, file, state, action, hashes: action === "refuse" ? known : made, culprit, reason };
}
