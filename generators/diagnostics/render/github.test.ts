import { expect, test } from "vitest";
import { diagnostic } from "../diagnostic.ts";
import { render } from "./render.ts";

test("a diagnostic is one workflow command", () => {
  expect(command("a: 1\nb: 2\n", 5, 6)).toBe(
    "::error file=spec/a.yaml,line=2,col=1,endColumn=2,title=duplicate-key::The key “b” is duplicated in one mapping.%0AKeep one of the two.\n",
  );
});

test("a place over several lines has no columns: GitHub refuses them there", () => {
  expect(command("a:\n  b: 1\n", 0, 9)).toContain("file=spec/a.yaml,line=1,endLine=2,title=");
});

test("what ends a property is escaped in properties, and what ends a command everywhere", () => {
  const one = diagnostic(
    "duplicate-key",
    { file: "a:b,c%d\r\n.yaml", start: 0, end: 0 },
    { key: "100%, a: b\r\n::error::forged" },
  );
  const output = render([one], new Map(), "github");
  expect(output).toContain("file=a%3Ab%2Cc%25d␍␊.yaml,title=");
  expect(output).toContain("::The key “100%25, a: b␍␊::error::forged” is duplicated");
  expect(output.split("\n")).toHaveLength(2);
});

test("a diagnostic without a place is a command without a file", () => {
  expect(render([diagnostic("spec-not-found", undefined, { folder: "x" })], new Map(), "github")).toMatch(
    /^::error title=spec-not-found::/,
  );
});

function command(text: string, start: number, end: number): string {
  return render(
    [diagnostic("duplicate-key", { file: "spec/a.yaml", start, end }, { key: "b" })],
    new Map([["spec/a.yaml", text]]),
    "github",
  );
}
