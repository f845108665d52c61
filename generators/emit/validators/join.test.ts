import { expect, test } from "vitest";
import { joined } from "./join.ts";

const join = (files: Readonly<Record<string, string>>, ...exported: string[]): string =>
  joined([Object.keys(files)[0]!], (name) => files[name]!, new Set(exported));

test("each file stands once, behind those that it needs", () => {
  const files = {
    "a.js": `import { b } from "./b.js";\nimport { c } from "./c.js";\n\nconst a = b + c;\n`,
    "b.js": `import { c } from "./c.js";\n\nexport const b = c;\n`,
    "c.js": `export const c = 1;\n`,
  };
  expect(join(files)).toBe("const c = 1;\n\nconst b = c;\n\nconst a = b + c;");
});

test("only what is asked for is exported", () => {
  const text = `export class A {}\nexport function b() {}\nexport let c = 1;\nexport const d = 2;\n`;
  expect(join({ "a.js": text }, "b", "d")).toBe("class A {}\nexport function b() {}\nlet c = 1;\nexport const d = 2;");
});

test("types of other files are at home in the one file", () => {
  const text = [
    `/** @typedef {import("./b.js").B} B @typedef {import("./c.js").C} C */\n`,
    `/**\n * @typedef {import("./b.js").D} D\n * @typedef {(b: B) => C} E takes it\n */\n`,
    `/** @param {import("./b.js").F | undefined} f */\nfunction g(f) {}`,
  ].join("\n");
  expect(join({ "a.js": text })).toBe("/**\n * @typedef {(b: B) => C} E takes it\n */\n\n/** @param {F | undefined} f */\nfunction g(f) {}");
});

test("two files that declare one name cannot become one", () => {
  const files = { "a.js": `import { b } from "./b.js";\nconst c = b;\n`, "b.js": `export const b = 1;\nfunction c() {}\n` };
  expect(() => join(files)).toThrow("c is declared in b.js and in a.js");
});

test("files in a circle have no order", () => {
  const files = { "a.js": `import { b } from "./b.js";\n`, "b.js": `import { a } from "./a.js";\n` };
  expect(() => join(files)).toThrow("a.js is imported in a circle");
});

test("other forms of imports are refused", () => {
  expect(() => join({ "a.js": `import { b as c } from "./b.js";\n` })).toThrow(`a.js imports in a form that cannot be joined: import { b as c }`);
  expect(() => join({ "a.js": `import * as b from "./b.js";\n` })).toThrow("cannot be joined");
});
