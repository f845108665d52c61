import type { Change } from "../diff/change.ts";
import { shownValues } from "../diff/sentence.ts";
import { flow } from "../edit/yaml.ts";
import type { ReleaseMigrations } from "../model/migration.ts";
import type { NewEntry } from "./entries.ts";
import type { NewRelease } from "./record.ts";

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
