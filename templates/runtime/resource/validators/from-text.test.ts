import { expect, test } from "vitest";
import { booleanOf, headerListOf, memberOf, numberOf, parameterListOf } from "./from-text.js";

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
