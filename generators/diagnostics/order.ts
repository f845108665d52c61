import { createHash } from "node:crypto";
import type { Diagnostic } from "./diagnostic.ts";
import { catalogue } from "./catalogue.ts";
import type { Place } from "../model/place.ts";
import type { Severity } from "./message.ts";

/**
 * Sorts diagnostics for reading. Those without a place come first, because nothing else matters without a spec. The
 * others are ordered by file and place, with errors before warnings at the same place. Otherwise, the order of the
 * stages is kept, because they report causes first.
 */
export function inReadingOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) => compare(a.place?.file ?? "", b.place?.file ?? "") || startOf(a) - startOf(b) || rankOf(a) - rankOf(b),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function startOf(one: Diagnostic): number {
  return one.place?.start ?? -1;
}

function rankOf(one: Diagnostic): number {
  return one.severity === "error" ? 0 : 1;
}

/**
 * Returns identifiers that stay the same if a file is edited elsewhere or if Kiln's messages are reworded. They contain
 * the code, the file and the subject of the message. Line numbers are excluded, because they move. So are the help,
 * which lists all known names, and reasons, which often come from a library. Equal identifiers are numbered in the
 * given order.
 */
export function fingerprints(diagnostics: readonly Diagnostic[]): readonly string[] {
  const seen = new Map<string, number>();
  return diagnostics.map((one) => {
    const hash = createHash("sha256")
      .update(JSON.stringify(identityOf(one)))
      .digest("hex")
      .slice(0, 16);
    const count = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, count);
    return `${hash}:${count}`;
  });
}

function identityOf(one: Diagnostic): readonly string[] {
  const slots = [...new Set<string>(catalogue[one.code].message.slots)].filter((slot) => slot !== "reason").sort();
  return [one.code, one.place?.file ?? "", ...slots.map((slot) => `${slot}=${one.slots[slot]}`)];
}

/*
 * Changes the paths of files in diagnostics. Paths are relative to the folder that contains `spec/`. In a repository
 * with several projects, output shows them relative to the root of the repository.
 */

/** Prepends a folder to the path of a place. `folder` is empty or ends with a slash. */
export function relocatePlace(place: Place, folder: string): Place {
  return { ...place, file: `${folder}${place.file}` };
}

/** Prepends a folder to the paths in diagnostics. */
export function relocate(diagnostics: readonly Diagnostic[], folder: string): readonly Diagnostic[] {
  if (folder === "") return diagnostics;
  return diagnostics.map((one) => ({
    ...one,
    place: one.place && relocatePlace(one.place, folder),
    related: one.related.map((other) => ({ ...other, place: relocatePlace(other.place, folder) })),
  }));
}

/** Prepends a folder to the paths of the sources to which the places refer. */
export function relocateSources(sources: ReadonlyMap<string, string>, folder: string): ReadonlyMap<string, string> {
  return folder === "" ? sources : new Map([...sources].map(([file, text]) => [`${folder}${file}`, text]));
}

export interface Counts {
  readonly errors: number;
  readonly warnings: number;
}

export function countsOf(diagnostics: readonly Diagnostic[]): Counts {
  const count = (severity: Severity) => diagnostics.filter((one) => one.severity === severity).length;
  return { errors: count("error"), warnings: count("warning") };
}

/** Counts the diagnostics by severity: `2 errors, 1 warning`. Severities without diagnostics are omitted. */
export function summaryOf(diagnostics: readonly Diagnostic[]): string {
  const { errors, warnings } = countsOf(diagnostics);
  const parts = [errors > 0 && plural(errors, "error"), warnings > 0 && plural(warnings, "warning")];
  return parts.filter((part) => part !== false).join(", ");
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
