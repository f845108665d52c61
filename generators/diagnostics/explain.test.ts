import { describe, expect, test } from "vitest";
import { codes } from "./catalogue.ts";
import { explain, findExample, listCodes, unknownCode } from "./explain.ts";
import { bindExplanations, checkExplanations, loadExplanations } from "./explanations/spec.ts";
import { explanations } from "./explanations/index.ts";
import { diffExplanations, driftExplanations, learnExplanations, writeExplanations } from "./explanations/outputs.ts";

test("every code has one explanation, of a few sentences", () => {
  const written = [
    loadExplanations,
    bindExplanations,
    checkExplanations,
    writeExplanations,
    learnExplanations,
    driftExplanations,
    diffExplanations,
  ].flatMap((one) => Object.keys(one));
  expect(written).toEqual(codes);
  for (const code of codes) expect(explanations[code].length, code).toBeGreaterThan(100);
});

describe("explain", () => {
  test("shows the message with its slots, why, what to do, and the example with what Kiln reports", () => {
    const example = {
      files: new Map([["spec/a.yaml", "a: 1\na: 2\n"]]),
      removed: [],
      output: "error[duplicate-key]: …\n",
    };
    const text = explain("duplicate-key", example);
    expect(text).toMatch(/^error\[duplicate-key\]: The key “‹key›” is duplicated in one mapping\.\n\nYAML parsers/);
    expect(text).toContain("What to do: Keep one of the two.\n");
    expect(text).toContain(
      "Example, in spec/a.yaml:\n\n    a: 1\n    a: 2\n\nKiln says:\n\n    error[duplicate-key]: …\n",
    );
  });

  test("does without an example", () => {
    expect(explain("not-utf8", undefined)).not.toContain("Example");
  });

  test("has lines of at most a hundred characters", () => {
    for (const code of codes)
      for (const line of explain(code, undefined).split("\n").slice(2, -3))
        expect(line.length, line).toBeLessThanOrEqual(100);
  });
});

describe("the example of a code", () => {
  const cases = new Map([
    ["load/duplicate-key/long/expected.txt", "says the long one"],
    ["load/duplicate-key/long/spec/a.yaml", "a: 1\na: 2\n"],
    ["load/duplicate-key/short/expected.txt", "says"],
    ["load/duplicate-key/short/removed.txt", "spec/b.yaml\n"],
    ["load/duplicate-key/short/spec/a.yaml", "a: 1\n"],
    ["load/unknown-key/other/expected.txt", ""],
  ]);

  test("is its shortest case", () => {
    expect(findExample("duplicate-key", cases)).toEqual({
      files: new Map([["spec/a.yaml", "a: 1\n"]]),
      removed: ["spec/b.yaml"],
      output: "says",
    });
  });

  test("is missing where there is no case", () => {
    expect(findExample("not-utf8", cases)).toBeUndefined();
  });
});

test("an unknown code is met with the nearest one", () => {
  expect(unknownCode("duplicat-key", ["parameter-added"])).toBe(
    "There is no diagnostic or class of changes “duplicat-key”. Did you mean “duplicate-key”? All of them: kiln explain\n",
  );
  expect(unknownCode("\u001b[2J", [])).not.toContain("\u001b");
});

test("the list has a line for every code", () => {
  expect(
    listCodes()
      .trimEnd()
      .split("\n")
      .map((line) => line.split(" ")[0]),
  ).toEqual(codes);
});
