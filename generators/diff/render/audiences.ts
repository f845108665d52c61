import type { Change } from "../change.ts";
import { hardestHit } from "../hardest-hit.ts";
import { audiences, verdictKinds, worst, type Audience, type Verdict } from "../verdict.ts";

export const audienceTitles: { readonly [One in Audience]: string } = {
  sends: "Who sends requests",
  reads: "Who reads answers",
  compiles: "Who compiles TypeScript",
  serves: "Who implements the server",
  documentation: "Who reads the documentation",
};

export interface AudienceGroup {
  readonly audience: Audience;
  readonly changes: readonly Change[];
}

/** Each change once, under the audience that it hits hardest; the worst changes, and the audiences that have them, first. */
export function byAudience(changes: readonly Change[]): readonly AudienceGroup[] {
  const sorted = worstFirst(changes);
  const groups = audiences.map((audience) => ({ audience, changes: sorted.filter((change) => hardestHit(change) === audience) }));
  return verdictKinds.flatMap((kind) => groups.filter((group) => group.changes[0] !== undefined && worstOf(group.changes[0]) === kind));
}

/** Something with verdicts: a change of the spec, or of an emitter. */
type Judged = Pick<Change, "verdicts">;

export function worstFirst<One extends Judged>(changes: readonly One[]): readonly One[] {
  return verdictKinds.flatMap((kind) => changes.filter((change) => worstOf(change) === kind));
}

export function worstOf({ verdicts }: Judged): Verdict {
  return worst(Object.values(verdicts));
}

/** “2 breaking, 1 risk”, each change by its worst verdict. */
export function verdictCounts(changes: readonly Change[]): string {
  const all = changes.map(worstOf);
  const counts = verdictKinds.map((kind) => [kind, all.filter((one) => one === kind).length] as const);
  return counts.flatMap(([kind, count]) => (count === 0 ? [] : [`${count} ${kind}`])).join(", ");
}

/** What each audience meets: a row for each that is concerned, a number for each verdict that is given. */
export interface CountTable {
  readonly kinds: readonly Verdict[];
  readonly rows: readonly { readonly audience: Audience; readonly counts: readonly number[] }[];
}

export function countTable(changes: readonly Change[]): CountTable {
  const count = (audience: Audience, kind: Verdict): number => changes.filter(({ verdicts }) => verdicts[audience] === kind).length;
  const given = changes.flatMap(({ verdicts }) => Object.values(verdicts));
  const kinds = verdictKinds.filter((kind) => kind !== "none" && given.includes(kind));
  const rows = audiences.map((audience) => ({ audience, counts: kinds.map((kind) => count(audience, kind)) }));
  return { kinds, rows: rows.filter((row) => row.counts.some((one) => one > 0)) };
}
