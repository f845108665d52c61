import type { Disk, Entry } from "../disk.ts";
import { parentOf } from "../path.ts";

/** A disk in memory for tests that need thousands of runs. Its contents can be read and changed. */
export interface MemoryDisk extends Disk {
  readonly files: Map<string, string>;
  readonly folders: Set<string>;
  copy(): MemoryDisk;
}

export function memoryDisk(files = new Map<string, string>(), folders = new Set<string>([""])): MemoryDisk {
  const makeFolder = (folder: string): void => {
    if (files.has(folder)) throw systemError("ENOTDIR");
    if (folder !== "") makeFolder(parentOf(folder));
    folders.add(folder);
  };
  const needParent = (path: string): void => {
    if (!folders.has(parentOf(path))) throw systemError("ENOENT");
  };
  const entriesOf = (folder: string): readonly Entry[] => [
    ...[...files.keys()]
      .filter((path) => parentOf(path) === folder)
      .map((path) => ({ name: nameOf(path), kind: "file" as const })),
    ...[...folders]
      .filter((path) => path !== "" && parentOf(path) === folder)
      .map((path) => ({ name: nameOf(path), kind: "folder" as const })),
  ];
  for (const path of files.keys()) makeFolder(parentOf(path));
  return {
    files,
    folders,
    copy: () => memoryDisk(new Map(files), new Set(folders)),
    list: (folder) => (folders.has(folder) ? entriesOf(folder) : undefined),
    read: (file) => files.get(file),
    create(file, text) {
      needParent(file);
      if (files.has(file) || folders.has(file)) throw systemError("EEXIST");
      files.set(file, text);
    },
    makeFolder,
    move(from, to) {
      needParent(to);
      const text = files.get(from);
      if (text === undefined) throw systemError("ENOENT");
      if (folders.has(to)) throw systemError("EISDIR");
      files.delete(from);
      files.set(to, text);
    },
    removeFile: (file) => void files.delete(file),
    removeIfEmpty: (folder) => void (entriesOf(folder).length === 0 && folders.delete(folder)),
    stampOf: (file) => files.get(file),
    changedAt: (path) => (folders.has(path) || files.has(path) ? Date.now() : undefined),
  };
}

/** Creates an error like those that Node throws. */
export function systemError(code: string): Error {
  return Object.assign(new Error(code), { code, syscall: "test" });
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
