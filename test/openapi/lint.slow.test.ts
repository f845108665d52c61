import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { JsonObject } from "../../generators/codegen/json.ts";
import { openapi } from "../../generators/emit/openapi/emitter.ts";
import { openapi30 } from "../../generators/emit/openapi/openapi-3.0.ts";
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

describe.each(names)("the document of %s in OpenAPI 3.0", (name) => {
  const document = JSON.parse(
    JSON.stringify(openapi30(jsonOf(files, `${generated}/${name}.json`) as JsonObject)),
  ) as Json;

  it("is valid to swagger-parser", async () => {
    expect(await swaggerParserFault(document as object)).toBeUndefined();
  });

  it("has no findings in Spectral's oas", async () => {
    expect(await spectralFindings(printYaml(document), `${name}-3.0.yaml`)).toEqual([]);
  });

  it("has no findings in Redocly's recommended-strict", () => {
    const file = join(folder, `${name}-3.0.json`);
    writeFileSync(file, JSON.stringify(document));
    expect(redoclyFindings([file])).toBe("");
  });
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
    for (const [name, document] of modules.slice(0, 8))
      expect(await spectralFindings(printYaml(document as Json), name)).toEqual([]);
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
