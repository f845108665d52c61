import { defineConfig } from "vitest/config";
import { limitedForks } from "./test/support/limited-forks.ts";
import { LongestFirst } from "./test/support/longest-first.ts";
import { strictTests } from "./test/support/strict-tests.ts";

/** `fast` is what `npm test` runs; `slow` (`*.slow.test.ts`) joins it in `npm run test:all`. */
export default defineConfig({
  test: {
    // Vitest would leave one of two cores idle.
    maxWorkers: "100%",
    globalSetup: ["./test/support/temp-folder.ts", "./test/support/runtime-build.ts"],
    ...strictTests,
    sequence: { sequencer: LongestFirst },
    reporters: ["default", "./test/support/count-reporter.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "fast",
          include: ["{generators,scripts,templates,test}/**/*.test.ts"],
          exclude: [
            "**/*.slow.test.ts",
            "**/*.wiki.test.ts",
            "**/*.mariadb.test.ts",
            "**/node_modules/**",
            "templates/runtime/build*/**",
          ],
          testTimeout: 120_000,
          // A worker loads the compiler once for all of its files, and not once for each: a third of the processor
          // time. A test that replaces a module resets the modules before and after (`test/stale-runtime.test.ts`).
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "slow",
          include: ["{generators,scripts,test}/**/*.slow.test.ts"],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          pool: limitedForks,
          isolate: false,
        },
      },
    ],
  },
});
