import { codeSpan } from "../codegen/markdown.ts";
import type { JsonObject } from "../codegen/json.ts";
import { byKind, type ByKind } from "../model/by-kind.ts";
import { valueOr } from "../model/fact.ts";
import type { FieldRule, FieldRuleKind } from "../model/field-rules.ts";
import { attributeMarks, statusMarks, statusRemark, type Marks } from "./marks.ts";

/** A rule between fields in a sentence, for messages; `name` gives the fields as a request calls them. */
export function fieldRuleText(rule: FieldRule, name: (field: string) => string = String): string {
  return byKind(sentences, rule, (field: string) => name(field));
}

/** The same with its code and its status, for people who read Markdown. */
export function fieldRuleProse(rule: FieldRule, name: (field: string) => string = String): string {
  const error = valueOr(rule.error, undefined, "marked-beside");
  const answer = error === undefined ? "" : ` → ${codeSpan(error)}${statusRemark(rule.error)}`;
  return `${byKind(sentences, rule, (field: string) => codeSpan(name(field)))}.${statusRemark(rule.origin)}${answer}`;
}

type Show = (field: string) => string;

const sentences: ByKind<FieldRuleKind, [show: Show], string> = {
  count: ({ fields, least, most }, show) => `${counts[`${least}-${most ?? "any"}`]} of ${list(fields, show)} is given`,
  needs: ({ each, needs }, show) =>
    `${list(each, show)} ${each.length > 1 ? "each need" : "needs"} ${list(needs, show)}`,
  excludes: ({ each, excludes }, show) =>
    `${list(each, show)} ${each.length > 1 ? "each exclude" : "excludes"} ${list(excludes, show)}`,
  order: ({ lesser, greater, mayBeEqual }, show) =>
    `${show(lesser)} is ${mayBeEqual ? "not greater than" : "less than"} ${show(greater)}`,
};

const counts = { "1-1": "Exactly one", "1-any": "At least one", "0-1": "At most one", "0-any": "Any number" } as const;

function list(fields: readonly string[], show: Show): string {
  const shown = fields.map(show);
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}

/** For tools. */
export function fieldRuleData(rule: FieldRule): JsonObject & Marks {
  const error = valueOr(rule.error, undefined, "marked-beside");
  const marks = { ...statusMarks(rule.origin), ...attributeMarks({ error: rule.error }) };
  return { ...byKind(data, rule), ...(error !== undefined && { error }), ...marks };
}

const data: ByKind<FieldRuleKind, [], JsonObject> = {
  count: ({ fields, least, most }) => ({ kind: "count", fields, least, most }),
  needs: ({ each, needs }) => ({ kind: "needs", each, needs }),
  excludes: ({ each, excludes }) => ({ kind: "excludes", each, excludes }),
  order: ({ lesser, greater, mayBeEqual }) => ({ kind: mayBeEqual ? "less-or-equal" : "less-than", lesser, greater }),
};
