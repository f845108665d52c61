import type { Disk } from "../disk.ts";
import { systemError } from "./memory-disk.ts";

/** A simulated kill of the process. No later operation reaches the disk. */
export class Kill extends Error {}

/** The simulated failure: the process is killed, or the operating system returns an error, once or from then on. */
export type Mishap = "kill" | { readonly code: string; readonly lasting: boolean };

export interface FailingDisk extends Disk {
  readonly count: () => number;
}

/** Creates a disk whose n-th operation (from 1) fails. A file that is being created is then incomplete. */
export function failingDisk(disk: Disk, n: number, mishap: Mishap): FailingDisk {
  let count = 0;
  const goesWrong = () => (mishap !== "kill" && !mishap.lasting ? count === n : count >= n);
  const step = <T>(act: () => T, half?: () => void): T => {
    count += 1;
    if (!goesWrong()) return act();
    if (count === n) half?.();
    throw mishap === "kill" ? new Kill() : systemError(mishap.code);
  };
  return {
    count: () => count,
    list: (folder) => step(() => disk.list(folder)),
    read: (file) => step(() => disk.read(file)),
    create: (file, text) =>
      step(
        () => disk.create(file, text),
        () => disk.create(file, text.slice(0, text.length / 2)),
      ),
    makeFolder: (folder) => step(() => disk.makeFolder(folder)),
    move: (from, to) => step(() => disk.move(from, to)),
    removeFile: (file) => step(() => disk.removeFile(file)),
    removeIfEmpty: (folder) => step(() => disk.removeIfEmpty(folder)),
    changedAt: (path) => step(() => disk.changedAt(path)),
    stampOf: (file) => step(() => disk.stampOf(file)),
  };
}
