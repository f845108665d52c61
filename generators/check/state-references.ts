import type { StateMachine, StateReference } from "../model/resource.ts";

/** Every place in a machine that names one of its states. */
function referencesIn({ initial, states, transitions }: StateMachine): readonly StateReference[] {
  return [
    initial,
    ...states.flatMap((state) => state.refines ?? []),
    ...transitions.flatMap(({ from, to }) => [from, to]),
  ];
}

/** Those that name a state which is not there. */
export function undefinedReferences(machine: StateMachine): readonly StateReference[] {
  const names = new Set(machine.states.map((state) => state.name));
  return referencesIn(machine).filter(({ state }) => !names.has(state));
}
