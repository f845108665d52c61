import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BuildError, buildState } from "./state.ts";
import { buildRuntime, ensureBuild } from "./build.ts";
import { importsFile, type RuntimeFolders } from "./folders.ts";

let root: string;
let folders: RuntimeFolders;

/** Creates a small runtime with two TypeScript modules and one JavaScript module. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kiln-runtime-"));
  folders = {
    sources: join(root, "runtime"),
    build: join(root, "runtime/build"),
    configurations: [join(root, "tsconfig.json")],
  };
  const compilerOptions = { strict: true, module: "nodenext", target: "es2022", types: [], declaration: true };
  write("tsconfig.json", JSON.stringify({ compilerOptions }));
  const own = { rootDir: ".", noEmitOnError: true };
  const config = { extends: "../tsconfig.json", compilerOptions: own, include: ["a"], exclude: ["**/*.test.ts"] };
  write("runtime/tsconfig.a.json", JSON.stringify(config));
  write("runtime/package.json", '{ "type": "module" }');
  write(
    "runtime/a/one.ts",
    'import type { Two } from "./two.js";\n// import "./nothing.js"\nexport const one: Two = { value: 1 };\n',
  );
  write("runtime/a/two.ts", "export interface Two { readonly value: number }\nexport const two = 2;\n");
  write("runtime/b/plain.js", 'import "../a/two.js";\n');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const built = (path: string): string => readFileSync(join(folders.build, path), "utf8");

test("a build holds what the compiler makes, what is JavaScript already, and what each file imports", () => {
  expect(buildState(folders)).toBe("missing");
  expect(ensureBuild(folders)).toBe(true);
  expect(buildState(folders)).toBe("fresh");
  expect(ensureBuild(folders)).toBe(false);
  expect(built("a/one.js")).toContain("export const one = { value: 1 };");
  expect(built("b/plain.js")).toContain("../a/two.js");
  expect(JSON.parse(built(importsFile))).toEqual({
    "a/one.d.ts": ["a/two.d.ts"],
    // Type imports and imports in comments do not count as imports of the code.
    "a/one.js": [],
    "a/two.d.ts": [],
    "a/two.js": [],
    "b/plain.js": ["a/two.js"],
  });
  expect(readdirSync(folders.sources).filter((name) => name.startsWith("build"))).toEqual(["build"]);
});

test("a build is stale after a change of a source or of a configuration, and not after one of a test", () => {
  buildRuntime(folders);
  write("runtime/a/one.test.ts", "1;\n");
  expect(buildState(folders)).toBe("fresh");
  for (const path of ["runtime/a/one.ts", "runtime/b/plain.js", "runtime/tsconfig.a.json", "tsconfig.json"]) {
    const before = readFileSync(join(root, path), "utf8");
    write(path, `${before}\n`);
    expect(buildState(folders), path).toBe("stale");
    write(path, before);
    expect(buildState(folders), path).toBe("fresh");
  }
  write("runtime/a/three.ts", "");
  expect(buildState(folders)).toBe("stale");
});

test("a deleted source leaves nothing in the next build", () => {
  buildRuntime(folders);
  rmSync(join(root, "runtime/b/plain.js"));
  rmSync(join(root, "runtime/a/one.ts"));
  buildRuntime(folders);
  expect(existsSync(join(folders.build, "a/one.js"))).toBe(false);
  expect(existsSync(join(folders.build, "b"))).toBe(false);
  expect(existsSync(join(folders.build, "a/two.js"))).toBe(true);
});

test("a type error is said with its place, and leaves the old build as it was", () => {
  buildRuntime(folders);
  const before = built("a/two.js");
  write("runtime/a/two.ts", "export interface Two { readonly value: string }\nexport const two = 3;\n");
  expect(() => buildRuntime(folders)).toThrow(BuildError);
  expect(() => buildRuntime(folders)).toThrow(/a\/one\.ts\(3,\d+\): error TS2322/);
  expect(built("a/two.js")).toBe(before);
  expect(buildState(folders)).toBe("stale");
  expect(readdirSync(folders.sources).filter((name) => name.startsWith("build"))).toEqual(["build"]);
});

test("a build without sources is an installed one", () => {
  buildRuntime(folders);
  const installed = { ...folders, sources: join(root, "nowhere") };
  expect(buildState(installed)).toBe("fresh");
});
