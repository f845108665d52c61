import type { Origin } from "../../model/fact.ts";
import type { Cap, FieldRule, FieldRuleKind, ParameterReference, Rule, Syntax, Test } from "../../model/rules.ts";
import { type ByKind, byKind } from "../../model/group-by.ts";
import type { ChangeId } from "../classes.ts";
import { type Comparison, type Found, difference, plain, plainText, step } from "../change.ts";
import { type Strictness, bound, fieldRuleStrictness, ruleStrictness, syntaxStrictness } from "./strictness.ts";
import { replacedError } from "./service.ts";
import { origin, renamed, same, within } from "./node.ts";
import { type Keyed, keyed } from "./keyed.ts";
import { maximumsOf } from "../../model/type.ts";

/** The subject of a rule. Rules with the same subject are versions of one rule. */
const subject: ByKind<Rule, [], readonly string[]> = {
  "exactly-one-of": ({ parameters }) => names(parameters),
  "at-most-one-of": ({ parameters }) => names(parameters),
  "at-least-one-of": ({ parameters }) => names(parameters),
  needs: ({ each }) => each.map(testName),
  excludes: ({ each }) => each.map(testName),
  contradiction: ({ parameter }) => [parameter.name],
  "not-empty": ({ parameter }) => [parameter.name],
  "in-namespace": ({ parameter }) => [parameter.name],
  cap: ({ parameter }) => [parameter.name],
  warning: ({ warning }) => [warning.code],
};

/** Returns a name for a test, which is unique for each test. */
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

const ruleList: Keyed<Rule> = {
  kind: "rule",
  name: (rule) => [rule.kind, ...byKind(subject, rule)].join(" "),
  added: ({ kind }) => (kind === "warning" ? "warning-added" : kind === "cap" ? "limit-maximum-added" : "rule-added"),
  removed: ({ kind }) =>
    kind === "warning" ? "warning-removed" : kind === "cap" ? "limit-maximum-removed" : "rule-removed",
  reordered: "rule-order-changed",
  item: (site, before, after) => {
    if (plainText(withoutErrors(before), renamed(site)) === plainText(withoutErrors(after)))
      return sameButError(site, before, after);
    if (before.kind === "warning") return changedWarning(site, before, after);
    return before.kind === "cap" && after.kind === "cap" ? cap(site, before, after) : changedRule(site, before, after);
  },
};

const changedRule = byStrictness("rule", ruleStrictness);
const changedWarning = asWhole("warning-changed");
/** The rule rejects the same requests with a different error code. */
const sameButError = asWhole("error-replaced");

/** Compares maximums. A higher value is reduced to the maximum, with a warning. */
function cap(...[outside, before, after]: Parameters<Comparison<Cap>>): readonly Found[] {
  const site = within(outside, before, after);
  const [old, now] = [maximumsOf(before), maximumsOf(after)];
  const highest = [
    ...bound("limit-maximum")(site, old.low, now.low),
    ...bound("high-maximum")(site, old.high, now.high),
  ];
  return highest.length > 0 ? highest : asWhole("warning-changed")(outside, before, after);
}

function withoutErrors(rule: Rule): object {
  return { ...rule, error: undefined, none: undefined, several: undefined, origin: undefined };
}

/** Compares rules between parameters, each as a whole, and their origins separately. */
export const rules = paired(ruleList, ruleStrictness, changedRule, ruleWithoutNew);

/** The subject of a rule between fields, as a name. */
const fieldSubject: ByKind<FieldRuleKind, [], string> = {
  count: ({ fields, least, most }) =>
    `${counts[`${least}-${most ?? "any"}`] ?? `${least}-to-${most}-of`} ${fields.join(" ")}`,
  needs: ({ each, needs }) => `${each.join(" ")} needs ${needs.join(" ")}`,
  excludes: ({ each, excludes }) => `${each.join(" ")} excludes ${excludes.join(" ")}`,
  order: ({ lesser, greater, mayBeEqual }) => `${lesser} ${mayBeEqual ? "<=" : "<"} ${greater}`,
};

