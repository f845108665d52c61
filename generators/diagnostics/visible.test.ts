import { expect, test } from "vitest";
import { visible } from "./visible.ts";

test.each([
  ["an escape character", "a\u001bb", "a␛b"],
  ["a line break", "a\r\nb", "a␍␊b"],
  ["a tab", "a\tb", "a␉b"],
  ["a null", "\0", "␀"],
  ["delete", "\u007f", "␡"],
  ["a control of the second kind", "\u009b", "\\u{9b}"],
  ["a bidi override", "\u202e", "\\u{202e}"],
  ["an annotation mark", "\ufff9", "\\u{fff9}"],
  ["a byte order mark", "\ufeff", "\\u{feff}"],
  ["a space that does not break", "a\u00a0b", "a\\u{a0}b"],
  ["a joiner that joins letters", "a\u200db", "a\\u{200d}b"],
  ["a tag", "\u{e0041}", "\\u{e0041}"],
  ["half a character", "\ud83d", "\\u{d83d}"],
])("%s is shown", (_, text, shown) => {
  expect(visible(text)).toBe(shown);
});

test.each(["plain", "ä é 日本語", "e\u0301", "👩🏽‍🚀 👨‍👩‍👧 🏳️‍🌈 ❤️", "full\u3000width"])("%s is unchanged", (text) => {
  expect(visible(text)).toBe(text);
});
