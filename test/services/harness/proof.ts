import { expect, test } from "vitest";
import { knownFaults } from "../known-faults.ts";

/** Registers the tests for another team's spec. Tests listed as known faults are expected to fail. */
export interface Proof {
  test(title: string, run: () => void | Promise<void>): void;
  /** Must be called after the last test. */
  end(): void;
}

export type Speed = "fast" | "slow";

/**
 * Creates a proof. A known fault that matches none of the tests is a failure too, because the list must not outlive its
 * faults.
 */
export function proofOf(stranger: string, speed: Speed): Proof {
  const patterns = knownFaults
    .filter((fault) => fault.stranger === stranger && fault.speed === speed)
    .flatMap(({ tests }) => tests);
  const titles = new Set<string>();
  return {
    test(title, run) {
      if (titles.has(title)) throw new Error(`Two tests are called ${title}`);
      titles.add(title);
      const register = patterns.some((pattern) => pattern.test(title)) ? test.fails : test;
      register(title, run);
    },
    end() {
      test("every known fault is one of a test", () => {
        expect(titles.size).toBeGreaterThan(0);
        expect(patterns.filter((pattern) => ![...titles].some((title) => pattern.test(title)))).toEqual([]);
      });
    },
  };
}
