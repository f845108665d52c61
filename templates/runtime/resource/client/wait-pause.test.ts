import { expect, test } from "vitest";
import { pauseBefore } from "./wait.js";

const least = (polls: number, after = 0): number => pauseBefore(polls, after, 30, 0);
const most = (polls: number, after = 0): number => pauseBefore(polls, after, 30, 1);

test("a pause grows up to its bound, and chance shortens it by half at most", () => {
  expect([0, 1, 2, 3, 6, 7, 5000].map((polls) => most(polls))).toEqual([0.5, 1, 2, 4, 30, 30, 30]);
  expect([0, 1, 2, 3, 6, 7, 5000].map((polls) => least(polls))).toEqual([0.25, 0.5, 1, 2, 15, 15, 15]);
});

test("a pause is never shorter than Retry-After, and jitter lengthens it", () => {
  expect(least(0, 3)).toBe(3);
  expect(most(0, 3)).toBe(3.25);
  expect(least(9, 3)).toBe(15);
  expect(least(9, 90)).toBe(90);
  expect(most(9, 90)).toBe(105);
});
