import type { Decision } from "../../model/decision.ts";
import type { DecisionId } from "../../model/fact.ts";

/**
 * What a decision lets a reader of the service expect. `decided`: found out of the service, though no document states
 * it. `chosen`: nothing is known of the service, and the project chose. `reference server`: the answer is about that
 * server alone.
 */
export const standings = ["decided", "chosen", "reference server", "unknown"] as const;

export type Standing = (typeof standings)[number];

export type Standings = ReadonlyMap<DecisionId, Standing>;

export function standingOf({ answer, appliesTo, grounds }: Decision): Standing {
  if (answer.kind === "unknown") return "unknown";
  if (appliesTo === "reference-server") return "reference server";
  return grounds.every(({ kind }) => kind === "project") ? "chosen" : "decided";
}

export function standingsOf(decisions: readonly Decision[]): Standings {
  return new Map(decisions.map((decision) => [decision.id, standingOf(decision)]));
}
