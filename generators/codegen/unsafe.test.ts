import { expect, test } from "vitest";
import { escapeUnsafe, quote } from "./unsafe.ts";

/** The first and the last character of each range that is escaped. */
const unsafe = [
  0x00, 0x1f, 0x7f, 0x9f, 0xad, 0x61c, 0x180e, 0x200b, 0x200f, 0x2028, 0x202e, 0x2060, 0x206f, 0xfdd0, 0xfdef, 0xfeff,
  0xfff9, 0xffff, 0xd800, 0xdbff, 0xdc00, 0xdfff,
];
/** The neighbors of these ranges. */
const safe = [
  0x20, 0x7e, 0xa0, 0xac, 0xae, 0x61b, 0x61d, 0x180d, 0x180f, 0x200a, 0x2010, 0x2027, 0x202f, 0x205f, 0x2070, 0xfdcf,
  0xfdf0, 0xfefe, 0xff00, 0xfff8, 0xd7ff, 0xe000,
];

test.each(unsafe)("escapes the character %i", (code) => {
  const character = String.fromCharCode(code);
  expect(escapeUnsafe(`a${character}b${character}`)).toBe(
    `a\\u${code.toString(16).padStart(4, "0")}b\\u${code.toString(16).padStart(4, "0")}`,
  );
});

test.each(safe)("keeps the character %i", (code) =>
  expect(escapeUnsafe(String.fromCharCode(code))).toBe(String.fromCharCode(code)),
);

test("keeps a pair of surrogates, and escapes each that has no partner", () => {
  expect(escapeUnsafe("\u{1f600}")).toBe("\u{1f600}");
  expect(escapeUnsafe("\ud83d\ud83d\ude00\ude00")).toBe("\\ud83d\u{1f600}\\ude00");
});

test("a quoted string is valid JSON of the same string", () => {
  const text = String.fromCharCode(...unsafe, ...safe, 0x22, 0x5c);
  expect(JSON.parse(quote(text))).toBe(text);
});
