import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Model } from "../../model/model.ts";
import type { EnumValue } from "../../model/type.ts";
import { knownTypes } from "../known.ts";
import { type Rule, eachRepeated } from "../rule.ts";

export const duplicateValue: Rule = {
  code: "duplicate-value",
  check(model, report) {
    for (const values of valueLists(model)) {
      const named = values.map(({ value, place }) => ({ name: value, place }));
      eachRepeated(named, (again, first) => {
        const related = [{ message: "the first", place: first.place }];
        report(diagnostic("duplicate-value", again.place, { value: again.name }, { related }));
      });
    }
  },
};

function* valueLists(model: Model): Generator<readonly EnumValue[]> {
  for (const service of model.services) for (const set of service.valueSets) yield set.values;
  for (const type of knownTypes(model))
    if (type.kind === "enum" && type.values.kind === "inline") yield type.values.values;
}
