import { expect, test } from "vitest";
import type { Json } from "../../codegen/json.ts";
import { openapi30, schema30 } from "./openapi-3.0.ts";

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each<readonly [string, Json, object]>([
  ["a type or null", { type: ["string", "null"], maxLength: 3 }, { type: "string", maxLength: 3, nullable: true }],
  ["null alone", { type: "null" }, { enum: [null] }],
  ["null as a choice", { anyOf: [{ $ref: "#/a" }, { type: "null" }] }, { anyOf: [{ $ref: "#/a" }, { enum: [null] }] }],
  [
    "several types",
    { type: ["integer", "array", "null"], title: "A" },
    {
      title: "A",
      anyOf: [
        { type: "integer", nullable: true },
        { type: "array", items: {} },
      ],
    },
  ],
  [
    "null as one of two choices",
    { title: "A", anyOf: [{ type: "integer", minimum: 1 }, { type: "null" }] },
    { title: "A", type: "integer", minimum: 1, nullable: true },
  ],
  [
    "null as one of several choices",
    { anyOf: [{ $ref: "#/a" }, { type: ["string", "null"] }, { anyOf: [{ type: "integer" }, { type: "null" }] }] },
    { anyOf: [{ $ref: "#/a" }, { type: "string", nullable: true }, { type: "integer", nullable: true }] },
  ],
  [
    "several types next to choices",
    { type: ["integer", "string"], anyOf: [{ minimum: 1 }] },
    { allOf: [{ anyOf: [{ type: "integer" }, { type: "string" }] }, { anyOf: [{ minimum: 1 }] }] },
  ],
  ["a constant", { type: "boolean", const: true }, { type: "boolean", enum: [true] }],
  [
    "exclusive bounds",
    { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 9 },
    { type: "number", minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: true },
  ],
  ["a bound above an exclusive one", { minimum: 5, exclusiveMinimum: 1 }, { minimum: 5 }],
  ["a bound below an exclusive one", { minimum: 1, exclusiveMinimum: 5 }, { minimum: 5, exclusiveMinimum: true }],
  ["examples", { type: "string", examples: ["a", "b"] }, { type: "string", example: "a" }],
  ["a reference with siblings", { $ref: "#/a", description: "A." }, { allOf: [{ $ref: "#/a" }], description: "A." }],
  ["a plain reference", { $ref: "#/a" }, { $ref: "#/a" }],
  ["a list without items", { type: "array" }, { type: "array", items: {} }],
  [
    "a tuple",
    { type: "array", prefixItems: [{ type: "string" }, { const: 1 }] },
    { type: "array", items: { anyOf: [{ type: "string" }, { enum: [1] }] } },
  ],
  [
    "names by a pattern",
    { type: "object", patternProperties: { "^a": { type: "string" } }, additionalProperties: false },
    { type: "object", additionalProperties: { type: "string" } },
  ],
  [
    "boolean schemas",
    { properties: { a: true, b: false }, items: true },
    { properties: { a: {}, b: { not: {} } }, items: {} },
  ],
  [
    "bytes",
    { type: "string", contentEncoding: "base64", contentMediaType: "image/png" },
    { type: "string", format: "byte" },
  ],
  [
    "keywords without a counterpart",
    { type: "object", unevaluatedProperties: false, if: {}, then: {}, $defs: {}, propertyNames: {} },
    { type: "object" },
  ],
  [
    "properties with the names of keywords",
    { properties: { const: { const: 1 }, examples: { type: "null" }, $ref: { type: "string" } } },
    { properties: { const: { enum: [1] }, examples: { enum: [null] }, $ref: { type: "string" } } },
  ],
  [
    "data, which is no schema",
    { default: { const: 1, type: ["a", "null"] }, enum: [{ const: 2 }] },
    { default: { const: 1, type: ["a", "null"] }, enum: [{ const: 2 }] },
  ],
])("converts %s", (_, schema, expected) => expect(plain(schema30(schema))).toEqual(expected));

test("converts schemas wherever a document has them, and nothing else", () => {
  const schema = { const: 1 };
  const response = {
    description: "A.",
    headers: { A: { schema } },
    content: { "application/json": { schema, examples: { a: { value: { schema } } } } },
  };
  const document = plain(
    openapi30({
      openapi: "3.1.1",
      info: { title: "A", version: "1", summary: "B", license: { name: "MIT", identifier: "MIT" } },
      paths: {
        "/a": {
          get: {
            parameters: [
              { name: "a", in: "query", schema },
              { $ref: "#/p", description: "X" },
            ],
            requestBody: { content: { a: { schema } } },
            responses: { 200: response },
          },
        },
      },
      components: {
        schemas: { schema: { properties: { schema } } },
        responses: { schema: response },
        pathItems: { "/b": {} },
      },
      webhooks: { a: { post: { responses: { 200: response } } } },
      "x-kiln-a": { schema },
    }),
  );
  const written = { enum: [1] };
  const result = {
    description: "A.",
    headers: { A: { schema: written } },
    content: { "application/json": { schema: written, examples: { a: { value: { schema } } } } },
  };
  expect(document).toEqual({
    openapi: "3.0.3",
    info: {
      title: "A",
      version: "1",
      "x-summary": "B",
      license: { name: "MIT", url: "https://spdx.org/licenses/MIT.html" },
    },
    paths: {
      "/a": {
        get: {
          parameters: [{ name: "a", in: "query", schema: written }, { $ref: "#/p" }],
          requestBody: { content: { a: { schema: written } } },
          responses: { 200: result },
        },
      },
    },
    components: { schemas: { schema: { properties: { schema: written } } }, responses: { schema: result } },
    "x-webhooks": { a: { post: { responses: { 200: result } } } },
    "x-kiln-a": { schema },
  });
});
