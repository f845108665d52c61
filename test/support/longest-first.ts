import { join } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// Does not import `emit.ts`, because Vitest would then load the compiler before it starts.
const root = join(import.meta.dirname, "../..");

/** Files of slow tests that take about a minute or more, longest first. */
export const longest = [
  "test/hostile.slow.test.ts",
  "test/release/ten-weeks.slow.test.ts",
  "test/verify/planted.slow.test.ts",
  "test/diff/prove/cases.slow.test.ts",
  "generators/runtime/commands.slow.test.ts",
  "test/docs/site.slow.test.ts",
  "test/packages/pack.slow.test.ts",
  "test/edits/edits.slow.test.ts",
  "test/services/telephony.slow.test.ts",
  "test/services/booking-shop.slow.test.ts",
  "test/openapi/lint.slow.test.ts",
  "test/services/bookings.slow.test.ts",
];

/**
 * Runs the longest tests first. By default, Vitest starts with the largest files, but the longest tests are in some of
 * the smallest, and one core would wait for them.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number =>
      longest.findIndex((path) => join(root, path) === moduleId);
    const sorted = await super.sort(files);
    const first = sorted.filter((file) => place(file) >= 0).sort((one, other) => place(one) - place(other));
    return [...first, ...sorted.filter((file) => place(file) < 0)];
  }
}
