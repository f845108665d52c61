import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import type { Reporter, TestCase, TestModule, Vitest } from "vitest/node";

/**
 * Ends every run with the failures, the tests that `npm test` left out, and a summary: `1736 passed, 0 failed, 4
 * skipped`.
 */
export default class CountReporter implements Reporter {
  private root = "";
  private projects: readonly string[] = [];

  onInit(vitest: Vitest): void {
    this.root = vitest.config.root;
    this.projects = vitest.projects.map((project) => project.name);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string): number => tests.filter((test) => test.result().state === state).length;
    // A file that does not load has no failed tests but still counts as a failure.
    const broken = modules.filter(
      (module) => module.state() === "failed" && [...module.children.allTests("failed")].length === 0,
    ).length;
    const failed = count("failed") + broken + unhandled.length;
    for (const test of tests.filter((one) => one.result().state === "failed")) console.log(this.failure(test));
    for (const line of this.leftOut()) console.log(line);
    console.log(`${count("passed")} passed, ${failed} failed, ${count("skipped")} skipped`);
  }

  /** Returns a line that can be found in the log of several runs. */
  private failure(test: TestCase): string {
    const [message = ""] = test.result().errors?.[0]?.message.split("\n") ?? [];
    return `failed: ${relative(this.root, test.module.moduleId)} > ${test.fullName}: ${message}`;
  }

  private leftOut(): readonly string[] {
    if (!this.projects.includes("fast") || this.projects.includes("slow")) return [];
    const files = ["generators", "test"].flatMap((folder) =>
      readdirSync(join(this.root, folder), { recursive: true, withFileTypes: true }),
    );
    const slow = files
      .filter((file) => file.name.endsWith(".slow.test.ts"))
      .map((file) => relative(this.root, join(file.parentPath, file.name)));
    return [
      "",
      "Left out, for `npm run test:all`:",
      ...slow.sort().map((file) => `  ${file}`),
      "Left out, for `npm run test:tools`, `npm run test:mariadb`, `npm run test:wiki`, `npm run test:clients` and `npm run test:smoke`:",
      ...["tools", "mariadb", "wiki", "wiki-clients", "smoke"].map((folder) => `  test/${folder}`),
      "",
    ];
  }
}
