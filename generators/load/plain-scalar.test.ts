import fc from "fast-check";
import { expect, test } from "vitest";
import { parse as slowParse } from "yaml";
import { isExact, resolvePlain } from "./read-scalar.ts";

test.each([
  ["", null],
  ["~", null],
  ["null", null],
  ["Null", null],
  ["NULL", null],
  ["nULL", "nULL"],
  ["true", true],
  ["True", true],
  ["TRUE", true],
  ["tRUE", "tRUE"],
  ["false", false],
  ["yes", "yes"],
  ["on", "on"],
  ["12", 12],
  ["-12", -12],
  ["+12", 12],
  ["007", 7],
  ["0o17", 15],
  ["0x1F", 31],
  ["0b1", "0b1"],
  ["-0x1", "-0x1"],
  ["0X1", "0X1"],
  ["1_000", "1_000"],
  ["-0", 0],
  ["1.5", 1.5],
  ["1.", 1],
  [".5", 0.5],
  ["-.5", -0.5],
  ["1e3", 1000],
  ["1E-2", 0.01],
  [".", "."],
  ["1.2.3", "1.2.3"],
  ["e3", "e3"],
  [".inf", Infinity],
  ["-.INF", -Infinity],
  ["+.Inf", Infinity],
  [".iNF", ".iNF"],
  [".nan", NaN],
  ["-.nan", "-.nan"],
  ["Infinity", "Infinity"],
  ["NaN", "NaN"],
  ["-", "-"],
  ["+", "+"],
  ["1 2", "1 2"],
  ["12:30", "12:30"],
])("plain %j means %j", (text, value) => {
  expect(resolvePlain(text)).toBe(value);
});

test("plain scalars mean what they mean to another parser of the core schema", () => {
  const word = fc.oneof(
    fc.stringMatching(/^[-+.0-9oxaeEfnINFtrul~]{1,8}$/),
    fc.constantFrom("yes", "Null", ".inf", "0o8", "1e+5"),
  );
  fc.assert(
    fc.property(word, (text) => {
      fc.pre(!/^(-|---|\.\.\.|!.*)$/.test(text));
      const value = resolvePlain(text);
      expect(value === 0 ? 0 : value).toEqual(
        asZero(slowParse(`[${JSON.stringify("x")}, ${text}]`, { schema: "core" })[1]),
      );
    }),
    { seed: 1, numRuns: 3000 },
  );
});

function asZero(value: unknown): unknown {
  return value === 0 ? 0 : value;
}

test.each([
  ["9007199254740991", true],
  ["9007199254740992", false],
  ["-9007199254740993", false],
  ["0xfffffffffffffffff", false],
  ["1e999", false],
  ["-1e999", false],
  ["1e-999", false],
  ["0e-9", true],
  ["0.0", true],
  [".inf", true],
  [".nan", true],
  ["1.5", true],
])("%s is kept exactly: %s", (text, exact) => {
  expect(isExact(text, Number(resolvePlain(text)))).toBe(exact);
});
