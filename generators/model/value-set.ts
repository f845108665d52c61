import type { DecisionId, Fact, Origin } from "./fact.ts";
import type { Lifecycle } from "./lifecycle.ts";
import type { Place } from "./place.ts";
import { remembered } from "./memo.ts";

/** A closed list of strings that several parameters or fields share. */
export interface ValueSet {
  readonly id: string;
  readonly title: string;
  /** The name of the set in the source document, if it differs from the id. */
  readonly documentName: string | undefined;
  readonly description: string | undefined;
  /** The set that this one extends, if any. */
  readonly from: string | undefined;
  readonly values: readonly EnumValue[];
  readonly missing: MissingValues | undefined;
  readonly origin: Origin;
  readonly place: Place;
}

export interface EnumValue extends Lifecycle {
  readonly value: string;
  /** The meaning of the value, in Markdown. */
  readonly description: string | undefined;
  /** The decision that adds this value to a list that is otherwise documented. */
  readonly addedBy: DecisionId | undefined;
  readonly place: Place;
}

/** The values that the source document omits. A request with such a value must not be refused. */
export interface MissingValues {
  readonly count: number;
  /** The pattern of all missing values (ECMA-262), or `undefined` if nothing is known about them. */
  readonly pattern: Fact<string> | undefined;
  readonly note: string;
  readonly place: Place;
}

/** Returns the shared value sets of a service, by id. */
export const valueSetsById: (valueSets: readonly ValueSet[]) => ReadonlyMap<string, ValueSet> = remembered(
  (valueSets) => new Map(valueSets.map((set) => [set.id, set])),
);
