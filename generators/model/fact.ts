import type { Place } from "./place.ts";

/** The id of an entry of `spec/decisions.yaml`, such as `D-014`. */
export type DecisionId = string;

/** A fact that the source document states. In YAML: a plain value. */
export interface Documented<T> {
  readonly status: "documented";
  readonly value: T;
  readonly place: Place;
}

/** The source document is silent and the project chose. In YAML: `{ decided: value, by: D-014 }`. */
export interface Decided<T> {
  readonly status: "decided";
  readonly value: T;
  readonly decision: DecisionId;
  readonly place: Place;
}

/** Not known yet. In YAML: `{ unknown: D-015 }`. */
export interface Unknown {
  readonly status: "unknown";
  readonly decision: DecisionId;
  readonly place: Place;
}

/**
 * A claim that the source document may be silent about. There is no way to its value but through its status,
 * so that no output can present a choice, or a gap, as something the document says.
 */
export type Fact<T> = Documented<T> | Decided<T> | Unknown;

/** The origin of an element or a statement: the source document or a decision. */
export type Origin =
  | { readonly status: "documented"; readonly decision: undefined }
  | { readonly status: "decided"; readonly decision: DecisionId };

/** A fact that is known: documented or decided. */
export type Known<T> = Documented<T> | Decided<T>;

export type Status = Fact<unknown>["status"];

/** The same fact with another value: status, decision and place are preserved. */
export function mapFact<T, U>(fact: Fact<T>, change: (value: T) => U): Fact<U> {
  return fact.status === "unknown" ? fact : { ...fact, value: change(fact.value) };
}

/** The status and the decision of a fact that no source document states; otherwise undefined. */
export function undocumented(
  claim: Fact<unknown> | Origin,
): { readonly status: "decided" | "unknown"; readonly decision: DecisionId } | undefined {
  return claim.status === "documented" ? undefined : { status: claim.status, decision: claim.decision };
}

/** Returns the decision that a fact depends on; `undefined` for a documented fact. */
export function decisionOf(fact: Fact<unknown>): DecisionId | undefined {
  return fact.status === "documented" ? undefined : fact.decision;
}

/** One callback for each status of a fact. */
export interface FactCases<T, Result> {
  documented(value: T): Result;
  decided(value: T, decision: DecisionId): Result;
  unknown(decision: DecisionId): Result;
}

/** Folds a fact: there is one case for each status. */
export function matchFact<T, Result>(fact: Fact<T>, { documented, decided, unknown }: FactCases<T, Result>): Result {
  switch (fact.status) {
    case "documented":
      return documented(fact.value);
    case "decided":
      return decided(fact.value, fact.decision);
    case "unknown":
      return unknown(fact.decision);
  }
}

/**
 * Resolves a fact whose own choices are used like documented values. The result states the status, unless the caller
 * does.
 */
export function whereKnown<T, Result>(
  fact: Fact<T>,
  known: (value: T) => Result,
  unknown: (decision: DecisionId) => Result,
): Result {
  return matchFact(fact, { documented: known, decided: known, unknown });
}

export function isUnknown(fact: Fact<unknown>): boolean {
  return fact.status === "unknown";
}

/** Reasons to read a value without handling its status. */
export const statusReasons = {
  "marked-beside": "The status is written next to the value, as a mark or in prose.",
  "used-on-the-wire":
    "Requests must be written or read: decided values are used like documented ones, unknown ones are omitted.",
  "unknown-is-open": "Unknown values restrict nothing; the documents of the spec mark decided ones.",
  "server-needs-one": "A server must respond: it uses documented and decided values, and a default for unknown ones.",
} as const;

export type StatusReason = keyof typeof statusReasons;

/**
 * The value if it is documented or decided; the fallback if it is unknown or there is no fact. The reason states why
 * the status does not matter here.
 */
export function valueOr<T, Fallback>(
  fact: Fact<T> | undefined,
  fallback: Fallback,
  _reason: StatusReason,
): T | Fallback {
  return fact === undefined || fact.status === "unknown" ? fallback : fact.value;
}
