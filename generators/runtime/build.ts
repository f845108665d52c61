import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type esbuild from "esbuild";
import type typescript from "typescript";
import { BuildError, buildState, sourcePaths, sourcesHash } from "./state.ts";
import {
  type BuiltModule,
  type BuiltModules,
  type ModuleImport,
  type ModuleStatement,
  modulesFile,
} from "./modules.ts";
import { forgetBuilt } from "./built.ts";
import { hashFile, importsFile, runtimeFolders, type RuntimeFolders } from "./folders.ts";
import { importsBelow } from "./closure.ts";

/**
 * Compiles the runtime's sources. The build is created next to the old one and replaces it when it is complete. Readers
 * therefore never see a partial build, and files of deleted sources disappear.
 */
export function buildRuntime(folders = runtimeFolders): void {
  const staging = `${folders.build}-${process.pid}`;
  try {
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging, { recursive: true });
    fill(folders, staging);
    takePlace(folders, staging);
    forgetBuilt();
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Builds the runtime if the build is out of date, and returns whether it did. */
export function ensureBuild(folders = runtimeFolders): boolean {
  if (buildState(folders) === "fresh") return false;
  buildRuntime(folders);
  return true;
}

/** Creates a build. The hash is computed from the sources first, so that edits during the build make it stale. */
function fill(folders: RuntimeFolders, staging: string): void {
  const hash = sourcesHash(folders);
  if (hash === undefined) throw new BuildError(`There are no sources in ${folders.sources}.`);
  compile(
    configsOf(folders).map((config) => join(folders.sources, config)),
    staging,
  );
  copyPlainFiles(folders, staging);
  joinScripts(staging);
  writeFileSync(join(staging, importsFile), `${JSON.stringify(importsBelow(staging), undefined, 1)}\n`);
  writeFileSync(join(staging, modulesFile), JSON.stringify(recordedModules(staging)));
  writeFileSync(join(staging, hashFile), `${hash}\n`);
}

/** Returns the configurations, one for each environment, such as `tsconfig.client.json`. */
function configsOf({ sources }: RuntimeFolders): readonly string[] {
  return readdirSync(sources)
    .filter((name) => /^tsconfig\.[\w-]+\.json$/.test(name))
    .sort();
}

/** Compiles the projects. Files that several of them contain, such as the libraries, are parsed once. */
function compile(configs: readonly string[], outDir: string): void {
  const ts = createRequire(import.meta.url)("typescript") as typeof typescript;
  const parsed = new Map<string, typescript.SourceFile | undefined>();
  const failed = (problems: readonly typescript.Diagnostic[]): BuildError =>
    new BuildError(ts.formatDiagnostics(problems, ts.createCompilerHost({})).trim());
  for (const config of configs) {
    const { options, fileNames, errors } = ts.getParsedCommandLineOfConfigFile(config, { outDir }, {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (problem) => {
        throw failed([problem]);
      },
    } satisfies typescript.ParseConfigFileHost)!;
    const host = ts.createCompilerHost(options);
    const { getSourceFile } = host;
    host.getSourceFile = (name, ...rest) => {
      const key = JSON.stringify([name, rest[0]]);
      if (!parsed.has(key)) parsed.set(key, getSourceFile(name, ...rest));
      return parsed.get(key);
    };
    const program = ts.createProgram({ rootNames: fileNames, options, host, configFileParsingDiagnostics: errors });
    const problems = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics];
    if (problems.length > 0) throw failed(ts.sortAndDeduplicateDiagnostics(problems));
  }
}

/** Copies sources that are already JavaScript or declarations. */
function copyPlainFiles(folders: RuntimeFolders, outDir: string): void {
  for (const path of sourcePaths(folders).filter((one) => /\.(?:js|hbs|d\.ts)$/.test(one))) {
    mkdirSync(dirname(join(outDir, path)), { recursive: true });
    cpSync(join(folders.sources, path), join(outDir, path));
  }
}

/** Replaces the build. If another process was faster, its build is kept, provided that it has the same sources. */
function takePlace(folders: RuntimeFolders, staging: string): void {
  try {
    rmSync(folders.build, { recursive: true, force: true });
    renameSync(staging, folders.build);
  } catch (error) {
    if (!existsSync(folders.build) || buildState(folders) !== "fresh") throw error;
  }
}

/** The folder of the build whose own files become classic scripts. Files in its subfolders remain modules. */
const folder = "docs";

/**
 * Bundles each file of the folder with its imports into a classic script, because browsers do not load modules from
 * `file:` URLs. The scripts declare no global names. Modules that are imported with `import()`, such as the `start.js`
 * of a folder, remain modules.
 */
