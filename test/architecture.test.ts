import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

/*
 * The import table of generators/README.md, compared with the code. An entry is a folder of generators/ or a file
 * next to those folders.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  model: [],
  codegen: ["model/group-by.ts", "model/memo.ts"],
  runtime: [],
  diagnostics: ["model"],
  load: ["model", "diagnostics"],
  bind: ["model", "diagnostics", "load/tree.ts"],
  naming: ["model"],
  describe: ["model", "codegen"],
  check: ["model", "diagnostics", "naming"],
  emit: [
    "model",
    "naming",
    "describe",
    "codegen",
    "runtime/built.ts",
    "runtime/closure.ts",
    "runtime/compose.ts",
    "runtime/modules.ts",
  ],
  write: ["model", "diagnostics", "emit/emitter.ts"],
  format: ["load/tree.ts", "load/parse.ts", "load/file-kinds.ts", "load/renamed-keys.ts"],
  init: ["codegen"],
  diff: ["model", "diagnostics", "describe", "codegen/markdown.ts"],
  release: [
    "model",
    "diagnostics/diagnostic.ts",
    "codegen",
    "naming",
    "describe",
    "diff",
    "edit/yaml.ts",
    "emit/emitter.ts",
  ],
  edit: ["codegen", "load/tree.ts", "load/parse.ts"],
  add: ["model", "naming", "codegen", "edit"],
  migrate: ["model", "naming", "diff", "emit/emitter.ts"],
  learn: ["model", "diagnostics", "describe", "codegen", "edit", "load/tree.ts", "load/parse.ts"],
  import: [
    "model",
    "diagnostics",
    "codegen",
    "edit",
    "load/load.ts",
    "load/parse.ts",
    "add/file.ts",
    "add/added.ts",
    "naming",
    "load/tree.ts",
    "emit/emitter.ts",
    "compile.ts",
  ],
  drift: ["model", "diagnostics"],
  pack: ["codegen", "emit/emitter.ts"],
  verify: [
    "model",
    "diagnostics",
    "naming",
    "codegen",
    "check/rule-search.ts",
    "check/states.ts",
    "check/values/type-faults.ts",
    "learn",
    "edit",
    "load/tree.ts",
    "emit/shared/examples/sample-value.ts",
  ],
  witness: [
    "model",
    "naming",
    "codegen",
    "diff/change.ts",
    "verify/contract.ts",
    "verify/run/target.ts",
    "verify/suite/case.ts",
    "verify/suite/near.ts",
    "verify/suite/query/draft.ts",
    "verify/suite/query/query-case.ts",
    "verify/suite/resource/requests.ts",
    "verify/suite/suite.ts",
    "emit/shared/examples/sample-value.ts",
  ],
  lsp: ["model", "diagnostics", "load", "bind/bind.ts", "bind/binding.ts", "session.ts", "emit/emitter.ts"],
  review: ["model/place.ts", "diagnostics/diagnostic.ts", "load/tree.ts"],
  "compile.ts": ["model", "diagnostics", "load", "bind", "check", "emit"],
  "session.ts": ["model", "diagnostics", "load", "bind", "emit", "compile.ts"],
  cli: [
    "model",
    "diagnostics",
    "describe",
    "load",
    "emit",
    "write",
    "format",
    "init",
    "add",
    "edit",
    "codegen/json.ts",
    "witness",
    "import",
    "drift",
    "lsp",
    "diff",
    "release",
    "migrate",
    "pack",
    "learn",
    "verify",
    "review",
    "compile.ts",
    "session.ts",
    "runtime",
  ],
  "index.ts": [
    "model",
    "diagnostics",
    "load",
    "bind",
    "check",
    "emit",
    "write",
    "diff",
    "compile.ts",
    "cli",
    "runtime",
  ],
};

/** The folders of the runtime, each with the folders that it may import. */
const runtimeMayImport: Readonly<Record<string, readonly string[]>> = {
  core: [],
  http: ["core"],
  resource: ["core", "http"],
  query: ["core", "http"],
  "action-api": ["core", "http", "query"],
  docs: ["core", "resource"],
  openapi: [],
  mcp: ["core", "http", "resource"],
  "tanstack-query": [],
};

/** The sides of a protocol, each with the sides that it may import. Other folders count as the side in their place. */
const sides: Readonly<Record<string, readonly string[]>> = {
  client: ["client"],
  server: ["server"],
  validators: ["validators"],
  mock: ["mock", "server"],
  docs: ["validators"],
  mcp: ["client"],
};

