import { expect, test } from "vitest";
import { textLike } from "./text.ts";

test.each([
  ["^[0-9a-f]{40}$", 7],
  ["^([0-9a-f]{40})?$", 7],
  ["^([0-9a-f]{2})*$", 255],
  ["^[0-9]+\\+$", 12],
  ["^(?:cat|dog)s?$", 1],
  ["^a{2,}b{1,3}.$", 1],
  ["^\\d\\w\\.[^a-z]$", 3],
  ["in the middle", 1],
])("a text that matches %s", (form, number) => {
  expect(textLike(form, number)).toMatch(new RegExp(form, "u"));
});

test("texts of other numbers are others", () => {
  expect(new Set([1, 2, 16, 255].map((number) => textLike("^[0-9a-f]{40}$", number))).size).toBe(4);
});

test("a pattern of another kind is refused", () => {
  expect(() => textLike("^(?=a)b$", 1)).toThrow("No example can be generated for the pattern ^(?=a)b$.");
});
