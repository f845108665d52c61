import { join } from "node:path";

/**
 * Settings for every test run: a test without assertions fails, and so does a test generated from an empty list. Tests
 * run the sources of the wiki, as they run those of the reference server.
 */
export const strictTests = {
  alias: { "@kiln/wiki": join(import.meta.dirname, "../../packages/wiki/src/index.ts") },
  expect: { requireAssertions: true },
  setupFiles: join(import.meta.dirname, "nothing-to-check.ts"),
};
