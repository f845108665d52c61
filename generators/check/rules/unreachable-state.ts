import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { resourceServices } from "../../model/queries.ts";
import type { StateMachine } from "../../model/resource.ts";
import type { Rule } from "../rule.ts";
import { undefinedReferences } from "../states.ts";

/** Every state must be reachable from the initial one. A state that refines another is reached with it. */
export const unreachableState: Rule = {
  code: "unreachable-state",
  check(model, report) {
    for (const { states: machine } of resourceServices(model).flatMap((service) => service.resources)) {
      // Reachability is unknown while a reference is undefined.
      if (machine === undefined || undefinedReferences(machine).length > 0) continue;
      const reached = reachable(machine);
      for (const { name, place } of machine.states) {
        if (!reached.has(name)) report(diagnostic("unreachable-state", place, { state: name }));
      }
    }
  },
};

function reachable({ initial, states, transitions }: StateMachine): ReadonlySet<string> {
  const next = new Map(states.map(({ name }): [string, string[]] => [name, []]));
  for (const { from, to } of transitions) next.get(from.state)?.push(to.state);
  for (const { name, refines } of states) if (refines !== undefined) next.get(refines.state)?.push(name);
  const reached = new Set([initial.state]);
  // The loop also visits the states that it adds.
  for (const state of reached) for (const other of next.get(state) ?? []) reached.add(other);
  return reached;
}
