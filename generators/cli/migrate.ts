import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { migrateProgram, type MigratedPackage } from "../migrate/apply/migrate-program.ts";
import { oldDeclarations } from "../migrate/apply/old-code.ts";
import { pathFrom } from "../runtime/project-paths.ts";
import { rewriteFiles } from "../write/rewrite.ts";
import type { Command } from "./command.ts";
import { findFiles, groupFiles } from "./migrate/find-files.ts";
import { findPackage, type InstalledPackage } from "./migrate/find-package.ts";
import { loadTypeScript } from "./migrate/load-typescript.ts";
import { reportJson, reportText, type ReportedFile } from "./migrate/report.ts";
import { selectPackages, type SelectedPackages, type VersionStep } from "./migrate/select-packages.ts";
import { misusedIn, exit, type ExitCode, type Terminal } from "./terminal.ts";
import type { Options } from "./options.ts";

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
  details: `Install the new versions first. Without PACKAGE, all installed Kiln packages are migrated in one run. Without FILES, the current folder is
migrated; FILES are files, folders or patterns such as “src/**”. Without --from, the old version is read from the lockfile of the last commit.

Names are followed by their meaning, never by their text: the same name of another library does not change. An old default is written only
into calls that had it. Uses of anything whose type changed, and everything else that a program cannot decide, are listed with the reason.
TypeScript, JavaScript and the scripts of Vue and Svelte components are rewritten. Templates and JSON are only searched for old names.
A second run changes nothing, but it no longer recognizes names that are already new: keep the list of the first run.
kiln migrate uses the TypeScript of the project, version 5 or later with a compiler API.

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
