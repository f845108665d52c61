import type { Verdict } from "../../../generators/model/verdict.ts";

/** Audiences whose programs can be tried. Documentation is read by people. */
export const triedAudiences = ["sends", "reads", "compiles", "serves"] as const;

export type TriedAudience = (typeof triedAudiences)[number];

/**
 * Outcomes of the programs, worst first: valid input is rejected, it has a different meaning or result, or nothing
 * changed.
 */
export const outcomes = ["fails", "differs", "holds"] as const;

export type Outcome = (typeof outcomes)[number];

/** An outcome and the program that shows it: `POST /rooms {} → 400 missing`. */
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

/** The outcomes that agree with a verdict. Programs cannot test `knowledge`, because the API is unchanged. */
const agreeing: Readonly<Record<Verdict, readonly Outcome[]>> = {
  breaking: ["fails", "differs"],
  risk: ["differs"],
  knowledge: outcomes,
  compatible: ["holds"],
  none: ["holds"],
};

export type Judgement = "agrees" | "over-alarm" | "missed" | "not tried";

export function judgementOf(verdict: Verdict, { outcome }: Shown): Judgement {
  if (verdict === "knowledge") return "not tried";
  if (agreeing[verdict].includes(outcome)) return "agrees";
  return outcome === "holds" ? "over-alarm" : "missed";
}
