import { randomBytes } from "node:crypto";
import type { Disk } from "./disk.ts";
import { outputFolder } from "./path.ts";
import type { OutFile } from "../emit/emitter.ts";

/**
 * The folder in which a run prepares its files, on the file system of the outputs. It exists while the run is active or
 * after it was killed. It also serves as the run's lock: its name contains the process id of the holder.
 */
export interface Staging {
  readonly folder: string;
  readonly pid: number;
}

export function newStaging(): Staging {
  return { folder: `${outputFolder}/.kiln-staging-${process.pid}-${randomBytes(4).toString("hex")}`, pid: process.pid };
}

/** Returns the staging folders of all runs, including this one. */
export function stagings(disk: Disk): readonly Staging[] {
  return (disk.list(outputFolder) ?? []).flatMap(({ name, kind }) => {
    const pid = /^\.kiln-staging-([1-9]\d*)-[0-9a-f]{8}$/.exec(name)?.[1];
    return kind === "folder" && pid !== undefined ? [{ folder: `${outputFolder}/${name}`, pid: Number(pid) }] : [];
  });
}

/**
 * Returns the path of the journal, which is the future manifest. It is complete before the run changes its first
 * output, and exists until the last one is changed.
 */
export function journalOf(staging: Staging): string {
  return `${staging.folder}/journal`;
}

export function stagedFile(staging: Staging, index: number): string {
  return `${staging.folder}/${index}`;
}

/** Removes the staged files of a run, and the folder, unless it contains the journal or a foreign file. */
export function removeStaging(disk: Disk, { folder }: Staging, journal: "journal too" | "but the journal"): void {
  for (const { name } of disk.list(folder) ?? []) {
    if (/^\d+$/.test(name) || (name === "journal" && journal === "journal too")) disk.removeFile(`${folder}/${name}`);
  }
  disk.removeIfEmpty(folder);
}

/**
 * Generates the files one after another and stores them as bytes outside the heap. This takes a third of the memory of
 * their texts.
 */
export function holdFiles(files: Iterable<OutFile>): readonly OutFile[] {
  return Array.from(files, held);
}

function held({ text, ...file }: OutFile): OutFile {
  const bytes = Buffer.from(text);
  return {
    ...file,
    get text() {
      return bytes.toString();
    },
  };
}

/** The state of a file on disk, compared with the spec and with Kiln's records. */
export type State =
  /** The file matches the spec. */
  | "fresh"
  /** The file is unchanged since Kiln wrote it or git merged it, but the spec has changed. */
  | "stale"
  /** The file was edited, and the spec has not changed. */
  | "edited"
  /** The file was edited, and the spec has changed. */
  | "stale-edited"
  /** The spec requests the file, but it does not exist. */
  | "missing"
  /** The file is unchanged since Kiln wrote it or git merged it, but the spec no longer requests it. */
  | "orphaned"
  /** The file was edited, and the spec no longer requests it. */
  | "edited-orphan"
  /** Kiln wrote the file, the spec no longer requests it, and it does not exist. */
  | "vanished"
  /** The path is occupied by something that Kiln did not write. */
  | "foreign"
  /** The file is in a published folder, but the spec does not request it and Kiln did not write it. */
  | "unknown"
  /** The file exists but cannot be read. */
  | "unreadable"
  /** A hand-written file. Kiln only checks that it exists. */
  | "human";

export type Action = "leave" | "write" | "remove" | "refuse";

const actions: Readonly<Record<State, Action>> = {
  fresh: "leave",
  stale: "write",
  edited: "refuse",
  "stale-edited": "refuse",
  missing: "write",
  orphaned: "remove",
  "edited-orphan": "refuse",
  vanished: "leave",
  foreign: "refuse",
  unknown: "refuse",
  unreadable: "refuse",
  human: "leave",
};

/** The actions with `--force`, which discards edits. */
const forced: Readonly<Record<State, Action>> = {
  ...actions,
  edited: "write",
  "stale-edited": "write",
  "edited-orphan": "remove",
};

export function actionOn(state: State, force: boolean): Action {
  return (force ? forced : actions)[state];
}

/**
 * Returns the state of a file that differs from the spec. `wanted` is the hash of the expected output, `known` are the
 * hashes in Kiln's records.
 */
export function stateOfOutput(wanted: string, known: readonly string[], isOwn: boolean): State {
  if (isOwn) return "stale";
  if (known.length === 0) return "foreign";
  return known.includes(wanted) ? "edited" : "stale-edited";
}
