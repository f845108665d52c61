import type { MigratedFile } from "../../migrate/apply/migrate-program.ts";
import type { VersionStep } from "./select-packages.ts";
import { count } from "../summary.ts";

/** A migrated file, with its path relative to the current folder. */
export interface ReportedFile extends MigratedFile {
  readonly name: string;
}

/** Lists the packages, the places to check, one per line, and the number of changed files. */
export function reportText(files: readonly ReportedFile[], versions: readonly VersionStep[], isDry: boolean): string {
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

export function reportJson(files: readonly ReportedFile[], packages: readonly VersionStep[]): string {
  const changed = files.filter(({ before, after }) => before !== after).map(({ name }) => name);
  const places = files.flatMap(({ name, places: own }) => own.map((place) => ({ file: name, ...place })));
  return `${JSON.stringify({ packages, changed, places }, undefined, 2)}\n`;
}
