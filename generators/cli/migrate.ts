import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { type MigratedFile, type MigratedPackage, migrateProgram } from "../migrate/apply/migrate-program.ts";
import { oldDeclarations } from "../migrate/apply/old-code.ts";
import { pathFrom, withSlashes } from "../runtime/folders.ts";
import { rewriteFiles } from "../write/rewrite.ts";
import type { Command } from "./command.ts";
import {
  type InstalledPackage,
  type SelectedPackages,
  type VersionStep,
  findPackage,
  selectPackages,
} from "./migrate-packages.ts";
import { type ExitCode, type Terminal, exit, misusedIn } from "./terminal.ts";
import type { Options } from "./options.ts";
import { count, jsonText } from "./print.ts";
import type { OtherFile } from "../migrate/apply/objects.ts";
import type { Ts, TypeScript } from "../migrate/apply/edits.ts";
import { createRequire } from "node:module";

const refuse = misusedIn("migrate");

export const migrate: Command = {
  name: "migrate",
  summary: "rewrite code that uses Kiln packages so that it follows their installed versions",
  arguments: "[PACKAGE...] [FILES...]",
  flags: ["from", "dry-run", "json", "debug", "help"],
  flagHelp: {
    from: {
      value: "[PACKAGE=]VERSION",
      help: "the version for which the code was written; may be given once per package",
    },
  },
  details: `Install the new versions first. Without PACKAGE, all installed Kiln packages are
migrated in one run. Without FILES, the current folder is migrated; FILES are files, folders or
patterns such as “src/**”. Without --from, the old version is read from the lockfile of the last
commit.

Names are followed by their meaning, never by their text: the same name of another library does not
change. An old default is written only into calls that had it. Uses of anything whose type changed,
and everything else that a program cannot decide, are listed with the reason. TypeScript, JavaScript
and the scripts of Vue and Svelte components are rewritten. Templates and JSON are only searched for
old names. A second run changes nothing, but it no longer recognizes names that are already new:
keep the list of the first run. kiln migrate uses the TypeScript of the project, version 5 or later
with a compiler API.

Exit code 0: no place to check. 1: there are places to check. 2: could not migrate; no file was changed. 3: an internal error.`,
  async run(options, terminal) {
    const { names, files } = separate(terminal.folder, options.positionals);
    const selected = selectPackages(terminal.folder, names, options.texts.from);
    if ("problem" in selected) return refuse(terminal, selected.problem);
    const migrated = migrateFiles(terminal.folder, selected, files);
    return "problem" in migrated
      ? refuse(terminal, migrated.problem)
      : report(migrated.files, { options, versions: selected.versions }, terminal);
  },
};

/** Packages take precedence: a name refers to an installed package even if a file has the same name. */
function separate(
  folder: string,
  positionals: readonly string[],
): { readonly names: readonly string[]; readonly files: readonly string[] } {
  const first = positionals.findIndex((one) => !isPackage(folder, one));
  const end = first < 0 ? positionals.length : first;
  return { names: positionals.slice(0, end), files: end === positionals.length ? ["."] : positionals.slice(end) };
}

