import { expect, test } from "vitest";
import { random, type Random } from "../support/random.ts";
import { queryValidators } from "./package.ts";
import { queryService } from "./service.ts";

const service = queryService();
const { decodeRequest, module } = await queryValidators();
const modules = service.modules.map(({ name }) => module(name));

const parts = [
  "%",
  "%4",
  "%zz",
  "%00",
  "%ff",
  "%C3",
  "%C3%28",
  "%ED%A0%80",
  "%1F",
  "|",
  "+",
  "&",
  "=",
  "[",
  "]",
  "[]",
  "\ud800",
  "\udfff",
  "\0",
  "\u001f",
  "é",
  "𝕏",
  "__proto__",
  "constructor",
  "toString",
  "ap",
  "limit",
  "max",
  "0",
  "-",
  "9".repeat(30),
  ".",
  " ",
];

function garbage(chance: Random, names: readonly string[]): string {
  const one = (): string => (chance.chance(0.2) ? String.fromCharCode(chance.below(65536)) : chance.pick(parts));
  const text = (): string => Array.from({ length: chance.below(6) }, one).join("");
  return Array.from(
    { length: chance.below(8) },
    () => `${chance.chance(0.6) ? chance.pick(names) : text()}${chance.pick(["=", "[]=", "%5B%5D=", ""])}${text()}`,
  ).join("&");
}

function isSound(result: { readonly value?: unknown; readonly errors?: readonly unknown[] | undefined }): boolean {
  return (result.value === undefined) === (result.errors !== undefined && result.errors.length > 0);
}

test.each(service.modules.map((one, index) => [one.name, one, index] as const))(
  "%s takes any text for a query",
  (name, subject, index) => {
    const chance = random(31 + index);
    const names = [
      ...subject.parameters.map((parameter) => subject.prefix + parameter.name),
      "__proto__",
      "constructor",
    ];
    for (let count = 0; count < 600; count++) {
      const query = garbage(chance, names);
      const result = module(name).decode(query, { all: chance.chance(0.5) });
      expect(isSound(result), query).toBe(true);
      JSON.stringify([result.errors, result.warnings]);
      module(name).validate(result.value);
      if (count % 10 === 0) decodeRequest(`action=query&${subject.group}=${name}&${query}`);
    }
  },
);

test("anything may be given for a query, and for a value", () => {
  const wires: readonly unknown[] = [
    undefined,
    null,
    0,
    NaN,
    1n,
    Symbol(),
    [],
    {},
    () => 0,
    { __proto__: null },
    JSON.parse('{"__proto__": "1", "constructor": "2"}'),
    { aplimit: Symbol() },
    { aplimit: {} },
    { aplimit: ["1"] },
    new Map(),
    new Date(),
  ];
  for (const { decode, validate } of modules)
    for (const wire of wires) expect([isSound(decode(wire)), typeof validate(wire)]).toEqual([true, "boolean"]);
});

test("names of an object's own are no parameters", () => {
  const { value } = module("allpages").decode("__proto__=1&constructor=2&ap__proto__=3&apconstructor=4", {
    defaults: false,
  });
  expect(value).toEqual({});
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
});

test("a query of a megabyte is read, and a longer one refused", () => {
  const text = "x".repeat(2 ** 20 - 20);
  expect(module("search").decode(`srsearch=${text}`).value!["search"]).toBe(text);
  expect(
    module("search")
      .decode(`srsearch=${text}${"x".repeat(40)}`)
      .errors!.map(({ code }) => code),
  ).toEqual(["toolong"]);
  expect(
    module("search")
      .decode(`srsearch=${text.slice(0, 100)}`, { maxLength: 50 })
      .errors!.map(({ code }) => code),
  ).toEqual(["toolong"]);
});

test.each([
  ["repeated names", "aplimit=1&".repeat(100_000)],
  ["array names", "aplimit[]=1&".repeat(80_000)],
  ["a long list", `apprtype=${"edit|".repeat(200_000)}`],
  ["escapes", `apfrom=${"%C3%A9".repeat(150_000)}`],
  ["half escapes", `apfrom=${"%".repeat(1_000_000)}`],
  ["spaces and colons", `apfrom=${"+:_".repeat(300_000)}`],
  ["digits", `apminsize=${"9".repeat(1_000_000)}`],
])("%s end in linear time", (_, query) => {
  const result = module("allpages").decode(query, { highLimits: true });
  expect(isSound(result)).toBe(true);
});

test("one query does not look into the one before", () => {
  module("allpages").decode(`apfrom=${"secret".repeat(500)}`);
  expect(module("allpages").decode("apfrom=%", { defaults: false }).value).toEqual({ from: "%" });
  expect(module("allpages").decode("apfrom=%4", { defaults: false }).value).toEqual({ from: "%4" });
});
