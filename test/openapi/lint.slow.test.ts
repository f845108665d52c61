import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openapi } from "../../generators/emit/openapi/emitter.ts";
import { printYaml, type Json } from "../../templates/runtime/openapi/yaml.ts";
import { emittedFromSpec, jsonOf } from "../support/emit.ts";
import { moduleDocuments } from "./module-documents.ts";
import { redoclyFindings, spectralFindings, swaggerParserFault } from "./linters.ts";

const generated = "packages/openapi/generated";
const files = emittedFromSpec([openapi]);
const folder = mkdtempSync(join(tmpdir(), "kiln-lint-"));
const names = ["exchange", "query", "query-combined"];
const yamlOf = (name: string): string => printYaml(jsonOf(files, `${generated}/${name}.json`) as Json);
const documents = names.flatMap((name) => [`${name}.json`, `${name}.yaml`]);
for (const name of names) {
  writeFileSync(join(folder, `${name}.json`), files.get(`${generated}/${name}.json`)!);
  writeFileSync(join(folder, `${name}.yaml`), yamlOf(name));
}

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(names)("the OpenAPI document of %s", (name) => {
  it("is valid to swagger-parser", async () => {
    expect(await swaggerParserFault(jsonOf(files, `${generated}/${name}.json`))).toBeUndefined();
  });

  it("has no findings in Spectral's oas", async () => {
    expect(await spectralFindings(yamlOf(name), `${name}.yaml`)).toEqual([]);
  });
});

it("has no findings in Redocly's recommended-strict", () => {
  expect(redoclyFindings(documents.map((name) => join(folder, name)))).toBe("");
});

describe("the OpenAPI documents of single modules", () => {
  const modules = [...moduleDocuments(files)];

  it("are there, with one operation at the endpoint", () => {
    expect(modules.length).toBeGreaterThan(50);
    expect(new Set(modules.flatMap(([, { paths }]) => Object.keys(paths)))).toEqual(new Set(["/api.php"]));
  });

  it("are valid to swagger-parser", async () => {
    for (const [name, document] of modules) expect(await swaggerParserFault(document), name).toBeUndefined();
  });

  it("have no findings in Spectral's oas", async () => {
    for (const [name, document] of modules.slice(0, 8)) expect(await spectralFindings(printYaml(document as Json), name)).toEqual([]);
  });

  it("have no findings in Redocly's recommended-strict", () => {
    const written = modules.map(([name, document]) => {
      const file = join(folder, `${name.replace("/", "-")}.module.json`);
      writeFileSync(file, JSON.stringify(document));
      return file;
    });
    expect(redoclyFindings(written)).toBe("");
  });
});
