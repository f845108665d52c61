/** Whom a change concerns. A verdict is given for each. */
export const audiences = ["sends", "reads", "compiles", "serves", "documentation"] as const;

/**
 * `sends`: clients that send requests, without a new build. `reads`: clients that read responses, without a new build.
 * `compiles`: TypeScript code compiled with the new packages. `serves`: servers that implement the API.
 * `documentation`: readers of the documentation.
 */
export type Audience = (typeof audiences)[number];

/** The audiences inside a sentence. */
export const audienceNames: { readonly [One in Audience]: string } = {
  sends: "clients that send requests",
  reads: "clients that read responses",
  compiles: "TypeScript code that uses the packages",
  serves: "servers that implement the API",
  documentation: "readers of the documentation",
};

/** The name of an audience as a heading. */
export function audienceTitle(audience: Audience): string {
  const name = audienceNames[audience];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The cause of a change in the spec: the API changed, or the knowledge about it. */
export type Cause = "api" | "knowledge";

/** What a change is to an audience, the worst first. */
export const verdictKinds = ["breaking", "risk", "knowledge", "compatible", "none"] as const;

/**
 * `breaking`: what was right can fail. `risk`: the same form, but another behaviour, or one case more. `knowledge`: the
 * API is as it was, and the spec says more, or something else, of it. `compatible`: it goes on as it was, and there may
 * be more. `none`: not concerned.
 */
export type Verdict = (typeof verdictKinds)[number];

export type Verdicts = { readonly [One in Audience]: Verdict };

/**
 * The verdicts in the order of the audiences; readers of the documentation can go on reading, if nothing else is said.
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

/** The same for each audience, made of the verdicts of one or two. */
export function mapVerdicts(change: (audience: Audience) => Verdict): Verdicts {
  return Object.fromEntries(audiences.map((audience) => [audience, change(audience)])) as Verdicts;
}

/** Something with verdicts: a change of the spec, of an emitter, or of a release. */
interface Judged {
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
