import { remembered } from "./remembered.ts";
import type { ValueSet } from "./value-set.ts";

/** The shared value sets of a service, by id. */
export const valueSetsById: (valueSets: readonly ValueSet[]) => ReadonlyMap<string, ValueSet> = remembered(
  (valueSets) => new Map(valueSets.map((set) => [set.id, set])),
);
