import { groupBy } from "../model/group-by.ts";
import type { Finding } from "./finding.ts";
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import { listNames } from "../diagnostics/suggest.ts";
import type { State } from "./staging.ts";

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

const mostNamed = 20;

/**
 * Groups the findings into one diagnostic for each cause. All outputs that are out of date share one, at the first that
 * can be shown. Each file that a person edited or added has its own.
 */
export function byCause(findings: readonly Finding[]): readonly Diagnostic[] {
  const behind = findings.filter(isBehind);
  const rest = findings.filter((finding) => !isBehind(finding)).map((finding) => finding.diagnostic);
  const first = behind.find(({ state }) => state === "stale") ?? behind[0];
  if (first === undefined || behind.length === 1) return findings.map((finding) => finding.diagnostic);
  const files = listNames(
    behind.map(({ path }) => path),
    mostNamed,
  );
  return [
    diagnostic("stale-outputs", first.diagnostic.place, { count: behind.length, files, command: first.command }),
    ...rest,
  ];
}

/** States that result from a change of the spec, often for many files. A single run resolves all of them. */
const ofOneCause: ReadonlySet<State> = new Set<State>(["stale", "missing", "orphaned"]);

/** Returns whether the file is only out of date, so that no manual work is affected. */
export function isBehind({ state }: Finding): boolean {
  return ofOneCause.has(state);
}
