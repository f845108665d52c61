import type { Watching } from "./watching.ts";

/** How long nothing may change before a pass begins: editors and git write several files in a row. Milliseconds. */
const quiet = 40;

/** How often a pass is put off because something goes on changing. */
const mostPauses = 25;

/** Runs a pass at once, and one after each burst of changes, one at a time, until the signal says stop. */
export async function runPasses(
  watch: (changed: () => void) => Watching,
  pass: () => Promise<void>,
  stop: AbortSignal,
): Promise<void> {
  let isChanged = false;
  let wake = (): void => undefined;
  const watching = watch(() => {
    isChanged = true;
    wake();
  });
  stop.addEventListener("abort", () => wake());
  try {
    while (!stop.aborted) {
      isChanged = false;
      await pass();
      while (!isChanged && !stop.aborted) await new Promise<void>((resolve) => (wake = resolve));
      for (let pauses = 0; isChanged && !stop.aborted && pauses < mostPauses; pauses++) {
        isChanged = false;
        await new Promise((resolve) => setTimeout(resolve, quiet));
      }
      // New folders are watched before the pass reads them, so that no change falls between.
      watching.refresh();
    }
  } finally {
    watching.close();
  }
}
