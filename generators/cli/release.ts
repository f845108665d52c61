import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { compileFolder, type FolderCompilation } from "../compile.ts";
import { withSuggestion } from "../diagnostics/suggest.ts";
import { emitters } from "../emit/emitters.ts";
import type { Model } from "../model/model.ts";
import type { Command } from "./command.ts";
import { type ExitCode, type Terminal, commandsFor, exit, misusedIn } from "./terminal.ts";
import type { Options } from "./options.ts";
import { printFindings } from "./print.ts";
import { otherReleases, releasedSpec, uncommitted, releaseFiles, type MadeRelease } from "./release-files.ts";
import { readRevision, type Revision } from "./revision.ts";
import { writtenPackages } from "./workspaces.ts";
import { visible } from "../diagnostics/visible.ts";
import { versionTable } from "../diff/render/text.ts";

const misused = misusedIn("release");

export const release: Command = {
  name: "release",
  summary: "write the record of a release: the changes, and the new version of each package",
  arguments: "",
  flags: ["root", "date", "from", "allow-dirty", "dry-run", "notes", "debug", "help"],
  details: `Compares the spec with that of the last release and writes spec/releases/VERSION.yaml:
the version of each package (raised only for packages that changed) and the entries of the
changelogs. The notes in spec/releases/next/ are moved into it. kiln generate then writes the
package.json and CHANGELOG.md of each package. The wording of a record may be edited at any time.

The last release is read from its tag, such as v1.2.0, or from the commit that added its record; --from names another
commit, tag or folder. To release a hotfix of an older line, branch from its tag. Uncommitted changes and expired
approvals stop a release. --notes prints the notes of a recorded release.

Exit code 0: done, or nothing to release. 2: not done, or a spec has errors. 3: an internal error.`,
  async run(options, terminal) {
    const root = resolve(terminal.folder, options.root);
    const compiled = compileFolder(root, emitters);
    if (compiled.model === undefined) return refuse(compiled, "this folder", options, terminal);
    const now = { ...compiled, model: compiled.model };
    const notes = options.texts.notes.at(-1);
    return notes === undefined ? makeRelease(root, now, options, terminal) : printNotes(now.model, notes, terminal);
  },
};

interface Sound extends FolderCompilation {
  readonly model: Model;
}

async function printNotes({ project }: Model, version: string, terminal: Terminal): Promise<ExitCode> {
  const versions = project.releases.map((one) => one.version);
  const found = project.releases.find((one) => one.version === version);
  if (found === undefined) {
    const known = versions.length === 0 ? "Nothing is released yet." : `Known: ${versions.join(", ")}.`;
    const problem = withSuggestion(`There is no record of “${version}”.`, version, versions);
    return misused(terminal, `${problem} ${known}`);
  }
  const { releaseNotes } = await import("../release/entries.ts");
  terminal.out(releaseNotes(project, found));
  return exit.ok;
}

async function makeRelease(root: string, now: Sound, options: Options, terminal: Terminal): Promise<ExitCode> {
  const { checksum } = await import("../release/record.ts");
  const { project } = now.model;
  const last = project.releases.at(-1);
  const spec = checksum(now.sources);
  const date = dateOf(options, last?.date);
  if ("problem" in date) return misused(terminal, date.problem);
  if (last?.spec === spec && project.notes.length === 0) return nothing(last.version, terminal);
  const before = baseOf(root, now, last?.spec === spec, options, terminal);
  if (before !== undefined && "problem" in before) return misused(terminal, before.problem);
  if (before !== undefined && before.model === undefined) return refuse(before, before.title, options, terminal);
  const sides = { before: before?.model, after: now.model };
  const others = otherReleases(root, project.releases);
  const made = await releaseFiles(sides, {
    spec,
    date: date.day,
    sources: now.sources,
    written: writtenPackages(root, emitters),
    others,
  });
  if (made === undefined) return nothing(last?.version ?? project.version, terminal);
  if ("problem" in made) return misused(terminal, made.problem);
  if ("diagnostics" in made) return refuse(made, "the record that would have been written", options, terminal);
  if (!options.dryRun) {
    const dirty = options.allowDirty ? [] : uncommitted(root);
    if (dirty.length > 0) return misused(terminal, dirtyTree(dirty));
    const { rewriteFiles } = await import("../write/rewrite.ts");
    const refused = rewriteFiles(root, made.files, "kiln release");
    if (refused[0] !== undefined) {
      terminal.error(`${refused[0].message} Nothing was released.\n`);
      return exit.failed;
    }
  }
  terminal.out(
    releaseLines(made, {
      isDryRun: options.dryRun,
      generate: commandsFor(options, terminal).write,
      lock: lockCommand(root),
    }),
  );
  return exit.ok;
}

