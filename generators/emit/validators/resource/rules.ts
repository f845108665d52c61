import type { RuleRow } from "../../../../templates/runtime/resource/validators/field-rules.ts";
import type { RuleCheck } from "../../../../templates/runtime/resource/validators/reading.ts";
import { literal, reference } from "../../../codegen/literal.ts";
import { fieldRuleText } from "../../../describe/rule.ts";
import { byKind, type ByKind } from "../../../model/group-by.ts";
import type { FieldRule, FieldRuleKind } from "../../../model/rules.ts";
import type { RuntimeUse } from "../runtime-use.ts";

/** Returns a check of the rules between the fields of an object, or `undefined` if the list is empty. */
export function ruleCheck(rules: readonly FieldRule[], runtime: RuntimeUse): RuleCheck | undefined {
  if (rules.length === 0) return undefined;
  return reference(`/* @__PURE__ */ ${runtime.name("keepsRules")}(${literal(rules.map(ruleRow), "  ")})`);
}

function ruleRow(rule: FieldRule): RuleRow {
  return {
    ...byKind(rows, rule),
    text: fieldRuleText(rule),
    error: rule.error?.value,
  };
}

/** The members of a rule that the runtime uses. The source of the rule is omitted. */
const rows: ByKind<FieldRuleKind, [], FieldRuleKind> = {
  count: ({ kind, fields, least, most }) => ({ kind, fields, least, most }),
  needs: ({ kind, each, needs }) => ({ kind, each, needs }),
  excludes: ({ kind, each, excludes }) => ({ kind, each, excludes }),
  order: ({ kind, lesser, greater, mayBeEqual }) => ({ kind, lesser, greater, mayBeEqual }),
};
