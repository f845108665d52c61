import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { command } from "../support/command.ts";

/** Members of Vitest's output with `--reporter json` that are read here. */
interface Report {
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly TestResult[];
  }[];
}

interface TestResult {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages: readonly string[];
}

/** Runs the fast tests of these folders in a copy of the repository, and returns the failures. */
export async function failuresOf(folder: string, paths: readonly string[]): Promise<readonly string[]> {
  const file = join(folder, "report.json");
  const vitest = join(folder, "node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", "--project", "fast", "--reporter", "json", "--outputFile", file, ...paths];
  const ended = await command(process.execPath, args, { cwd: folder }).catch((error: unknown) => error);
  const { numTotalTests, testResults } = JSON.parse(readFileSync(file, "utf8")) as Report;
  rmSync(file);
  if (numTotalTests === 0) throw new Error("No test was run.");
  const failures = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message === "" ? [] : [`${name}: ${message}`]),
    ...assertionResults
      .filter(({ status }) => status === "failed")
      .map((one) => `${one.fullName}: ${one.failureMessages.join("\n")}`),
  ]);
  if (failures.length === 0 && ended instanceof Error) throw ended;
  return failures;
}