function dirtyTree([first, ...others]: readonly string[]): string {
  const files =
    others.length === 0
      ? `${first} has`
      : `${first} and ${others.length} other file${others.length === 1 ? " has" : "s have"}`;
  return `${files} changes that are not committed: commit them first, so that the tag contains the release, or add --allow-dirty.`;
}

/** Returns the command that updates the lockfile of the project's package manager. */
function lockCommand(root: string): string {
  const found = Object.entries(lockCommands).find(([file]) => existsSync(join(root, file)));
  return found?.[1] ?? "npm install --package-lock-only";
}

const lockCommands: Readonly<Record<string, string>> = {
  "pnpm-lock.yaml": "pnpm install --lockfile-only",
  "yarn.lock": "yarn install --mode=update-lockfile",
};

/** A revision without its packages. */
type Base = Omit<Revision, "committed">;

/**
 * Returns the revision to compare the spec with, or `undefined` for the first release. If the spec is unchanged since
 * the last release, the next one contains only notes.
 */
function baseOf(
  root: string,
  now: Sound,
  isSame: boolean,
  { texts }: Options,
  { folder }: Terminal,
): Base | { readonly problem: string } | undefined {
  const from = texts.from.at(-1);
  const last = now.model.project.releases.at(-1);
  if (isSame) return { ...now, stored: now.sources, title: "this folder" };
  if (from !== undefined) return readRevision(root, folder, from);
  return last === undefined ? undefined : releasedSpec(root, last);
}

function dateOf({ texts }: Options, last: string | undefined): { readonly day: string } | { readonly problem: string } {
  const day = texts.date.at(-1);
  if (day === undefined) return { problem: "Give the day of the release: --date YYYY-MM-DD." };
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day)
    return { problem: `“${day}” is not a date such as 2026-01-31.` };
  return last !== undefined && day < last
    ? { problem: `“${day}” is before the date of the last release, ${last}.` }
    : { day };
}

function nothing(version: string, { out }: Terminal): ExitCode {
  out(`Nothing to release: no package has changed since ${version}.\n`);
  return exit.ok;
}

async function refuse(
  { diagnostics, sources }: Pick<FolderCompilation, "diagnostics" | "sources">,
  title: string,
  options: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  terminal.error(await printFindings(diagnostics, sources, options, terminal));
  terminal.error(`Nothing was released: the spec of ${title} has errors.\n`);
  return exit.failed;
}

interface About {
  readonly isDryRun: boolean;
  /** The command that writes the packages. */
  readonly generate: string;
  readonly lock: string;
}

function releaseLines({ release, record, files, changes }: MadeRelease, { isDryRun, generate, lock }: About): string {
  const done = files.map(
    ({ path, before, after }) =>
      `${before === undefined ? "new" : after === undefined ? "deleted" : "changed"}  ${path}\n`,
  );
  const table = `${versionTable(release.packages, changes)}\n`;
  if (isDryRun) return visibleLines(`${record}\n${table}Nothing was written. A release would write:\n${done.join("")}`);
  const next = [
    generate,
    lock,
    "git add --all",
    `git commit -m "Release ${release.version}"`,
    `git tag v${release.version}`,
  ];
  return visibleLines(
    `${table}${done.join("")}\nRead ${files[0]!.path}: and edit its wording if needed. Then run:\n${next.map((line) => `  ${line}\n`).join("")}`,
  );
}

function visibleLines(text: string): string {
  return text.split("\n").map(visible).join("\n");
}
