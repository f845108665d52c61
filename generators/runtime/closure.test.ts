import { expect, test } from "vitest";
import { builtFile } from "./built.ts";
import { type ImportGraph, closureOf, runtimeClosure } from "./closure.ts";
import { importsFile } from "./folders.ts";

const graph = {
  "a.js": ["b.js"],
  "b.js": ["c.js", "a.js"],
  "c.js": [],
  "d.js": [],
  "a.d.ts": [],
  "b.d.ts": ["a.d.ts"],
};

test("a file brings all that it imports, and nothing else", () => {
  expect(closureOf(["a.js"], graph)).toEqual(["a.js", "b.js", "c.js"]);
  expect(closureOf(["b.d.ts", "c.js"], graph)).toEqual(["a.d.ts", "b.d.ts", "c.js"]);
  expect(closureOf([], graph)).toEqual([]);
});

test("a file that the build does not have is our own fault", () => {
  expect(() => closureOf(["e.js"], graph)).toThrow("no file “e.js”");
});

test("code brings code, declarations bring declarations", () => {
  const code = runtimeClosure([
    { path: "wiki/index.js", imports: ["./table.js", "@kiln/other", "../runtime/http/client/log.js"] },
  ]);
  expect(code.map(({ path }) => path)).toEqual(["runtime/http/client/errors.js", "runtime/http/client/log.js"]);
  expect(code[0]!.text).toBe(builtFile("http/client/errors.js"));
  const types = runtimeClosure([
    { path: "wiki/modules/one.d.ts", imports: ["../../runtime/http/client/errors.js", "../index.js"] },
  ]);
  expect(types.map(({ path }) => path)).toEqual([
    "runtime/http/client/errors.d.ts",
    "runtime/http/client/options.d.ts",
  ]);
});

test("no file of the client's runtime imports one that the build does not have", () => {
  const imports = JSON.parse(builtFile(importsFile)) as ImportGraph;
  const own = Object.keys(imports).filter((path) =>
    /^(?:core|http\/client|resource\/client|query\/client|action-api\/client)\//.test(path),
  );
  expect(own.length).toBeGreaterThan(20);
  expect(closureOf(own, imports)).toEqual(own.sort());
});
