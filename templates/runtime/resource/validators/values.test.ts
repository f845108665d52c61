import { expect, test } from "vitest";
import {
  compareDecimals,
  isDecimalWithin,
  booleanOf,
  headerListOf,
  memberOf,
  numberOf,
  parameterListOf,
} from "./values.js";

/** Decimals in strictly ascending order. */
const inOrder = [
  "-12345678901234567891",
  "-12345678901234567890",
  "-10",
  "-9.99",
  "-0.5",
  "0",
  "0.05",
  "0.5",
  "0.50000000000000000001",
  "1",
  "9.99",
  "10",
];

test("decimal numbers are compared digit by digit, however many there are", () => {
  const signs = inOrder.map((one) => inOrder.map((other) => Math.sign(compareDecimals(one, other))));
  expect(signs).toEqual(inOrder.map((_, index) => inOrder.map((_, other) => Math.sign(index - other))));
});

test.each([
  ["1", "1.00"],
  ["0", "-0.0"],
  ["-2.5", "-2.500"],
])("%s and %s are the same number", (one, other) => {
  expect([compareDecimals(one, other), compareDecimals(other, one)].map(Math.abs)).toEqual([0, 0]);
});

test("bounds are inclusive, and each may be missing", () => {
  expect(isDecimalWithin("0.30", "0.3", "0.3")).toBe(true);
  expect(isDecimalWithin("0.30000000000000000001", undefined, "0.3")).toBe(false);
  expect(isDecimalWithin("0.29999999999999999999", "0.3")).toBe(false);
  expect(isDecimalWithin(0.3)).toBe(false);
});

test("a boolean is one of two words", () => {
  expect(["true", "false", "True", "1", "", 1, null].map(booleanOf)).toEqual([true, false, "True", "1", "", 1, null]);
});

test("a number is decimal and finite", () => {
  expect(["0", "-1.50", "007", "1e3", "5e+21"].map(numberOf)).toEqual([0, -1.5, 7, 1000, 5e21]);
  for (const text of ["", "+1", "1.", ".5", "0x10", "1e999", " 1", "1\n", "NaN", "Infinity"])
    expect(numberOf(text)).toBe(text);
  expect(numberOf(7)).toBe(7);
});

test("a parameter with one value is a list, and an empty list counts as missing", () => {
  expect(["a", ["a", "b"], [], 7].map(parameterListOf)).toEqual([["a"], ["a", "b"], undefined, 7]);
});

test("the items of a header field are between commas", () => {
  expect(["a", "a,b , c", "", ["a"]].map(headerListOf)).toEqual([["a"], ["a", "b", "c"], [""], ["a"]]);
});

test("of several types the first one that takes a text reads it", () => {
  const members = [
    [booleanOf, (value: unknown) => typeof value === "boolean"],
    [numberOf, (value: unknown) => value === 7],
  ] as const;
  expect(["true", "7", "8", 8].map((value) => memberOf(value, members))).toEqual([true, 7, "8", 8]);
});
