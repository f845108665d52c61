import { byKind, type ByKind } from "../../model/group-by.ts";
import { fieldsOfRule } from "../../model/body.ts";
import type { FieldRule, FieldRuleKind } from "../../model/rules.ts";

/** Returns the rules whose fields are all known, using the names of decoded values. */
export function readableRules(rules: readonly FieldRule[], names: ReadonlyMap<string, string>): readonly FieldRule[] {
  return rules
    .filter((rule) => fieldsOfRule(rule).every((field) => names.has(field)))
    .map((rule) => ({ ...rule, ...byKind(renamed, rule, (field: string) => names.get(field)!) }));
}

const renamed: ByKind<FieldRuleKind, [name: (field: string) => string], FieldRuleKind> = {
  count: (rule, name) => ({ ...rule, fields: rule.fields.map(name) }),
  needs: (rule, name) => ({ ...rule, each: rule.each.map(name), needs: rule.needs.map(name) }),
  excludes: (rule, name) => ({ ...rule, each: rule.each.map(name), excludes: rule.excludes.map(name) }),
  order: (rule, name) => ({ ...rule, lesser: name(rule.lesser), greater: name(rule.greater) }),
};
