import fc from "fast-check";
import { expect, test } from "vitest";
import { literal, reference, spread } from "./typescript.ts";

const evaluate = (text: string): unknown => new Function(`"use strict"; return (${text});`)() as unknown;

test("a literal evaluates to the value that was printed", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(evaluate(literal(value))).toEqual(value);
    }),
  );
});

test("a key named __proto__ stays a key", () => {
  const value = JSON.parse('{"__proto__":{"a":1}}') as object;
  expect(Object.keys(evaluate(literal(value)) as object)).toEqual(["__proto__"]);
});

test("what does not fit on a line has a line for each member", () => {
  const value = { names: Array.from({ length: 30 }, (_, index) => `name ${index}`), flag: true };
  expect(literal(value)).toMatch(/^\{\n {2}names: \[\n {4}"name 0",\n/);
  expect(literal(value)).toMatch(/\n {2}flag: true,\n\}$/);
});

test("members that are undefined are left out, references are names, patterns keep their flags", () => {
  expect(literal({ a: undefined, b: reference<() => void>("decode"), c: /^a\/"$/u })).toBe(
    '{ b: decode, c: new RegExp("^a\\\\/\\"$", "u") }',
  );
});

test("a reference under its own name is written once", () => {
  expect(literal({ wire: reference("wire"), other: reference("wire") })).toBe("{ wire, other: wire }");
});

test("another value can be spread into one", () => {
  expect(literal({ ...spread<{ a: number }>("base"), b: 1 })).toBe("{ ...base, b: 1 }");
});

test("a value without a literal is our own fault", () => {
  expect(() => literal({ f: () => 1 })).toThrow("no literal");
  expect(() => literal(Number.NaN)).toThrow("no literal");
});
