import type { DecisionId } from "./fact.ts";
import type { Place } from "./place.ts";
import type { CitedSection } from "./source.ts";

/** An entry of `spec/decisions.yaml`: something a source document leaves open, and what the project made of it. */
export interface Decision {
  readonly id: DecisionId;
  readonly question: string;
  /** What leaves the question open; undefined where no document is involved. */
  readonly source: CitedSection | undefined;
  readonly answer: Answer;
  /** What the answer holds for: the service that the documents describe, or the reference server alone. */
  readonly appliesTo: "service" | "reference-server";
  readonly reason: string;
  readonly grounds: readonly Ground[];
  readonly groundsPlace: Place;
  readonly place: Place;
}

export type Answer = { readonly kind: "known"; readonly text: string } | { readonly kind: "unknown" };

/** Returns whether a decision has no answer, and no document leaves it open: the project asks itself. */
export function isOwnQuestion({ answer, source }: Decision): boolean {
  return answer.kind === "unknown" && source === undefined;
}

/** What an answer is based on: a section of a source, or the project's own choice. */
export type Ground = { readonly kind: "section"; readonly cited: CitedSection } | { readonly kind: "project" };

/**
 * Returns whether the project chose the answer for the service that it describes: a part of that API, and no claim
 * about an outside system.
 */
export function isOwnChoice({ answer, appliesTo, grounds }: Decision): boolean {
  return answer.kind === "known" && appliesTo === "service" && grounds.some(({ kind }) => kind === "project");
}

/** All that a decision cites: what left the question open, and what the answer is based on. */
export function citedSections({ source, grounds }: Decision): readonly CitedSection[] {
  const basedOn = grounds.flatMap((ground) => (ground.kind === "section" ? [ground.cited] : []));
  return source === undefined ? basedOn : [source, ...basedOn];
}
