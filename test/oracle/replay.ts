import { exclusionOf } from "./excluded.ts";
import type { Outcome, Row } from "./row.ts";

/** What a validator says of a request. */
export interface Verdict {
  readonly outcome: Outcome;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

export type Judge = (query: string, identity: Row["identity"]) => Verdict;

export interface Replay {
  readonly rows: number;
  readonly agreed: number;
  readonly disagreements: readonly Disagreement[];
  /** By code: how many rows, and why. */
  readonly excluded: ReadonlyMap<string, { readonly reason: string; readonly rows: number }>;
}

export interface Disagreement {
  readonly row: Row;
  readonly verdict: Verdict;
}

/** Agreement is the same outcome with the same set of codes. */
export function replay(rows: readonly Row[], judge: Judge): Replay {
  const excluded = new Map<string, { reason: string; rows: number }>();
  const disagreements: Disagreement[] = [];
  let agreed = 0;
  for (const row of rows) {
    const exclusion = exclusionOf(row);
    if (exclusion !== undefined) {
      excluded.set(exclusion.code, { reason: exclusion.reason, rows: (excluded.get(exclusion.code)?.rows ?? 0) + 1 });
      continue;
    }
    const verdict = judge(row.query, row.identity);
    if (verdict.outcome === row.outcome && sameSet(verdict.errors, row.errors) && sameSet(verdict.warnings, row.warnings)) agreed++;
    else disagreements.push({ row, verdict });
  }
  return { rows: rows.length, agreed, disagreements, excluded };
}

function sameSet(some: readonly string[], others: readonly string[]): boolean {
  const [a, b] = [new Set(some), new Set(others)];
  return a.size === b.size && [...a].every((item) => b.has(item));
}
