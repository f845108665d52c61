import { posix } from "node:path";
import { build, type PluginBuild } from "esbuild";
import { expect, test } from "vitest";
import { validators } from "../../generators/emit/validators/emitter.ts";
import { emittedFromSpec } from "../support/emit.ts";

/* The part of the package that a bundler includes, based only on the code. */

const root = "packages/validators/generated/";
const files = new Map(
  [...emittedFromSpec([validators])]
    .filter(([path]) => path.startsWith(root))
    .map(([path, text]) => [`/${path.slice(root.length)}`, text]),
);

async function bundled(contents: string): Promise<string> {
  const plugin = {
    name: "emitted",
    setup: (setup: PluginBuild) => {
      setup.onResolve({ filter: /./ }, ({ path, importer }) => ({
        path: posix.resolve(posix.dirname(importer), path),
        namespace: "emitted",
      }));
      setup.onLoad({ filter: /./, namespace: "emitted" }, ({ path }) => ({ contents: files.get(path)!, loader: "js" }));
    },
  };
  const { outputFiles } = await build({
    stdin: { contents },
    bundle: true,
    write: false,
    format: "esm",
    plugins: [plugin],
    legalComments: "none",
    logLevel: "silent",
  });
  return outputFiles[0]!.text.replace(/^\/\/.*\n/gm, "").trim();
}

test.each([
  "/runtime/query.js",
  "/runtime/exchange.js",
  "/query/index.js",
  "/query/allpages.js",
  "/runtime/query/core.js",
])("%s is removed if it is unused", async (path) => {
  expect(await bundled(`import ${JSON.stringify(path)};`)).toBe("");
});

/** Returns the files that are loaded when a module is imported. */
async function loaded(path: string): Promise<readonly string[]> {
  const found = new Set([path]);
  for (const one of found) {
    for (const [, specifier] of files.get(one)!.matchAll(/ from "(\..*)";$/gm))
      found.add(posix.resolve(posix.dirname(one), specifier!));
  }
  return [...found].slice(1).sort();
}

test.each([
  ["tokens", ["core"]],
  ["allpages", ["core", "titles"]],
  ["allrevisions", ["core", "times", "titles", "users"]],
])("%s loads what it needs and no other module", async (module, names) => {
  expect(await loaded(`/query/${module}.js`)).toEqual(names.map((name) => `/runtime/query/${name}.js`));
});

test("a module is the same on its own and in the index", async () => {
  const all = files.get("/runtime/query.js")!;
  const modules = [...files].filter(([path]) => /^\/query\/(?!index)\w+\.js$/.test(path));
  expect(modules.length).toBeGreaterThan(60);
  for (const [path, text] of modules) {
    const own = text.slice(text.indexOf("\nfunction accepts_"), text.indexOf("\nexport {"));
    // The names of shared value lists differ, because a list is named after the first module that contains it.
    expect(withoutLists(all), path).toContain(withoutLists(own));
  }
});

function withoutLists(text: string): string {
  return text.replace(/\w+(?:Set|Pattern)\b/g, "LIST");
}

test("one function of one module brings nothing of the others", async () => {
  const text = await bundled(`export { validate } from "/query/categoryinfo.js";`);
  expect(text.match(/^(?:var|let|const|function|class) \w+/gm)).toEqual([
    "function isObject",
    "function isText",
    "function accepts_categoryinfo",
    "function validate_categoryinfo",
  ]);
});

test("an operation includes no code that its requests do not need", async () => {
  const text = await bundled(`export { decode, decodeParameters } from "/exchange/createPagingGroup.js";`);
  expect(text).toContain("function decodeFields");
  const others = [
    "keepsRules",
    "isLess",
    "readerOf",
    "decodeValue",
    "headerListOf",
    "parameterListOf",
    "booleanOf",
    "isInternetMoment",
  ];
  for (const other of others) expect(text).not.toContain(other);
});

test("what a module does not have is not read", async () => {
  const text = await bundled(`export { decode } from "/query/categoryinfo.js";`);
  expect(text).toContain("function readString");
  for (const other of [
    "readTimestamp",
    "readListed",
    "parseTitle",
    "readList(",
    "readInteger",
    "userOf",
    "requestDecoder",
    "encodeWith",
  ])
    expect(text).not.toContain(other);
});
