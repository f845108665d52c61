import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { OtherFile } from "../../migrate/apply/objects.ts";
import type { Ts, TypeScript } from "../../migrate/apply/typescript.ts";
import { withSlashes } from "../../runtime/project-paths.ts";

/** Files with the same compiler configuration. */
export interface FileGroup {
  readonly options: TypeScript.CompilerOptions;
  readonly roots: readonly string[];
  readonly files: readonly string[];
  /** Components, whose scripts are migrated, and data files, which are searched for former names. */
  readonly others: readonly OtherFile[];
}

const endings = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"];

const otherEndings = [".vue", ".svelte", ".astro", ".mdx", ".json", ".jsonc", ".json5"];

/** Settings of tools, which contain no data of the API. */
const isSetting = /(?:^|\/)(?:package(?:-lock)?|tsconfig[^/]*|jsconfig|\.[^/]*)\.json$/;

/**
 * Returns the files that the arguments name: files, folders, or patterns that the shell has not expanded. Returns the
 * first argument that matches no file instead, if there is one.
 */
export function findFiles(
  ts: Ts,
  folder: string,
  names: readonly string[],
): readonly string[] | { readonly nothingAt: string } {
  const found = names.map((name) => ({ name, files: filesOf(ts, folder, name) }));
  const empty = found.find(({ name, files }) => files.length === 0 && !isThere(resolve(folder, name)));
  return empty === undefined ? [...new Set(found.flatMap(({ files }) => files))].sort() : { nothingAt: empty.name };
}

function filesOf(ts: Ts, folder: string, name: string): readonly string[] {
  const path = withSlashes(resolve(folder, name));
  const entry = statSync(path, { throwIfNoEntry: false });
  if (entry?.isFile())
    return [...endings, ...otherEndings].some((ending) => path.endsWith(ending)) && !isDeclaration(path) ? [path] : [];
  const pattern = withSlashes(entry?.isDirectory() ? `${name}/**` : name).replace(/\/+\*\*$/, "/**/*");
  const found = ts.sys.readDirectory(folder, [...endings, ...otherEndings], ["**/node_modules", "**/dist"], [pattern]);
  return found.filter((file) => !isDeclaration(file) && !isSetting.test(file));
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

function isDeclaration(path: string): boolean {
  return /\.d\.[cm]?ts$/.test(path);
}

/** Groups files by the nearest `tsconfig.json` above each. */
export function groupFiles(ts: Ts, folder: string, files: readonly string[]): readonly FileGroup[] {
  const byConfig = new Map<string, string[]>();
  for (const file of files) {
    const config = ts.findConfigFile(file.slice(0, file.lastIndexOf("/")), (path) => ts.sys.fileExists(path)) ?? "";
    byConfig.set(config, [...(byConfig.get(config) ?? []), file]);
  }
  return [...byConfig].map(([config, own]) => {
    const { options, fileNames } =
      config === "" ? { options: unconfigured(ts), fileNames: [] } : readConfig(ts, config, folder);
    const code = own.filter((file) => endings.some((ending) => file.endsWith(ending)));
    const others = own
      .filter((file) => !code.includes(file))
      .map((path) => ({ path, text: ts.sys.readFile(path) ?? "" }));
    return {
      options: { ...options, ...forReading },
      roots: [...new Set([...fileNames, ...code])],
      files: code,
      others,
    };
  });
}

/** Options for reading only. They also accept JavaScript. */
const forReading: TypeScript.CompilerOptions = {
  noEmit: true,
  allowJs: true,
  skipLibCheck: true,
  composite: false,
  incremental: false,
  declaration: false,
  emitDeclarationOnly: false,
  noUnusedLocals: false,
  noUnusedParameters: false,
};

function unconfigured(ts: Ts): TypeScript.CompilerOptions {
  return {
    strict: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
}

function readConfig(ts: Ts, config: string, folder: string): TypeScript.ParsedCommandLine {
  const { config: json } = ts.readConfigFile(config, (path) => ts.sys.readFile(path));
  return ts.parseJsonConfigFileContent(json ?? {}, ts.sys, join(config, "..") || folder, undefined, config);
}
