import type { Module, Parameter, QueryService } from "../../../model/query.ts";
import type { Rule } from "../../../model/rules.ts";
import { propertyKey } from "../../../codegen/typescript.ts";
import { parameterMember, type ValueForms } from "../../shared/typescript/parameter-types.ts";

/** Parameters of which a request needs one, or one and no second. */
export interface Choice {
  readonly parameters: readonly Parameter[];
  readonly alone: boolean;
}

/**
 * Returns the rules of a module that a union type can express: those that hold in every request. "At most one of" is
 * only documented, because a union for it makes compiler messages worse than the mistake.
 */
export function choicesOf(module: Module): readonly Choice[] {
  const taken = new Set<Parameter>();
  return module.rules.flatMap((rule) => {
    if (!isChoice(rule) || rule.when.length > 0 || rule.unless.length > 0) return [];
    const parameters = rule.parameters.flatMap(({ name }) => module.parameters.find((one) => one.name === name) ?? []);
    if (parameters.some((one) => taken.has(one) || one.template !== undefined)) return [];
    for (const one of parameters) taken.add(one);
    return [{ parameters, alone: rule.kind === "exactly-one-of" }];
  });
}

type ChoiceRule = Extract<Rule, { kind: "exactly-one-of" | "at-least-one-of" }>;

function isChoice(rule: Rule): rule is ChoiceRule {
  return rule.kind === "exactly-one-of" || rule.kind === "at-least-one-of";
}

/** One object type for each parameter that may be the selected one. */
export function choiceType(service: QueryService, { parameters, alone }: Choice, forms: ValueForms): string {
  const alternatives = parameters.map((one) => {
    const members = parameters.map((parameter) => {
      if (alone && parameter !== one) return `  readonly ${propertyKey(parameter.name)}?: undefined;\n`;
      return parameterMember(service, { parameter, name: parameter.name }, forms, parameter === one);
    });
    return `{\n${members.join("")}}`;
  });
  return `(${alternatives.join(" | ")})`;
}
