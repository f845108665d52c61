import type { Change } from "../change.ts";
import type { PackageVersion } from "../../model/release.ts";

/**
 * Returns a table for people with a line for each package: its versions, and the classes of changes that require the
 * new one.
 */
export function versionTable(versions: readonly PackageVersion[], changes: readonly Change[]): string {
  const rows = versions.map(({ package: name, from, to, level, because }) => [
    name,
    from === to ? from : `${from} → ${to}`,
    level === "none" ? "" : level,
    reason(because, changes),
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
}

export function reason(because: readonly string[], changes: readonly Change[]): string {
  const ids = [...new Set(changes.filter(({ fingerprint }) => because.includes(fingerprint)).map(({ id }) => id))];
  return ids.length > MOST ? `${ids.slice(0, MOST).join(", ")} and ${ids.length - MOST} more` : ids.join(", ");
}

/** The maximum number of classes that are named. */
const MOST = 3;
