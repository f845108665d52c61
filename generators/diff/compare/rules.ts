import type { Origin } from "../../model/fact.ts";
import type { ParameterReference, Rule, Syntax, Test } from "../../model/rules.ts";
import type { FieldRule, FieldRuleKind } from "../../model/field-rules.ts";
import { byKind, type ByKind } from "../../model/by-kind.ts";
import type { ChangeId } from "../classes.ts";
import type { Comparison } from "../found.ts";
import { plain, plainText } from "../plain.ts";
import { replacedError } from "./errors.ts";
import { origin } from "./fact.ts";
import { keyed } from "./keyed.ts";
import { within } from "./node.ts";
import { renamed, same } from "./same.ts";

/** What a rule is about: of two with the same subject, one is the other, changed. */
const subject: ByKind<Rule, [], readonly string[]> = {
  "exactly-one-of": ({ parameters }) => names(parameters),
  "at-most-one-of": ({ parameters }) => names(parameters),
  "at-least-one-of": ({ parameters }) => names(parameters),
  "needs": ({ each }) => each.map(testName),
  "excludes": ({ each }) => each.map(testName),
  "contradiction": ({ parameter }) => [parameter.name],
  "not-empty": ({ parameter }) => [parameter.name],
  "in-namespace": ({ parameter }) => [parameter.name],
  "cap": ({ parameter }) => [parameter.name],
  "warning": ({ warning }) => [warning.code],
};

/** A test as part of a name: different for different tests. */
function testName(test: Test): string {
  switch (test.kind) {
    case "given":
      return test.parameter;
    case "filled":
      return `${test.parameter}=…`;
    case "holds":
      return `${test.parameter}=${test.values.join("|")}`;
    case "pages":
      return `${test.pages}-pages`;
    case "role":
      return `as-${test.role}`;
    case "all":
      return test.tests.map(testName).join("+");
  }
}

function names(parameters: readonly ParameterReference[]): readonly string[] {
  return parameters.map(({ name }) => name);
}

/** Rules between parameters: each one as a whole, and who says so apart. */
export const rules: Comparison<readonly Rule[]> = keyed<Rule>({
  kind: "rule",
  name: (rule) => [rule.kind, ...byKind(subject, rule)].join(" "),
  added: ({ kind }) => (kind === "warning" ? "warning-added" : "rule-added"),
  removed: ({ kind }) => (kind === "warning" ? "warning-removed" : "rule-removed"),
  reordered: "rule-order-changed",
  item: (site, before, after) => {
    const isSameButError = plainText(withoutErrors(before), renamed(site)) === plainText(withoutErrors(after));
    return (isSameButError ? sameButError : before.kind === "warning" ? changedWarning : changedRule)(site, before, after);
  },
});

const changedRule = asWhole("rule-changed");
const changedWarning = asWhole("warning-changed");
/** It refuses what it refused, with another code. */
const sameButError = asWhole("error-replaced");

function withoutErrors(rule: Rule): object {
  return { ...rule, error: undefined, none: undefined, several: undefined, origin: undefined };
}

/** All that a rule between fields says, as a name. */
const fieldSubject: ByKind<FieldRuleKind, [], string> = {
  count: ({ fields, least, most }) => `${counts[`${least}-${most ?? "any"}`] ?? `${least}-to-${most}-of`} ${fields.join(" ")}`,
  needs: ({ each, needs }) => `${each.join(" ")} needs ${needs.join(" ")}`,
  excludes: ({ each, excludes }) => `${each.join(" ")} excludes ${excludes.join(" ")}`,
  order: ({ lesser, greater, mayBeEqual }) => `${lesser} ${mayBeEqual ? "<=" : "<"} ${greater}`,
};

/** The names that rules between parameters have. */
const counts: Readonly<Record<string, string>> = {
  "1-1": "exactly-one-of",
  "1-any": "at-least-one-of",
  "0-1": "at-most-one-of",
  "0-any": "any-of",
};

/** Rules between fields. */
export const fieldRules: Comparison<readonly FieldRule[]> = keyed<FieldRule>({
  kind: "rule",
  name: (rule) => byKind(fieldSubject, rule),
  added: "rule-added",
  removed: "rule-removed",
  reordered: "rule-order-changed",
  item: (outside, before, after) => {
    const site = within(outside, before, after);
    return [...replacedError(site, before.error, after.error), ...origin(site, before.origin, after.origin)];
  },
});

/** What a value must look like beyond its type. */
export const syntax: Comparison<Syntax> = asWhole("syntax-changed");

/** All of it, and who says so apart. */
function asWhole(id: ChangeId): Comparison<{ readonly origin: Origin }> {
  const compare = same<unknown>(id);
  return (outside, before, after) => {
    const site = within(outside, before, after);
    return [...compare(site, withoutOrigin(before), withoutOrigin(after)), ...origin(site, before.origin, after.origin)];
  };
}

function withoutOrigin(data: object): unknown {
  return plain({ ...data, origin: undefined });
}
