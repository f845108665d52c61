import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { strictTests } from "../support/strict-tests.ts";

/** Tests with tools that `npm run test:tools` installs. */
export default defineConfig({
  test: {
    name: "tools",
    // By default, Vitest would leave one of two cores idle.
    maxWorkers: "100%",
    root: join(import.meta.dirname, "../.."),
    ...strictTests,
    include: ["test/tools/*.tools.ts"],
    globalSetup: join(import.meta.dirname, "../support/temp-folder.ts"),
    reporters: ["default", join(import.meta.dirname, "../support/count-reporter.ts")],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
