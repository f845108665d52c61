import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { jsonSchema } from "../../generators/emit/json-schema/emitter.ts";
import type { Module } from "../../generators/model/query.ts";
import { emittedFromSpec } from "../support/emit.ts";
import { random, type Random } from "../support/random.ts";
import { queryValidators, type Result } from "./package.ts";
import { queryService } from "./service.ts";
import { parameterValue, typedValue } from "./typed-values.ts";

const service = queryService();
const { decodeRequest, module } = await queryValidators();
const ajv = new Ajv2020({ strict: true });
for (const [path, text] of emittedFromSpec([jsonSchema]))
  if (/\/query\/(?:modules|value-sets)\//.test(path)) ajv.addSchema(JSON.parse(text) as object);

function arbiter({ name }: Module): ValidateFunction {
  return ajv.getSchema(`https://kiln.invalid/schemas/query/modules/${name}.json`)!;
}

const objects = 105_000;
const each = Math.ceil(objects / service.modules.length);
const oddities: readonly unknown[] = [
  null,
  undefined,
  true,
  false,
  0,
  -0,
  1,
  1.5,
  NaN,
  Infinity,
  5001,
  "",
  "max",
  "*",
  "x",
  [],
  [undefined],
  [null],
  ["*"],
  ["x", 1],
  [[]],
  {},
  new Date(0),
  Object("x"),
  10n,
  Symbol.iterator,
  Array.from({ length: 501 }, () => "a"),
  Array.from({ length: 500 }, () => "a"),
  new Array(3),
  { length: 0 },
  () => 0,
];

function mutate(value: Record<string, unknown>, subject: Module, chance: Random): unknown {
  const names = Object.keys(value);
  const name = names.length > 0 && chance.chance(0.8) ? chance.pick(names) : chance.pick(subject.parameters).name;
  switch (chance.below(8)) {
    case 0:
      return chance.pick<unknown>([...oddities, [value], Object.create(value)]);
    case 1:
      return {
        ...value,
        [chance.pick(["nosuch", "constructor", "toString", subject.prefix + name, ""])]: chance.pick(oddities),
      };
    case 2:
      return Object.assign(Object.create({ [name]: chance.pick(oddities) }) as object, value);
    case 3:
      return Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
    case 4:
      return JSON.parse(`{"__proto__": ${JSON.stringify(value)}}`);
    case 5:
      return { ...value, [name]: parameterValue(service, chance.pick(subject.parameters), chance, { carried: false }) };
    case 6:
      return {
        ...value,
        [name]: Array.isArray(value[name]) ? [...(value[name] as unknown[]), chance.pick(oddities)] : [value[name]],
      };
    default:
      return { ...value, [name]: chance.pick(oddities) };
  }
}

test.each(service.modules.map((one, index) => [one.name, one, index] as const))(
  "ajv and validate agree on objects of %s",
  (name, subject, index) => {
    const chance = random(1000 + index);
    const [validate, expected, standard] = [
      module(name).validate,
      arbiter(subject),
      module(name).standard["~standard"].validate,
    ];
    const seen = { valid: 0, invalid: 0 };
    for (let count = 0; count < each; count++) {
      const valid = typedValue(service, subject, chance, { carried: false });
      const value = chance.chance(0.35) ? valid : mutate(valid, subject, chance);
      const verdict = expected(value);
      seen[verdict ? "valid" : "invalid"]++;
      if (validate(value) !== verdict)
        throw new Error(`ajv says ${verdict} of ${String(name)} ${JSON.stringify(value)}`);
      if (count % 20 === 0) expectSame(standard(value), verdict ? decodedAs(name, value as object) : undefined);
    }
    expect(Math.min(seen.valid, seen.invalid)).toBeGreaterThan(each / 20);
  },
);

/**
 * Returns the result of `decode` for a value of the right type, or `undefined` if it cannot be encoded as a request.
 */
function decodedAs(name: string, value: object): Result | undefined {
  const { decode, encode } = module(name);
  try {
    return decode(encode(value), { all: true, highLimits: true });
  } catch {
    return undefined;
  }
}

function expectSame(
  { issues, value }: { readonly issues?: readonly { readonly message: string }[]; readonly value?: unknown },
  decoded: Result | undefined,
): void {
  if (decoded === undefined) expect(issues?.length).toBeGreaterThan(0);
  else
    expect({ value, messages: issues?.map(({ message }) => message) }).toEqual({
      value: decoded.value,
      messages: decoded.errors?.map(({ message }) => message),
    });
}

test("a Standard Schema returns the result of `decode` for the object, and rejects violations of rules", () => {
  const { validate } = module("allpages").standard["~standard"];
  expect(validate({ limit: 5 })).toEqual({ value: module("allpages").decode("aplimit=5").value });
  expect(validate({ limit: 5000 }).issues).toBeUndefined();
  expect(validate({ prlevel: ["sysop"] }).issues).toEqual([
    { message: "invalidparammix: apprlevel is allowed only with apprtype or apprexpiry: add it" },
  ]);
});

test.each<readonly [name: string, value: unknown, message: string]>([
  ["allpages", 5, "takes an object of parameters, not 5"],
  ["allpages", [], "takes an object of parameters, not a list of 0"],
  [
    "allpages",
    { limit: NaN },
    "limit takes a number of items from 1 to 500 (with higher limits 5000), or max, not NaN",
  ],
  ["allpages", { limt: 5 }, 'there is no parameter "limt"; did you mean "limit"?'],
  ["allpages", { "!": 5 }, 'there is no parameter "!": omit it'],
  ["search", {}, "search is missing"],
  [
    "users",
    { users: ["a\u001fb"] },
    "ususers[0] contains U+001F, which separates the items of a list and cannot be part of one: remove it.",
  ],
])("a Standard Schema of %s reports the expected value for %j", (name, value, message) => {
  expect(
    module(name)
      .standard["~standard"].validate(value)
      .issues?.map((issue) => issue.message),
  ).toEqual([message]);
});

test.each<readonly [name: string, value: unknown, message: string]>([
  ["allpages", 5, "encode takes an object of parameters, not 5."],
  ["allpages", null, "encode takes an object of parameters, not null."],
  ["allpages", { nope: 1 }, 'There is no parameter "nope": omit it.'],
  ["allpages", { limit: NaN }, "limit does not accept NaN: use a value of its type, or omit it."],
  ["allpages", { limit: 0 }, "limit does not accept 0: use a value of its type, or omit it."],
  ["allpages", { dir: "sideways" }, "dir does not accept sideways: use a value of its type, or omit it."],
  ["users", { users: "Alice" }, "users does not accept Alice: use a value of its type, or omit it."],
])("encode of %s refuses %j", (name, value, message) => {
  expect(() => module(name).encode(value as object)).toThrow(message);
});

test.each([5, null, undefined, true, [], ["aplimit=5"], () => 0])(
  "what is no request is refused by decode, in whole or in part: %j",
  (wire) => {
    for (const decode of [module("allpages").decode, decodeRequest]) {
      expect(decode(wire).errors).toMatchObject([
        {
          code: "unreadable",
          message: expect.stringMatching(
            /^unreadable: a request must be a query string, URLSearchParams or an object of strings, received "/,
          ) as string,
        },
      ]);
    }
  },
);

test("a Standard Schema says where the fault is", () => {
  const { issues } = module("search").standard["~standard"].validate({ limit: 0, nosuch: 1 });
  expect(issues!.map(({ path }) => path)).toEqual([["limit"], ["nosuch"], ["search"]]);
});