/** The libraries of the compiler, each with the paths that may import it. */
const libraryFolders: Readonly<Record<string, readonly string[]>> = {
  "js-yaml": ["load/"],
  yaml: ["load/"],
  handlebars: ["codegen/"],
  marked: ["emit/docs/text-blocks.ts"],
  diff: ["write/", "migrate/declarations.ts"],
  prettier: ["format/"],
  refa: ["diff/compare/types.ts"],
  fs: ["load/read.ts", "write/", "cli/", "lsp/project.ts", "codegen/template.ts", "runtime/"],
  http: ["cli/docs.ts"],
  crypto: ["write/", "diagnostics/", "diff/", "release/", "review/", "runtime/", "emit/docs/changes.ts"],
  child_process: ["runtime/", "cli/git.ts", "cli/served.ts", "cli/publish.ts"],
  esbuild: ["runtime/"],
  typescript: ["runtime/", "diff/prove/", "migrate/apply/"],
  os: ["cli/publish.ts", "cli/load-checks.ts"],
  path: ["load/read.ts", "write/", "cli/", "lsp/project.ts", "runtime/"],
  url: ["load/read.ts", "codegen/template.ts", "cli/", "lsp/project.ts", "runtime/"],
  util: ["cli/"],
  buffer: ["load/read.ts"],
  "vscode-languageserver": ["lsp/"],
  "vscode-languageserver-textdocument": ["lsp/"],
  // For `createRequire`, which loads large libraries only when they are first needed.
  module: [
    "load/syntax.ts",
    "codegen/template.ts",
    "runtime/",
    "diff/prove/tree.ts",
    "diff/compare/types.ts",
    "cli/migrate.ts",
  ],
};

/** Path of the packages' hand-written code, relative to generators/. */
const runtimeSources = "../templates/runtime/";

const root = join(import.meta.dirname, "..");
const generators = join(root, "generators");

interface Import {
  readonly from: string;
  /** A path relative to generators/, or the name of a library. */
  readonly to: string;
  readonly library: boolean;
}

