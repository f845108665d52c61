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