function isPackage(folder: string, text: string): boolean {
  if (existsSync(resolve(folder, text))) return false;
  return /^@[^/]+\/[^/*]+$/.test(text) || !("problem" in findPackage(folder, text));
}

type Migrated = { readonly files: readonly ReportedFile[] } | { readonly problem: string };

function migrateFiles(folder: string, { packages: selected }: SelectedPackages, names: readonly string[]): Migrated {
  const packages = selected.map(withOldDeclarations);
  const broken = packages.find((one) => "problem" in one);
  if (broken !== undefined && "problem" in broken) return broken;
  const ts = loadTypeScript(folder);
  if ("problem" in ts) return ts;
  const files = findFiles(ts, folder, names);
  if ("nothingAt" in files) return { problem: `There is no file at “${files.nothingAt}”.` };
  const migrated = groupFiles(ts, folder, files).flatMap((group) =>
    migrateProgram({ ts, ...group, packages: packages as readonly MigratedPackage[] }),
  );
  const named = migrated.map((file) => ({ ...file, name: pathFrom(folder, file.path) }));
  return { files: named.sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

function withOldDeclarations({
  name,
  version,
  folders,
  releases,
}: InstalledPackage): MigratedPackage | { readonly problem: string } {
  const old = oldDeclarations(releases, (path) => textOf(`${folders[0]}/${path}`));
  if ("texts" in old) return { folders, releases, old: old.texts };
  return {
    problem: `${name} ${version} does not have the declarations that its migrations refer to: ${old.brokenAt}. Install it again.`,
  };
}

interface Reporting {
  readonly options: Options;
  readonly versions: readonly VersionStep[];
}

async function report(
  files: readonly ReportedFile[],
  { options, versions }: Reporting,
  terminal: Terminal,
): Promise<ExitCode> {
  const { out, error } = terminal;
  const changed = files.filter(({ before, after }) => before !== after);
  if (options.dryRun && options.format === "text") out(await differences(changed));
  const [refused] = options.dryRun
    ? []
    : rewriteFiles(
        terminal.folder,
        changed.map(({ name, before, after }) => ({ path: name, before, after })),
        "kiln migrate",
      );
  if (refused !== undefined) {
    error(`${refused.message} No file was changed.\n`);
    return exit.failed;
  }
  if (options.format === "json") out(reportJson(files, versions));
  else (options.dryRun ? error : out)(reportText(files, versions, options.dryRun));
  return files.some(({ places }) => places.length > 0) ? exit.findings : exit.ok;
}

async function differences(changed: readonly ReportedFile[]): Promise<string> {
  const { unifiedDiff } = await import("../write/unified-diff.ts");
  const diffs = await Promise.all(
    changed.map(({ name, before, after }) => unifiedDiff(name, before, after, { before: "before", after: "after" })),
  );
  return diffs
    .map(
      (lines, index) => `${lines?.join("\n") ?? `… ${changed[index]!.name}: the differences are too large to show`}\n`,
    )
    .join("");
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** A migrated file, with its path relative to the current folder. */
interface ReportedFile extends MigratedFile {
  readonly name: string;
}

/** Lists the packages, the places to check, one per line, and the number of changed files. */
function reportText(files: readonly ReportedFile[], versions: readonly VersionStep[], isDry: boolean): string {
  const packages = versions.map(({ name, from, to }) =>
    from === to ? `${name}: ${to} is not newer. Nothing to migrate.\n` : `${name}: ${from} → ${to}\n`,
  );
  const places = files.flatMap(({ name, places: own }) =>
    own.map(({ line, column, why }) => `${name}:${line}:${column}: ${why}\n`),
  );
  const changed = files.filter(({ before, after }) => before !== after).length;
  const done = `${isDry ? "Would change" : "Changed"} ${count(changed, "file")} of ${files.length}.`;
  return `${packages.join("")}${places.join("")}${done}${places.length === 0 ? "" : ` ${count(places.length, "place")} to check.`}\n`;
}

function reportJson(files: readonly ReportedFile[], packages: readonly VersionStep[]): string {
  const changed = files.filter(({ before, after }) => before !== after).map(({ name }) => name);
  const places = files.flatMap(({ name, places: own }) => own.map((place) => ({ file: name, ...place })));
  return jsonText({ packages, changed, places });
}

/** Files with the same compiler configuration. */
interface FileGroup {
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
function findFiles(
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
function groupFiles(ts: Ts, folder: string, files: readonly string[]): readonly FileGroup[] {
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

/** Names under which a project may have installed TypeScript with a compiler API. */
const names = ["typescript", "typescript-5"] as const;

/** Loads the project's TypeScript compiler, or names the package to install. */
function loadTypeScript(folder: string): Ts | { readonly problem: string } {
  const require = createRequire(join(folder, "package.json"));
  const found = names.map((name) => tryRequire(require, name)).filter((one) => one !== undefined);
  const usable = found.find((one) => typeof one.createProgram === "function" && Number.parseInt(one.version, 10) >= 5);
  if (usable !== undefined) return usable;
  const [other] = found;
  if (other === undefined)
    return {
      problem: `TypeScript is not installed in ${folder}. kiln migrate needs it to read code. Run: npm install --save-dev typescript@5`,
    };
  return {
    problem: `TypeScript ${other.version ?? ""} has no compiler API, which kiln migrate needs. Install version 5 as well: npm install --save-dev typescript-5@npm:typescript@5`,
  };
}

function tryRequire(require: NodeJS.Require, name: string): Ts | undefined {
  try {
    return require(name) as Ts;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "MODULE_NOT_FOUND") return undefined;
    if ((error as NodeJS.ErrnoException).code === "ERR_PACKAGE_PATH_NOT_EXPORTED") return {} as Ts;
    throw error;
  }
}
