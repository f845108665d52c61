import { shownCode } from "../model/rule-codes.ts";
import type { ContinueForm, ParameterReference, Rule, Syntax, Test } from "../model/rules.ts";
import type { JsonObject } from "../codegen/json.ts";
import type { NameOf } from "./circumstances.ts";
import type { Origin } from "../model/fact.ts";

/** The rules of a list of parameters as data, or undefined where there are none. */
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

/** What a value must look like, as data. */
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
