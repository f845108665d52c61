import type { MigratedFile } from "../../migrate/apply/migrate-program.ts";
import { count } from "../summary.ts";

/** A migrated file under the name by which people know it. */
export interface ReportedFile extends MigratedFile {
  readonly name: string;
}

/** Where a person has to look, a line each, and how much was done. */
export function reportText(files: readonly ReportedFile[], isDry: boolean): string {
  const places = files.flatMap(({ name, places: own }) => own.map(({ line, column, why }) => `${name}:${line}:${column}: ${why}\n`));
  const changed = files.filter(({ before, after }) => before !== after).length;
  const done = `${isDry ? "Would change" : "Changed"} ${count(changed, "file")} of ${files.length}.`;
  return `${places.join("")}${done}${places.length === 0 ? "" : ` ${count(places.length, "place")} to look at.`}\n`;
}

export function reportJson(files: readonly ReportedFile[]): string {
  const changed = files.filter(({ before, after }) => before !== after).map(({ name }) => name);
  const places = files.flatMap(({ name, places: own }) => own.map((place) => ({ file: name, ...place })));
  return `${JSON.stringify({ changed, places }, undefined, 2)}\n`;
}
