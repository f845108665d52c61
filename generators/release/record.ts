import type { Change } from "../diff/change.ts";
import type { Migration, ReleaseMigrations } from "../model/migration.ts";
import type { Project } from "../model/model.ts";
import { type PackageVersion, greatest } from "../model/release.ts";
import { highest } from "../model/version.ts";
import { type NewEntry, entriesOf } from "./entries.ts";
import { type FollowingVersion, type Sides, next } from "./versions.ts";
import { shownValues } from "../diff/sentence.ts";
import { flow } from "../edit/yaml.ts";
import { createHash } from "node:crypto";

/** A release that is being created. */
export interface NewRelease {
  readonly version: string;
  /** The version of the last release of its line, or `undefined` for the first release. */
  readonly base?: string | undefined;
  readonly date: string;
  readonly spec: string;
  readonly packages: readonly PackageVersion[];
  readonly entries: readonly NewEntry[];
  /** The migrations, or `undefined` if the release requires none. */
  readonly migrations: ReleaseMigrations | undefined;
}

export interface ReleaseData extends Sides {
  readonly date: string;
  readonly spec: string;
  readonly versions: readonly FollowingVersion[];
  readonly migrations: ReleaseMigrations | undefined;
  readonly followed: ReadonlyMap<Change, readonly Migration[]>;
}

/**
 * Returns the release that results from the changes and the notes, or `undefined` if no package gets a new version. The
 * first release is always created.
 */
export function releaseOf({
  before,
  after,
  changes,
  date,
  spec,
  versions,
  migrations,
  followed,
}: ReleaseData): NewRelease | undefined {
  const { project } = after;
  const level = greatest(versions.map((one) => one.level));
  if (before !== undefined && level === "none") return undefined;
  const last = project.releases.at(-1)?.version ?? (before?.project ?? project).version;
  const version = highest([
    before === undefined ? last : next({ from: last, level }, project),
    ...versions.map(({ to }) => to),
  ]);
  return {
    version,
    base: project.releases.at(-1)?.version,
    date,
    spec,
    packages: versions,
    entries: entriesOf({ changes, versions, notes: project.notes, followed }),
    migrations,
  };
}

/** Returns the path of the record of a version. */
export function recordFile({ version }: Pick<Project, "version">): string {
  return `spec/releases/${version}.yaml`;
}

/** Prints a release record. Each string is on its own line, because people may edit the wording. */
export function recordYaml({ version, base, date, spec, packages, entries, migrations }: NewRelease): string {
  const lines = [
    "# yaml-language-server: $schema=../schema/release.json",
    `release: ${version}`,
    ...(base === undefined ? [] : [`base: ${base}`]),
    `date: '${date}'`,
    `spec: ${spec}`,
    "packages:",
    ...packages.map(({ package: name, to }) => `  ${name}: ${to}`),
    ...(entries.length === 0 ? ["entries: []"] : ["entries:", ...entries.flatMap(entryLines)]),
    ...(migrations === undefined ? [] : migrationLines(migrations)),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function entryLines({ kind, packages, text, remedy, remedies, change, migration }: NewEntry): readonly string[] {
  const head = [
    `kind: ${kind}`,
    `packages: ${flow(packages)}`,
    `text: ${flow(text)}`,
    ...remedyLines(remedy, remedies),
  ];
  return [...head, ...(change === undefined ? [] : changeLines(change, migration))].map(
    (line, index) => `${index === 0 ? "  - " : "    "}${line}`,
  );
}

function remedyLines(remedy: NewEntry["remedy"], remedies: NewEntry["remedies"]): readonly string[] {
  if (remedies.length === 0) return remedy === undefined ? [] : [`remedy: ${flow(remedy)}`];
  return ["remedies:", ...remedies.map(({ packages, text }) => `  - ${flow({ packages: [...packages], text })}`)];
}

function changeLines(change: Change, migration: NewEntry["migration"]): readonly string[] {
  const { id, fingerprint, subject, cause, verdicts } = change;
  const { was, is } = shownValues(change);
  const lines = [
    `id: ${id}`,
    `fingerprint: '${fingerprint}'`,
    `subject: ${flow(subject)}`,
    ...(was === undefined ? [] : [`before: ${flow(was)}`]),
    ...(is === undefined ? [] : [`after: ${flow(is)}`]),
    `cause: ${cause}`,
    `verdicts: ${flow({ ...verdicts })}`,
    ...(migration === undefined ? [] : [`migration: ${migration}`]),
  ];
  return ["change:", ...lines.map((line) => `  ${line}`)];
}

/** Prints the data for programs: one migration per line, and the raw diffs of declarations. */
function migrationLines({ migrations, declarations }: ReleaseMigrations): readonly string[] {
  const packages = Object.entries(declarations).map(([name, files]) => [
    `  ${name}:`,
    ...Object.entries(files).flatMap(([file, text]) => differenceLines(file, text)),
  ]);
  const lines = ["migrations:", ...migrations.map((one) => `  - ${flow(Object.fromEntries(Object.entries(one)))}`)];
  return packages.length === 0 ? lines : [...lines, "declarations:", ...packages.flat()];
}

function differenceLines(file: string, text: string): readonly string[] {
  return [
    `    ${file}: |`,
    ...text
      .replace(/\n$/, "")
      .split("\n")
      .map((line) => (line === "" ? "" : `      ${line}`)),
  ];
}

/** Files in spec/ that do not describe the API. */
const beside = /^spec\/(?:releases\/|approvals\.yaml$)/;

/** Returns the checksum of the files of a spec. Line endings are ignored. */
export function checksum(sources: ReadonlyMap<string, string>): string {
  const hash = createHash("sha256");
  for (const [file, text] of [...sources].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (!beside.test(file)) hash.update(`${file}\0${text.replaceAll("\r\n", "\n")}\0`);
  }
  return `sha256:${hash.digest("hex")}`;
}
