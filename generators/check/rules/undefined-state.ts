import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { didYouMean, listNames } from "../../diagnostics/suggest.ts";
import { resourceServices } from "../../model/queries.ts";
import type { Rule } from "../rule.ts";
import { undefinedReferences } from "../states.ts";

export const undefinedState: Rule = {
  code: "undefined-state",
  check(model, report) {
    for (const { states: machine } of resourceServices(model).flatMap((service) => service.resources)) {
      if (machine === undefined) continue;
      const names = machine.states.map((state) => state.name);
      for (const { state, place } of undefinedReferences(machine)) {
        report(
          diagnostic(
            "undefined-state",
            place,
            { state, known: listNames(names) },
            { suggestion: didYouMean(state, names) },
          ),
        );
      }
    }
  },
};
