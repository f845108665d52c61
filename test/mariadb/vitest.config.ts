import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { strictTests } from "../support/strict-tests.ts";

/** Tests that need MariaDB: `npm run test:mariadb` unpacks it and runs them. */
export default defineConfig({
  test: {
    name: "mariadb",
    root: join(import.meta.dirname, "../.."),
    ...strictTests,
    // Only tests that depend on the database, because all other behavior is the same on every database.
    include: [
      "test/mariadb/*.mariadb.test.ts",
      "test/server/program/{tenants,users}.test.ts",
      "test/server/exchange/{checks,killed,idempotency,log,matrix,paging-groups,token-model,tokens}.test.ts",
    ],
    globalSetup: join(import.meta.dirname, "../support/temp-folder.ts"),
    reporters: ["default", join(import.meta.dirname, "../support/count-reporter.ts")],
    maxWorkers: "100%",
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
