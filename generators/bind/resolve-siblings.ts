import type { Parameter } from "../model/query.ts";
import type { Rule, Syntax } from "../model/rules.ts";
import { type Binding, indexBy } from "./binding.ts";
import type { ParameterScope } from "./parameters.ts";
import { resolve } from "./resolve.ts";
import { resolveRules, resolveValue, type RuleScope, resolveCodes, resolveTests } from "./resolve-rules.ts";

/**
 * Checks the references to other parameters of the same list and to their values. Conditions, templates, syntaxes and
 * rules may contain such references.
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

function resolveSyntax(binding: Binding, syntax: Syntax, scope: RuleScope): void {
  resolveCodes(binding, [syntax.error], scope);
  resolveTests(binding, [...syntax.when, ...syntax.unless], scope);
  switch (syntax.kind) {
    case "title":
      return resolveCodes(binding, syntax.cannotExist === undefined ? [] : [syntax.cannotExist], scope);
    case "title-part":
      if (syntax.namespace.kind === "parameter")
        resolve(binding, "parameter", syntax.namespace.parameter, scope.siblings, syntax.place);
      return;
    case "continue":
      return resolveTests(
        binding,
        syntax.forms.flatMap(({ when, unless }) => [...when, ...unless]),
        scope,
      );
    case "ip":
      return resolveCodes(binding, [syntax.widest.error], scope);
    case "title-prefix":
    case "id":
    case "listed":
    case "word":
      return;
  }
}
