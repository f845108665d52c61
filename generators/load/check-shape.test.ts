import { describe, expect, test } from "vitest";
import { parse } from "./parse.ts";
import { schemaReader } from "./read-schema.ts";
import { checkShape } from "./check-shape.ts";
import { agreeWithAjv } from "./testing/agree-with-ajv.ts";

const fact = {
  anyOf: [
    { type: "string", minLength: 1 },
    {
      type: "object",
      properties: { decided: { type: "string" }, by: { $ref: "#/$defs/decision" } },
      required: ["decided", "by"],
      additionalProperties: false,
    },
    {
      type: "object",
      properties: { unknown: { $ref: "#/$defs/decision" } },
      required: ["unknown"],
      additionalProperties: false,
    },
  ],
};
const scalarType = { type: "string", enum: ["string", "integer"] };
const parameter = {
  anyOf: [
    scalarType,
    {
      type: "object",
      properties: { type: scalarType, limit: { type: "integer", minimum: 1, maximum: 5 }, all: { type: "boolean" } },
      required: ["type"],
      dependentRequired: { all: ["limit"] },
      additionalProperties: false,
    },
    {
      type: "object",
      properties: { values: { type: "array", items: { type: "string" }, minItems: 1 } },
      required: ["values"],
      additionalProperties: false,
    },
  ],
};
const schemaText = JSON.stringify({
  type: "object",
  properties: {
    module: { $ref: "#/$defs/name" },
    title: fact,
    count: { type: "integer" },
    kind: { const: "query" },
    parameters: {
      type: "object",
      propertyNames: { $ref: "#/$defs/name" },
      additionalProperties: { $ref: "#/$defs/parameter" },
    },
    rules: {
      type: "array",
      items: {
        type: "object",
        properties: { text: { type: "string" } },
        required: ["text"],
        additionalProperties: false,
      },
    },
    bounds: {
      type: "object",
      properties: { type: {}, low: {}, text: {} },
      if: { properties: { type: { const: "number" } } },
      then: { type: "object", properties: { type: {}, low: { type: "number" } }, additionalProperties: false },
      else: {
        type: "object",
        properties: { type: {}, text: { type: "string", maxLength: 3 } },
        additionalProperties: false,
      },
    },
  },
  required: ["module"],
  additionalProperties: false,
  $defs: {
    name: {
      description: "Starts with a small letter, such as `limit`.",
      type: "string",
      pattern: "^[a-z]+$",
      maxLength: 20,
    },
    decision: { type: "string", pattern: "^D-[0-9]{3}$" },
    parameter,
  },
});
const schema = schemaReader(new Map([["test.json", schemaText]]))("test.json");

/** Returns the diagnostics as `code: source text: message: help`. */
function faults(text: string): readonly string[] {
  const { root, diagnostics } = parse("f.yaml", text);
  expect(diagnostics).toEqual([]);
  return checkShape(schema, root!, text, "module").map(
    ({ code, place, message, help }) => `${code} at ${text.slice(place!.start, place!.end)}: ${message} ${help}`,
  );
}

function faultsOf(rest: string): readonly string[] {
  return faults(`module: m\n${rest}`);
}

test("a file of the right shape has no faults", () => {
  expect(
    faultsOf(
      "title: { decided: x, by: D-001 }\ncount: 1\nkind: query\nparameters: { a: string, b: { values: [x] } }\nrules: []\nbounds: { type: number, low: 1.5 }",
    ),
  ).toEqual([]);
});

describe("keys", () => {
  test("an unknown key, with the one that was meant", () => {
    expect(faultsOf("titel: x")).toEqual([
      "unknown-key at titel: The file has no key “titel”. Did you mean “title”? Known keys: module, title, count, kind, parameters, rules, bounds.",
    ]);
  });
  test("a key that is there already is not suggested", () => {
    expect(faultsOf("title: x\ntitel: z")[0]).not.toContain("Did you mean");
  });
  test("a missing key is at the first key of the file, at the key of its mapping, or at the item", () => {
    expect(faults("count: 1")).toEqual([
      "missing-key at count: The file has no “module”. Add it: starts with a small letter, such as `limit`.",
    ]);
    expect(faultsOf("parameters: { a: { type: string, all: true } }")).toEqual([
      "missing-key at a: “parameters.a” has no “limit”. Add it.",
    ]);
    expect(faultsOf("rules: [{ text: x }, { }]")).toEqual(["missing-key at { }: “rules[1]” has no “text”. Add it."]);
  });
  test("a misspelt key is one fault, not also a missing one", () => {
    expect(faultsOf("rules: [{ txet: x }]")).toEqual([
      "unknown-key at txet: “rules[0]” has no key “txet”. Did you mean “text”? Known keys: text.",
    ]);
  });
  test("keys as prototypes have them are keys like any other", () => {
    for (const key of ["__proto__", "constructor", "toString"])
      expect(faultsOf(`${key}: 1`)[0]).toMatch(new RegExp(`^unknown-key at ${key}:`));
  });
});

