/** The audiences of a change. Each has a verdict. */
export const audiences = ["sends", "reads", "compiles", "serves", "documentation"] as const;

/**
 * `sends`: clients that send requests, without a new build. `reads`: clients that read responses, without a new build.
 * `compiles`: TypeScript code compiled with the new packages. `serves`: servers that implement the API.
 * `documentation`: readers of the documentation.
 */
export type Audience = (typeof audiences)[number];

/** The names of the audiences inside a sentence. */
export const audienceNames: { readonly [One in Audience]: string } = {
  sends: "clients that send requests",
  reads: "clients that read responses",
  compiles: "TypeScript code that uses the packages",
  serves: "servers that implement the API",
  documentation: "readers of the documentation",
};

/** Returns the name of an audience as a heading. */
export function audienceTitle(audience: Audience): string {
  const name = audienceNames[audience];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The cause of a change in the spec: the API changed, or the knowledge about it. */
export type Cause = "api" | "knowledge";

/** The effects of a change on an audience, worst first. */
export const verdictKinds = ["breaking", "risk", "knowledge", "compatible", "none"] as const;

/**
 * `breaking`: correct code can fail. `risk`: the form is the same, but the behavior differs or there is an additional
 * case. `knowledge`: the API is unchanged, but the spec describes it in more detail or differently. `compatible`:
 * existing code works as before, and there may be additions. `none`: the audience is not affected.
 */
export type Verdict = (typeof verdictKinds)[number];

export type Verdicts = { readonly [One in Audience]: Verdict };

/**
 * Builds the verdicts in the order of the audiences. By default, a change is compatible for readers of the
 * documentation.
 */
export function verdicts(
  sends: Verdict,
  reads: Verdict,
  compiles: Verdict,
  serves: Verdict,
  documentation: Verdict = "compatible",
): Verdicts {
  return { sends, reads, compiles, serves, documentation };
}

export function isAtLeast(verdict: Verdict, level: Verdict): boolean {
  return verdictKinds.indexOf(verdict) <= verdictKinds.indexOf(level);
}

export function worst(all: readonly Verdict[]): Verdict {
  return verdictKinds.find((kind) => all.includes(kind)) ?? "none";
}

/** Builds the verdicts by calling a function for each audience. */
export function mapVerdicts(change: (audience: Audience) => Verdict): Verdicts {
  return Object.fromEntries(audiences.map((audience) => [audience, change(audience)])) as Verdicts;
}

/** An object with verdicts: a change of the spec, of an emitter, or of a release. */
interface Judged {
  readonly verdicts: Verdicts;
}

/** Sorts changes by severity, worst first. The order of equal ones is preserved. */
export function worstFirst<One extends Judged>(changes: readonly One[]): readonly One[] {
  return verdictKinds.flatMap((kind) => changes.filter((change) => worstOf(change) === kind));
}

export function worstOf({ verdicts }: Judged): Verdict {
  return worst(Object.values(verdicts));
}

/** Counts changes by their worst verdict: “2 breaking, 1 risk”. */
export function verdictCounts(changes: readonly Judged[]): string {
  const all = changes.map(worstOf);
  const counts = verdictKinds.map((kind) => [kind, all.filter((one) => one === kind).length] as const);
  return counts.flatMap(([kind, count]) => (count === 0 ? [] : [`${count} ${kind}`])).join(", ");
}

/**
 * The number of changes for each audience and verdict. Contains only audiences that are affected and verdicts that
 * occur.
 */
interface CountTable {
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
