import { deadline } from "./deadline.js";

/** Time and chance; tests bring their own. */
export interface Clock {
  /** From 0 up to 1. */
  random(): number;
  /** Ends sooner where the signal is aborted. */
  wait(seconds: number, signal: AbortSignal | undefined): Promise<void>;
}

export const systemClock: Clock = {
  random: () => Math.random(),
  wait: (seconds, signal) =>
    deadline(signal, seconds * 1000 || 1)
      .race(() => new Promise<void>(() => {}))
      .catch(() => {}),
};
