import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { shareSchemas } from "./query.ts";

const large = {
  type: "object",
  properties: { first: { type: "string" }, second: { type: "integer", minimum: 1 } },
  required: ["first"],
};

describe("schemas that occur twice", () => {
  it("are written once", () => {
    const shared = { $ref: "#/$defs/shared-1" };
    expect(shareSchemas({ anyOf: [large, { type: "array", items: large }] })).toEqual({
      anyOf: [shared, { type: "array", items: shared }],
      $defs: { "shared-1": large },
    });
  });

  it("include their contents without separate definitions", () => {
    const outer = {
      type: "array",
      items: large,
      contains: { const: "a text that is long enough to be worth a definition of its own" },
    };
    expect(shareSchemas({ if: outer, then: outer })["$defs"]).toEqual({ "shared-1": outer });
  });

  it("stay where they are if they are short", () => {
    const schema = { allOf: [{ type: "string" }, { not: { type: "string" } }] };
    expect(shareSchemas(schema)).toEqual(schema);
  });

  it("are not values: `const` and `enum` stay unchanged", () => {
    const schema = {
      anyOf: [
        { const: large },
        { enum: [large, large] },
        { required: ["first"], properties: { const: { enum: [large] } } },
      ],
    };
    expect(shareSchemas(schema)).toEqual(schema);
  });

  it("mean the same", () => {
    const schema = {
      type: "object",
      properties: { a: large, b: { type: "array", items: large }, properties: large, if: { not: large } },
    };
    const [plain, shared] = [schema, shareSchemas(schema)].map((one) =>
      new Ajv2020({ strict: true, strictTypes: false }).compile(one),
    );
    const values = [{ first: "x" }, { first: 1 }, { second: 1 }].flatMap((one) => [
      { a: one },
      { b: [one] },
      { properties: one },
      { if: one },
    ]);
    const verdicts = values.map((value) => plain!(value));
    expect(new Set(verdicts)).toEqual(new Set([true, false]));
    expect(values.map((value) => shared!(value))).toEqual(verdicts);
  });
});
