import { join } from "node:path";

/** Settings for every test run: a test without assertions fails, and so does a test generated from an empty list. */
export const strictTests = {
  expect: { requireAssertions: true },
  setupFiles: join(import.meta.dirname, "nothing-to-check.ts"),
};
