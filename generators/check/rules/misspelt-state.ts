import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { didYouMean, nearest } from "../../diagnostics/suggest.ts";
import { resourceServices } from "../../model/queries.ts";
import type { StateMachine } from "../../model/resource.ts";
import type { Report, Rule } from "../rule.ts";
import { asState, listedValues } from "../states.ts";

/**
 * Reports states that are almost equal to a value of the state field. No key names that field. It is any field whose
 * values include other states. A state that is not similar to any value, such as "deleted", is not a value of the
 * field.
 */
export const misspeltState: Rule = {
  code: "misspelt-state",
  check(model, report) {
    for (const service of resourceServices(model)) {
      for (const { states: machine, fields } of service.resources) {
        if (machine === undefined) continue;
        for (const field of fields) reportSlips(machine, field.name, listedValues(service, field), report);
      }
    }
  },
};

function reportSlips({ states }: StateMachine, field: string, values: readonly string[], report: Report): void {
  const names = new Set(states.map(({ name }) => name));
  const written = new Map(values.map((value) => [asState(value), value]));
  const others = [...written.keys()].filter((value) => !names.has(value));
  if (others.length === written.size) return;
  for (const { name, place } of states.filter((state) => !written.has(state.name))) {
    const value = written.get(nearest(name, others) ?? "");
    if (value !== undefined)
      report(
        diagnostic("misspelt-state", place, { state: name, field, value }, { suggestion: didYouMean(name, others) }),
      );
  }
}
