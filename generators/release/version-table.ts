import type { PackageVersion } from "./versions.ts";

/** A line for each package, for people. */
export function versionTable(versions: readonly PackageVersion[]): string {
  const rows = versions.map(({ package: name, from, to, level, because }) => [name, from === to ? from : `${from} → ${to}`, level === "none" ? "" : level, reason(because)]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ").trimEnd()}\n`).join("");
}

function reason(because: readonly string[]): string {
  return because.length < 2 ? because.join("") : `${because[0]} and ${because.length - 1} more`;
}
