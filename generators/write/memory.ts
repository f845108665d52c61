import type { Disk } from "./disk.ts";
import { hashOf, withLineFeeds } from "./unified-diff.ts";

/** An output with LF line endings, and its hash. */
export interface HashedText {
  readonly text: string;
  readonly hash: string;
}

/**
 * The outputs that a resident process has found to be fresh. It does not read such a file again while its size and its
 * times are unchanged, nor hash a text again that is unchanged.
 */
export class OutputMemory {
  readonly #hashed = new Map<string, HashedText & { readonly given: string }>();
  readonly #fresh = new Map<string, { readonly stamp: string; readonly text: string }>();

  /** Returns the text of an output as Kiln writes it. */
  hashed(path: string, given: string): HashedText {
    const known = this.#hashed.get(path);
    if (known?.given === given) return known;
    const hashed = { given, ...hashText(given) };
    this.#hashed.set(path, hashed);
    return hashed;
  }

  /** Returns whether a file on the disk is known to have this text. */
  isFresh(disk: Disk, path: string, text: string): boolean {
    const known = this.#fresh.get(path);
    return known !== undefined && known.text === text && known.stamp === disk.stampOf(path);
  }

  /** Notes that a file had this text after its stamp was taken. */
  noteFresh(path: string, text: string, stamp: string | undefined): void {
    if (stamp !== undefined) this.#fresh.set(path, { stamp, text });
  }

  /** Forgets the outputs that no longer exist. */
  retain(paths: ReadonlySet<string>): void {
    for (const known of [this.#hashed, this.#fresh])
      for (const path of known.keys()) if (!paths.has(path)) known.delete(path);
  }
}

export function hashText(given: string): HashedText {
  const text = withLineFeeds(given);
  return { text, hash: hashOf(text) };
}
