import type { Clock } from "../../../templates/runtime/http/retries.js";

export interface TestClock extends Clock {
  /** The seconds of each wait. */
  readonly waits: readonly number[];
}

/** Waits that are over at once, and chance that is always the same. */
export function testClock(random = 0.5): TestClock {
  const waits: number[] = [];
  return {
    waits,
    random: () => random,
    async wait(seconds) {
      waits.push(seconds);
    },
  };
}
