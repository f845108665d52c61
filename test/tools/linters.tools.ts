import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openapi } from "../../generators/emit/openapi/emitter.ts";
import { printYaml, type Json } from "../../templates/runtime/openapi/yaml.ts";
import { redoclyFindings, spectralFindings } from "../openapi/linters.ts";
import { moduleDocuments } from "../openapi/module-documents.ts";
import { emittedFromSpec, jsonOf } from "../support/emit.ts";

/*
 * The findings of document linters, and their run time. `test/openapi/lint.slow.test.ts` lints the documents of all
 * modules.
 */

const files = emittedFromSpec([openapi]);
const folder = mkdtempSync(join(tmpdir(), "kiln-linters-"));
const documents: readonly (readonly [name: string, document: object])[] = [
  ...["exchange", "query", "query-combined"].map(
    (name) => [name, jsonOf(files, `packages/openapi/generated/${name}.json`)] as const,
  ),
  ["query/allpages", moduleDocuments(files).get("query/allpages")!],
];
const rows: string[] = [];

afterAll(() => {
  console.log(["| linter | document | time |", "|---|---|---|", ...rows].join("\n"));
  rmSync(folder, { recursive: true });
});

test.each(documents)("Redocly (recommended-strict) and Spectral find nothing in %s", async (name, document) => {
  const file = join(folder, `${name.replace("/", "-")}.json`);
  writeFileSync(file, JSON.stringify(document));
  expect(await timed("Redocly, recommended-strict", name, () => redoclyFindings([file]))).toBe("");
  expect(await timed("Spectral, oas", name, () => spectralFindings(printYaml(document as Json), name))).toEqual([]);
});

test("a document with a fault has findings", async () => {
  const { info: _, ...document } = documents[0]![1] as Record<string, unknown>;
  const file = join(folder, "faulty.json");
  writeFileSync(file, JSON.stringify(document));
  expect(redoclyFindings([file])).toMatch(/info/);
  expect(await spectralFindings(printYaml(document as Json), "faulty")).not.toEqual([]);
});

async function timed<T>(linter: string, name: string, work: () => T | Promise<T>): Promise<T> {
  const began = performance.now();
  const found = await work();
  rows.push(`| ${linter} | ${name} | ${((performance.now() - began) / 1000).toFixed(1)} s |`);
  return found;
}
