import fc from "fast-check";
import * as jsYaml from "js-yaml";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { printYaml, type Json } from "./yaml.ts";

const readers: readonly (readonly [string, (text: string) => unknown])[] = [
  ["yaml 1.2", (text) => parse(text, { maxAliasCount: 0 })],
  ["yaml 1.1", (text) => parse(text, { version: "1.1", maxAliasCount: 0 })],
  ["js-yaml", (text) => jsYaml.load(text)],
];

function expectRoundTrip(value: Json): void {
  const text = printYaml(value);
  const wanted = JSON.stringify(value);
  for (const [name, read] of readers) expect(JSON.stringify(read(text)), `${name}: ${text}`).toBe(wanted);
}

const awkward = fc.constantFrom(
  "",
  " ",
  "yes",
  "No",
  "on",
  "~",
  "null",
  "0x1F",
  "0o17",
  "1_000",
  "12:30",
  "2001-01-01",
  ".inf",
  "e0",
  "E+12",
  "<<",
  "=",
  "-",
  "- a",
  "a: b",
  "a #b",
  "#a",
  "a:",
  "*",
  "&a",
  "!x",
  "%",
  "@",
  "`",
  "a\nb",
  "a\n\nb",
  "a\n b",
  " a\nb",
  "a\n",
  "a\n\n",
  "a\nb ",
  "a\tb",
  "a\r\nb",
  "---",
  "---\na",
  "a\n---",
  "\u0085",
  "a\u2028b\nc",
  "\ufeffx",
  "\u202eabc",
  "\ud800",
  "\ud800\nx",
  "a\u0000b",
  "😀",
  "https://x.invalid/#a",
  "{{x}}",
  "[a]",
  "__proto__",
  "constructor",
  "\ufffe",
  "?",
  "? a",
  "|",
  ">",
  "'a'",
  '"a"',
);
const text = fc.oneof(
  awkward,
  fc.string({ unit: "binary" }),
  fc.string(),
  fc.string({ unit: fc.constantFrom("\n", " ", "a", "#", ":", "-", "é") }),
);

describe("printYaml", () => {
  it("round-trips every JSON value through readers of YAML 1.1 and 1.2", () => {
    const { tree } = fc.letrec<{ tree: Json }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4, depthSize: "small" },
        text,
        fc.oneof(
          fc.integer(),
          fc.double({ noDefaultInfinity: true, noNaN: true }).map((n) => n + 0),
          fc.boolean(),
          fc.constant(null),
        ),
        fc.array(tie("tree"), { maxLength: 4 }),
        fc.dictionary(text, tie("tree"), { maxKeys: 4, noNullPrototype: true }),
      ),
    }));
    fc.assert(
      fc.property(tree, (value) => expectRoundTrip(JSON.parse(JSON.stringify(value)) as Json)),
      { numRuns: 2000 },
    );
  });

  it("writes blocks with two spaces, and plain strings where they are safe", () => {
    expect(printYaml({ a: { b: ["x", { c: 1, d: [] }], e: "two words" }, f: "yes", g: {} })).toBe(
      'a:\n  b:\n    - x\n    - c: 1\n      d: []\n  e: two words\nf: "yes"\ng: {}\n',
    );
  });

  it("writes several ordinary lines as a literal block", () => {
    expect(printYaml({ a: "one\n\n- two: #three" })).toBe("a: |-\n  one\n\n  - two: #three\n");
  });

  it("writes a key too long for an implicit one with a question mark", () => {
    expectRoundTrip({ ["k".repeat(1500)]: { a: 1 }, ["'".repeat(1500)]: "x" });
  });

  it("keeps a key named __proto__", () => {
    expectRoundTrip(JSON.parse('{"__proto__": {"a": 1}, "b": 2}') as Json);
  });
});
