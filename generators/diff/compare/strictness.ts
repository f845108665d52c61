import type { FieldRule } from "../../model/field-rules.ts";
import type { Rule, Syntax } from "../../model/rules.ts";
import { plainText } from "../plain.ts";

/** How a rule compares with what it was: `looser` refuses less, `stricter` refuses more; `other` is not decided. */
export type Strictness = "same" | "looser" | "stricter" | "other";

/** The strictness of one property, after compared with before. */
type Property = (before: unknown, after: unknown) => Strictness;

type Properties = Readonly<Record<string, Property>>;

/** A longer list refuses less. */
const alternatives: Property = (before, after) => compareLists(before, after, "looser");

/** The more a list has, the more is refused. */
const demands: Property = (before, after) => compareLists(before, after, "stricter");

/** Conditions of which one must be met: without any, the rule always holds. */
const conditions: Property = (before, after) => {
  const [old, now] = [textsOf(before), textsOf(after)];
  if (old.length === 0 || now.length === 0)
    return old.length === now.length ? "same" : old.length === 0 ? "looser" : "stricter";
  return demands(before, after);
};

const demand: Property = (before, after) => (before === after ? "same" : after === true ? "stricter" : "looser");
const allowance: Property = (before, after) => (before === after ? "same" : after === true ? "looser" : "stricter");

/** A demand where there is one. */
const optionalDemand: Property = (before, after) => {
  if (plainText(before) === plainText(after)) return "same";
  return after === undefined ? "looser" : before === undefined ? "stricter" : "other";
};

const circumstances: Properties = { when: conditions, unless: alternatives };

const ruleProperties: { readonly [Kind in Rule["kind"]]: Properties } = {
  "exactly-one-of": circumstances,
  "at-most-one-of": { ...circumstances, parameters: demands },
  "at-least-one-of": { ...circumstances, parameters: alternatives },
  needs: { ...circumstances, each: demands, needed: alternatives },
  excludes: { ...circumstances, each: demands, excluded: demands },
  contradiction: { ...circumstances, values: demands },
  "not-empty": circumstances,
  "in-namespace": circumstances,
  cap: {},
  warning: {},
};

const syntaxProperties: Properties = {
  ...circumstances,
  local: demand,
  cannotExist: optionalDemand,
  namespace: optionalDemand,
  emptyIsAbsent: allowance,
  rangeOnly: demand,
  forms: alternatives,
};

const fieldRuleProperties: { readonly [Kind in FieldRule["kind"]]: Properties } = {
  count: { least: (before, after) => demand(before === 1, after === 1), most: optionalDemand },
  needs: { each: demands, needs: demands },
  excludes: { each: demands, excludes: demands },
  order: { mayBeEqual: allowance },
};

/** Compares two rules between parameters. */
export function ruleStrictness(before: Rule, after: Rule): Strictness {
  return before.kind === after.kind ? compareProperties(ruleProperties[before.kind], before, after) : "other";
}

/** Compares two rules between fields. */
export function fieldRuleStrictness(before: FieldRule, after: FieldRule): Strictness {
  if (before.kind !== after.kind) return "other";
  return compareProperties({ ...fieldRuleProperties[before.kind], ...countedFields(before, after) }, before, after);
}

/** More fields are more to choose from where one is needed, and more that exclude each other where one is allowed. */
function countedFields(before: FieldRule, after: FieldRule): Properties {
  if (before.kind !== "count" || after.kind !== "count" || before.least !== after.least || before.most !== after.most)
    return {};
  if (before.least === 1) return before.most === undefined ? { fields: alternatives } : {};
  return { fields: demands };
}

export function syntaxStrictness(before: Syntax, after: Syntax): Strictness {
  return compareProperties(syntaxProperties, before, after);
}

/** Properties that are compared elsewhere: the error, and who states the rule. */
const elsewhere: ReadonlySet<string> = new Set(["error", "none", "several", "origin", "place"]);

/** Compares each property: all that differ have to agree, and a property without an order has to be the same. */
function compareProperties(properties: Properties, before: object, after: object): Strictness {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !elsewhere.has(name));
  const found = names.map((name): Strictness => {
    const [old, now] = [before, after].map((one) => (one as Readonly<Record<string, unknown>>)[name]);
    return properties[name]?.(old, now) ?? (plainText(old) === plainText(now) ? "same" : "other");
  });
  const differing = [...new Set(found.filter((one) => one !== "same"))];
  return differing.length > 1 ? "other" : (differing[0] ?? "same");
}

function compareLists(before: unknown, after: unknown, more: "looser" | "stricter"): Strictness {
  const [old, now] = [textsOf(before), textsOf(after)];
  const [hasAll, hasNoOther] = [old.every((one) => now.includes(one)), now.every((one) => old.includes(one))];
  if (hasAll && hasNoOther) return "same";
  if (!hasAll && !hasNoOther) return "other";
  return hasAll ? more : more === "looser" ? "stricter" : "looser";
}

function textsOf(list: unknown): readonly string[] {
  return (list as readonly unknown[]).map((one) => plainText(one));
}
