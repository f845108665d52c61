import { describe, expect, test } from "vitest";
import { type Location, locator } from "./position.ts";

describe("a position", () => {
  test("counts lines and columns from 1", () => {
    expect(at("one: 1\ntwo: 2\n", "2")).toMatchObject({ start: { line: 2, column: 6 }, end: { line: 2, column: 7 } });
  });

  test("counts an emoji as one column, though it is two code units", () => {
    expect(at("a: 😀😀 here", "here").start.column).toBe(7);
    expect(at("😀\n😀 here", "here").start).toEqual({ line: 2, column: 3 });
  });

  test.each([
    ["LF", "\n"],
    ["CR LF", "\r\n"],
    ["CR", "\r"],
  ])("knows %s as the end of a line", (_, lineBreak) => {
    const location = at(`one: 1${lineBreak}two: 2${lineBreak}`, "two");
    expect(location).toMatchObject({ start: { line: 2, column: 1 }, before: "", marked: "two", after: ": 2" });
  });

  test("at the end of the file is after the last character", () => {
    expect(locate("one: 1", 6, 6).start).toEqual({ line: 1, column: 7 });
    expect(locate("one: 1\n", 7, 7)).toMatchObject({ start: { line: 2, column: 1 }, marked: "", after: "" });
    expect(locate("", 0, 0).start).toEqual({ line: 1, column: 1 });
  });

  test("beyond the end of the file is at the end", () => {
    expect(locate("one: 1", 90, 99)).toMatchObject({ start: { line: 1, column: 7 }, end: { line: 1, column: 7 } });
  });

  test("within a line break is at the end of its line", () => {
    expect(locate("one: 1\r\ntwo: 2", 7, 7).start).toEqual({ line: 1, column: 7 });
  });

  test("marks the first line of several", () => {
    expect(locate("a:\n  b: 1\n  c: 2\n", 5, 17)).toMatchObject({
      start: { line: 2, column: 3 },
      end: { line: 4, column: 1 },
      before: "  ",
      marked: "b: 1",
      after: "",
    });
  });

  test("is unknown in a file that is not there", () => {
    expect(locator(new Map())({ file: "missing.yaml", start: 0, end: 1 })).toBeUndefined();
  });
});

function at(text: string, word: string): Location {
  return locate(text, text.indexOf(word), text.indexOf(word) + word.length);
}

function locate(text: string, start: number, end: number): Location {
  return locator(new Map([["a.yaml", text]]))({ file: "a.yaml", start, end })!;
}
