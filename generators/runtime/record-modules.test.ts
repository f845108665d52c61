import { expect, test } from "vitest";
import { recordedModule } from "./build.ts";

const record = (text: string): ReturnType<typeof recordedModule> => recordedModule("action-api/validators/a.js", text);

test("imports are known by the module's path in the build", () => {
  const { imports } = record(`import { b, c } from "./b.js";\nimport { d } from "../../validators/d.js";\n`);
  expect(imports).toEqual([
    { from: "action-api/validators/b.js", names: ["b", "c"] },
    { from: "validators/d.js", names: ["d"] },
  ]);
});

test("a statement is known by the names that it declares, without its export", () => {
  const { statements } = record(
    `/** One. */\nexport class A {\n}\nexport function b() { }\nexport let c = 1, d = 2;\nconst e = d.A;\n`,
  );
  expect(statements).toEqual([
    { comment: "/** One. */", text: "class A {\n}", names: ["A"], uses: [] },
    { comment: "", text: "function b() { }", names: ["b"], uses: [] },
    { comment: "", text: "let c = 1, d = 2;", names: ["c", "d"], uses: [] },
    { comment: "", text: "const e = d.A;", names: ["e"], uses: ["d"] },
  ]);
});

test("a re-export is not a statement of the module", () => {
  expect(record(`export { b } from "./b.js";\nexport {};\n`)).toEqual({
    imports: [],
    reexports: [{ from: "action-api/validators/b.js", names: ["b"] }],
    statements: [],
  });
});

test.each([
  `import { b as c } from "./b.js";`,
  `import b from "./b.js";`,
  `import * as b from "./b.js";`,
  `import "./b.js";`,
  `import { b } from "b";`,
  `export * from "./b.js";`,
  `export { b as c } from "./b.js";`,
  `const a = 1;\nexport { a };`,
  `export default function () { }`,
  `const { a } = b;`,
  `a();`,
])("a form that means something else in one file is refused: %s", (text) => {
  expect(() => record(text)).toThrow(
    "action-api/validators/a.js has a statement that cannot be in a file with statements of other modules",
  );
});
