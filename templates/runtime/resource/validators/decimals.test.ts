import { expect, test } from "vitest";
import { compareDecimals, isDecimalWithin } from "./decimals.js";

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
