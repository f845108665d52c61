import { defineConfig } from "vitest/config";

/** `fast` is what `npm test` runs; `slow` (`*.slow.test.ts`) joins it in `npm run test:all`. */
export default defineConfig({
  test: {
    // Vitest would leave one of two cores idle.
    maxWorkers: "100%",
    globalSetup: "./test/support/temp-folder.ts",
    reporters: ["default", "./test/support/count-reporter.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "fast",
          include: ["{generators,scripts,templates,test}/**/*.test.ts"],
          exclude: ["**/*.slow.test.ts", "**/*.wiki.test.ts", "**/*.mariadb.test.ts", "**/node_modules/**", "templates/runtime/build*/**"],
          testTimeout: 120_000,
        },
      },
      { extends: true, test: { name: "slow", include: ["{generators,scripts,test}/**/*.slow.test.ts"], testTimeout: 600_000 } },
    ],
  },
});
