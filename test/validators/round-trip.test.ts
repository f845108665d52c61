import { expect, test } from "vitest";
import { random } from "../support/random.ts";
import { queryValidators } from "./package.ts";
import { queryService } from "./service.ts";
import { typedValue } from "./typed-values.ts";

const service = queryService();
const { module } = await queryValidators();

/** Findings of the types: rules between parameters and the syntax of texts are of no account here. */
const ofTypes = ["badvalue", "badinteger", "badtimestamp", "baduser", "toomanyvalues", "missingparam", "unrecognizedvalues", "outofrange", "badutf8"];

test.each(service.modules.map((one, index) => [one.name, one, index] as const))("what %s encodes decodes to the same", (name, subject, index) => {
  const chance = random(7 + index);
  const { encode, decode, validate } = module(name);
  let same = 0;
  for (let count = 0; count < 400; count++) {
    const value = typedValue(service, subject, chance, { carried: true });
    if (!validate(value)) throw new Error(`not valid: ${JSON.stringify(value)}`);
    const generator = subject.generator && chance.chance(0.3);
    const query = encode(value, { generator });
    const result = decode(query, { defaults: false, generator, all: true });
    if (result.value === undefined) {
      expect(result.errors!.filter(({ code, received }) => ofTypes.includes(code) && received !== undefined), query).toEqual([]);
      continue;
    }
    same++;
    expect(result.value, query).toEqual(expectedOf(value, result.warnings));
  }
  expect(same).toBeGreaterThan(3);
});

/** What modules themselves change: a limit that a rule caps, an item that a syntax drops, a templated name without its value. */
function expectedOf(value: Record<string, unknown>, warnings: readonly { readonly code: string; readonly parameter: string | undefined }[]): unknown {
  const slotless = Object.keys(value).filter((name) => name.includes("-") && !/main|\*/.test(JSON.stringify(value["slots"] ?? "")));
  const changed = warnings.filter(({ code }) => !code.startsWith("deprecation")).map(({ parameter }) => parameter);
  const entries = Object.entries(value).filter(([name]) => !slotless.includes(name));
  return Object.fromEntries(entries.map(([name, given]) => [name, changed.includes(name) ? expect.anything() : given]));
}

test.each([
  [["a|b"], "ususers=%1Fa%7Cb"],
  [["a", "b"], "ususers=a%7Cb"],
  [[""], "ususers=%1F%1F"],
  [[], "ususers="],
])("%j is written as %s", (users, query) => {
  expect(module("users").encode({ users })).toBe(query);
  expect(module("users").decode(query, { defaults: false }).value).toEqual({ users });
});

test("an only star is not all values", () => expect(module("users").encode({ users: ["*"] })).toBe("ususers=%1F*"));
test("what is false is left out", () => expect(module("alllinks").encode({ unique: false })).toBe(""));
