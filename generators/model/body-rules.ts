import { fieldsOfBody } from "./body-fields.ts";
import { byKind, type ByKind } from "./by-kind.ts";
import type { FieldRule, FieldRuleKind } from "./field-rules.ts";
import type { RequestBody, Resource } from "./resource.ts";

/** The rules between fields that a body of this kind can break: those all of whose fields it may have. */
export function rulesOfBody(resource: Resource, request: RequestBody): readonly FieldRule[] {
  const names = new Set(fieldsOfBody(resource, request).map(({ name }) => name));
  const rules = resource.fieldRules.filter((rule) => fieldsOfRule(rule).every((field) => names.has(field)));
  return request.kind === "update" ? rulesOfUpdate(rules) : rules;
}

/**
 * What of the rules an update can break by itself: the fields that it leaves out keep values that a request does not
 * tell.
 */
export function rulesOfUpdate(rules: readonly FieldRule[]): readonly FieldRule[] {
  return rules.flatMap((rule): readonly FieldRule[] => {
    if (rule.kind === "needs") return [];
    if (rule.kind !== "count") return [rule];
    return rule.most === undefined ? [] : [{ ...rule, least: 0 }];
  });
}

/** The fields that a rule is about. */
export function fieldsOfRule(rule: FieldRule): readonly string[] {
  return byKind(fieldsOf, rule);
}

const fieldsOf: ByKind<FieldRuleKind, [], readonly string[]> = {
  count: ({ fields }) => fields,
  needs: ({ each, needs }) => [...each, ...needs],
  excludes: ({ each, excludes }) => [...each, ...excludes],
  order: ({ lesser, greater }) => [lesser, greater],
};
