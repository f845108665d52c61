import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { moduleDocuments } from "../../../../test/openapi/module-documents.ts";
import { baseFolder } from "../../../../test/support/base.ts";
import { at, emitted, jsonOf } from "../../../../test/support/emit.ts";
import type { SpecFiles } from "../../../../test/support/expect-errors.ts";
import { openapi } from "../emitter.ts";

const service = "spec/library/service.yaml";
const base = readFileSync(join(baseFolder, service), "utf8");
const constants: SpecFiles = {
  [service]: base.replace("{ format: json }", "{ format: { decided: json, by: D-001 } }"),
};

it("requests one module at the endpoint, with constants as the only value and the default", () => {
  const document = moduleDocuments(emitted([openapi], constants)).get("library/books");
  expect(document!["info"]).toMatchObject({ title: expect.stringMatching(/: books$/) as unknown });
  expect(Object.keys(document!.paths)).toEqual(["/find"]);
  const parameters = at(document, "paths", "/find", "get", "parameters") as readonly {
    readonly name?: string;
    readonly $ref?: string;
  }[];
  expect(parameters.map(({ name, $ref }) => name ?? $ref!.split("/").at(-1))).toEqual([
    "format",
    "list",
    "books.genre",
    "books.year",
    "books.from",
    "books.limit",
    "books.continue",
  ]);
  expect(parameters[0]).toEqual({
    name: "format",
    in: "query",
    description: "Every request has `format=json`.",
    required: true,
    schema: { type: "string", enum: ["json"], default: "json" },
    "x-kiln-status": "decided",
    "x-kiln-decision": "D-001",
  });
  expect(parameters[1]).toMatchObject({ name: "list", required: true, schema: { enum: ["books"], default: "books" } });
});

it("has every component that it refers to, and no others", () => {
  for (const [name, document] of moduleDocuments(emitted([openapi]))) {
    const references = new Set(
      [...JSON.stringify(document).matchAll(/"#\/components\/(\w+\/[^"]+)"/g)].map(([, reference]) => reference!),
    );
    const present = Object.entries(document.components).flatMap(([section, entries]) =>
      Object.keys(entries).map((key) => `${section}/${key}`),
    );
    expect([...references].sort(), name).toEqual(present.sort());
    expect(Object.values(document.components).flatMap((entries) => Object.values(entries))).not.toContain(undefined);
  }
});

it.each([
  ["the endpoint", "endpoint: { decided: /find, by: D-001 }", "endpoint: { unknown: D-002 }", 0],
  ["the path of modules", "modulePath: ", "modulePath: { unknown: D-002 } #", 0],
  ["nothing", "endpoint: ", "endpoint: ", 2],
])("is left out where %s is unknown", (_, from, to, count) => {
  const files = emitted([openapi], { [service]: base.replace(from, to) });
  expect((jsonOf(files, "packages/openapi/modules.json")["services"] as readonly unknown[]).length).toBe(
    Math.min(count, 1),
  );
  expect(moduleDocuments(files).size).toBe(count);
});