export function joinScripts(build: string): void {
  const scripts = existsSync(join(build, folder))
    ? readdirSync(join(build, folder)).filter((name) => name.endsWith(".js"))
    : [];
  if (scripts.length === 0) return;
  const { buildSync } = createRequire(import.meta.url)("esbuild") as typeof esbuild;
  const { metafile } = buildSync({
    absWorkingDir: build,
    entryPoints: scripts.map((name) => `${folder}/${name}`),
    outdir: folder,
    allowOverwrite: true,
    bundle: true,
    // With the format `iife`, esbuild adds code for external modules.
    format: "esm",
    banner: { js: '(() => {\n"use strict";' },
    footer: { js: "})();" },
    charset: "utf8",
    external: ["./*/start.js"],
    metafile: true,
    logLevel: "silent",
  });
  for (const [path, { exports }] of Object.entries(metafile.outputs)) {
    if (exports.length > 0)
      throw new BuildError(
        `templates/runtime/${path.replace(/\.js$/, ".ts")} becomes a classic script, and exports ${exports.join(", ")}: move that into a file of a folder.`,
      );
  }
}

/** The folders of the build whose modules are composed into one file for each service. */
const folders = [
  "core/validators",
  "resource/validators",
  "resource/validators/json-schema",
  "query/validators",
  "action-api/validators",
];

/** Splits the modules of a build into statements once, so that their text does not have to be parsed later. */
function recordedModules(build: string): BuiltModules {
  const paths = folders
    .filter((folder) => existsSync(join(build, folder)))
    .flatMap((folder) => modulesIn(build, folder));
  const textOf = (path: string): string => readFileSync(join(build, path), "utf8").replaceAll("\r\n", "\n");
  return Object.fromEntries(paths.sort().map((path) => [path, recordedModule(path, textOf(path))]));
}

function modulesIn(build: string, folder: string): readonly string[] {
  return readdirSync(join(build, folder))
    .filter((name) => name.endsWith(".js"))
    .map((name) => `${folder}/${name}`);
}

/** Splits a module into statements. `path` is its path in the build, which its imports are resolved against. */
export function recordedModule(path: string, text: string): BuiltModule {
  const ts = createRequire(import.meta.url)("typescript") as typeof typescript;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const imports: ModuleImport[] = [];
  const reexports: ModuleImport[] = [];
  const statements: (Omit<ModuleStatement, "uses"> & { readonly node: typescript.Statement })[] = [];
  for (const node of source.statements) {
    if (ts.isImportDeclaration(node)) imports.push({ from: pathOf(node.moduleSpecifier), names: importedNames(node) });
    else if (!ts.isExportDeclaration(node)) statements.push(statementOf(node));
    else if (node.moduleSpecifier !== undefined)
      reexports.push({ from: pathOf(node.moduleSpecifier), names: exportedNames(node) });
    else if (exportedNames(node).length > 0) throw refusal(node);
  }
  const known = new Set([...imports, ...statements].flatMap(({ names }) => names));
  return {
    imports,
    reexports,
    statements: statements.map(({ node, ...statement }) => ({
      ...statement,
      uses: [...identifiersIn(node)].filter((name) => known.has(name) && !statement.names.includes(name)),
    })),
  };

  function pathOf(specifier: typescript.Expression): string {
    const to = ts.isStringLiteral(specifier) ? specifier.text : "";
    if (!/^\.\.?\//.test(to)) throw refusal(specifier);
    return new URL(to, `file:///${path}`).pathname.slice(1);
  }

  function importedNames(node: typescript.ImportDeclaration): readonly string[] {
    const bindings = node.importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings) || node.importClause?.name !== undefined)
      throw refusal(node);
    return bindings.elements.map(plainName);
  }

  function exportedNames(node: typescript.ExportDeclaration): readonly string[] {
    if (node.exportClause === undefined || !ts.isNamedExports(node.exportClause)) throw refusal(node);
    return node.exportClause.elements.map(plainName);
  }

  /** Returns the name of a specifier. Renaming is refused, because a name has only one meaning in a composed file. */
  function plainName(node: typescript.ImportSpecifier | typescript.ExportSpecifier): string {
    if (node.propertyName !== undefined) throw refusal(node);
    return node.name.text;
  }

  /** Returns the identifiers of a node, except for those of members. */
  function identifiersIn(node: typescript.Node, found = new Set<string>()): ReadonlySet<string> {
    if (ts.isIdentifier(node)) found.add(node.text);
    else if (ts.isPropertyAccessExpression(node)) identifiersIn(node.expression, found);
    else if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) identifiersIn(node.initializer, found);
    else node.forEachChild((child) => void identifiersIn(child, found));
    return found;
  }

  function statementOf(node: typescript.Statement): (typeof statements)[number] {
    const names = declaredNames(node);
    const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
    const modifier = modifiers?.find(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    const start = modifier === undefined ? node.getStart(source) : modifier.end + 1;
    return {
      comment: text.slice(node.getFullStart(), node.getStart(source)).trim(),
      text: text.slice(start, node.end),
      names,
      node,
    };
  }

  function declaredNames(node: typescript.Statement): readonly string[] {
    if ((ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name !== undefined)
      return [node.name.text];
    if (!ts.isVariableStatement(node)) throw refusal(node);
    return node.declarationList.declarations.map(({ name }) => (ts.isIdentifier(name) ? name.text : fail(name)));
  }

  function fail(node: typescript.Node): never {
    throw refusal(node);
  }

  function refusal(node: typescript.Node): Error {
    return new Error(
      `${path} has a statement that cannot be in a file with statements of other modules: ${node.getText(source)}`,
    );
  }
}
