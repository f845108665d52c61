import { describe, expect, test } from "vitest";
import { firstConflictMark, hasConflict } from "./conflict-marks.ts";

const conflict = "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> branch\nd\n";

describe("the first conflict mark", () => {
  test.each([
    ["of a conflict", conflict, "<<<<<<< HEAD"],
    ["of a conflict with the base", conflict.replace("=======", "||||||| 1f2e\nx\n======="), "<<<<<<< HEAD"],
    ["with CRLF line ends", conflict.replaceAll("\n", "\r\n"), "<<<<<<< HEAD"],
    ["that was left behind", "a\n=======\nb\n", "======="],
    ["at the end", "a\n>>>>>>> branch", ">>>>>>> branch"],
    ["inside another", "<<<<<<<<< one\n", "<<<<<<<<< one"],
  ])("%s", (_, text, line) => {
    const { start, end } = firstConflictMark(text)!;
    expect(text.slice(start, end)).toBe(line);
  });

  test.each(["a: b\n", "  <<<<<<< HEAD\n", "# =======\n", "<<<<<<\n", "<<<<<<<HEAD\n", "======= b\n", ""])(
    "is not in %j",
    (text) => {
      expect(firstConflictMark(text)).toBeUndefined();
    },
  );
});

describe("a conflict", () => {
  test.each([conflict, conflict.replaceAll("\n", "\r\n"), "<<<<<<< HEAD\n=======\n>>>>>>> branch\n"])(
    "is in %j",
    (text) => {
      expect(hasConflict(text)).toBe(true);
    },
  );

  test.each(["Title\n=======\n", "<<<<<<< HEAD\nb\n", ">>>>>>> a\n=======\n<<<<<<< b\n", ""])(
    "is not in %j",
    (text) => {
      expect(hasConflict(text)).toBe(false);
    },
  );
});
