import { expect, test } from "vitest";
import { diagnostic } from "../diagnostic.ts";
import { render } from "./render.ts";

test("every entry has the same keys, null where nothing is known", () => {
  const place = { file: "a.yaml", start: 5, end: 6 };
  const one = diagnostic(
    "duplicate-key",
    place,
    { key: "b" },
    { related: [{ message: "here too", place: { ...place, start: 0, end: 1 } }] },
  );
  const output = render(
    [one, diagnostic("spec-not-found", undefined, { folder: "x" })],
    new Map([["a.yaml", "a: 1\nb: 2\n"]]),
    "json",
  );
  expect(JSON.parse(output)).toEqual({
    version: 1,
    diagnostics: [
      {
        code: "spec-not-found",
        severity: "error",
        message: "There is no spec in “x”.",
        help: "Run kiln in the folder that contains “spec”, or name that folder with --root.",
        file: null,
        line: null,
        column: null,
        endLine: null,
        endColumn: null,
        related: [],
      },
      {
        code: "duplicate-key",
        severity: "error",
        message: "The key “b” is duplicated in one mapping.",
        help: "Keep one of the two.",
        file: "a.yaml",
        line: 2,
        column: 1,
        endLine: 2,
        endColumn: 2,
        related: [{ message: "here too", file: "a.yaml", line: 1, column: 1, endLine: 1, endColumn: 2 }],
      },
    ],
    summary: { errors: 2, warnings: 0 },
  });
});

test("no diagnostics are a document, too", () => {
  expect(JSON.parse(render([], new Map(), "json"))).toEqual({
    version: 1,
    diagnostics: [],
    summary: { errors: 0, warnings: 0 },
  });
});

test("a name comes out as it went in, however it is written on the way", () => {
  const key = "\u202e\u009b\u{e0041}\ud800\u00a0😀";
  const output = render([diagnostic("duplicate-key", undefined, { key })], new Map(), "json");
  expect(output).toContain(String.raw`\u202e\u009b\udb40\udc41\ud800\u00a0😀`);
  expect(JSON.parse(output).diagnostics[0].message).toContain(key);
});
