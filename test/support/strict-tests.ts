import { join } from "node:path";

/**
 * What every run of tests asks of them: a test that checks nothing fails, and so does one that is made for each of
 * nothing.
 */
export const strictTests = {
  expect: { requireAssertions: true },
  setupFiles: join(import.meta.dirname, "nothing-to-check.ts"),
};