/** The names of the corresponding rules between parameters. */
const counts: Readonly<Record<string, string>> = {
  "1-1": "exactly-one-of",
  "1-any": "at-least-one-of",
  "0-1": "at-most-one-of",
  "0-any": "any-of",
};

const fieldRuleList: Keyed<FieldRule> = {
  kind: "rule",
  name: (rule) => byKind(fieldSubject, rule),
  added: "rule-added",
  removed: "rule-removed",
  reordered: "rule-order-changed",
  item: (outside, before, after) => {
    const site = within(outside, before, after);
    return [...replacedError(site, before.error, after.error), ...origin(site, before.origin, after.origin)];
  },
};

export const fieldRules = paired(
  fieldRuleList,
  fieldRuleStrictness,
  byStrictness("rule", fieldRuleStrictness),
  fieldRuleWithoutNew,
);

/** Compares the syntax of values beyond their type. */
export const syntax: Comparison<Syntax> = byStrictness("syntax", syntaxStrictness);

/**
 * Pairs rules, which have no names. A removed rule and an added one that is stricter or looser are the same rule. A
 * rule that restricts only requests with new parameters is a separate change.
 */
function paired<One extends object>(
  how: Keyed<One>,
  strictness: (before: One, after: One) => Strictness,
  compare: Comparison<One>,
  withoutNew: (rule: One, isNew: (name: string) => boolean) => One | undefined,
): Comparison<readonly One[]> {
  const compareOld = pairedByStrictness(how, strictness, compare);
  return (site, before, after) => {
    if (site.added.size === 0) return compareOld(site, before, after);
    const texts = before.map((one) => plainText(withoutOrigin(one), renamed(site)));
    const found: Found[] = [];
    const others = after.flatMap((rule): readonly One[] => {
      const rest = withoutNew(rule, (name) => site.added.has(name));
      const old = before[rest === undefined ? -1 : texts.indexOf(plainText(withoutOrigin(rest)))];
      if (rest !== undefined && (old === undefined || texts.includes(plainText(withoutOrigin(rule))))) return [rule];
      found.push(
        difference("rule-for-new-parameter", within(step(site, "rule", how.name(rule)), old, rule), old, rule),
      );
      return rest === undefined ? [] : [rest];
    });
    return [...compareOld(site, before, others), ...found];
  };
}

function pairedByStrictness<One extends object>(
  how: Keyed<One>,
  strictness: (before: One, after: One) => Strictness,
  compare: Comparison<One>,
): Comparison<readonly One[]> {
  const compareList = keyed(how);
  return (site, before, after) => {
    const old = before.map((one) => plain(one, renamed(site)) as One);
    const known = new Set(after.map((one) => plainText(withoutOrigin(one))));
    const rest = after.filter(
      (one) => !old.some((other) => plainText(withoutOrigin(other)) === plainText(withoutOrigin(one))),
    );
    const pairs = new Map<One, One>();
    before.forEach((one, index) => {
      if (known.has(plainText(withoutOrigin(old[index]!)))) return;
      const pair = rest.find(
        (other) => !["same", "other"].includes(strictness(old[index]!, other)) && ![...pairs.values()].includes(other),
      );
      if (pair !== undefined) pairs.set(one, pair);
    });
    const came = new Set(pairs.values());
    const found = [...pairs].flatMap(([one, other]) => compare(step(site, "rule", how.name(other)), one, other));
    return [
      ...compareList(
        site,
        before.filter((one) => !pairs.has(one)),
        after.filter((one) => !came.has(one)),
      ),
      ...found,
    ];
  };
}

