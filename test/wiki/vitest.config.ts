import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { strictTests } from "../support/strict-tests.ts";

/** Tests that need a wiki: `npm run test:wiki` creates one and runs them. */
export default defineConfig({
  test: {
    name: "wiki",
    root: join(import.meta.dirname, "../.."),
    ...strictTests,
    include: ["test/wiki/**/*.wiki.test.ts"],
    reporters: ["default", join(import.meta.dirname, "../support/count-reporter.ts")],
    // All files share one wiki, so parallel files would see each other's incomplete changes.
    fileParallelism: false,
    testTimeout: 60_000,
  },
});
