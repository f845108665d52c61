import { expect, test } from "vitest";
import { composedFiles, fileOfName, type ComposedFile } from "./compose.ts";
import type { BuiltModules } from "./modules.ts";
import { recordedModule } from "./build.ts";

const texts = {
  "all.js": "export const all = 1;\n",
  "near.js": `import { all } from "./all.js";\nexport const near = all;\nexport const own = 2;\n`,
  "far.js": `import { near } from "./near.js";\nimport { all } from "./all.js";\nexport const far = near + all;\n`,
};

function modulesOf(): BuiltModules {
  const modules = Object.entries(texts).map(([path, text]) => [path, recordedModule(path, text)] as const);
  const reexports = modules.map(([path, { statements }]) => ({
    from: path,
    names: statements.flatMap(({ names }) => names),
  }));
  return { ...Object.fromEntries(modules), "entry.js": { imports: [], reexports, statements: [] } };
}

const plan = { first: "core", others: { near: ["near", "own"], far: ["far"] } };

function filesFor(...names: readonly string[]): Readonly<Record<string, ComposedFile>> {
  return Object.fromEntries(composedFiles(modulesOf(), plan, names).map((file) => [file.name, file]));
}

test("each file has what the files before it do not have, and imports the rest", () => {
  const { core, near, far } = filesFor("all", "far", "near");
  expect(core).toEqual({ name: "core", text: "export const all = 1;\n", imports: [], exports: ["all"] });
  expect(near).toMatchObject({
    text: "export const near = all;\n\nconst own = 2;\n",
    imports: [{ from: "core", name: "all" }],
    exports: ["near"],
  });
  expect(far!.imports).toEqual([
    { from: "near", name: "near" },
    { from: "core", name: "all" },
  ]);
});

test("what a file needs alone is in it", () => {
  const { near, far } = filesFor("far");
  expect(near).toBeUndefined();
  expect(far!.text).toBe("const all = 1;\n\nconst near = all;\n\nconst own = 2;\n\nexport const far = near + all;\n");
});

test("a name that the plan does not mention is in the first file", () => {
  expect(["all", "own", "far"].map(fileOfName(plan))).toEqual(["core", "near", "far"]);
});

test("a name that a file before its own needs is a fault of the plan", () => {
  const wrong = { first: "core", others: { all: ["all"] } };
  expect(() => composedFiles(modulesOf(), wrong, ["all", "near"])).toThrow(
    "all belongs in the file all, and core needs it",
  );
});
