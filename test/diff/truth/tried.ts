import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Row } from "./trial.ts";

/**
 * Returns the rows of the given cases, or of all cases by default. Runs in a separate process, which loads generated
 * packages faster than the test runner.
 */
export async function rowsOf(...names: readonly string[]): Promise<readonly Row[]> {
  const file = join(mkdtempSync(join(tmpdir(), "kiln-rows-")), "rows.json");
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, "run.ts"), file, ...names], {
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(readFileSync(file, "utf8")) as readonly Row[];
}
