import type { StateMachine, StateReference } from "../model/resource.ts";

/** Returns every reference to a state in a machine. */
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
