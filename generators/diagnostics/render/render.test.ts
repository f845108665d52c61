import fc from "fast-check";
import { expect, test } from "vitest";
import { diagnostic } from "../diagnostic.ts";
import { formats, render } from "./render.ts";

/** Strings that contain everything that is difficult to display. */
const pieces = [
  "\n",
  "\r",
  "\r\n",
  "\t",
  " ",
  "a",
  "日",
  "😀",
  "\u0301",
  "\u202e",
  "\u200d",
  "\u001b",
  "\ud800",
  "\udc00",
];
const unit = fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "binary", maxLength: 3 }));
const awkward = fc.string({ unit, maxLength: 400 });

test("whatever the text and the place, every format prints text without control characters", () => {
  fc.assert(
    fc.property(awkward, awkward, fc.nat(500), fc.nat(500), (text, message, start, end) => {
      const place = { file: `spec/${message}.yaml`, start, end };
      const one = diagnostic(
        "duplicate-key",
        place,
        { key: message },
        { related: [{ message, place: { ...place, start: end, end: start } }] },
      );
      for (const format of formats) {
        const output = render([one], new Map([[place.file, text]]), format);
        expect(output).not.toMatch(/(?![\n\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
        expect(output.endsWith("\n")).toBe(true);
      }
    }),
    { seed: 1, numRuns: 100 },
  );
});

test("a line of a megabyte with a thousand faults is no trouble", () => {
  const text = "日😀".repeat(250_000);
  const fault = (index: number) =>
    diagnostic("duplicate-key", { file: "a.yaml", start: index * 700, end: text.length }, { key: index });
  const many = Array.from({ length: 1000 }, (_, index) => fault(index));
  const output = render(many, new Map([["a.yaml", text]]), "text");
  expect(output.length).toBeLessThan(1_000_000);
  expect(output).toContain("a.yaml:1:466201\n");
});
