import { audiences, verdictKinds, worst, type Audience, type Verdict, type Verdicts } from "./verdict.ts";

/** Something with verdicts: a change of the spec, of an emitter, or of a release. */
export interface Judged {
  readonly verdicts: Verdicts;
}

/** The worst first; those that are alike, in the order in which they come. */
export function worstFirst<One extends Judged>(changes: readonly One[]): readonly One[] {
  return verdictKinds.flatMap((kind) => changes.filter((change) => worstOf(change) === kind));
}

/** Of all audiences. */
export function worstOf({ verdicts }: Judged): Verdict {
  return worst(Object.values(verdicts));
}

/** “2 breaking, 1 risk”, each change by its worst verdict. */
export function verdictCounts(changes: readonly Judged[]): string {
  const all = changes.map(worstOf);
  const counts = verdictKinds.map((kind) => [kind, all.filter((one) => one === kind).length] as const);
  return counts.flatMap(([kind, count]) => (count === 0 ? [] : [`${count} ${kind}`])).join(", ");
}

/** What each audience meets: a row for each that is concerned, a number for each verdict that is given. */
export interface CountTable {
  readonly kinds: readonly Verdict[];
  readonly rows: readonly { readonly audience: Audience; readonly counts: readonly number[] }[];
}

export function countTable(changes: readonly Judged[]): CountTable {
  const count = (audience: Audience, kind: Verdict): number =>
    changes.filter(({ verdicts }) => verdicts[audience] === kind).length;
  const given = changes.flatMap(({ verdicts }) => Object.values(verdicts));
  const kinds = verdictKinds.filter((kind) => kind !== "none" && given.includes(kind));
  const rows = audiences.map((audience) => ({ audience, counts: kinds.map((kind) => count(audience, kind)) }));
  return { kinds, rows: rows.filter((row) => row.counts.some((one) => one > 0)) };
}
