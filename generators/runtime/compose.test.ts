import { expect, test } from "vitest";
import { composed } from "./compose.ts";
import type { BuiltModule, BuiltModules } from "./modules.ts";
import { recordedModule } from "./build.ts";

/** Builds modules of one folder, and an entry that exports their names. */
function modulesOf(texts: Readonly<Record<string, string>>): BuiltModules {
  const modules = Object.entries(texts).map(([path, text]): [string, BuiltModule] => [
    path,
    recordedModule(path, text),
  ]);
  const reexports = modules.map(([path, { statements }]) => ({
    from: path,
    names: statements.flatMap(({ names }) => names),
  }));
  return { ...Object.fromEntries(modules), "entry.js": { imports: [], reexports, statements: [] } };
}

const compose = (
  texts: Readonly<Record<string, string>>,
  names: readonly string[],
  exported: readonly string[] = [],
): string => composed(modulesOf(texts), { names, exported: new Set(exported) });

test("each module occurs once, after its imports", () => {
  const texts = {
    "a.js": `import { b } from "./b.js";\nimport { c } from "./c.js";\nexport const a = b + c;\n`,
    "b.js": `import { c } from "./c.js";\nexport const b = c;\n`,
    "c.js": `/** Three. */\nexport const c = 1;\n`,
    "d.js": `export const d = 1;\n`,
  };
  expect(compose(texts, ["a"])).toBe("/** Three. */\nconst c = 1;\n\nconst b = c;\n\nconst a = b + c;\n");
});

test("only requested names are exported", () => {
  const text = "export class A {\n}\nexport function b() { }\nexport let c = 1;\n";
  expect(compose({ "a.js": text }, ["A", "b", "c"], ["b"])).toBe(
    "class A {\n}\n\nexport function b() { }\n\nlet c = 1;\n",
  );
});

test("a statement is included only if it is needed", () => {
  const texts = {
    "a.js": `import { b, unused } from "./b.js";\nexport const a = () => one(b) + { two: 2 }.two;\nfunction one(c) { return c; }\nconst two = unused;\n`,
    "b.js": "export const b = 1;\nexport const unused = 2;\n",
  };
  expect(compose(texts, ["a"])).toBe(
    "const b = 1;\n\nconst a = () => one(b) + { two: 2 }.two;\n\nfunction one(c) { return c; }\n",
  );
});

test("a name that no entry exports cannot be requested", () => {
  expect(() => compose({ "a.js": "export const a = 1;" }, ["b"])).toThrow("No module of the runtime declares b");
});

test("two modules that declare one name cannot become one file", () => {
  const texts = {
    "a.js": `import { b } from "./b.js";\nexport const a = b;\nconst c = 1;\n`,
    "b.js": `export const b = 1;\nfunction c() { }\n`,
  };
  expect(() => compose(texts, ["a"])).toThrow("c is declared in b.js and in a.js");
});

test("a name must be declared where it is imported from", () => {
  const texts = { "a.js": `import { b } from "./b.js";\nexport const a = b;\n`, "b.js": `export const c = 1;\n` };
  expect(() => compose(texts, ["a"])).toThrow("a.js imports b from b.js, which does not declare it");
  expect(() => compose({ "a.js": texts["a.js"] }, ["a"])).toThrow("There is no module b.js");
});

test("modules in a circle have no order", () => {
  const texts = {
    "a.js": `import { b } from "./b.js";\nexport const a = 1;\n`,
    "b.js": `import { a } from "./a.js";\nexport const b = 1;\n`,
  };
  expect(() => compose(texts, ["a"])).toThrow("a.js is part of an import cycle");
});
