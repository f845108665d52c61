import type ts from "typescript";
import { libraryOf } from "./library.ts";
import { sourceOf, type Tree } from "./tree.ts";
import type { TypeScript } from "./typescript.ts";

/** A file that is compiled, with lines of its own after the text. */
export interface Compiled {
  readonly tree: Tree;
  readonly path: string;
  readonly added: string;
}

/**
 * A program of these files and what they import, in memory: only the library of TypeScript is read, from where
 * TypeScript is.
 */
export function programOf(ts: TypeScript, trees: readonly Tree[], compiled: readonly Compiled[]): ts.Program {
  const library = libraryOf(ts);
  const sources = new Map(
    trees.flatMap(({ folder, files }) => [...files].map(([path, { source }]) => [`${folder}${path}`, source] as const)),
  );
  for (const {
    tree: { folder, texts },
    path,
    added,
  } of compiled) {
    if (added !== "") sources.set(`${folder}${path}`, sourceOf(ts, `${folder}${path}`, `${texts.get(path)}\n${added}`));
  }
  const source = (name: string): ts.SourceFile | undefined => sources.get(name) ?? library.source(name);
  const host: ts.CompilerHost = {
    fileExists: (name) => source(name) !== undefined,
    readFile: (name) => source(name)?.text,
    getSourceFile: source,
    getDefaultLibFileName: () => `${library.folder}lib.es2022.full.d.ts`,
    getDefaultLibLocation: () => library.folder,
    writeFile: () => undefined,
    getCurrentDirectory: () => "/",
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => ({ resolvedModule: resolved(ts, trees, text, from) })),
  };
  const rootNames = compiled.map(({ tree, path }) => `${tree.folder}${path}`);
  return ts.createProgram({ rootNames, options: optionsFor(ts), host });
}

function resolved(
  ts: TypeScript,
  trees: readonly Tree[],
  specifier: string,
  from: string,
): ts.ResolvedModuleFull | undefined {
  const tree = trees.find(({ folder }) => from.startsWith(folder));
  const path = tree?.resolve(specifier, from.slice(tree.folder.length));
  if (tree === undefined || path === undefined || !tree.files.has(path)) return undefined;
  return { resolvedFileName: `${tree.folder}${path}`, extension: ts.Extension.Dts, isExternalLibraryImport: false };
}

function optionsFor(ts: TypeScript): ts.CompilerOptions {
  return {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    noEmit: true,
    skipLibCheck: true,
  };
}
