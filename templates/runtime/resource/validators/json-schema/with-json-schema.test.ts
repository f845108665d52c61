import { expect, test } from "vitest";
import type { DecodingSchema } from "../types.ts";
import { withJsonSchema } from "./with-json-schema.ts";

const standard: DecodingSchema<string, string> = {
  "~standard": { version: 1, vendor: "kiln", validate: (value) => ({ value: String(value) }) },
};
const { "~standard": described } = withJsonSchema(
  standard,
  () => ({ properties: { a: {} } }),
  (input) => ({ ...input, required: ["a"] }),
);

test("it validates as before", () => {
  expect(described).toMatchObject({ version: 1, vendor: "kiln" });
  expect(described.validate("a")).toEqual({ value: "a" });
});

test("the output schema is derived from the input schema, and each call creates a new schema", () => {
  const target = "draft-2020-12";
  const [first, second] = [
    described.jsonSchema.input({ target }),
    described.jsonSchema.input({ target, libraryOptions: { any: 1 } }),
  ];
  expect(first).toEqual({ $schema: "https://json-schema.org/draft/2020-12/schema", properties: { a: {} } });
  expect(described.jsonSchema.output({ target })).toEqual({ ...first, required: ["a"] });
  (first["properties"] as Record<string, object>)["b"] = {};
  expect(second).not.toEqual(first);
});

test.each(["input", "output"] as const)("an unknown target of %s throws", (side) => {
  expect(() => described.jsonSchema[side]({ target: "draft-04" })).toThrow(
    /^there is no target "draft-04": use draft-2020-12, draft-07, openapi-3\.0$/,
  );
});
