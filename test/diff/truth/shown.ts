import type { Verdict } from "../../../generators/model/verdict.ts";

/** Those whose programs can be tried; documentation is read by people. */
export const triedAudiences = ["sends", "reads", "compiles", "serves"] as const;

export type TriedAudience = (typeof triedAudiences)[number];

/**
 * What programs show, the worst first: what was right is refused; it is taken, and means or brings something else; all
 * is as it was.
 */
export const outcomes = ["fails", "differs", "holds"] as const;

export type Outcome = (typeof outcomes)[number];

/** What was seen, and the program that showed it: `POST /rooms {} → 400 missing`. */
export interface Shown {
  readonly outcome: Outcome;
  readonly evidence: string;
}

export const holds: Shown = { outcome: "holds", evidence: "" };

export const fails = (evidence: string): Shown => ({ outcome: "fails", evidence });

export const differs = (evidence: string): Shown => ({ outcome: "differs", evidence });

export function worstOf(all: readonly Shown[]): Shown {
  return (
    outcomes.map((outcome) => all.find((one) => one.outcome === outcome)).find((one) => one !== undefined) ?? holds
  );
}

/**
 * What a verdict says of programs: the outcomes that agree with it. Of `knowledge` programs say nothing: the API is as
 * it was.
 */
const agreeing: Readonly<Record<Verdict, readonly Outcome[]>> = {
  breaking: ["fails", "differs"],
  risk: ["differs"],
  knowledge: outcomes,
  compatible: ["holds"],
  none: ["holds"],
};

/** How a verdict stands to what was shown. */
export type Judgement = "agrees" | "over-alarm" | "missed" | "not tried";

export function judgementOf(verdict: Verdict, { outcome }: Shown): Judgement {
  if (verdict === "knowledge") return "not tried";
  if (agreeing[verdict].includes(outcome)) return "agrees";
  return outcome === "holds" ? "over-alarm" : "missed";
}
