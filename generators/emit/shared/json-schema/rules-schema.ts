import type { FieldRule } from "../../../model/rules.ts";
import { rulesOfBody } from "../../../model/body.ts";
import type { Operation, Resource } from "../../../model/resource.ts";
import { fieldRuleData, fieldRuleProse } from "../../../describe/rule.ts";
import type { Marks } from "../../../describe/marks.ts";
import { readableName } from "../../../naming/wire-names.ts";

/* Rules between fields are described, in prose and as data, but schemas do not check them. */

/**
 * Returns a list of the rules, or `undefined` if there are no rules. `name` returns the name of a field in requests.
 */
export function rulesProse(
  heading: string,
  rules: readonly FieldRule[],
  name?: (field: string) => string,
): string | undefined {
  return rules.length === 0
    ? undefined
    : [`${heading}\n`, ...rules.map((rule) => `- ${fieldRuleProse(rule, name)}`)].join("\n");
}

export function rulesMarks(rules: readonly FieldRule[]): Marks {
  return rules.length === 0 ? {} : { rules: rules.map(fieldRuleData) };
}

export function bodyRulesProse(resource: Resource, { request }: Operation): string | undefined {
  return request && rulesProse("Rules:", rulesOfBody(resource, request), (field) => readableName(resource, field));
}
