import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, posix } from "node:path";
import type typescript from "typescript";
import { filesBelow } from "./project-paths.ts";

/**
 * The files that each file of a build imports, by its path: of JavaScript those that run with it, of declarations those
 * that it names.
 */
export type ImportGraph = Readonly<Record<string, readonly string[]>>;

export function importsBelow(folder: string): ImportGraph {
  const modules = filesBelow(folder)
    .filter((path) => /\.(?:js|d\.ts)$/.test(path))
    .sort();
  return Object.fromEntries(modules.map((path) => [path, importsOf(path, readFileSync(join(folder, path), "utf8"))]));
}

/** The modules for `#environment`: the `package.json` of a package selects one of them (`environmentImports`). */
export const environmentFiles = { development: "http/development.js", production: "http/production.js" };

/**
 * TypeScript parses the text, because a search would find imports in comments. Other specifiers are modules of Node or
 * of other packages.
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

/** The file that a file of the build means by a specifier. A declaration means the declarations of a module. */
export function importedPath(from: string, specifier: string): string {
  const path = posix.join(posix.dirname(from), specifier);
  return from.endsWith(".d.ts") ? path.replace(/\.js$/, ".d.ts") : path;
}
