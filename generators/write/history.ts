import type { Disk } from "./disk.ts";
import { type Manifest, joinManifests, manifestPath, packedPath, parseManifest } from "./manifest.ts";
import { journalOf, stagings } from "./staging.ts";
import { hashOf, withLineFeeds } from "./unified-diff.ts";
import { viewTree } from "./tree-view.ts";

/** Kiln's records of its earlier runs. */
export interface History {
  /** The manifest on the disk, with LF line endings; an empty string if there is no manifest. */
  readonly text: string;
  /** The text of the record of packed files, or an empty string. */
  readonly packedText: string;
  /** The packed files on this disk. */
  readonly packed: Manifest;
  /** The hashes in the manifest, in the record of packed files, and in the journals of unfinished runs. */
  readonly known: Manifest;
  /** The paths with several hashes in the manifest, because a merge kept those of both branches. */
  readonly merged: ReadonlySet<string>;
  /** True if the manifest has conflict markers. */
  readonly conflicted: boolean;
  /** The journals of unfinished runs. An empty string if a run ended before its journal, and so before any change. */
  readonly journals: readonly string[];
  /** The reason why the manifest cannot be used. */
  readonly fault: string | undefined;
}

/** Reads the records. Returns the earlier ones if no run has written anything since. */
export function readHistory(disk: Disk, earlier?: History): History {
  const tree = viewTree(disk);
  const there = tree.look(manifestPath);
  if (there.kind !== "file" && there.kind !== "none" && there.kind !== "blocked") return unusable("it is not a file");
  const text = withLineFeeds((there.kind === "file" ? disk.read(manifestPath) : undefined) ?? "");
  const journals = stagings(disk).map((staging) => disk.read(journalOf(staging)) ?? "");
  const packedText = tree.look(packedPath).kind === "file" ? withLineFeeds(disk.read(packedPath) ?? "") : "";
  if (earlier !== undefined && sameHistory(earlier, { text, packedText, journals })) return earlier;
  const { manifest, merged, conflicted, fault } = parseManifest(text);
  const packed = parseManifest(packedText).manifest;
  const known = joinManifests([manifest, packed, ...journals.map((journal) => parseManifest(journal).manifest)]);
  return { text, packedText, packed, known, merged, conflicted, journals, fault };
}

type Texts = Pick<History, "text" | "packedText" | "journals">;

/** Returns whether no run wrote anything between two readings. */
function sameHistory(one: Texts, other: Texts): boolean {
  return one.text === other.text && one.packedText === other.packedText && journalTexts(one) === journalTexts(other);
}

function journalTexts({ journals }: Texts): string {
  return journals
    .filter((text) => text !== "")
    .sort()
    .join("\n");
}

function unusable(fault: string): History {
  return {
    text: "",
    packedText: "",
    packed: new Map(),
    known: new Map(),
    merged: new Set(),
    conflicted: false,
    journals: [],
    fault,
  };
}

/** An output with LF line endings, and its hash. */
interface HashedText {
  readonly text: string;
  readonly hash: string;
}

/**
 * The outputs that a resident process has written or found to be fresh. It does not read such a file again while its
 * size and its times are unchanged, nor hash a text again that is unchanged.
 */
export class OutputMemory {
  readonly #hashed = new Map<string, HashedText & { readonly given: string }>();
  readonly #written = new Map<string, { readonly stamp: string; readonly hash: string }>();

  /** Returns the text of an output as Kiln writes it. */
  hashed(path: string, given: string): HashedText {
    const known = this.#hashed.get(path);
    if (known?.given === given) return known;
    const hashed = { given, ...hashText(given) };
    this.#hashed.set(path, hashed);
    return hashed;
  }

  /** Returns the hash of a file on the disk, if it is known. */
  hashOnDisk(disk: Disk, path: string): string | undefined {
    const known = this.#written.get(path);
    return known !== undefined && known.stamp === disk.stampOf(path) ? known.hash : undefined;
  }

  /** Notes the hash of a file. Its stamp must have been taken before the file was read, or after it was written. */
  noteHash(path: string, hash: string, stamp: string | undefined): void {
    if (stamp !== undefined) this.#written.set(path, { stamp, hash });
  }

  /** Forgets the outputs that no longer exist. */
  retain(paths: ReadonlySet<string>): void {
    for (const known of [this.#hashed, this.#written])
      for (const path of known.keys()) if (!paths.has(path)) known.delete(path);
  }
}

export function hashText(given: string): HashedText {
  const text = withLineFeeds(given);
  return { text, hash: hashOf(text) };
}
