import type { Place } from "./place.ts";

/** The id of an entry of `spec/decisions.yaml`, such as `D-014`. */
export type DecisionId = string;

/** The source document says so. In YAML: a plain value. */
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

/** Nobody knows yet. In YAML: `{ unknown: D-015 }`. */
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

/** Who says that something is there at all, or that it is so: the source document, or a decision. */
export type Origin =
  | { readonly status: "documented"; readonly decision: undefined }
  | { readonly status: "decided"; readonly decision: DecisionId };

/** A fact that somebody knows: documented or decided. */
export type Known<T> = Documented<T> | Decided<T>;

export type Status = Fact<unknown>["status"];

/** The same fact about another value: status, decision and place stay. */
export function mapFact<T, U>(fact: Fact<T>, change: (value: T) => U): Fact<U> {
  return fact.status === "unknown" ? fact : { ...fact, value: change(fact.value) };
}

/** The decision that a fact rests on; a documented fact rests on none. */
export function decisionOf(fact: Fact<unknown>): DecisionId | undefined {
  return fact.status === "documented" ? undefined : fact.decision;
}

/** The value where somebody knows it. Whoever writes it writes `statusMarks` with it. */
export function knownValue<T>(fact: Fact<T> | undefined): T | undefined {
  if (fact === undefined) return undefined;
  switch (fact.status) {
    case "documented":
    case "decided":
      return fact.value;
    case "unknown":
      return undefined;
  }
}
