import { expect, test } from "vitest";
import { keepsRules, type RuleRow } from "./field-rules.js";
import { below } from "../../core/validators/findings.js";
import { Reading } from "./reading.js";

const [count, needs, excludes, order] = [
  { kind: "count", fields: ["a", "b", "c"], least: 1, most: 1, text: "one" },
  { kind: "needs", each: ["a", "b"], needs: ["c", "d"], text: "needs" },
  { kind: "excludes", each: ["a", "b"], excludes: ["c", "d"], text: "excludes" },
  { kind: "order", lesser: "a", greater: "b", mayBeEqual: false, text: "order" },
] as const satisfies readonly RuleRow[];

/** Returns the codes and paths of violations. The wire names of fields are uppercase letters. */
function broken(rule: RuleRow, values: Readonly<Record<string, unknown>>): readonly string[] {
  const reading = new Reading({ missing: "missing", invalid: "invalid" }, { all: true });
  const given = new Map(Object.keys(values).map((name) => [name, name.toUpperCase()]));
  keepsRules([rule])(reading, given, values, undefined);
  return reading.errors.map(({ code, wireName }) => `${code} ${wireName ?? ""}`);
}

test("a count has a least and a most", () => {
  expect(broken(count, {})).toEqual(["invalid "]);
  expect(broken(count, { b: 1 })).toEqual([]);
  expect(broken(count, { a: 1, c: 1 })).toEqual(["invalid C"]);
  expect(broken({ ...count, least: 0 }, {})).toEqual([]);
  expect(broken({ ...count, most: undefined }, { a: 1, b: 1, c: 1 })).toEqual([]);
});

test("each of some fields needs, or excludes, all others", () => {
  expect(broken(needs, { b: 1, c: 1 })).toEqual(["invalid d"]);
  expect(broken(needs, { c: 1 })).toEqual([]);
  expect(broken(needs, { a: 1, b: 1, c: 1, d: 1 })).toEqual([]);
  expect(broken(excludes, { b: 1, d: 1 })).toEqual(["invalid D"]);
  expect(broken(excludes, { c: 1, d: 1 })).toEqual([]);
});

test("an order is of two that are given and were not refused", () => {
  expect(broken(order, { a: 1, b: 1 })).toEqual(["invalid A"]);
  expect(broken({ ...order, mayBeEqual: true }, { a: 1, b: 1 })).toEqual([]);
  expect(broken({ ...order, mayBeEqual: true }, { a: 2, b: 1 })).toEqual(["invalid A"]);
  expect(broken(order, { a: 1 })).toEqual([]);
  expect(broken(order, { a: 2, b: undefined })).toEqual([]);
});

test("a breach has the code of the rule, and the path of the object that it is in", () => {
  const reading = new Reading({ missing: "missing", invalid: "invalid" }, {});
  const start = { above: undefined, key: "list", depth: 0, secret: false, invalid: "bad-list" };
  const at = below(start, 3);
  keepsRules([{ ...count, error: "own" }])(reading, new Map(), {}, at);
  expect(reading.errors[0]).toMatchObject({ code: "own", wireName: "list.3", message: "own: list.3: one" });
  keepsRules([count])(reading, new Map(), {}, at);
  expect(reading.errors).toHaveLength(1);
});
