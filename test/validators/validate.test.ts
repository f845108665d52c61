import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { jsonSchema } from "../../generators/emit/json-schema/emitter.ts";
import type { Module } from "../../generators/model/query.ts";
import { emittedFromSpec } from "../support/emit.ts";
import { random, type Random } from "../support/random.ts";
import { queryValidators } from "./package.ts";
import { queryService } from "./service.ts";
import { parameterValue, typedValue } from "./typed-values.ts";

const service = queryService();
const { module } = await queryValidators();
const ajv = new Ajv2020({ strict: true });
for (const [path, text] of emittedFromSpec([jsonSchema])) if (/\/query\/(?:modules|value-sets)\//.test(path)) ajv.addSchema(JSON.parse(text) as object);

/** What ajv says of the schema of a module's parameters. */
function arbiter({ name }: Module): ValidateFunction {
  return ajv.getSchema(`https://kiln.invalid/schemas/query/modules/${name}.json`)!;
}

const objects = 105_000;
const each = Math.ceil(objects / service.modules.length);
const oddities: readonly unknown[] = [
  null, undefined, true, false, 0, -0, 1, 1.5, NaN, Infinity, 5001, "", "max", "*", "x", [], [undefined], [null], ["*"], ["x", 1], [[]], {}, new Date(0), Object("x"), 10n, Symbol.iterator,
  Array.from({ length: 501 }, () => "a"), Array.from({ length: 500 }, () => "a"), new Array(3), { length: 0 }, () => 0,
];

/** One change that often makes the object invalid. */
function mutate(value: Record<string, unknown>, subject: Module, chance: Random): unknown {
  const names = Object.keys(value);
  const name = names.length > 0 && chance.chance(0.8) ? chance.pick(names) : chance.pick(subject.parameters).name;
  switch (chance.below(8)) {
    case 0:
      return chance.pick<unknown>([...oddities, [value], Object.create(value)]);
    case 1:
      return { ...value, [chance.pick(["nosuch", "constructor", "toString", subject.prefix + name, ""])]: chance.pick(oddities) };
    case 2:
      return Object.assign(Object.create({ [name]: chance.pick(oddities) }) as object, value);
    case 3:
      return Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
    case 4:
      return JSON.parse(`{"__proto__": ${JSON.stringify(value)}}`);
    case 5:
      return { ...value, [name]: parameterValue(service, chance.pick(subject.parameters), chance, { carried: false }) };
    case 6:
      return { ...value, [name]: Array.isArray(value[name]) ? [...(value[name] as unknown[]), chance.pick(oddities)] : [value[name]] };
    default:
      return { ...value, [name]: chance.pick(oddities) };
  }
}

test.each(service.modules.map((one, index) => [one.name, one, index] as const))("ajv and validate agree on objects of %s", (name, subject, index) => {
  const chance = random(1000 + index);
  const [validate, expected, standard] = [module(name).validate, arbiter(subject), module(name).standard["~standard"].validate];
  const seen = { valid: 0, invalid: 0 };
  for (let count = 0; count < each; count++) {
    const valid = typedValue(service, subject, chance, { carried: false });
    const value = chance.chance(0.35) ? valid : mutate(valid, subject, chance);
    const verdict = expected(value);
    seen[verdict ? "valid" : "invalid"]++;
    if (validate(value) !== verdict) throw new Error(`ajv says ${verdict} of ${String(name)} ${JSON.stringify(value)}`);
    if (count % 20 === 0 && (standard(value).issues === undefined) !== verdict) throw new Error(`standard disagrees on ${JSON.stringify(value)}`);
  }
  expect(Math.min(seen.valid, seen.invalid)).toBeGreaterThan(each / 20);
});

test("a Standard Schema says where the fault is", () => {
  const { issues } = module("search").standard["~standard"].validate({ limit: 0, nosuch: 1 });
  expect(issues!.map(({ path }) => path)).toEqual([["limit"], ["nosuch"], ["search"]]);
});
