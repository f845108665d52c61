import { statusRemark, attributeMarks, statusMarks, type Marks } from "./marks.ts";
import type { QueryService } from "../model/query.ts";
import type { ContinueForm, FieldRule, FieldRuleKind, ParameterReference, Rule, Syntax, Test } from "../model/rules.ts";
import { codeSpan } from "../codegen/markdown.ts";
import { errorCode } from "./result.ts";
import { circumstancesProse, tests, type NameOf } from "./remarks.ts";
import { highCallers } from "./type-form.ts";
import { shownCode } from "../model/error-codes.ts";
import type { JsonObject } from "../codegen/json.ts";
import type { Origin } from "../model/fact.ts";
import { byKind, type ByKind } from "../model/group-by.ts";

/** The service data that descriptions of rules need. */
export type RuleScope = Pick<QueryService, "limits">;

/**
 * Describes the rules of a list of parameters under a heading, one line each. Returns `undefined` if there are no
 * rules.
 */
export function rulesProse(rules: readonly Rule[], scope: RuleScope, nameOf: NameOf): string | undefined {
  if (rules.length === 0) return undefined;
  const lines = rules
    .map((rule) => ruleProse(rule, scope, nameOf))
    .map((line) => `- ${line.charAt(0).toUpperCase()}${line.slice(1)}`);
  return `### Rules\n\n${lines.join("\n")}`;
}

export function ruleProse(rule: Rule, scope: RuleScope, nameOf: NameOf): string {
  return `${circumstancesProse(rule, nameOf)}${claimProse(rule, scope, nameOf)}.${statusRemark(rule.origin)}`;
}

function claimProse(rule: Rule, scope: RuleScope, nameOf: NameOf): string {
  switch (rule.kind) {
    case "exactly-one-of":
      return [
        `exactly one of ${parameters(rule.parameters, nameOf)}`,
        `(none: ${errorCode(rule.none.code)}, several: ${errorCode(rule.several.code)})`,
      ].join(" ");
    case "at-most-one-of":
      return `at most one of ${parameters(rule.parameters, nameOf)} (otherwise ${errorCode(rule.error.code)})`;
    case "at-least-one-of":
      return `at least one of ${parameters(rule.parameters, nameOf)} (otherwise ${errorCode(rule.error.code)})`;
    case "needs":
      return `${tests(rule.each, "or", nameOf)} only with ${tests(rule.needed, "or", nameOf)} (otherwise ${errorCode(rule.error.code)})`;
    case "excludes":
      return `${tests(rule.each, "or", nameOf)} only without ${tests(rule.excluded, "or", nameOf)} (otherwise ${errorCode(rule.error.code)})`;
    case "contradiction": {
      const values = rule.values.map((list) => list.map(codeSpan).join(" and ")).join(", ");
      return `contradicting values of ${codeSpan(nameOf(rule.parameter.name))}: ${values} (${errorCode(rule.error.code)})`;
    }
    case "not-empty":
      return `${codeSpan(nameOf(rule.parameter.name))}, if present, has a value (otherwise ${errorCode(rule.error.code)})`;
    case "in-namespace":
      return `the title in ${codeSpan(nameOf(rule.parameter.name))} in the namespace ${rule.namespace} (otherwise ${errorCode(rule.error.code)})`;
    case "cap": {
      const { maximum, highMaximum } = rule;
      const most = maximum === highMaximum ? `${maximum}` : `${maximum}, for ${highCallers(scope)} ${highMaximum}`;
      return `${codeSpan(nameOf(rule.parameter.name))} at most ${most} (a higher value is reduced, with the warning ${errorCode(rule.warning.code)})`;
    }
    case "warning":
      return `the warning ${errorCode(rule.warning.code)}`;
  }
}

function parameters(all: readonly ParameterReference[], nameOf: NameOf): string {
  return all.map(({ name }) => codeSpan(nameOf(name))).join(", ");
}

/** Returns the rules of a list of parameters as data, or `undefined` if there are no rules. */
export function rulesData(rules: readonly Rule[], nameOf: NameOf): readonly JsonObject[] | undefined {
  return rules.length === 0 ? undefined : rules.map((rule) => ruleData(rule, nameOf));
}

function ruleData(rule: Rule, nameOf: NameOf): JsonObject {
  const { when, unless } = rule;
  const circumstances = { when: testsData(when, nameOf), unless: testsData(unless, nameOf) };
  return { kind: rule.kind, ...claimData(rule, nameOf), ...circumstances, ...originData(rule.origin) };
}