/** Selects the class by strictness: `-relaxed`, `-tightened`, or `-changed` if it is undecided. */
function byStrictness<One extends { readonly origin: Origin }>(
  kind: "rule" | "syntax",
  strictness: (before: One, after: One) => Strictness,
): Comparison<One> {
  const classOf = {
    looser: `${kind}-relaxed`,
    stricter: `${kind}-tightened`,
    other: `${kind}-changed`,
    same: `${kind}-changed`,
  } as const;
  return (site, before, after) =>
    asWhole(classOf[strictness(plain(before, renamed(site)) as One, after)])(site, before, after);
}

/** Compares the whole rule, and its origin separately. */
function asWhole(id: ChangeId): Comparison<{ readonly origin: Origin }> {
  const compare = same<unknown>(id);
  return (outside, before, after) => {
    const site = within(outside, before, after);
    return [
      ...compare(site, withoutOrigin(before), withoutOrigin(after)),
      ...origin(site, before.origin, after.origin),
    ];
  };
}

function withoutOrigin(data: object): unknown {
  return plain({ ...data, origin: undefined });
}

/*
 * These functions return the part of a rule that restricts requests without new parameters. Existing clients do not
 * send new parameters, so changes of the rest do not break them. The result is `undefined` if only requests with a new
 * parameter can violate the rule.
 */

type IsNew = (name: string) => boolean;

function ruleWithoutNew(rule: Rule, isNew: IsNew): Rule | undefined {
  const { when, unless } = rule;
  const canHold = (tests: readonly Test[]): readonly Test[] => tests.filter((test) => !needsNew(test, isNew));
  const isImpossible = when.length > 0 && canHold(when).length === 0;
  if (isImpossible) return undefined;
  const rest = { ...rule, when: canHold(when), unless: canHold(unless) };
  switch (rest.kind) {
    case "exactly-one-of": {
      const parameters = withoutNew(rest.parameters, isNew);
      return parameters.length === 0 ? rule : { ...rest, parameters };
    }
    case "at-most-one-of": {
      const parameters = withoutNew(rest.parameters, isNew);
      return parameters.length < 2 ? undefined : { ...rest, parameters };
    }
    case "needs": {
      const each = canHold(rest.each);
      return each.length === 0 ? undefined : { ...rest, each };
    }
    case "excludes": {
      const [each, excluded] = [canHold(rest.each), canHold(rest.excluded)];
      return each.length === 0 || excluded.length === 0 ? undefined : { ...rest, each, excluded };
    }
    case "contradiction":
    case "not-empty":
    case "in-namespace":
    case "cap":
      return isNew(rest.parameter.name) ? undefined : rest;
    case "at-least-one-of":
    case "warning":
      return rest;
  }
}

function fieldRuleWithoutNew(rule: FieldRule, isNew: IsNew): FieldRule | undefined {
  const old = (names: readonly string[]): readonly string[] => names.filter((name) => !isNew(name));
  switch (rule.kind) {
    case "count": {
      const fields = old(rule.fields);
      if (rule.least === 1) return fields.length === 0 || rule.most === undefined ? rule : { ...rule, fields };
      return fields.length < 2 ? undefined : { ...rule, fields };
    }
    case "needs": {
      const each = old(rule.each);
      return each.length === 0 ? undefined : { ...rule, each };
    }
    case "excludes": {
      const [each, excludes] = [old(rule.each), old(rule.excludes)];
      return each.length === 0 || excludes.length === 0 ? undefined : { ...rule, each, excludes };
    }
    case "order":
      return isNew(rule.lesser) || isNew(rule.greater) ? undefined : rule;
  }
}

function withoutNew(parameters: readonly ParameterReference[], isNew: IsNew): readonly ParameterReference[] {
  return parameters.filter(({ name }) => !isNew(name));
}

/**
 * Reports whether a request meets the test only with a new parameter. This is never the case for `holds`, because a
 * default can be one of its values.
 */
function needsNew(test: Test, isNew: IsNew): boolean {
  switch (test.kind) {
    case "given":
    case "filled":
      return isNew(test.parameter);
    case "all":
      return test.tests.some((one) => needsNew(one, isNew));
    case "holds":
    case "pages":
    case "role":
      return false;
  }
}
