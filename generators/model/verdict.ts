/** Whom a change concerns. A verdict is given for each. */
export const audiences = ["sends", "reads", "compiles", "serves", "documentation"] as const;

/**
 * `sends`: who sends requests, without a new build. `reads`: who reads answers, without one. `compiles`: who compiles TypeScript against the new
 * packages. `serves`: who implements the server. `documentation`: who reads the documentation.
 */
export type Audience = (typeof audiences)[number];

/** Whom each of them is, as a heading. */
export const audienceTitles: { readonly [One in Audience]: string } = {
  sends: "Who sends requests",
  reads: "Who reads answers",
  compiles: "Who compiles TypeScript",
  serves: "Who implements the server",
  documentation: "Who reads the documentation",
};

/** The same inside a sentence: “who sends requests”. */
export function audienceWords(audience: Audience): string {
  const title = audienceTitles[audience];
  return `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

/** Why a spec changed: the API did, or what is known of it. */
export type Cause = "api" | "knowledge";

/** What a change is to an audience, the worst first. */
export const verdictKinds = ["breaking", "risk", "knowledge", "compatible", "none"] as const;

/**
 * `breaking`: what was right can fail. `risk`: the same form, but another behaviour, or one case more. `knowledge`: the API is as it was, and
 * the spec says more, or something else, of it. `compatible`: it goes on as it was, and there may be more. `none`: not concerned.
 */
export type Verdict = (typeof verdictKinds)[number];

export type Verdicts = { readonly [One in Audience]: Verdict };

/** The verdicts in the order of the audiences; readers of the documentation can go on reading, if nothing else is said. */
export function verdicts(sends: Verdict, reads: Verdict, compiles: Verdict, serves: Verdict, documentation: Verdict = "compatible"): Verdicts {
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
