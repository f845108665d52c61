import { describe, expect, test } from "vitest";
import { compareVersions, isInCaretRange, raise } from "./version.ts";

describe("the version that follows", () => {
  test.each([
    ["1.2.3", "major", "2.0.0"],
    ["1.2.3", "minor", "1.3.0"],
    ["1.2.3", "patch", "1.2.4"],
    ["1.2.3", "none", "1.2.3"],
    ["0.2.3", "major", "0.3.0"],
    ["0.2.3", "minor", "0.2.4"],
    ["0.2.3", "patch", "0.2.4"],
    ["1.0.0-beta.9", "major", "1.0.0-beta.10"],
    ["1.0.0-beta", "patch", "1.0.0-beta.1"],
    ["1.2.3+build.7", "patch", "1.2.4"],
  ] as const)("of %s, %s, is %s", (version, level, expected) => {
    expect(raise(version, level)).toBe(expected);
  });
});

test("versions have the order of Semantic Versioning", () => {
  // The example of section 11, and numbers that a comparison of strings would sort incorrectly.
  const sorted = [
    "0.9.0",
    "1.0.0-alpha",
    "1.0.0-alpha.1",
    "1.0.0-alpha.beta",
    "1.0.0-beta",
    "1.0.0-beta.2",
    "1.0.0-beta.11",
    "1.0.0-rc.1",
    "1.0.0",
    "1.9.0",
    "1.10.0",
  ];
  sorted.forEach((one, index) => {
    sorted.forEach((other, at) =>
      expect(Math.sign(compareVersions(one, other)), `${one} ${other}`).toBe(Math.sign(index - at)),
    );
  });
});

describe("a caret range", () => {
  test.each([
    ["1.2.3", "1.9.0", true],
    ["1.2.3", "1.2.2", false],
    ["1.2.3", "2.0.0", false],
    ["0.2.3", "0.2.9", true],
    ["0.2.3", "0.3.0", false],
    ["0.0.3", "0.0.3", true],
    ["0.0.3", "0.0.4", false],
    ["0.0.0", "0.0.1", false],
    ["1.0.0-beta.1", "1.0.0-beta.2", true],
    ["1.0.0-beta.1", "1.0.0", true],
    ["1.0.0", "1.1.0-beta.1", false],
  ] as const)("of %s: has it %s? %s", (from, version, expected) => {
    expect(isInCaretRange(from, version)).toBe(expected);
  });
});
