import type { Module, Parameter, QueryService } from "../../generators/model/query.ts";
import { choicesOf } from "../../generators/model/queries.ts";
import type { Rule } from "../../generators/model/rules.ts";
import { articleTitle, fileTitle } from "./site.ts";

/**
 * Returns plausible parameters for a module by one general rule. These are required parameters, the first of each
 * required choice, a small limit, and all values of each list without a rule or condition.
 */
export function plausible(service: QueryService, module: Module): Record<string, unknown> {
  const chosen = new Set(module.rules.flatMap(firstOfChoice));
  const inRules = new Set(module.rules.flatMap(namesIn));
  const wanted = module.parameters.filter(
    ({ name, required, type, multiple, deprecated, condition }) =>
      required ||
      chosen.has(name) ||
      (condition === undefined &&
        !deprecated &&
        (type.kind === "limit" || (type.kind === "enum" && multiple !== undefined && !inRules.has(name)))),
  );
  return Object.fromEntries(wanted.map((parameter) => [parameter.name, plausibleValue(service, module, parameter)]));
}

function namesIn(rule: Rule): readonly string[] {
  if (rule.kind === "excludes")
    return [...rule.each, ...rule.excluded].flatMap((test) =>
      test.kind === "given" || test.kind === "filled" ? [test.parameter] : [],
    );
  return "parameters" in rule
    ? rule.parameters.map(({ name }) => name)
    : "parameter" in rule
      ? [rule.parameter.name]
      : [];
}

function firstOfChoice(rule: Rule): readonly string[] {
  return (rule.kind === "exactly-one-of" || rule.kind === "at-least-one-of") && rule.when.length === 0
    ? rule.parameters.slice(0, 1).map(({ name }) => name)
    : [];
}

function plausibleValue(service: QueryService, module: Module, parameter: Parameter): unknown {
  const { type, multiple } = parameter;
  switch (type.kind) {
    case "enum": {
      const { values } = choicesOf(type, new Map(service.valueSets.map((set) => [set.id, set])));
      const current = values.filter(({ deprecated }) => !deprecated).map(({ value }) => value);
      return multiple === undefined ? current[0] : current.slice(0, multiple.lowLimit);
    }
    case "limit":
      return 5;
    case "integer":
    case "namespace":
      return 0;
    case "boolean":
      return true;
    case "timestamp":
      return new Date(Date.UTC(2024, 0, 1));
    case "user":
      return "Alice";
    default:
      return titleIn(namespaceOf(module, parameter));
  }
}

/** Returns the only namespace that the page may be in. */
function namespaceOf({ rules }: Module, { name, syntax }: Parameter): number | undefined {
  const rule = rules.find((one) => one.kind === "in-namespace" && one.parameter.name === name);
  return rule?.kind === "in-namespace" ? rule.namespace : syntax?.kind === "title" ? syntax.namespace : undefined;
}

function titleIn(namespace: number | undefined): string {
  if (namespace === 14) return "Category:Numbered";
  return namespace === 6 ? fileTitle : articleTitle(1);
}
