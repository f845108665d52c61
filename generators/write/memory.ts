import type { Disk } from "./disk.ts";
import { hashOf, withLineFeeds } from "./unified-diff.ts";

/** An output with LF line endings, and its hash. */
export interface HashedText {
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