function claimData(rule: Rule, nameOf: NameOf): JsonObject {
  switch (rule.kind) {
    case "exactly-one-of":
      return {
        parameters: namesData(rule.parameters, nameOf),
        none: shownCode(rule.none.code),
        several: shownCode(rule.several.code),
      };
    case "at-most-one-of":
    case "at-least-one-of":
      return { parameters: namesData(rule.parameters, nameOf), error: shownCode(rule.error.code) };
    case "needs":
      return {
        each: testsData(rule.each, nameOf),
        needed: testsData(rule.needed, nameOf),
        error: shownCode(rule.error.code),
      };
    case "excludes":
      return {
        each: testsData(rule.each, nameOf),
        excluded: testsData(rule.excluded, nameOf),
        error: shownCode(rule.error.code),
      };
    case "contradiction":
      return { parameter: nameOf(rule.parameter.name), values: rule.values, error: shownCode(rule.error.code) };
    case "not-empty":
      return { parameter: nameOf(rule.parameter.name), error: shownCode(rule.error.code) };
    case "in-namespace":
      return { parameter: nameOf(rule.parameter.name), namespace: rule.namespace, error: shownCode(rule.error.code) };
    case "cap":
      return {
        parameter: nameOf(rule.parameter.name),
        maximum: rule.maximum,
        highMaximum: rule.highMaximum,
        warning: shownCode(rule.warning.code),
      };
    case "warning":
      return { warning: shownCode(rule.warning.code) };
  }
}

export function syntaxData(syntax: Syntax, nameOf: NameOf): JsonObject {
  const circumstances = { when: testsData(syntax.when, nameOf), unless: testsData(syntax.unless, nameOf) };
  return {
    kind: syntax.kind,
    ...formData(syntax, nameOf),
    [syntax.severity]: shownCode(syntax.error.code),
    ...circumstances,
    ...originData(syntax.origin),
  };
}

function formData(syntax: Syntax, nameOf: NameOf): JsonObject {
  switch (syntax.kind) {
    case "title":
      return {
        local: syntax.local || undefined,
        namespace: syntax.namespace,
        cannotExist: syntax.cannotExist && shownCode(syntax.cannotExist.code),
      };
    case "title-part":
      return syntax.namespace.kind === "id"
        ? { namespace: syntax.namespace.id }
        : { namespaceOf: nameOf(syntax.namespace.parameter) };
    case "continue":
      return {
        forms: syntax.forms.map((form) => continueData(form, nameOf)),
        emptyIsAbsent: syntax.emptyIsAbsent || undefined,
      };
    case "ip":
      return {
        rangeOnly: syntax.rangeOnly || undefined,
        widest: { ...syntax.widest, error: shownCode(syntax.widest.error.code) },
      };
    case "word":
      return { form: syntax.form };
    case "title-prefix":
    case "id":
    case "listed":
      return {};
  }
}

function continueData({ fields, when, unless }: ContinueForm, nameOf: NameOf): JsonObject {
  const names = fields.map((field) => (field.kind === "literal" ? { literal: field.text } : field.kind));
  return { fields: names, when: testsData(when, nameOf), unless: testsData(unless, nameOf) };
}

function testsData(all: readonly Test[], nameOf: NameOf): readonly JsonObject[] | undefined {
  return all.length === 0 ? undefined : all.map((test) => testData(test, nameOf));
}

function testData(test: Test, nameOf: NameOf): JsonObject {
  switch (test.kind) {
    case "given":
    case "filled":
      return { kind: test.kind, parameter: nameOf(test.parameter) };
    case "holds":
      return { kind: test.kind, parameter: nameOf(test.parameter), values: test.values };
    case "pages":
      return { kind: test.kind, pages: test.pages };
    case "role":
      return { kind: test.kind, role: test.role };
    case "all":
      return { kind: test.kind, tests: testsData(test.tests, nameOf) };
  }
}

function namesData(all: readonly ParameterReference[], nameOf: NameOf): readonly string[] {
  return all.map(({ name }) => nameOf(name));
}

function originData(origin: Origin): JsonObject {
  return origin.status === "decided" ? { status: origin.status, decision: origin.decision } : {};
}

/** Describes a rule between fields in a sentence for messages. `name` returns the name of a field in a request. */
export function fieldRuleText(rule: FieldRule, name: (field: string) => string = String): string {
  return byKind(sentences, rule, (field: string) => name(field));
}

/** Describes a rule between fields in Markdown, with its error code and its status. */
export function fieldRuleProse(rule: FieldRule, name: (field: string) => string = String): string {
  const error = rule.error?.value;
  const response = error === undefined ? "" : ` → ${codeSpan(error)}${statusRemark(rule.error)}`;
  return `${byKind(sentences, rule, (field: string) => codeSpan(name(field)))}.${statusRemark(rule.origin)}${response}`;
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

export function fieldRuleData(rule: FieldRule): JsonObject & Marks {
  const error = rule.error?.value;
  const marks = { ...statusMarks(rule.origin), ...attributeMarks({ error: rule.error }) };
  return { ...byKind(data, rule), ...(error !== undefined && { error }), ...marks };
}

const data: ByKind<FieldRuleKind, [], JsonObject> = {
  count: ({ fields, least, most }) => ({ kind: "count", fields, least, most }),
  needs: ({ each, needs }) => ({ kind: "needs", each, needs }),
  excludes: ({ each, excludes }) => ({ kind: "excludes", each, excludes }),
  order: ({ lesser, greater, mayBeEqual }) => ({ kind: mayBeEqual ? "less-or-equal" : "less-than", lesser, greater }),
};
