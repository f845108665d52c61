import { expect, test } from "vitest";
import { generatedFile } from "./generated-file.ts";

test("a file writes its own head: packages first, a type only where no value is taken", () => {
  const file = generatedFile("query/index.js", "The client of query.");
  const body = `export const ${file.export("client")} = ${file.import("./b.js", "make")}(${file.import("@kiln/a", "a")});\n`;
  file.importType("./b.js", "Options");
  file.importType("./b.js", "make");
  expect(file.print(body)).toEqual({
    path: "query/index.js",
    text: [
      "// The client of query. Generated: change the spec instead.",
      'import { a } from "@kiln/a";',
      'import type { Options } from "./b.js";',
      'import { make } from "./b.js";',
      "",
      "export const client = make(a);",
      "",
    ].join("\n"),
    imports: ["./b.js", "@kiln/a"],
    exports: ["client"],
  });
});

test("what a file exports from others counts as its own, and is imported by it", () => {
  const file = generatedFile("index.d.ts", "All.");
  file.exportFrom("./errors.js", "Failure");
  file.exportTypeFrom("./b.js", "B");
  const { text, imports, exports } = file.print("");
  expect(text).toBe(
    '// All. Generated: change the spec instead.\n\nexport type { B } from "./b.js";\nexport { Failure } from "./errors.js";\n',
  );
  expect(imports).toEqual(["./b.js", "./errors.js"]);
  expect(exports).toEqual(["Failure", "B"]);
});

test("one name from two modules is our own fault", () => {
  const file = generatedFile("a.js", "A file.");
  file.import("./b.js", "x");
  expect(() => file.import("./c.js", "x")).toThrow("two modules");
  file.exportFrom("./b.js", "x");
  expect(() => file.exportFrom("./c.js", "x")).toThrow("two modules");
});
