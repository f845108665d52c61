import { hasConflict } from "../diagnostics/conflict-marks.ts";
import type { History } from "./history.ts";
import { packageOf } from "./path.ts";
import { hashOf } from "./text.ts";

/** Whether a text on the disk, with LF line ends, may be replaced without losing what a person did. */
export type OwnWork = (path: string, text: string) => boolean;

/**
 * A text is Kiln's own work if Kiln wrote it, under this name or another: git follows renames. It is git's, made of
 * what Kiln wrote, if it has a conflict, or if the manifest shows that a merge touched the file: two hashes of it, one
 * of each branch. A file that one branch renamed and the other changed has one hash only; there the line of the old
 * name is the sign, which git keeps and no file belongs to.
 *
 * `lost` are the paths that Kiln knows, where nothing is and the spec asks for nothing.
 */
export function ownWork({ known, merged }: History, lost: readonly string[]): OwnWork {
  const written = new Set([...known.values()].flat());
  const renamedIn = new Set(merged.size === 0 ? [] : lost.map(packageOf));
  const isMerged = (path: string, text: string) =>
    merged.has(path) || renamedIn.has(packageOf(path)) || hasConflict(text);
  return (path, text) => written.has(hashOf(text)) || (known.has(path) && isMerged(path, text));
}
