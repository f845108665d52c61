import type { Field, ResourceService, StateMachine, StateReference } from "../model/resource.ts";
import { valueSetsById } from "../model/type.ts";

function referencesIn({ initial, states, transitions }: StateMachine): readonly StateReference[] {
  return [
    initial,
    ...states.flatMap((state) => state.refines ?? []),
    ...transitions.flatMap(({ from, to }) => [from, to]),
  ];
}

/** Reports references to states that do not exist. */
export function undefinedReferences(machine: StateMachine): readonly StateReference[] {
  const names = new Set(machine.states.map((state) => state.name));
  return referencesIn(machine).filter(({ state }) => !names.has(state));
}

/** Returns the values of a field that has a list of them. */
export function listedValues({ valueSets }: Pick<ResourceService, "valueSets">, { type }: Field): readonly string[] {
  const known = type.value;
  if (known?.kind !== "enum") return [];
  const { values } = known;
  const listed = values.kind === "inline" ? values.values : (valueSetsById(valueSets).get(values.set)?.values ?? []);
  return listed.map(({ value }) => value);
}

/** Returns the name of the state for a value: `IN_PROGRESS` and `inProgress` become `in-progress`. */
export function asState(value: string): string {
  return value
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .replace(/[_ ]/g, "-")
    .toLowerCase();
}
