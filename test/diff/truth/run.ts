/*
 * `node test/diff/truth/run.ts FILE [CASE…]`: tries the cases (default: all) and writes the results into a JSON file.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { caseNames } from "./cases.ts";
import { tableOf } from "./table.ts";
import { tryCases } from "./trial.ts";

const [file, ...names] = process.argv.slice(2);
const root = mkdtempSync(join(tmpdir(), "kiln-truth-"));
try {
  const rows = await tryCases(root, names.length === 0 ? caseNames : names);
  if (file !== undefined) writeFileSync(file, JSON.stringify(rows));
  console.log(tableOf(rows));
} finally {
  rmSync(root, { recursive: true, force: true });
}
