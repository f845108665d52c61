import { readdirSync, watch, type FSWatcher } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pollFolders } from "./poll-folders.ts";
import type { Watching } from "./watching.ts";

/**
 * Calls `changed` whenever something in one of the folders may have changed; a folder may appear later, or again. Where
 * the system does not let it watch, it polls, and says why.
 *
 * Every folder has a watcher of its own, and all are made anew after each change: Node's recursive watching loses files
 * on Linux that are renamed into place or lie in new folders, and one watcher of a folder sees all ways in which
 * editors save.
 */
export function watchFolders(
  folders: readonly string[],
  changed: () => void,
  polling: (reason: string) => void,
): Watching {
  let watchers: readonly FSWatcher[] = [];
  let poll: Watching | undefined;
  const close = (): void => {
    for (const watcher of watchers) watcher.close();
    watchers = [];
    poll?.close();
  };
  const refresh = (): void => {
    if (poll !== undefined) return;
    close();
    try {
      watchers = watchAll(folders, changed);
    } catch (error) {
      polling((error as Error).message);
      poll = pollFolders(folders, changed);
    }
  };
  refresh();
  return { refresh, close };
}

/** A watcher for each folder, and for what holds the outermost: one that is made or renamed is seen there. */
function watchAll(folders: readonly string[], changed: () => void): readonly FSWatcher[] {
  const watchers: FSWatcher[] = [];
  const add = (folder: string, listener: (event: string, name: string | null) => void): void => {
    const watcher = attempt(() => watch(folder, listener));
    // A folder that is removed may be reported as an error.
    if (watcher !== undefined) watchers.push(watcher.on("error", changed));
  };
  try {
    for (const folder of folders) {
      add(dirname(folder), (_, name) => void ((name === null || name === basename(folder)) && changed()));
      for (const inner of foldersFrom(folder)) add(inner, changed);
    }
    return watchers;
  } catch (error) {
    for (const watcher of watchers) watcher.close();
    throw error;
  }
}

/** The folder and all below it, if it is there. */
function foldersFrom(folder: string): readonly string[] {
  const entries = attempt(() => readdirSync(folder, { recursive: true, withFileTypes: true }));
  if (entries === undefined) return [];
  return [folder, ...entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))];
}

/** What may have vanished since it was listed; undefined then. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "EACCES"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}