const sources = filesBelow(generators).filter(
  (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.includes("/testing/"),
);
const imports = sources.flatMap((file) => importsOf(file, generators));

test("every folder imports only what the table allows", () => {
  const inside = imports.filter(({ to, library }) => !library && !to.startsWith(runtimeSources));
  const wrong = inside.filter(({ from, to }) => folderOf(from) !== folderOf(to) && !isAllowed(folderOf(from), to));
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test("of the runtime's sources, emitters import types alone", () => {
  const some = imports.filter(({ to }) => to.startsWith(runtimeSources));
  expect(some.length).toBeGreaterThan(0);
  expect(some.filter(({ from }) => folderOf(from) !== "emit").map(({ from }) => from)).toEqual([]);
  const statements = some.flatMap(
    ({ from }) =>
      readFileSync(join(generators, from), "utf8").match(/^import\b[^;]*?"[^"]*\/templates\/runtime\/[^"]*";/gm) ?? [],
  );
  expect(statements.length).toBeGreaterThanOrEqual(some.length);
  expect(statements.filter((statement) => !statement.startsWith("import type "))).toEqual([]);
});

test("every folder of the runtime imports only the folders and sides that the tables allow", () => {
  const folder = join(generators, runtimeSources);
  const files = filesBelow(folder).filter((file) => /^(?!build).*(?<!\.test)\.ts$/.test(file));
  expect(new Set(files.map(folderOf))).toEqual(new Set(Object.keys(runtimeMayImport)));
  const wrong = files.flatMap((from) =>
    importsOf(from, folder)
      .filter(({ to, library }) => !library && folderOf(from) !== folderOf(to) && !isAllowedInRuntime(from, to))
      .map(({ to }) => `${from} → ${to}`),
  );
  expect(wrong).toEqual([]);
});

test("the reference server imports the wiki by its name alone, and the wiki no other package by a path", () => {
  const wrong = ["packages/reference-server/src", "packages/wiki/src"].flatMap((folder) =>
    filesBelow(join(root, folder))
      .filter((file) => file.endsWith(".ts"))
      .flatMap((from) => importsOf(from, join(root, folder)))
      .filter(({ to, library }) => !library && to.startsWith(".."))
      .map(({ from, to }) => `${folder}/${from} → ${to}`),
  );
  expect(wrong).toEqual([]);
  const { dependencies } = JSON.parse(readFileSync(join(root, "packages/wiki/package.json"), "utf8")) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  expect(Object.keys(dependencies)).not.toContain("@kiln/reference-server");
});

test("no emitter imports another", () => {
  const emitterOf = (file: string): string | undefined => /^emit\/([^/]+)\//.exec(file)?.[1];
  const wrong = imports.filter(
    ({ from, to }) =>
      emitterOf(from) && emitterOf(to) && emitterOf(from) !== emitterOf(to) && emitterOf(to) !== "shared",
  );
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test("libraries stay in their folders", () => {
  const wrong = imports.filter(
    ({ from, to, library }) => library && !(libraryFolders[to] ?? []).some((folder) => from.startsWith(folder)),
  );
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test("no import leads in a circle", () => {
  const next = new Map<string, string[]>();
  for (const { from, to, library } of imports) if (!library) next.set(from, [...(next.get(from) ?? []), to]);
  expect(circles(next)).toEqual([]);
});

test("the scripts import the public interface alone", () => {
  const specifiers = filesBelow(join(root, "scripts"))
    .filter((file) => /\.[jt]s$/.test(file))
    .flatMap((file) => specifiersIn(readFileSync(join(root, "scripts", file), "utf8")))
    .filter((specifier) => specifier.includes("generators/"));
  expect(new Set(specifiers)).toEqual(new Set(["../generators/index.ts"]));
});

test("the table names folders that exist, and the README the same", () => {
  const readme = readFileSync(join(generators, "README.md"), "utf8");
  for (const folder of Object.keys(mayImport)) {
    expect(
      sources.some((file) => folderOf(file) === folder),
      folder,
    ).toBe(true);
    expect(readme, folder).toContain(`\`${folder.replace(/\.ts$/, "")}`);
  }
  expect(new Set(sources.map(folderOf))).toEqual(new Set(Object.keys(mayImport)));
});

test("nothing in the compiler knows a module or a resource by name", () => {
  const names = filesBelow(join(root, "spec"))
    .map((file) => /(?:modules|resources|value-sets)\/([a-z-]+)\.yaml$/.exec(file)?.[1])
    .filter((name) => name !== undefined && name.length > 6 && !["templates", "revisions"].includes(name));
  const code = sources
    .map((file) => readFileSync(join(generators, file), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ""))
    .join("\n");
  expect(names.filter((name) => new RegExp(`["'\`]${name}["'\`]`).test(code))).toEqual([]);
});

/** Reports file sizes without enforcing a limit: a long file is a question to its author. */
test("file sizes, for the reader", () => {
  const lines = sources.map((file) => [file, readFileSync(join(generators, file), "utf8").split("\n").length] as const);
  const sorted = lines.toSorted(([, a], [, b]) => b - a);
  const median = sorted[Math.floor(sorted.length / 2)]![1];
  expect(sources.length).toBeGreaterThan(100);
  console.log(
    `${sources.length} files, median ${median} lines; longest: ${sorted
      .slice(0, 5)
      .map((one) => one.join(" "))
      .join(", ")}`,
  );
});

function filesBelow(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/")).sort();
}

function importsOf(from: string, base: string): readonly Import[] {
  return specifiersIn(readFileSync(join(base, from), "utf8")).map((specifier) => {
    if (specifier.startsWith("."))
      return { from, to: join(dirname(from), specifier).replaceAll("\\", "/"), library: false };
    return { from, to: libraryName(specifier), library: true };
  });
}

/** Returns the specifiers of static imports, re-exports, and dynamic imports in a source file. */
function specifiersIn(text: string): readonly string[] {
  const statements = text.matchAll(
    /^(?:import|export)\b[^"'`;]*?\bfrom "([^"]+)"|^import "([^"]+)"|\bimport\("([^"]+)"\)|\brequire\("([^"]+)"\)/gm,
  );
  return [...statements].map((match) => (match[1] ?? match[2] ?? match[3] ?? match[4])!);
}

function libraryName(specifier: string): string {
  const name = specifier.replace(/^node:/, "");
  const parts = name.split("/");
  if (specifier.startsWith("node:") || builtinModules.includes(name)) return parts[0]!;
  return name.startsWith("@") ? parts.slice(0, 2).join("/") : parts[0]!;
}

function folderOf(file: string): string {
  return file.split("/")[0]!;
}

function isAllowed(folder: string, to: string): boolean {
  return (mayImport[folder] ?? []).some((allowed) => allowed === to || allowed === folderOf(to));
}

function isAllowedInRuntime(from: string, to: string): boolean {
  const sideOf = (file: string): string =>
    /^[\w-]+\/(client|server|validators|mock)\//.exec(file)?.[1] ?? folderOf(file);
  const isOfSide = folderOf(to) === "core" || (sides[sideOf(from)] ?? []).includes(sideOf(to));
  return isOfSide && (runtimeMayImport[folderOf(from)] ?? []).includes(folderOf(to));
}

/** Returns the files that are part of an import cycle. */
function circles(next: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return [...next.keys()].filter((start) => {
    const seen = new Set<string>();
    const queue = [...next.get(start)!];
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      queue.push(...(next.get(file) ?? []));
    }
    return seen.has(start);
  });
}