describe("keys of a value in it", () => {
  const type = {
    anyOf: [
      { type: "string", enum: ["string"] },
      {
        type: "object",
        properties: { values: { type: "array", items: { type: "string" } }, low: { type: "integer" } },
        additionalProperties: false,
      },
    ],
  };
  const field = {
    anyOf: [
      { type: "string", enum: ["string"] },
      {
        type: "object",
        properties: {
          type,
          many: { anyOf: [{ const: "none" }, { type: "array", items: { type: "string", pattern: "^[a-z]+$" } }] },
        },
        required: ["type"],
        additionalProperties: false,
      },
    ],
  };
  const fieldSchema = schemaReader(new Map([["x.json", JSON.stringify({ properties: { a: field } })]]))("x.json");
  const helpOf = (text: string): readonly string[] =>
    checkShape(fieldSchema, parse("f", text).root!, text).map(({ code, help }) => `${code}: ${help}`);

  test("a mapping in place of the mapping that holds it", () => {
    expect(helpOf("a: { values: [x] }")).toEqual([
      "wrong-type: Write it as the value of “type”: { type: { values: [x] } }. Write “string” or a mapping with “type”.",
    ]);
    expect(helpOf("a: { other: [x] }")[0]).not.toContain("Write it as");
  });
  test("a key next to the key that it belongs to", () => {
    expect(helpOf("a: { type: string, low: 1 }")).toEqual([
      "unknown-key: It belongs to the value of “type”: type: { …, low: … }. Known keys: type, many.",
    ]);
    expect(helpOf("a: { type: string, lwo: 1 }")[0]).not.toContain("It belongs");
  });
  test("one value where a list of such values is meant", () => {
    expect(helpOf("a: { type: string, many: x }")).toEqual([
      "wrong-value: Write a list with brackets: [x]. Allowed: “none”.",
    ]);
    expect(helpOf("a: { type: string, many: X1 }")[0]).not.toContain("brackets");
  });
});

describe("values", () => {
  test("of the wrong type", () => {
    expect(faultsOf("count: many")).toEqual([
      "wrong-type at many: “count” must be a whole number, but is the string “many”. Write a whole number.",
    ]);
    expect(faultsOf("count:")).toEqual([
      "wrong-type at count: “count” must be a whole number, but is empty. Write a whole number.",
    ]);
    expect(faultsOf("rules: {}")[0]).toMatch("“rules” must be a list, but is an empty mapping.");
  });
  test("text without quotes that is no text is to be quoted as written", () => {
    expect(faultsOf("rules: [{ text: 1.50 }]")).toEqual([
      "wrong-type at 1.50: “rules[0].text” must be text, but is the number 1.5. Write it with quotes: '1.50'. Write text.",
    ]);
  });
  test("a boolean is true or false", () => {
    expect(faultsOf("parameters: { a: { type: string, limit: 1, all: 'Yes' } }")[0]).toContain("Did you mean “true”?");
  });
  test("outside of their list or range", () => {
    expect(faultsOf("kind: qurey")[0]).toBe(
      "wrong-value at qurey: “qurey” is not allowed for “kind”. Did you mean “query”? Allowed: “query”.",
    );
    expect(faultsOf("parameters: { a: { type: string, limit: 6 } }")[0]).toBe(
      "wrong-value at 6: “6” is not allowed for “parameters.a.limit”. Allowed: a whole number from 1 to 5.",
    );
    expect(faultsOf("parameters: { a: { values: [] } }")[0]).toMatch(
      "“an empty list” is not allowed for “parameters.a.values”. Allowed: a list of at least 1 item.",
    );
  });
  test("characters are counted, not code units", () => {
    expect(faultsOf("bounds: { type: text, text: 😀😀😀 }")).toEqual([]);
    expect(faultsOf("bounds: { type: text, text: abcd }")).toHaveLength(1);
  });
});

