import { expect, test } from "vitest";
import { isSame } from "./reading.js";

const one = [{ a: [1, "2"] }];

test("JSON values are the same where their parts are", () => {
  expect(isSame(one, [{ a: [1, "2"] }])).toBe(true);
  const others = [[{ a: [1, 2] }], [{ a: [1] }], [{}], [{ b: [1, "2"] }], { 0: { a: [1, "2"] } }, null];
  for (const other of others) expect(isSame(one, other)).toBe(false);
});

test("what is nested without end is the same as nothing, and takes no time", () => {
  expect(isSame(deep(100_000), deep(100_000))).toBe(false);
});

function deep(levels: number): unknown {
  let value: unknown = "EXT-100";
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { members: value };
  return value;
}
