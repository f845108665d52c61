import { readFileSync } from "node:fs";
import { migrateProgram, type MigratedPackage } from "../migrate/apply/migrate-program.ts";
import { oldDeclarations } from "../migrate/apply/old-declarations.ts";
import { pathFrom } from "../runtime/project-paths.ts";
import type { Command } from "./command.ts";
import { findFiles, groupFiles } from "./migrate/find-files.ts";
import { findCompanions, findPackage, releasesSince, type InstalledPackage } from "./migrate/find-package.ts";
import { loadTypeScript } from "./migrate/load-typescript.ts";
import { replaceFile } from "./migrate/replace-file.ts";
import { reportJson, reportText, type ReportedFile } from "./migrate/report.ts";
import { misusedIn } from "./misused.ts";
import type { Options } from "./options.ts";
import { exit, type ExitCode, type Terminal } from "./terminal.ts";

const refuse = misusedIn("migrate");

export const migrate: Command = {
  name: "migrate",
  summary: "rewrite code that uses a package so that it follows the package's latest version",
  arguments: "PACKAGE FILES...",
  flags: ["from", "dry-run", "json", "debug", "help"],
  flagHelp: { from: { value: "VERSION", help: "the version of the package that the code was written for" } },
  details: `Install the new version of the package first. What its releases have renamed, and what they mean by default, is changed wherever code
uses it, in FILES (files, folders or patterns such as “src/**”). Names are followed by what they mean, never by their text: what other
libraries call the same stays. A second run changes nothing. What a program cannot decide is listed, with the reason.
It is read with the TypeScript of the project, version 5 or later that programs can call.

Exit code 0: nothing is left to look at. 1: there are places to look at. 2: could not migrate; no file was changed. 3: an internal error.`,
  async run(options, terminal) {
    const [name, ...names] = options.positionals;
    const from = options.texts.from.at(-1);
    if (name === undefined || names.length === 0) return refuse(terminal, "The package, or the files to migrate, are missing.");
    if (from === undefined) return refuse(terminal, "Which version was the code written for? Say it with --from.");
    const migrated = migrateFiles(terminal.folder, { name, from, names });
    return "problem" in migrated ? refuse(terminal, migrated.problem) : report(migrated.files, options, terminal);
  },
};

interface Wanted {
  readonly name: string;
  readonly from: string;
  readonly names: readonly string[];
}

type Migrated = { readonly files: readonly ReportedFile[] } | { readonly problem: string };

/** In memory: nothing is written yet. */
function migrateFiles(folder: string, { name, from, names }: Wanted): Migrated {
  const found = findPackage(folder, name);
  if ("problem" in found) return found;
  const releases = releasesSince(found, from);
  if ("problem" in releases) return releases;
  const packages = [{ ...found, releases }, ...findCompanions(folder, found, releases)].map(withOldDeclarations);
  const broken = packages.find((one) => "problem" in one);
  if (broken !== undefined && "problem" in broken) return broken;
  const ts = loadTypeScript(folder);
  if ("problem" in ts) return ts;
  const files = findFiles(ts, folder, names);
  if ("nothingAt" in files) return { problem: `There is no file at “${files.nothingAt}”.` };
  const migrated = groupFiles(ts, folder, files).flatMap((group) => migrateProgram({ ts, ...group, packages: packages as readonly MigratedPackage[] }));
  return { files: migrated.map((file) => ({ ...file, name: pathFrom(folder, file.path) })) };
}

function withOldDeclarations({ name, version, folders, releases }: InstalledPackage): MigratedPackage | { readonly problem: string } {
  const old = oldDeclarations(releases, (path) => textOf(`${folders[0]}/${path}`));
  if ("texts" in old) return { folders, releases, old: old.texts };
  return { problem: `${name} ${version} does not have the declarations that its migrations were made for: ${old.brokenAt}. Install it again.` };
}

async function report(files: readonly ReportedFile[], options: Options, { out, error }: Terminal): Promise<ExitCode> {
  const changed = files.filter(({ before, after }) => before !== after);
  if (options.dryRun && options.format === "text") out(await differences(changed));
  if (!options.dryRun) for (const { path, after } of changed) replaceFile(path, after);
  if (options.format === "json") out(reportJson(files));
  else (options.dryRun ? error : out)(reportText(files, options.dryRun));
  return files.some(({ places }) => places.length > 0) ? exit.findings : exit.ok;
}

async function differences(changed: readonly ReportedFile[]): Promise<string> {
  const { unifiedDiff } = await import("../write/unified-diff.ts");
  const diffs = await Promise.all(changed.map(({ name, before, after }) => unifiedDiff(name, before, after, { before: "before", after: "after" })));
  return diffs.map((lines, index) => `${lines?.join("\n") ?? `… ${changed[index]!.name}: too much differs to be shown`}\n`).join("");
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
