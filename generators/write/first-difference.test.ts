import { expect, test } from "vitest";
import { firstDifference } from "./unified-diff.ts";

test.each([
  ["in a line", "a\nbcd\ne\n", "a\nbxd\ne\n", "cd"],
  ["in the first line", "a\n", "b\n", "a"],
  ["where lines were put in", "a\nnew\nb\n", "a\nb\n", "new"],
  ["where lines are missing", "a\nb\n", "a\nnew\nb\n", "b"],
  ["where a line continues", "a\nb\n", "a\nb and more\n", ""],
  ["where nothing is wanted", "a\nb\n", "", "a"],
  ["at the last character of a text without a line end", "ab", "ac", "b"],
])("begins %s", (_, there, wanted, marked) => {
  const { start, end } = firstDifference("f", there, wanted);
  expect(there.slice(start, end)).toBe(marked);
});

test.each([
  ["a\nb\n", "a\nb\nc\n", 3],
  ["a\nb", "a\nb\nc\n", 3],
  ["", "a\n", 0],
  ["\n", "\na\n", 0],
])("of %j, which lacks its end, it is the end of the last line", (there, wanted, start) => {
  expect(firstDifference("f", there, wanted)).toEqual({ file: "f", start, end: start });
});
