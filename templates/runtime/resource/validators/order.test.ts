import { expect, test } from "vitest";
import { isLess } from "./field-rules.js";

test.each([
  [1, 2],
  [-1, 1e21],
  [0.1, 0.2],
  ["2025-12-31", "2026-01-01"],
  ["0001-01-01", "0099-01-01"],
  ["2026-01-01", "2026-01-01T00:00:01Z"],
  ["08:30", "08:30:15"],
  ["08:59:59", "09:00"],
  ["2026-01-01 00:00", "2026-01-01 00:00:01"],
  ["2026-01-01T00:00:00+01:00", "2025-12-31T23:00:01Z"],
  ["2026-01-01T00:00:00Z", "2025-12-31T23:30:00-01:00"],
  ["2026-01-01T00:00:00Z", "2026-01-01T00:00:00.5Z"],
  ["2026-01-01T00:00:00.09Z", "2026-01-01T00:00:00.1Z"],
  ["2026-01-01T00:00:00.0000000001Z", "2026-01-01T00:00:00.00000000011Z"],
  ["2026-12-31T23:59:59Z", "2026-12-31T23:59:60Z"],
])("%j is less than %j", (lesser, greater) => {
  expect([isLess(lesser, greater), isLess(greater, lesser)]).toEqual([true, false]);
});

test.each([
  [1, 1],
  [0, -0],
  ["08:30", "08:30:00"],
  ["2026-01-01", "2026-01-01T00:00:00Z"],
  ["2026-01-01 00:00", "2026-01-01T00:00:00z"],
  ["2026-01-01T00:00:00+01:00", "2025-12-31T23:00:00Z"],
  ["2026-01-01T00:00:00.10Z", "2026-01-01T00:00:00.1Z"],
])("%j and %j are equal", (one, other) => {
  expect([isLess(one, other), isLess(other, one)]).toEqual([false, false]);
});

test.each([
  [1, undefined],
  ["tomorrow", "2026-01-01"],
  [null, 1],
  ["ONCE", "08:30"],
  [true, 2],
])("%j and %j cannot be compared", (one, other) => {
  expect([isLess(one, other), isLess(other, one)]).toEqual([undefined, undefined]);
});
