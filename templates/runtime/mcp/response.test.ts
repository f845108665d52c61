import { expect, test } from "vitest";
import { answerText, maskMembers, maskValues } from "./call.ts";
import { createRests } from "./response.ts";

test("a long list has a line for each item, and is JSON all the same", () => {
  const value = { items: Array.from({ length: 40 }, (_, id) => ({ id, text: `Item ${id}` })), next: null };
  expect(JSON.parse(answerText(value))).toEqual(value);
  expect(answerText(value).split("\n").length).toBeGreaterThan(40);
  expect(answerText({ a: 1 })).toBe(`{"a":1}`);
  expect(answerText(undefined)).toBe("null");
});

test("the pieces of a response add up to the whole, and the last one has the continuation", () => {
  const whole = Array.from({ length: 50 }, (_, index) => `line ${index} ${"x".repeat(index)} 😀`).join("\n");
  const rests = createRests(100);
  let piece = rests.cut(whole, "further");
  let read = piece.text;
  while (piece.next !== undefined) {
    expect([piece.further, piece.text.isWellFormed(), piece.text.length <= 100]).toEqual([undefined, true, true]);
    piece = rests.next(piece.next)!;
    read += piece.text;
  }
  expect([read, piece.further]).toEqual([whole, "further"]);
  expect(rests.next("rest-000000000000-5")).toBe(undefined);
});

test("only the most recent long responses are kept", () => {
  const rests = createRests(10);
  const tokens = Array.from({ length: 7 }, () => rests.cut("x".repeat(30), undefined).next!);
  expect(tokens.map((token) => rests.next(token) !== undefined)).toEqual([false, false, true, true, true, true, true]);
});

test("secrets are masked at any depth, by member and by value", () => {
  const { value, names } = maskMembers({ pin: "1", list: [{ pin: "", token: { a: "x", ok: true } }], name: "n" }, [
    "pin",
    "token",
  ]);
  expect(value).toEqual({ pin: "***", list: [{ pin: "", token: { a: "***", ok: true } }], name: "n" });
  expect(names).toEqual(["pin", "token", "a"]);
  expect(maskValues("key=abc%3A1 abc:1", ["abc:1", "x"])).toBe("key=*** ***");
});
