import type { Parameter } from "../model/query.ts";
import type { Rule } from "../model/rules.ts";
import type { Binding } from "./binding.ts";
import { indexBy } from "./index-by.ts";
import type { ParameterScope } from "./parameter-scope.ts";
import { resolve } from "./resolve-name.ts";
import { resolveRules, resolveValue, type RuleScope } from "./resolve-rules.ts";
import { resolveSyntax } from "./resolve-syntax.ts";

/**
 * Conditions, templates, syntaxes and rules name other parameters of the same list, and values of them: checks that
 * these exist.
 */
export function resolveSiblings(
  binding: Binding,
  parameters: readonly Parameter[],
  rules: readonly Rule[],
  { valueSets: sets, errors }: ParameterScope,
): void {
  const siblings = indexBy(parameters, (parameter) => parameter.name);
  const scope: RuleScope = { siblings, sets, errors };
  for (const { condition, template, syntax } of parameters) {
    if (template) resolve(binding, "parameter", template.parameter, siblings, template.place);
    if (condition?.kind === "only-with" || condition?.kind === "only-without") {
      resolve(binding, "parameter", condition.parameter, siblings, condition.place);
    }
    if (condition?.kind === "applies-to" && condition.when.status !== "unknown") {
      const { parameter, value } = condition.when.value;
      resolveValue(binding, parameter, value, condition.when.place, scope);
    }
    if (syntax) resolveSyntax(binding, syntax, scope);
  }
  resolveRules(binding, rules, scope);
}
