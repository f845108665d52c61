import type { Place } from "./place.ts";

/** The id of an entry of `spec/decisions.yaml`, such as `D-014`. */
export type DecisionId = string;

/** A fact that the source document states. In YAML: a plain value. */
interface Documented<T> {
  readonly status: "documented";
  readonly value: T;
  readonly place: Place;
}

/** A value that the project chose because the source document is silent. In YAML: `{ decided: value, by: D-014 }`. */
export interface Decided<T> {
  readonly status: "decided";
  readonly value: T;
  readonly decision: DecisionId;
  readonly place: Place;
}

/** A fact that is not known yet. In YAML: `{ unknown: D-015 }`. */
interface Unknown {
  readonly status: "unknown";
  readonly value?: undefined;
  readonly decision: DecisionId;
  readonly place: Place;
}

/**
 * A value with its status. The value is `undefined` if the source document and the decisions leave it open. Outputs mark
 * decided and unknown facts, so that no choice or gap looks like a statement of the document.
 */
export type Fact<T> = Documented<T> | Decided<T> | Unknown;

/** The origin of an element or a statement: the source document or a decision. */
export type Origin =
  | { readonly status: "documented"; readonly decision: undefined }
  | { readonly status: "decided"; readonly decision: DecisionId };

/** A fact that is known: documented or decided. */
export type Known<T> = Documented<T> | Decided<T>;

export type Status = Fact<unknown>["status"];

/** Returns the fact with another value. Status, decision and place are preserved. */
export function mapFact<T, U>(fact: Fact<T>, change: (value: T) => U): Fact<U> {
  return fact.status === "unknown" ? fact : { ...fact, value: change(fact.value) };
}

/** Returns the status and the decision of an undocumented fact, or `undefined` for a documented one. */
export function undocumented(
  claim: Fact<unknown> | Origin,
): { readonly status: "decided" | "unknown"; readonly decision: DecisionId } | undefined {
  return claim.status === "documented" ? undefined : { status: claim.status, decision: claim.decision };
}

/** Returns the decision that a fact depends on, or `undefined` for a documented fact. */
export function decisionOf(fact: Fact<unknown>): DecisionId | undefined {
  return fact.status === "documented" ? undefined : fact.decision;
}

/** One callback for each status of a fact. */
interface FactCases<T, Result> {
  documented(value: T): Result;
  decided(value: T, decision: DecisionId): Result;
  unknown(decision: DecisionId): Result;
}

/** Matches a fact by status. There is one callback for each status. */
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
 * Matches a fact where the project's own choices are used like documented values. The result states the status, unless
 * the caller does.
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

/** The lifecycle of a definition: the version that added it, its deprecation, and its former names. */
export interface Lifecycle {
  /** The first version of the service with this definition. */
  readonly since: Fact<string> | undefined;
  /** The deprecation, or `undefined` if it is not deprecated. */
  readonly deprecated: Deprecation | undefined;
  /** The day, such as `2027-01-31`, after which it may be removed. */
  readonly sunset: Fact<string> | undefined;
  /** Former names, the latest first. */
  readonly was: readonly string[];
}

/** A deprecation: its origin, the reason and the replacement. */
export type Deprecation = Origin & {
  readonly reason?: string | undefined;
  readonly replacement?: string | undefined;
  /** The day of the deprecation, such as `2026-01-31`. */
  readonly date?: string | undefined;
};

/** The lifecycle of a definition that has always existed and is not deprecated. */
export const noLifecycle: Lifecycle = { since: undefined, deprecated: undefined, sunset: undefined, was: [] };

/** Returns only the lifecycle members of an object. */
export function lifecycleOf({ since, deprecated, sunset, was }: Lifecycle): Lifecycle {
  return { since, deprecated, sunset, was };
}
