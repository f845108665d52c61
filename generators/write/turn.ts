import type { Disk } from "./disk.ts";
import { newStaging, stagings, type Staging } from "./staging.ts";

/** How long a run may leave its staging folder untouched before it counts as dead, whatever process has its id now. Milliseconds. */
const silence = 60_000;

/** Between two looks whether the others are done. Milliseconds. */
const pause = 20;

/** The right to write, until `own` is removed. */
export interface Turn {
  readonly own: Staging;
  /** What killed runs have left. Other folders may turn up meanwhile: the claims of those who wait. */
  readonly dead: readonly Staging[];
}

/**
 * Waits until no other run is writing, and claims the tree; or gives up after `patience` milliseconds (less than a
 * minute, or the claim would count as dead) and says who is at it.
 *
 * A run puts up its claim first and looks for others second, so of two runs at least one sees the other. The one with the
 * greater process id steps back; the one with the smaller lets its claim stand, and waits.
 */
export function takeTurn(disk: Disk, patience: number): Turn | { readonly busy: number } {
  const own = newStaging();
  const end = Date.now() + patience;
  disk.makeFolder(own.folder);
  for (;;) {
    const others = stagings(disk).filter(({ folder }) => folder !== own.folder);
    const claims = others.map((other) => ({ ...other, state: stateOf(disk, other) }));
    const rivals = claims.filter(({ state }) => state === "alive");
    if (rivals.length === 0) return { own, dead: claims.filter(({ state }) => state === "dead") };
    const stepsBack = rivals.some(({ pid }) => pid < own.pid);
    const late = Date.now() >= end;
    if (stepsBack || late) disk.removeIfEmpty(own.folder);
    if (late) return { busy: rivals[0]!.pid };
    sleep(pause);
    if (stepsBack) disk.makeFolder(own.folder);
  }
}

/**
 * `gone`: taken down since the folders were listed. It is not dead: whoever stepped back puts it up again, and must find it.
 * This process writes once at a time, so a claim in its name is left from a run that failed, or from a namesake.
 */
function stateOf(disk: Disk, { folder, pid }: Staging): "alive" | "dead" | "gone" {
  const changed = disk.changedAt(folder);
  if (changed === undefined) return "gone";
  return pid !== process.pid && isProcess(pid) && Date.now() - changed < silence ? "alive" : "dead";
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
