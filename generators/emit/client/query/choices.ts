import type { Module, Parameter, QueryService } from "../../../model/query.ts";
import type { Rule } from "../../../model/rules.ts";
import { propertyKey } from "../../../codegen/typescript.ts";
import { parameterMember, type ValueForms } from "../../shared/typescript/parameter-types.ts";

/** Parameters of which a request needs at least one, or exactly one. */
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

/** Returns a union with one object type for each parameter that can be set. */
export function choiceType(service: QueryService, { parameters, alone }: Choice, forms: ValueForms): string {
  const alternatives = parameters.map((one) => {
    const members = parameters.map((parameter) => {
      if (alone && parameter !== one) return `  readonly ${propertyKey(parameter.name, parameter)}?: undefined;\n`;
      return parameterMember(service, { parameter, name: parameter.name }, forms, parameter === one);
    });
    return `{\n${members.join("")}}`;
  });
  return `(${alternatives.join(" | ")})`;
}
