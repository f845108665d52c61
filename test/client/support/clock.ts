import type { Clock } from "../../../templates/runtime/http/client/retries.js";

export interface TestClock extends Clock {
  /** Duration of each wait in seconds. */
  readonly waits: readonly number[];
}

/** Creates a clock whose waits end immediately, with a fixed random value. */
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
