import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { didYouMean, listNames } from "../../diagnostics/suggest.ts";
import { resourceServices } from "../../model/queries.ts";
import type { StateMachine, StateReference } from "../../model/resource.ts";
import type { Rule } from "../rule.ts";

export const undefinedState: Rule = {
  code: "undefined-state",
  check(model, report) {
    for (const { states: machine } of resourceServices(model).flatMap((service) => service.resources)) {
      if (machine === undefined) continue;
      const names = machine.states.map((state) => state.name);
      for (const { state, place } of referencesIn(machine)) {
        if (names.includes(state)) continue;
        report(diagnostic("undefined-state", place, { state, known: listNames(names) }, { suggestion: didYouMean(state, names) }));
      }
    }
  },
};

function referencesIn({ initial, states, transitions }: StateMachine): readonly StateReference[] {
  return [initial, ...states.flatMap((state) => state.refines ?? []), ...transitions.flatMap(({ from, to }) => [from, to])];
}
