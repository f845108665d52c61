import { afterAll, describe, expect, test } from "vitest";
import { random } from "../support/random.ts";
import { carriedValue } from "./carried-values.ts";
import { defaultsOf, type Value } from "./meets.ts";
import { queryValidators } from "./package.ts";
import { queryService } from "./service.ts";

const service = queryService();
const { module } = await queryValidators();

/** Findings that change no value. */
const harmless = ["deprecation", "performance"];
const each = 100;

describe("what is encoded decodes to the same", () => {
  const seen = {
    all: 0,
    skipped: 0,
    generator: 0,
    separated: 0,
    astral: 0,
    empty: 0,
    percent: 0,
    plus: 0,
    ampersand: 0,
    equals: 0,
    bar: 0,
  };

  test.each(service.modules.map((one, index) => [one.name, one, index] as const))("%s", (name, subject, index) => {
    const chance = random(7 + index);
    const { encode, decode, validate } = module(name);
    const defaults = defaultsOf(subject);
    for (let count = 0; count < each; count++) {
      const circumstances = { generator: subject.generator && chance.chance(0.3), highLimits: chance.chance(0.3) };
      const value = carriedValue(service, subject, circumstances, chance);
      note(value && encode(value, circumstances), circumstances.generator);
      if (value === undefined) continue;
      if (!validate(value)) throw new Error(`not valid: ${JSON.stringify(value)}`);
      const query = encode(value, circumstances);
      const { value: decoded, errors, warnings } = decode(query, { ...circumstances, all: true });
      expect([errors, warnings.filter(({ code }) => !harmless.includes(code))], query).toEqual([undefined, []]);
      expect(decoded, query).toEqual({ ...defaults, ...withoutFalse(value) });
      expect(decode(query, { ...circumstances, defaults: false }).value, query).toEqual(withoutFalse(value));
    }
  });

  function note(query: string | undefined, generator: boolean): void {
    seen.all++;
    if (query === undefined) return void seen.skipped++;
    if (generator) seen.generator++;
    const parts = {
      separated: /=%1F/,
      astral: /%F0%9/,
      empty: /=(?:&|$)/,
      percent: /%25/,
      plus: /%2B/,
      ampersand: /%26/,
      equals: /%3D/,
      bar: /%7C/,
    };
    for (const [part, pattern] of Object.entries(parts)) if (pattern.test(query)) seen[part as keyof typeof parts]++;
  }

  afterAll(() => {
    expect(seen.skipped / seen.all).toBeLessThan(0.05);
    for (const count of [
      seen.generator,
      seen.separated,
      seen.astral,
      seen.empty,
      seen.percent,
      seen.plus,
      seen.ampersand,
      seen.equals,
      seen.bar,
    ]) {
      expect(count / seen.all).toBeGreaterThan(0.01);
    }
  });
});

/** Removes false flags, which requests do not contain. */
function withoutFalse(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, given]) => given !== false));
}

test.each([
  [["a|b"], "ususers=%1Fa%7Cb"],
  [["a", "b"], "ususers=a%7Cb"],
  [[""], "ususers=%1F%1F"],
  [[], "ususers="],
  [["*"], "ususers=%1F*"],
])("%j is written as %s", (users, query) => {
  expect(module("users").encode({ users })).toBe(query);
  expect(module("users").decode(query, { defaults: false }).value).toEqual({ users });
});

test("what is false is left out", () => expect(module("alllinks").encode({ unique: false })).toBe(""));
test("what is undefined is left out", () =>
  expect(module("alllinks").encode({ from: undefined, limit: 5 })).toBe("allimit=5"));
test("an odd surrogate is written as the sign for what is no text", () =>
  expect(module("search").encode({ search: "a\ud800" })).toBe("srsearch=a%EF%BF%BD"));

/** No request can carry U+001F inside one of several values, because it would be read as a separator or replaced. */
test.each([
  [["a\u001fb", "c|d"], "ususers[0]"],
  [["\u001fa"], "ususers[0]"],
  [["a", "\u001f"], "ususers[1]"],
])("a separator inside a value is refused: %j", (users, place) => {
  expect(() => module("users").encode({ users })).toThrow(
    new RangeError(
      `${place} contains U+001F, which separates the items of a list and cannot be part of one: remove it.`,
    ),
  );
});
