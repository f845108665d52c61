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

/** The same fact about another value: status, decision and place stay. */
export function mapFact<T, U>(fact: Fact<T>, change: (value: T) => U): Fact<U> {
  return fact.status === "unknown" ? fact : { ...fact, value: change(fact.value) };
}

/** The status and the decision of what no source document states; undefined where one does. */
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
 * Folds a fact of which a choice is used like a documented value. What it becomes says the status, unless something
 * else does.
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

/** Why a reader of a value need not meet its status. */
export const statusReasons = {
  "marked-beside": "The status is written beside the value, as a mark or in words.",
  "used-on-the-wire":
    "A request has to be written or read: what is decided is used like what is documented, what is unknown is left out.",
  "unknown-is-open": "Where it is unknown nothing is constrained; the documents of the spec mark what is decided.",
  "server-needs-one":
    "A server has to answer: it does what is documented or decided, and falls back where it is unknown.",
} as const;

export type StatusReason = keyof typeof statusReasons;

/**
 * The value where it is known, documented or decided; the fallback where it is unknown or there is no fact. The reason
 * says why the status does not matter here.
 */
export function valueOr<T, Fallback>(
  fact: Fact<T> | undefined,
  fallback: Fallback,
  _reason: StatusReason,
): T | Fallback {
  return fact === undefined || fact.status === "unknown" ? fallback : fact.value;
}
