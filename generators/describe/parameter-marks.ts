import { valueOr } from "../model/fact.ts";
import type { Condition, Parameter } from "../model/query.ts";
import type { JsonObject } from "../codegen/json.ts";
import { lifecycleMarks } from "./lifecycle.ts";
import { type Marks, statusMarks } from "./marks.ts";
import { syntaxData } from "./rule-data.ts";

/**
 * What a parameter's marks say of it beside its type; `name` gives the names of other parameters as the output knows
 * them.
 */
export function parameterMarks(parameter: Parameter, name: (parameter: string) => string): Marks {
  const { origin, condition, syntax, sensitive, template } = parameter;
  return {
    ...statusMarks(origin),
    ...lifecycleMarks(parameter),
    ...(condition === undefined ? {} : { conditions: [conditionData(condition, name)] }),
    ...(syntax === undefined ? {} : { syntax: syntaxData(syntax, name) }),
    ...(sensitive ? { sensitive } : {}),
    ...(template === undefined
      ? {}
      : { template: { variable: template.variable, parameter: name(template.parameter) } }),
  };
}

function conditionData(condition: Condition, name: (parameter: string) => string): JsonObject {
  switch (condition.kind) {
    case "only-with":
    case "only-without":
      return { kind: condition.kind, parameter: name(condition.parameter) };
    case "single-page":
      return { kind: condition.kind };
    case "modes":
      return { kind: condition.kind, modes: condition.modes };
    case "applies-to": {
      const when = valueOr(condition.when, undefined, "marked-beside");
      const data = when === undefined ? undefined : { parameter: name(when.parameter), value: when.value };
      return { kind: condition.kind, subject: condition.subject, when: data, ...statusMarks(condition.when) };
    }
  }
}
