import { expect, test } from "vitest";
import { isAmong, mediaTypeOf } from "../../templates/runtime/http/server/messages.ts";
import { attachment } from "../../templates/runtime/resource/server/run-operation.ts";

test.each([
  ["plan.pdf", 'attachment; filename="plan.pdf"'],
  ["a\r\nX-Bad: 1", 'attachment; filename="aX-Bad: 1"'],
  ['a"; filename="b.exe', 'attachment; filename="a; filename=b.exe"'],
  ["../../etc/passwd", 'attachment; filename="....etcpasswd"'],
  ["..\\x", 'attachment; filename="..x"'],
  ["", 'attachment; filename="file"'],
  ["\u202egpj.exe", 'attachment; filename="gpj.exe"'],
  ["Plän's.pdf", "attachment; filename=\"Pl_n's.pdf\"; filename*=UTF-8''Pl%C3%A4n%27s.pdf"],
  ["100%41.pdf", "attachment; filename=\"100_41.pdf\"; filename*=UTF-8''100%2541.pdf"],
  ["\ud800.pdf", "attachment; filename=\"_.pdf\"; filename*=UTF-8''%EF%BF%BD.pdf"],
])("the file name %j is safe in a header field", (name, field) => {
  expect(attachment(name)).toBe(field);
  expect(new Headers({ "content-disposition": attachment(name) }).get("content-disposition")).toBe(field);
});

test("a file name of any length, cut within a character, is a header field", () => {
  const field = attachment(`a${"😀".repeat(5_000)}`);
  expect(field.length).toBeLessThan(3_000);
  expect(() => decodeURIComponent(field.split("''")[1]!)).not.toThrow();
});

test.each([
  ["image/png", "image/png"],
  [" Image/PNG ; charset=x", "image/png"],
  ["image/png, text/html", undefined],
  ["image", undefined],
  ["", undefined],
  [undefined, undefined],
])("the Content-Type %j names %j", (text, name) => expect(mediaTypeOf(text)).toBe(name));

test("a media type is found in time that its length does not square", () => {
  expect(mediaTypeOf(`${"a".repeat(200_000)}/`)).toBeUndefined();
  expect(mediaTypeOf(" ".repeat(200_000))).toBeUndefined();
});

test("a range takes its kind alone", () => {
  expect(
    ["image/png", "image/svg+xml", "images/png", "image", "text/plain", "constructor"].filter((one) =>
      isAmong(["image/*"], one),
    ),
  ).toEqual(["image/png", "image/svg+xml"]);
});
