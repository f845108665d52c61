import { expect, test } from "vitest";
import { shellWord } from "./terminal.ts";

test.each([
  ["/", "specs/a", "specs/a"],
  ["/", "my specs", "'my specs'"],
  ["/", "it's", "'it'\\''s'"],
  ["/", "a\\b", "'a\\b'"],
  ["\\", "C:\\specs\\a", "C:\\specs\\a"],
  ["\\", "C:\\my specs", '"C:\\my specs"'],
  // Windows paths cannot contain quotation marks.
  ["\\", 'a" & b', '"a & b"'],
])("with “%s”: %s", (separator, text, expected) => expect(shellWord(text, separator)).toBe(expected));
