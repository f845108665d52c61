import { expect, test } from "vitest";
import { draft07 } from "./with-json-schema.ts";

test("definitions have their name, and references point there", () => {
  expect(draft07({ $defs: { a: { type: "string" } }, items: { $ref: "#/$defs/a" } })).toEqual({
    definitions: { a: { type: "string" } },
    items: { $ref: "#/definitions/a" },
  });
});

test("keywords next to a reference are applied, and allOf is preserved", () => {
  const schema = { $ref: "#/$defs/a", description: "One.", allOf: [{ minLength: 1 }] };
  expect(draft07(schema)).toEqual({ description: "One.", allOf: [{ $ref: "#/definitions/a" }, { minLength: 1 }] });
});

test("a member has any name", () => {
  const schema = {
    properties: { $ref: { type: "string", deprecated: true }, deprecated: { $ref: "#/$defs/a" } },
    additionalProperties: false,
  };
  expect(draft07(schema)).toEqual({
    properties: { $ref: { type: "string" }, deprecated: { $ref: "#/definitions/a" } },
    additionalProperties: false,
  });
});
