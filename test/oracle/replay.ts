import { exclusionOf } from "./excluded.ts";
import type { Outcome, Row } from "./row.ts";

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
  /** The number of excluded rows and the reason, by code. */
  readonly excluded: ReadonlyMap<string, { readonly reason: string; readonly rows: number }>;
}

export interface Disagreement {
  readonly row: Row;
  readonly verdict: Verdict;
}

/** Compares the outcomes. Rows agree if they have the same codes, each the same number of times, in any order. */
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
    if (
      verdict.outcome === row.outcome &&
      sameCodes(verdict.errors, row.errors) &&
      sameCodes(verdict.warnings, row.warnings)
    )
      agreed++;
    else disagreements.push({ row, verdict });
  }
  return { rows: rows.length, agreed, disagreements, excluded };
}

function sameCodes(some: readonly string[], others: readonly string[]): boolean {
  const [a, b] = [some.toSorted(), others.toSorted()];
  return a.length === b.length && a.every((code, index) => code === b[index]);
}
