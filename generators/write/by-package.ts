import { groupBy } from "../model/group-by.ts";
import { isBehind } from "./behind.ts";
import type { Finding } from "./finding.ts";

/** Maximum number of files that are listed. More are only counted. */
const mostListed = 10;

/**
 * The findings, if there are few. Otherwise findings that a single run fixes are counted, with a line for each package.
 */
export interface ByPackage<Found extends Finding> {
  readonly listed: readonly Found[];
  readonly counted: readonly Found[];
  /** Lines such as `packages/client: 3 changed, 1 missing`, sorted. Empty if nothing is counted. */
  readonly lines: readonly string[];
}

export function byPackage<Found extends Finding>(findings: readonly Found[]): ByPackage<Found> {
  const counted = findings.filter(isBehind);
  if (counted.length <= mostListed) return { listed: findings, counted: [], lines: [] };
  const packages = groupBy(counted, ({ path }) => path.split("/").slice(0, 2).join("/"));
  return {
    listed: findings.filter((finding) => !isBehind(finding)),
    counted,
    lines: [...packages].map(([folder, files]) => `${folder}: ${tally(files)}`).sort(),
  };
}

function tally(files: readonly Finding[]): string {
  const numbers = {
    changed: numberOf(files, "stale"),
    missing: numberOf(files, "missing"),
    orphaned: numberOf(files, "orphaned"),
  };
  return Object.entries(numbers)
    .flatMap(([word, number]) => (number === 0 ? [] : [`${number} ${word}`]))
    .join(", ");
}

function numberOf(files: readonly Finding[], state: Finding["state"]): number {
  return files.filter((file) => file.state === state).length;
}
