import type { Storage } from "../../storage/storage.ts";

/** The state of the data to which tests go back. */
export interface ResetPoint {
  /** Makes the state of now the one to go back to. */
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
