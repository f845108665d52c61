import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, posix } from "node:path";
import type typescript from "typescript";
import { type RuntimeFile, builtFile, runtimeFile, runtimeFolder } from "./built.ts";
import { importsFile } from "./folders.ts";
import { filesBelow } from "./project-paths.ts";

/** A generated file and the specifiers of the modules that it imports. */
export interface Importer {
  /** The path below the package's `generated/`, such as `query/index.d.ts`. */
  readonly path: string;
  readonly imports: readonly string[];
}

/**
 * Returns the runtime files that generated files need, by path below `generated/`: their imports, direct and indirect.
 * A `.js` file needs the code that it runs, a `.d.ts` file the declarations that it refers to, so that no unused file
 * ships.
 */
export function runtimeClosure(importers: readonly Importer[]): readonly RuntimeFile[] {
  const imported = importers.flatMap(({ path, imports }) =>
    imports.filter(isRelative).map((specifier) => importedPath(path, specifier)),
  );
  const entries = imported
    .filter((path) => path.startsWith(runtimeFolder))
    .map((path) => path.slice(runtimeFolder.length));
  return closureOf(entries, graph()).map(runtimeFile);
}

/**
 * Returns the `imports` of a `package.json`, if these files need any. Production bundles for browsers get a runtime
 * that checks fewer arguments.
 */
export function environmentImports(generated: ReadonlySet<string>): {
  readonly imports?: Readonly<Record<string, EnvironmentTarget>>;
} {
  if (!generated.has(runtimeFolder + environmentFiles.production)) return {};
  const [production, development] = [environmentFiles.production, environmentFiles.development].map(
    (path) => `./generated/${runtimeFolder}${path}`,
  ) as [string, string];
  return { imports: { "#environment": { browser: { production, default: development }, default: development } } };
}

type EnvironmentTarget = {
  readonly browser: { readonly production: string; readonly default: string };
  readonly default: string;
};

/** Returns the files and all of their direct and indirect imports, by path. */
export function closureOf(entries: readonly string[], imports: ImportGraph): readonly string[] {
  const found = new Set(entries);
  for (const path of found) {
    const next = imports[path];
    if (next === undefined) throw new Error(`The build of the runtime has no file “${path}”.`);
    for (const one of next) found.add(one);
  }
  return [...found].sort();
}

function isRelative(specifier: string): boolean {
  return specifier.startsWith(".");
}

let parsed: { readonly text: string; readonly graph: ImportGraph } | undefined;

/** Returns the import graph, which is parsed once per build of the runtime. */
function graph(): ImportGraph {
  const text = builtFile(importsFile);
  if (parsed?.text !== text) parsed = { text, graph: JSON.parse(text) as ImportGraph };
  return parsed.graph;
}

/**
 * The imports of each file of a build, by path: for JavaScript, the modules that it runs; for declarations, those that
 * it refers to.
 */
export type ImportGraph = Readonly<Record<string, readonly string[]>>;

export function importsBelow(folder: string): ImportGraph {
  const modules = filesBelow(folder)
    .filter((path) => /\.(?:js|d\.ts)$/.test(path))
    .sort();
  return Object.fromEntries(modules.map((path) => [path, importsOf(path, readFileSync(join(folder, path), "utf8"))]));
}

/** The modules for `#environment`: the `package.json` of a package selects one of them (`environmentImports`). */
const environmentFiles = { development: "http/client/development.js", production: "http/client/production.js" };

/**
 * Returns the imports of a file within the build. The text is parsed with TypeScript, because a plain search would also
 * find imports in comments. Other specifiers belong to Node or other packages.
 */
function importsOf(path: string, text: string): readonly string[] {
  const { preProcessFile } = createRequire(import.meta.url)("typescript") as typeof typescript;
  const specifiers = preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
  const imported = specifiers.flatMap((specifier) => {
    if (specifier === "#environment") return Object.values(environmentFiles);
    return specifier.startsWith(".") ? [importedPath(path, specifier)] : [];
  });
  return [...new Set(imported)].sort();
}

/** Resolves a specifier to a file of the build. In a declaration, it resolves to the declarations of a module. */
function importedPath(from: string, specifier: string): string {
  const path = posix.join(posix.dirname(from), specifier);
  return from.endsWith(".d.ts") ? path.replace(/\.js$/, ".d.ts") : path;
}
