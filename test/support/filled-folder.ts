import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The environment variable with the folder that the processes of a mutation run share. */
export const sharedFolder = "KILN_SHARED_FOLDER";

/**
 * Creates a temporary folder and fills it. In a mutation run, each key is filled once for all processes, because
 * compiling takes longer than most of the tests.
 */
export function filledFolder(key: string, fill: (folder: string) => void): string {
  const shared = process.env[sharedFolder];
  const kept = shared && join(shared, createHash("sha256").update(key).digest("hex").slice(0, 16));
  if (kept !== undefined && existsSync(kept)) return kept;
  const folder = mkdtempSync(join(shared ?? tmpdir(), "kiln-filled-"));
  fill(folder);
  if (kept === undefined) return folder;
  renameSync(folder, kept);
  return kept;
}
