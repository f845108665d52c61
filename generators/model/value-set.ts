import type { DecisionId, Fact, Origin } from "./fact.ts";
import type { Lifecycle } from "./lifecycle.ts";
import type { Place } from "./place.ts";
import { remembered } from "./group-by.ts";

/** A closed list of strings that several parameters or fields share. */
export interface ValueSet {
  readonly id: string;
  readonly title: string;
  /** The name of the set in the source document, if it differs from the id. */
  readonly documentName: string | undefined;
  readonly description: string | undefined;
  /** The set that this one starts from, if it does. */
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

/** Values that the source document is known to omit. A request that uses one must not be refused. */
export interface MissingValues {
  readonly count: number;
  /** The pattern that all missing values match (ECMA-262); `undefined` if nothing is known about them. */
  readonly pattern: Fact<string> | undefined;
  readonly note: string;
  readonly place: Place;
}

/** The shared value sets of a service, by id. */
export const valueSetsById: (valueSets: readonly ValueSet[]) => ReadonlyMap<string, ValueSet> = remembered(
  (valueSets) => new Map(valueSets.map((set) => [set.id, set])),
);
