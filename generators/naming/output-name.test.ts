import fc from "fast-check";
import { expect, it } from "vitest";
import { outputName } from "./declared-name.ts";

it("leaves ordinary names alone", () =>
  expect(["allpages", "content-formats", "pa_id"].map(outputName)).toEqual(["allpages", "content-formats", "pa_id"]));

it.each(["../x", "..", "a/b", "a\\b", "C:\\x", "\u0000", "%2e", "é", "\ud800"])(
  "does not turn %j into a path",
  (name) => {
    expect(outputName(name)).toMatch(/^[\w.-]+$/);
    expect(outputName(name)).not.toMatch(/^\.+$/);
  },
);

it("keeps two names two", () => {
  const name = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect(outputName(a) === outputName(b)).toBe(a === b);
    }),
  );
});
