import type { DecisionId } from "./fact.ts";
import type { Place } from "./place.ts";

/** An entry of `spec/decisions.yaml`: something a source document leaves open, and what the project made of it. */
export interface Decision {
  readonly id: DecisionId;
  readonly question: string;
  /** The source document, and the section of it, that leaves the question open. */
  readonly source: string;
  readonly answer: Answer;
  readonly reason: string;
  readonly ground: Ground;
  readonly place: Place;
}

export type Answer = { readonly kind: "known"; readonly text: string } | { readonly kind: "unknown" };

/** The ground of a decision: something known of the real system, recorded answers of it, or the project's own choice. */
export type Ground =
  | { readonly kind: "facts"; readonly file: string; readonly section: string }
  | { readonly kind: "recorded" }
  | { readonly kind: "project" };
