import type { Random } from "../../support/random.ts";

/* Random results in the YAML format of a module, and responses that match them. Nothing here uses the compiler. */

export type Yaml = string | number | boolean | null | readonly Yaml[] | { readonly [key: string]: Yaml };
export type Fields = Readonly<Record<string, Field>>;

export interface Field {
  readonly type: Yaml;
  readonly optional: boolean;
  readonly nullable: boolean;
  readonly when: readonly Test[];
  readonly unless: readonly Test[];
  readonly value: (request: RandomRequest) => unknown;
}

/** A list parameter and one of its values, or a switch. */
type Test = readonly [parameter: "prop", value: string] | readonly [parameter: "terse" | "editions", value: undefined];

/** The choices of a random request: values of `prop`, with defaults, and the switches of the module. */
export interface RandomRequest {
  readonly prop: readonly string[];
  readonly terse: boolean;
  readonly editions: boolean;
}

export interface Choices {
  readonly prop: readonly string[];
  readonly switches: readonly ("terse" | "editions")[];
}

const names = [
  "id",
  "kind",
  "mark",
  "size",
  "lent",
  "shelf",
  "note",
  "on-loan",
  "Copy",
  "_state",
  "maker",
  "words",
  "x1",
  "weight",
];

/** Returns random fields. The `lead` prefix keeps their names distinct if several parts add to one object. */
export function randomFields(random: Random, choices: Choices, depth: number, lead = ""): Fields {
  const chosen = random.shuffled(names).slice(0, 1 + random.below(5));
  return Object.fromEntries(chosen.map((name) => [lead + name, randomField(random, choices, depth)]));
}

function randomField(random: Random, choices: Choices, depth: number): Field {
  const tests = (probability: number): readonly Test[] =>
    random.chance(probability) ? [randomTest(random, choices)] : [];
  return {
    ...randomType(random, choices, depth),
    optional: random.chance(0.3),
    nullable: random.chance(0.1),
    when: [...tests(0.4), ...tests(0.2)],
    unless: tests(0.2),
  };
}

function randomTest(random: Random, { prop, switches }: Choices): Test {
  return switches.length > 0 && random.chance(0.4) ? [random.pick(switches), undefined] : ["prop", random.pick(prop)];
}

type Made = Pick<Field, "type" | "value">;

function randomType(random: Random, choices: Choices, depth: number): Made {
  if (depth > 0 && random.chance(0.4)) return random.pick([listOf, mapOf, objectOf])(random, choices, depth - 1);
  return random.pick(leaves)(random);
}

const leaves: readonly ((random: Random) => Made)[] = [
  (random) => ({ type: "string", value: () => random.pick(["", "a b", "ü", "2001", "yes"]) }),
  (random) => ({ type: "integer", value: () => random.below(20) - 10 }),
  (random) => ({ type: "id", value: () => random.below(20) }),
  (random) => ({ type: "count", value: () => random.below(3) }),
  (random) => ({ type: "namespace", value: () => random.below(16) - 2 }),
  (random) => ({ type: "number", value: () => random.below(20) / 4 }),
  (random) => ({ type: "boolean", value: () => random.chance(0.5) }),
  (random) => ({ type: "timestamp", value: () => `20${10 + random.below(80)}-01-15T14:56:00Z` }),
  (random) => ({ type: "title", value: () => random.pick(["Emma", "Talk:Emma"]) }),
  (random) => ({ type: "user", value: () => random.pick(["Ann", "192.0.2.1"]) }),
  (random) => ({ type: { values: "genres" }, value: () => random.pick(["comedy", "history", "novel"]) }),
  (random) => ({ type: { values: ["north", "south"] }, value: () => random.pick(["north", "south"]) }),
  () => ({ type: { const: true }, value: () => true }),
  (random) => ({ type: { type: "integer", minimum: 5, maximum: 9 }, value: () => 5 + random.below(5) }),
  (random) => ({ type: { type: "string", pattern: "^[a-f]+$" }, value: () => random.pick(["a", "fade"]) }),
  (random) => ({
    type: { anyOf: ["timestamp", { const: "infinity" }] },
    value: () => random.pick(["infinity", "2001-01-15T14:56:00Z"]),
  }),
  (random) => ({
    type: { anyOf: ["integer", "string", { list: "id" }] },
    value: () => random.pick<unknown>([-4, "x", [1, 2]]),
  }),
  (random) => ({
    type: { shape: "person" },
    value: () => ({ name: "Ann", born: 1775, ...(random.chance(0.5) ? { died: 1817 } : {}) }),
  }),
  (random) => ({ type: "any", value: () => random.pick<unknown>([1, "x", null, [1, "x"], { a: {} }]) }),
];

function listOf(random: Random, choices: Choices, depth: number): Made {
  const { type, value } = randomType(random, choices, depth);
  return { type: { list: type }, value: (request) => Array.from({ length: random.below(4) }, () => value(request)) };
}

function mapOf(random: Random, choices: Choices, depth: number): Made {
  const { type, value } = randomType(random, choices, depth);
  const emptyList = random.chance(0.5);
  const keys = ["en", "zh-hans", "a b", "1", "__proto__x", "Ärger"];
  return {
    type: { map: type, emptyList },
    value: (request) => {
      const chosen = random.shuffled(keys).slice(0, random.below(4));
      return chosen.length === 0 && emptyList ? [] : Object.fromEntries(chosen.map((key) => [key, value(request)]));
    },
  };
}

function objectOf(random: Random, choices: Choices, depth: number): Made {
  const fields = randomFields(random, choices, depth);
  const emptyList = random.chance(0.3);
  return {
    type: { object: fieldsYaml(fields), emptyList },
    value: (request) => {
      const object = randomObject(random, fields, request);
      return emptyList && Object.keys(object).length === 0 ? [] : object;
    },
  };
}

export function randomObject(random: Random, fields: Fields, request: RandomRequest): Record<string, unknown> {
  const there = Object.entries(fields).filter(
    ([, field]) => comes(field, request) && !(field.optional && random.chance(0.5)),
  );
  return Object.fromEntries(
    there.map(([name, field]) => [name, field.nullable && random.chance(0.3) ? null : field.value(request)]),
  );
}

function comes({ when, unless }: Field, request: RandomRequest): boolean {
  return (
    (when.length === 0 || when.some((test) => isMet(test, request))) && !unless.some((test) => isMet(test, request))
  );
}

function isMet([parameter, value]: Test, request: RandomRequest): boolean {
  return parameter === "prop" ? request.prop.includes(value) : request[parameter];
}

export function fieldsYaml(fields: Fields): Yaml {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { type, optional, nullable, when, unless }]) => [
      name,
      {
        ...(typeof type === "string" ? { type } : (type as object)),
        ...(optional ? { optional } : {}),
        ...(nullable ? { nullable } : {}),
        ...(when.length > 0 ? { when: when.map(testYaml) } : {}),
        ...(unless.length > 0 ? { unless: unless.map(testYaml) } : {}),
      },
    ]),
  );
}

function testYaml([parameter, value]: Test): Yaml {
  return value === undefined ? parameter : { [parameter]: value };
}
