import { expect, test } from "vitest";
import { mutated, variable, type Mutant } from "./mutant.ts";
import { mutantsOf } from "./operators.ts";

const faultsIn = (line: string): readonly string[] => mutantsOf("a.js", line).map(({ after }) => after.trim());

test("a line has as many faults as places for them", () => {
  expect(faultsIn("return size <= 500 && isText(value);")).toEqual([
    "return size < 500 && isText(value);",
    "return size <= 500 || isText(value);",
    "return size <= 501 && isText(value);",
  ]);
  expect(faultsIn(`  run.remark("outofrange", parameter, undefined);`)).toEqual([
    `run.remark("badvalue", parameter, undefined);`,
    "",
  ]);
  expect(faultsIn(`    case "from":`)).toEqual([""]);
  expect(faultsIn(`  required(string("search")),`)).toEqual([`((parameter) => parameter)(string("search")),`]);
  expect(faultsIn("if (text[0] === 1) return;")).toContain("if (false) return;");
});

test("comments, imports and strings have no mutants", () => {
  for (const line of [
    "// at most 5",
    " * true",
    `import { a1 } from "./b2.js";`,
    `const word = "5";`,
    `/** @param {5} a */`,
  ])
    expect(faultsIn(line)).toEqual([]);
});

test("types have no mutants", () => {
  const typed = (text: string): readonly string[] => mutantsOf("a.ts", text).map(({ after }) => after);
  expect(typed("let status: 502 | 504 = 504;")).toEqual(["let status: 502 | 504 = 505;"]);
  expect(typed("interface Sizes {\n  readonly width: 9;\n}")).toEqual([]);
});

test("the fault is put into its own file, at its own line", () => {
  const mutant: Mutant = { file: "runtime/a.js", line: 2, kind: "any", before: "two", after: "2" };
  process.env[variable] = JSON.stringify(mutant);
  try {
    expect(mutated("packages/validators/generated/runtime/a.js", "one\ntwo")).toBe("one\n2");
    expect(mutated("packages/validators/generated/runtime/aa.js", "one\ntwo")).toBe("one\ntwo");
    expect(() => mutated("runtime/a.js", "one\nthree")).toThrow("another line");
  } finally {
    delete process.env[variable];
  }
  expect(mutated("runtime/a.js", "one\ntwo")).toBe("one\ntwo");
});
