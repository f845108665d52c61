import { expect, test } from "vitest";
import { openApi30 } from "./with-json-schema.ts";

test("a definition is inlined at its references", () => {
  const schema = {
    $defs: { a: { type: "string", description: "Any." } },
    items: { $ref: "#/$defs/a", description: "One." },
  };
  expect(openApi30(schema)).toEqual({ items: { type: "string", description: "One." } });
});

test("a schema that holds itself has no end there", () => {
  const schema = { $defs: { a: { properties: { a: { $ref: "#/$defs/a" } } } }, $ref: "#/$defs/a" };
  expect(() => openApi30(schema)).toThrow(
    /^openapi-3\.0 cannot describe it: "a" contains itself; use draft-2020-12 or draft-07$/,
  );
});

test.each([
  ["a type", { type: "string", maxLength: 3 }, { type: "string", maxLength: 3, nullable: true, description: "One." }],
  [
    "listed values",
    { type: "string", enum: ["a"] },
    {
      description: "One.",
      anyOf: [
        { type: "string", enum: ["a"] },
        { type: "string", enum: [null], nullable: true },
      ],
    },
  ],
  [
    "a choice",
    { anyOf: [{ type: "string" }, { type: "integer" }] },
    {
      description: "One.",
      anyOf: [{ anyOf: [{ type: "string" }, { type: "integer" }] }, { type: "string", enum: [null], nullable: true }],
    },
  ],
])("null next to %s", (_, type, expected) => {
  expect(openApi30({ description: "One.", anyOf: [type, { type: "null" }] })).toEqual(expected);
});

test("other words have those of 3.0, or are extensions", () => {
  const schema = { $comment: "x-kiln: {}", const: "a", examples: ["a", "b"], contentEncoding: "base64" };
  expect(openApi30(schema)).toEqual({ "x-comment": "x-kiln: {}", enum: ["a"], example: "a", format: "byte" });
});

test.each([
  [
    { exclusiveMinimum: 0, maximum: 9 },
    { minimum: 0, exclusiveMinimum: true, maximum: 9 },
  ],
  [
    { minimum: 1, exclusiveMinimum: 1, exclusiveMaximum: 9 },
    { minimum: 1, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: true },
  ],
  [
    { minimum: 1, exclusiveMinimum: 0, maximum: 8, exclusiveMaximum: 9 },
    { minimum: 1, maximum: 8 },
  ],
])("the exclusive bounds of %j are booleans next to the bounds", (schema, expected) => {
  expect(openApi30(schema)).toEqual(expected);
});

test("names that are known by their form may be any", () => {
  const schema = { type: "object", patternProperties: { "^a": { type: "string" } }, additionalProperties: false };
  expect(openApi30(schema)).toEqual({
    type: "object",
    "x-patternProperties": { "^a": { type: "string" } },
    additionalProperties: { anyOf: [{ type: "string" }] },
  });
});
