import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { choicesOf, queryServices } from "../../model/queries.ts";
import type { QueryService, Constant } from "../../model/query.ts";
import { valueSetsById } from "../../model/type.ts";
import type { Rule } from "../rule.ts";

/** A request parameter must accept its constant, because every request sends it. */
export const invalidConstant: Rule = {
  code: "invalid-constant",
  check(model, report) {
    for (const service of queryServices(model)) {
      for (const constant of service.constants) {
        const values = valuesOf(service, constant);
        const value = constant.value.value;
        if (value === undefined || values === undefined || values.includes(value)) continue;
        report(
          diagnostic("invalid-constant", constant.value.place, {
            name: constant.name,
            value,
            known: values.join(", "),
          }),
        );
      }
    }
  },
};

/** Returns the values that the parameter accepts, or `undefined` if they are not listed. */
function valuesOf({ requestParameters, valueSets }: QueryService, { name }: Constant): readonly string[] | undefined {
  const parameter = requestParameters.flatMap(({ parameters }) => parameters).find((one) => one.name === name);
  if (parameter?.type.kind !== "enum") return undefined;
  const { values, missing } = choicesOf(parameter.type, valueSetsById(valueSets));
  return missing === undefined ? values.map((one) => one.value) : undefined;
}
