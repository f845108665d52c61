import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Ts, TypeScript } from "../../migrate/apply/typescript.ts";
import { withSlashes } from "../../runtime/project-paths.ts";

/** Files that one configuration of the compiler holds for. */
export interface FileGroup {
  readonly options: TypeScript.CompilerOptions;
  readonly roots: readonly string[];
  readonly files: readonly string[];
}

const endings = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"];

/** The files of code that the arguments name: files, folders, or patterns that no shell has filled in. The first argument that names none. */
export function findFiles(ts: Ts, folder: string, names: readonly string[]): readonly string[] | { readonly nothingAt: string } {
  const found = names.map((name) => ({ name, files: filesOf(ts, folder, name) }));
  const empty = found.find(({ name, files }) => files.length === 0 && !isThere(resolve(folder, name)));
  return empty === undefined ? [...new Set(found.flatMap(({ files }) => files))].sort() : { nothingAt: empty.name };
}

function filesOf(ts: Ts, folder: string, name: string): readonly string[] {
  const path = withSlashes(resolve(folder, name));
  const entry = statSync(path, { throwIfNoEntry: false });
  if (entry?.isFile()) return endings.some((ending) => path.endsWith(ending)) && !isDeclaration(path) ? [path] : [];
  const pattern = withSlashes(entry?.isDirectory() ? `${name}/**` : name).replace(/\/+\*\*$/, "/**/*");
  return ts.sys.readDirectory(folder, endings, ["**/node_modules"], [pattern]).filter((file) => !isDeclaration(file));
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

function isDeclaration(path: string): boolean {
  return /\.d\.[cm]?ts$/.test(path);
}

/** By the nearest `tsconfig.json` above each file. */
export function groupFiles(ts: Ts, folder: string, files: readonly string[]): readonly FileGroup[] {
  const byConfig = new Map<string, string[]>();
  for (const file of files) {
    const config = ts.findConfigFile(file.slice(0, file.lastIndexOf("/")), (path) => ts.sys.fileExists(path)) ?? "";
    byConfig.set(config, [...(byConfig.get(config) ?? []), file]);
  }
  return [...byConfig].map(([config, own]) => {
    const { options, fileNames } = config === "" ? { options: unconfigured(ts), fileNames: [] } : readConfig(ts, config, folder);
    return { options: { ...options, ...forReading }, roots: [...new Set([...fileNames, ...own])], files: own };
  });
}

/** Nothing is written, and JavaScript is read, too. */
const forReading: TypeScript.CompilerOptions = {
  noEmit: true, allowJs: true, skipLibCheck: true, composite: false, incremental: false, declaration: false, emitDeclarationOnly: false, noUnusedLocals: false, noUnusedParameters: false,
};

function unconfigured(ts: Ts): TypeScript.CompilerOptions {
  return { strict: true, target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };
}

function readConfig(ts: Ts, config: string, folder: string): TypeScript.ParsedCommandLine {
  const { config: json } = ts.readConfigFile(config, (path) => ts.sys.readFile(path));
  return ts.parseJsonConfigFileContent(json ?? {}, ts.sys, join(config, "..") || folder, undefined, config);
}
