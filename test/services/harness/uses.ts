import { copyFileSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Stranger } from "./stranger.ts";

/*
 * Programs that a user of another team's packages could write: `<name>/uses/*.txt`. They are TypeScript, but the root's
 * projects must not read them, because their imports resolve only in that team's folder.
 */

/** Returns the user programs for another team's packages, if there are any. */
export function usesIn(id: string): readonly string[] {
  const folder = folderOf(id);
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Copies the user programs next to the packages, and returns their paths there. */
export function usesOf({ id, folder }: Stranger): readonly string[] {
  mkdirSync(join(folder, "uses"), { recursive: true });
  return usesIn(id).map((file) => {
    copyFileSync(join(folderOf(id), file), join(folder, moduleOf(file)));
    return moduleOf(file);
  });
}

export function moduleOf(file: string): string {
  return `uses/${file.replace(/\.txt$/, ".ts")}`;
}

function folderOf(id: string): string {
  return join(import.meta.dirname, "..", id, "uses");
}
