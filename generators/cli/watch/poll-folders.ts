import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Watching } from "./watching.ts";

/** Calls `changed` whenever names, sizes or times of the files in the folders are others than at the last look. */
export function pollFolders(folders: readonly string[], changed: () => void, milliseconds = 1000): Watching {
  let last = lookAt(folders);
  const timer = setInterval(() => {
    const now = lookAt(folders);
    if (now === last) return;
    last = now;
    changed();
  }, milliseconds);
  return { refresh: () => undefined, close: () => clearInterval(timer) };
}

function lookAt(folders: readonly string[]): string {
  return folders
    .flatMap(filesIn)
    .map((file) => {
      const stat = lstatSync(file, { throwIfNoEntry: false });
      return `${file} ${stat?.size} ${stat?.mtimeMs}`;
    })
    .join("\n");
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [];
  }
}