describe("names", () => {
  test("that a key may not be", () => {
    expect(faultsOf("parameters: { Limit: string }")).toEqual([
      "invalid-name at Limit: “Limit” cannot be the name of a key of “parameters”: it does not match ^[a-z]+$. Did you mean “limit”? Choose a name that follows the rule: starts with a small letter, such as `limit`.",
    ]);
  });
  test("that the file itself may not have", () => {
    expect(faults("module: a b")[0]).toMatch(/^invalid-name at a b: “a b” cannot be the name of a module/);
    expect(faults(`module: ${"a".repeat(21)}`)[0]).toMatch("it has more than 20 characters");
  });
});

describe("unions", () => {
  test("no branch has the type: all are listed", () => {
    expect(faultsOf("title: [x]")).toEqual([
      "wrong-type at [x]: “title” must be text, a mapping with “decided” and “by” or a mapping with “unknown”, but is a list." +
        " Write text, a mapping with “decided” and “by” or a mapping with “unknown”.",
    ]);
  });
  test("the branch of the type is meant", () => {
    expect(faultsOf("parameters: { a: strng }")).toEqual([
      "wrong-value at strng: “strng” is not allowed for “parameters.a”. Did you mean “string”? Allowed: one of string, integer.",
    ]);
  });
  test("the branch whose keys are there is meant", () => {
    expect(faultsOf("title: { decided: x }")).toEqual(["missing-key at title: “title” has no “by”. Add it."]);
    expect(faultsOf("title: { unknown: D1 }")[0]).toMatch(/^wrong-value at D1/);
    expect(faultsOf("parameters: { a: { values: [1] } }")[0]).toMatch(/^wrong-type at 1/);
  });
  test("a misspelt key chooses the branch too", () => {
    expect(faultsOf("title: { unkown: D-001 }")[0]).toMatch(/^unknown-key at unkown: .* Did you mean “unknown”\?/);
    expect(faultsOf("title: { decded: x, by: D-001 }")).toHaveLength(1);
    expect(faultsOf("title: { decded: x }").join()).toMatch("Did you mean “decided”?");
  });
  test("a union in a union is one union", () => {
    const nested = { anyOf: [{ anyOf: [{ type: "string" }, { type: "integer" }] }, { type: "boolean" }] };
    const other = schemaReader(new Map([["x.json", JSON.stringify({ properties: { a: nested } })]]))("x.json");
    expect(checkShape(other, parse("f", "a: []").root!, "a: []")[0]!.message).toBe(
      "“a” must be text, a whole number or true or false, but is an empty list.",
    );
  });
  test("one key of several is missing", () => {
    const other = schemaReader(
      new Map([
        ["x.json", JSON.stringify({ anyOf: ["a", "b"].map((key) => ({ type: "object", required: ["m", key] })) })],
      ]),
    )("x.json");
    expect(checkShape(other, parse("f", "m: 1").root!, "m: 1").map((one) => one.message)).toEqual([
      "The file has no “a” or “b”.",
    ]);
  });
  test("keys of two branches cannot be combined", () => {
    expect(faultsOf("parameters: { a: { values: [x], type: string } }")[0]).toMatch("It cannot be combined with “");
  });
  test("nothing of any branch is there: all are listed", () => {
    expect(faultsOf("title: { foo: 1 }")[0]).toMatch(/^wrong-type at \{ foo: 1 \}: “title” must be text/);
  });
});

test("a condition chooses the other schema to check", () => {
  expect(faultsOf("bounds: { type: number, text: x }")[0]).toMatch(/^unknown-key at text/);
  expect(faultsOf("bounds: { type: text, low: 1 }")[0]).toMatch(/^unknown-key at low/);
});

test("faults come in the order of the file, and no more than a hundred of them", () => {
  expect(faults("zzz: 1\nmodule: M\ncount: x").map((one) => one.split(" ")[0])).toEqual([
    "unknown-key",
    "invalid-name",
    "wrong-type",
  ]);
  expect(faultsOf(`rules: [${"1,".repeat(5000)}]`)).toHaveLength(100);
});

test("a keyword that the check does not know is refused, as is a reference to nothing", () => {
  const reading = (value: unknown) => () => schemaReader(new Map([["x.json", JSON.stringify(value)]]))("x.json");
  expect(reading({ properties: { a: { contains: true } } })).toThrow(
    "x.json: the shape check does not know the keyword “contains”",
  );
  expect(reading({ $ref: "#/$defs/none" })).toThrow("#/$defs/none does not exist");
  expect(reading({ $ref: "other.json" })).toThrow("There is no schema other.json");
});

test("ajv accepts the schemas, and takes the spec and a part of its mutants for right or wrong as we do", () =>
  agreeWithAjv(21));
