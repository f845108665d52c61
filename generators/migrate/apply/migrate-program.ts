import type { PackageMigrations } from "../../model/migration.ts";
import { edited, positionAfter, type Edit } from "./edits.ts";
import { findingsIn } from "./file-findings.ts";
import type { Finding } from "./finding.ts";
import { inOldCode } from "./old-code.ts";
import { overlaidHost, type Overlay, type ParsedFiles } from "./host.ts";
import { errorsIn, leftoverErrors, message } from "./leftover-errors.ts";
import { declaredIn } from "./paths.ts";
import type { Lookup } from "./symbols.ts";
import { findTargets, mergedTargets, type Targets } from "./targets.ts";
import type { Ts, TypeScript } from "./typescript.ts";

/** Files that are compiled together, and the package that they use. */
export interface Project {
  readonly ts: Ts;
  readonly options: TypeScript.CompilerOptions;
  /** What the compiler begins with. */
  readonly roots: readonly string[];
  /** What is migrated. */
  readonly files: readonly string[];
  readonly packages: readonly MigratedPackage[];
}

/** An installed package whose new names the code is to use. */
export interface MigratedPackage {
  /** Its folder as it is found, and as it is. */
  readonly folders: readonly string[];
  /** What was released since the code was written, the oldest first. */
  readonly releases: readonly PackageMigrations[];
  /** Declarations of the old version, by path in the package. */
  readonly old: ReadonlyMap<string, string>;
}

export interface MigratedFile {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** The same as `before` where nothing was to be changed. */
  readonly places: readonly Place[];
}

/** Where a person has to look, in the migrated text. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly why: string;
}

/** Migrates the files of a project, in memory. */
export function migrateProgram(project: Project): readonly MigratedFile[] {
  const { ts, options, roots, files, packages } = project;
  const parsed: ParsedFiles = new Map();
  const program = (overlay: Overlay): TypeScript.Program => ts.createProgram({ rootNames: [...roots], options, host: overlaidHost(ts, options, overlay, parsed) });
  const before = program(new Map(packages.flatMap(oldOverlay)));
  const folders = packages.flatMap((one) => one.folders);
  const lookup = lookupIn({ ts, program: before, folders, targets: mergedTargets(packages.map((one) => targetsOf(ts, one, before))) });
  const found = files.flatMap((path) => {
    const file = before.getSourceFile(path);
    if (file === undefined) return [];
    const errors = errorsIn(before, path);
    return [{ path, file, errors, findings: inOldCode(ts, file, errors, findingsIn(lookup, file)) }];
  });
  const texts = new Map(found.map(({ path, file, findings }) => [path, edited(file.text, editsIn(findings))]));
  const after = program(new Map([...texts].filter(([path, text]) => text !== before.getSourceFile(path)!.text)));
  return found.map(({ path, file, errors, findings }) => {
    const left = leftoverErrors(ts, errors, errorsIn(after, path), editsIn(findings));
    return { path, before: file.text, after: texts.get(path)!, places: placesIn(ts, after.getSourceFile(path)!, findings, left) };
  });
}

interface Compiled {
  readonly ts: Ts;
  readonly program: TypeScript.Program;
  readonly folders: readonly string[];
  readonly targets: Targets;
}

function lookupIn({ ts, program, folders, targets }: Compiled): Lookup {
  const names = new Set([...targets.names.values()].map(({ from }) => from));
  const defaults = new Set([...targets.defaults.values()].map(({ name }) => name));
  const isOwn = (node: TypeScript.Node): boolean => folders.some((folder) => node.getSourceFile().fileName.startsWith(`${folder}/`));
  return { ts, checker: program.getTypeChecker(), targets, names, defaults, isOwn };
}

function oldOverlay({ folders, old }: MigratedPackage): readonly (readonly [string, string])[] {
  return folders.flatMap((folder) => [...old].map(([path, text]) => [`${folder}/${path}`, text] as const));
}

function targetsOf(ts: Ts, { folders, releases }: MigratedPackage, program: TypeScript.Program): Targets {
  const inside = folders.map((folder) => `${folder}/generated/`);
  const old = program.getSourceFiles().flatMap((file) => {
    const folder = inside.find((one) => file.fileName.startsWith(one));
    return folder === undefined ? [] : [...declaredIn(ts, file, pathOfFile(file.fileName.slice(folder.length)))];
  });
  return findTargets(new Map(old), new Set(installedPaths(ts, inside[0]!)), releases.flatMap(({ migrations }) => migrations));
}

/** The paths of what the installed package declares. */
function installedPaths(ts: Ts, folder: string): readonly string[] {
  return ts.sys.readDirectory(folder, [".d.ts"]).flatMap((path) => {
    const file = ts.createSourceFile(path, ts.sys.readFile(path) ?? "", ts.ScriptTarget.Latest);
    return [...declaredIn(ts, file, pathOfFile(path.slice(folder.length))).keys()];
  });
}

function pathOfFile(path: string): readonly string[] {
  return path.replace(/\.d\.ts$/, "").split("/");
}

function editsIn(findings: readonly Finding[]): readonly Edit[] {
  return findings.flatMap((one) => (one.kind === "edit" ? one.edit : []));
}

function placesIn(ts: Ts, file: TypeScript.SourceFile, findings: readonly Finding[], errors: readonly TypeScript.Diagnostic[]): readonly Place[] {
  const edits = editsIn(findings);
  const found = findings.flatMap((one) => (one.kind === "place" ? [{ ...lineAndColumn(file, positionAfter(edits, one.position)), why: one.why }] : []));
  const lines = new Set(found.map(({ line }) => line));
  const left = errors.map((one) => ({ ...lineAndColumn(file, one.start ?? 0), why: `With the new package it does not compile: ${message(ts, one)}` }));
  const places = [...found, ...left.filter(({ line }) => !lines.has(line))];
  const unique = new Map(places.map((one) => [`${one.line} ${one.column} ${one.why}`, one]));
  return [...unique.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}

function lineAndColumn(file: TypeScript.SourceFile, position: number): { readonly line: number; readonly column: number } {
  const { line, character } = file.getLineAndCharacterOfPosition(position);
  return { line: line + 1, column: character + 1 };
}
