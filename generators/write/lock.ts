import type { Disk } from "./disk.ts";
import { newStaging, stagings, type Staging } from "./staging.ts";

/**
 * How long a run may leave its staging folder untouched before its lock is stale, whatever process has its id now.
 * Milliseconds.
 */
const staleAfter = 60_000;

/** Between two attempts to acquire the lock. Milliseconds. */
const pause = 20;

/** The right to write, until `own` is removed. */
export interface Lock {
  readonly own: Staging;
  /** What killed runs have left. Other folders may appear meanwhile: the locks of runs that wait. */
  readonly stale: readonly Staging[];
}

/**
 * Waits until no other run is writing, and locks the outputs; after `timeout` milliseconds (less than a minute, or the
 * lock would be stale) it gives up and answers the process id of the holder.
 *
 * A run makes its own lock first and looks for others second, so of two runs at least one sees the other. The one with
 * the greater process id releases its lock and tries again; the one with the smaller keeps it, and waits.
 */
export function acquireLock(disk: Disk, timeout: number): Lock | { readonly holder: number } {
  const own = newStaging();
  const end = Date.now() + timeout;
  disk.makeFolder(own.folder);
  for (;;) {
    const others = stagings(disk).filter(({ folder }) => folder !== own.folder);
    const locks = others.map((other) => ({ ...other, state: stateOf(disk, other) }));
    const rivals = locks.filter(({ state }) => state === "held");
    if (rivals.length === 0) return { own, stale: locks.filter(({ state }) => state === "stale") };
    const yields = rivals.some(({ pid }) => pid < own.pid);
    const isLate = Date.now() >= end;
    if (yields || isLate) disk.removeIfEmpty(own.folder);
    if (isLate) return { holder: rivals[0]!.pid };
    sleep(pause);
    if (yields) disk.makeFolder(own.folder);
  }
}

/**
 * `released`: removed since the folders were listed. It is not stale: a run that yielded makes its lock again, and must
 * find it. This process writes once at a time, so a lock of its own id is left from a run that failed, or from a
 * process that had the same id.
 */
function stateOf(disk: Disk, { folder, pid }: Staging): "held" | "stale" | "released" {
  const changed = disk.changedAt(folder);
  if (changed === undefined) return "released";
  return pid !== process.pid && isProcess(pid) && Date.now() - changed < staleAfter ? "held" : "stale";
}

function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
