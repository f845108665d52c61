import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, posix } from "node:path";
import type typescript from "typescript";
import { filesBelow } from "./project-paths.ts";

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
export const environmentFiles = { development: "http/client/development.js", production: "http/client/production.js" };

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
export function importedPath(from: string, specifier: string): string {
  const path = posix.join(posix.dirname(from), specifier);
  return from.endsWith(".d.ts") ? path.replace(/\.js$/, ".d.ts") : path;
}
