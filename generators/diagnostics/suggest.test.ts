import { expect, test } from "vitest";
import { didYouMean, listNames, nearest } from "./suggest.ts";

test.each([
  ["a letter left out", "limt", "limit"],
  ["a letter too many", "limmit", "limit"],
  ["another letter", "limut", "limit"],
  ["two letters swapped", "limti", "limit"],
  ["another case", "LIMIT", "limit"],
])("the name that is meant is found in spite of %s", (_, name, meant) => {
  expect(nearest(name, ["string", "limit", "title"])).toBe(meant);
});

test("a name that is like none of the known ones is not guessed at", () => {
  expect(nearest("colour", ["string", "limit"])).toBeUndefined();
  expect(didYouMean("x", [])).toBeUndefined();
});

test("of many names the first few are listed", () => {
  expect(listNames(["a", "b", "c"], 2)).toBe("a, b and 1 more");
  expect(listNames([])).toBe("none");
});
