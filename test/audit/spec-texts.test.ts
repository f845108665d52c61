import { expect, test } from "vitest";
import { textsIn } from "./spec-texts.ts";

test("the texts of a file and its comments, with their lines", () => {
  expect(textsIn("spec/a.yaml", "# of a\nname: an x\nlist:\n  - 12|13\n  - >-\n    two\n    lines\n")).toEqual([
    { at: "spec/a.yaml:2", text: "an x" },
    { at: "spec/a.yaml:5", text: "two lines" },
    { at: "spec/a.yaml:1", text: "# of a" },
  ]);
});

test("the title of a source is a citation, that of a section is ours", () => {
  const source = "source: a\ntitle: Their title\nsections:\n  One: { title: Our title }\n";
  expect(textsIn("spec/sources/a.yaml", source).map(({ text }) => text)).toEqual(["Our title"]);
  expect(textsIn("spec/b.yaml", "set: a\ntitle: Our title\n").map(({ text }) => text)).toContain("Our title");
});
