import { type Marks, attributeMarks, statusMarks, statusRemark } from "./marks.ts";
import type { QueryService } from "../model/query.ts";
import type {
  ContinueForm,
  FieldRule,
  FieldRuleKind,
  ParameterReference,
  Rule,
  Syntax,
  Test,
  WordForm,
} from "../model/rules.ts";
import { codeSpan } from "../codegen/markdown.ts";
import { errorCode } from "./result.ts";
import { type NameOf, circumstancesProse, tests } from "./remarks.ts";
import { enumerated } from "./texts.ts";
import { highCallers } from "./type-form.ts";
import { shownCode } from "../model/error-codes.ts";
import type { JsonObject } from "../codegen/json.ts";
import type { Origin } from "../model/fact.ts";
import { type ByKind, byKind } from "../model/group-by.ts";
import { maximumsData, maximumsOf } from "../model/type.ts";

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
  const parameter = "parameter" in rule ? codeSpan(nameOf(rule.parameter.name)) : "";
  const otherwise = "error" in rule ? `(otherwise ${errorCode(rule.error.code)})` : "";
  const any = (all: readonly Test[]): string => tests(all, "or", nameOf);
  switch (rule.kind) {
    case "exactly-one-of": {
      const faults = `(none: ${errorCode(rule.none.code)}, several: ${errorCode(rule.several.code)})`;
      return `exactly one of ${parameters(rule.parameters, nameOf)} ${faults}`;
    }
    case "at-most-one-of":
      return `at most one of ${parameters(rule.parameters, nameOf)} ${otherwise}`;
    case "at-least-one-of":
      return `at least one of ${parameters(rule.parameters, nameOf)} ${otherwise}`;
    case "needs":
      return `${any(rule.each)} only with ${any(rule.needed)} ${otherwise}`;
    case "excludes":
      return `${any(rule.each)} only without ${any(rule.excluded)} ${otherwise}`;
    case "contradiction": {
      const values = rule.values.map((list) => list.map(codeSpan).join(" and ")).join(", ");
      return `contradicting values of ${parameter}: ${values} (${errorCode(rule.error.code)})`;
    }
    case "not-empty":
      return `${parameter}, if present, has a value ${otherwise}`;
    case "in-namespace":
      return `the title in ${parameter} in the namespace ${rule.namespace} ${otherwise}`;
    case "cap": {
      const { low, high } = maximumsOf(rule);
      const maximum = low === high ? `${low}` : `${low}, for ${highCallers(scope)} ${high}`;
      return `${parameter} at most ${maximum} (a higher value is reduced, with the warning ${errorCode(rule.warning.code)})`;
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
  const parameter = "parameter" in rule ? nameOf(rule.parameter.name) : undefined;
  const error = "error" in rule ? shownCode(rule.error.code) : undefined;
  switch (rule.kind) {
    case "exactly-one-of":
      return {
        parameters: namesData(rule.parameters, nameOf),
        none: shownCode(rule.none.code),
        several: shownCode(rule.several.code),
      };
    case "at-most-one-of":
    case "at-least-one-of":
      return { parameters: namesData(rule.parameters, nameOf), error };
    case "needs":
      return { each: testsData(rule.each, nameOf), needed: testsData(rule.needed, nameOf), error };
    case "excludes":
      return { each: testsData(rule.each, nameOf), excluded: testsData(rule.excluded, nameOf), error };
    case "contradiction":
      return { parameter, values: rule.values, error };
    case "not-empty":
      return { parameter, error };
    case "in-namespace":
      return { parameter, namespace: rule.namespace, error };
    case "cap":
      return { parameter, ...maximumsData(rule), warning: shownCode(rule.warning.code) };
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
  return enumerated(fields.map(show), "and");
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

/** Describes the required syntax of a value in a sentence of Markdown. */
export function syntaxProse(syntax: Syntax, nameOf: NameOf): string {
  const response = syntax.severity === "error" ? "otherwise" : "other values are ignored with the warning";
  const form = circumstancesProse(syntax, nameOf) + formProse(syntax, nameOf);
  return `Form: ${form} (${response} ${errorCode(syntax.error.code)}).${statusRemark(syntax.origin)}`;
}

function formProse(syntax: Syntax, nameOf: NameOf): string {
  switch (syntax.kind) {
    case "title": {
      const where = syntax.namespace === undefined ? "" : ` in the namespace ${syntax.namespace}`;
      return `the title of a page${syntax.local ? " of this site" : ""}${where}`;
    }
    case "title-part": {
      const { namespace } = syntax;
      const where = namespace.kind === "id" ? String(namespace.id) : `in ${codeSpan(nameOf(namespace.parameter))}`;
      return `the beginning of a title without its namespace, which is that ${namespace.kind === "id" ? "with the id " : ""}${where}`;
    }
    case "title-prefix":
      return "the beginning of a title of this site, longer than its namespace";
    case "continue":
      return `${syntax.forms.map((form) => continueProse(form, nameOf)).join("; or ")}${syntax.emptyIsAbsent ? "; or empty" : ""}`;
    case "id":
      return "an id, above 0";
    case "ip": {
      const { rangeOnly, widest } = syntax;
      return `${rangeOnly ? "" : "an IP address or "}a range of IP addresses, not broader than /${widest.v4} or for IPv6 /${widest.v6}`;
    }
    case "listed":
      return "one of the listed values, checked by the module itself";
    case "word":
      return WORDS[syntax.form];
  }
}

const WORDS: Readonly<Record<WordForm, string>> = {
  sha1: "a SHA-1 in hexadecimal digits",
  "sha1-base36": "a SHA-1 in base 36",
  hex: "pairs of hexadecimal digits",
  language: "a language code",
  diffto: "the id of a revision, `prev`, `next` or `cur`",
  "file-key": "a name with an extension",
  "known-language": "a lowercase language code, or `*`",
};

function continueProse(form: ContinueForm, nameOf: NameOf): string {
  const fields = form.fields.map((field) => (field.kind === "literal" ? field.text : `<${field.kind}>`)).join("|");
  const when = form.when.length === 0 ? "" : ` with ${tests(form.when, "and", nameOf)}`;
  const unless = form.unless.length === 0 ? "" : ` without ${tests(form.unless, "or", nameOf)}`;
  return `${codeSpan(fields)}${when}${unless}`;
}
