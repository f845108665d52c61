import { expect, test } from "vitest";
import { canBeSlow } from "./can-be-slow.ts";

test.each([
  "^(a+)+$",
  "(a*)*b",
  "^((ab)*)*$",
  "^(a|a)*$",
  "^(a|ab|b)*$",
  "(?:ab|a(?:b))*c",
  "^(?:a?a?)*$",
  "(x+x+)+y",
  "^(a{1,50})+$",
  "^([a-z]+)*$",
  "^(\\w+\\s?)*$",
  "^(\\d+\\.?)+$",
  "^(?:\\p{L}+[\\w]*)+$",
  '(?:[^"]|\\\\.)*"$',
  "(?=(a+)+$)",
  "^(?<=(b|[ab])*c)a",
  "^(?:\\u{1F600}|\\ud83d\\ude00)*$",
])("%s can be slow", (pattern) => {
  expect(canBeSlow(pattern)).toBe(true);
});

test.each([
  "^a+$",
  "^a*a*$",
  "^[a-z]+(-[a-z]+)*$",
  "^(?:a|b)*$",
  "(a+b)+",
  "^(?:a?b)*$",
  "^(ab|ac)*$",
  "^(foo|bar|baz)+$",
  "^[a-z]{40}$",
  "^([0-9]{2}[0-9]{2})+$",
  "^(?:[0-9]{1,3}\\.){3}[0-9]{1,3}$",
  "^\\d+(,\\d+)*$",
  "^https?://[^/]+(/[^/]*)*$",
  '^(?:[^"\\\\]|\\\\.)*$',
  "^(?:\\u{1F600}|b)*$",
  "^$",
  "",
])("%s cannot", (pattern) => {
  expect(canBeSlow(pattern)).toBe(false);
});

test.each([
  ["alternatives", `^(${Array.from({ length: 900 }, (_, index) => `a${index}`).join("|")})*$`],
  ["loops", `^${"(a|b)*".repeat(600)}$`],
  ["options", `^(${"a?".repeat(2000)})*$`],
  ["groups", `${"(".repeat(2400)}${")".repeat(2400)}`],
  ["characters", `^(${"a".repeat(100_000)}+)+$`],
])("many %s are passed over or judged, and end", (_, pattern) => {
  expect(typeof canBeSlow(pattern)).toBe("boolean");
});
