import type { Storage } from "../../storage/storage.ts";

/** The state of the data that tests return to. */
export interface ResetPoint {
  /** Makes the current state the one to return to. */
  keep(): Promise<void>;
  reset(): Promise<void>;
}

export function resetPointOf(storage: Storage): ResetPoint {
  let bringBack: Promise<() => Promise<void>> | undefined;
  return {
    async keep() {
      bringBack = storage.keep();
      await bringBack;
    },
    reset: async () => (await (bringBack ??= storage.keep()))(),
  };
}
