import { expect, test } from "vitest";
import { generatedFile } from "./generated-file.ts";

test("a file writes its own head: packages first, a type only where no value is taken", () => {
  const file = generatedFile("query/index.js", "The client of query.");
  const body = `export const ${file.export("client")} = ${file.import("./b.js", "make")}(${file.import("@kiln/a", "a")});\n`;
  file.importType("./b.js", "Options");
  file.importType("./b.js", "make");
  expect(file.print(body)).toBe(
    [
      "// The client of query. Generated: change the spec instead.",
      'import { a } from "@kiln/a";',
      'import type { Options } from "./b.js";',
      'import { make } from "./b.js";',
      "",
      "export const client = make(a);",
      "",
    ].join("\n"),
  );
  expect(file.exports()).toEqual(["client"]);
});

test("one name from two modules is our own fault", () => {
  const file = generatedFile("a.js", "A file.");
  file.import("./b.js", "x");
  expect(() => file.import("./c.js", "x")).toThrow("two modules");
});
