import type { FieldRule, Rule, Syntax } from "../../model/rules.ts";
import { type Comparison, type Site, difference, plainText, shared, sharedId } from "../change.ts";
import type { Bound, OptionalBound } from "../class.ts";
import type { Fact } from "../../model/fact.ts";
import { factOr } from "./node.ts";
import type { Maximums } from "../../model/type.ts";

/**
 * The strictness of a rule compared with its previous version. `looser` rejects less, `stricter` rejects more, and
 * `other` is undecided.
 */
export type Strictness = "same" | "looser" | "stricter" | "other";

/** Compares one property of the previous and the new rule. */
type Property = (before: unknown, after: unknown) => Strictness;

type Properties = Readonly<Record<string, Property>>;

/** A longer list rejects less. */
const alternatives: Property = (before, after) => compareLists(before, after, "looser");

/** A longer list rejects more. */
const demands: Property = (before, after) => compareLists(before, after, "stricter");

/** At least one condition must be met. Without conditions, the rule always applies. */
const conditions: Property = (before, after) => {
  const [old, now] = [textsOf(before), textsOf(after)];
  if (old.length === 0 || now.length === 0)
    return old.length === now.length ? "same" : old.length === 0 ? "looser" : "stricter";
  return demands(before, after);
};

const demand: Property = (before, after) => (before === after ? "same" : after === true ? "stricter" : "looser");
const allowance: Property = (before, after) => (before === after ? "same" : after === true ? "looser" : "stricter");

/** An optional demand: adding it rejects more. */
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

export function ruleStrictness(before: Rule, after: Rule): Strictness {
  return before.kind === after.kind ? compareProperties(ruleProperties[before.kind], before, after) : "other";
}

export function fieldRuleStrictness(before: FieldRule, after: FieldRule): Strictness {
  if (before.kind !== after.kind) return "other";
  return compareProperties({ ...fieldRuleProperties[before.kind], ...countedFields(before, after) }, before, after);
}

/**
 * Returns how the number of fields affects strictness. If at least one field is required, more fields allow more
 * choices. If at most one is allowed, more fields exclude each other.
 */
function countedFields(before: FieldRule, after: FieldRule): Properties {
  if (before.kind !== "count" || after.kind !== "count" || before.least !== after.least || before.most !== after.most)
    return {};
  if (before.least === 1) return before.most === undefined ? { fields: alternatives } : {};
  return { fields: demands };
}

export function syntaxStrictness(before: Syntax, after: Syntax): Strictness {
  return compareProperties(syntaxProperties, before, after);
}

/** Properties that are compared elsewhere: the error and the origin of the rule. */
const elsewhere: ReadonlySet<string> = new Set(["error", "none", "several", "origin", "place"]);

/** Compares each property. All differences must agree, and a property without an order must be the same. */
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

/** Compares two values. The result is negative if the first is lower. */
type Order<Value> = (one: Value, other: Value) => number;

const ofNumbers: Order<number> = (one, other) => one - other;

/** Compares a bound that is always present. */
export function bound(name: Bound): Comparison<number> {
  return boundInOrder(name, ofNumbers);
}

function boundInOrder<Value>(name: Bound, order: Order<Value>): Comparison<Value> {
  return (site, before, after) => {
    const compared = order(before, after);
    if (compared === 0) return before === after ? [] : [difference("text-changed", site, before, after)];
    return [difference(`${name}-${compared < 0 ? "raised" : "lowered"}`, site, before, after)];
  };
}

/**
 * Compares a limit that a parameter inherits from the service if it has no limit itself. A change of an inherited limit
 * belongs to the service.
 */
export function inheritedBound(name: Bound): Comparison<number> {
  const compare = bound(name);
  return (site, before, after) => {
    const limit = site.resolve.limits.get(name);
    const isInherited = limit?.before === before && limit.after === after;
    return compare(isInherited ? shared(site, sharedId(site, "limits", name)) : site, before, after);
  };
}

/** Comparisons of the maximums of a limit. */
export const maximums = {
  maximum: inheritedBound("limit-maximum"),
  highMaximum: inheritedBound("high-maximum"),
} satisfies { readonly [Name in keyof Maximums]: Comparison<number> };

/** Compares a bound that may be missing or unknown. */
export function factualBound(name: OptionalBound): Comparison<Fact<number> | undefined>;
export function factualBound<Value>(name: OptionalBound, order: Order<Value>): Comparison<Fact<Value> | undefined>;
export function factualBound(
  name: OptionalBound,
  order: Order<number> = ofNumbers,
): Comparison<Fact<number> | undefined> {
  return factOr(`${name}-added`, `${name}-removed`, boundInOrder(name, order));
}

interface AnyType {
  readonly kind: string;
  readonly members?: readonly AnyType[];
  readonly exclusive?: boolean;
  readonly items?: AnyType;
  readonly minItems?: unknown;
}

/** The kinds that each kind contains, regardless of limits. */
const contained: Readonly<Record<string, readonly string[]>> = {
  number: ["integer"],
  string: ["enum", "title", "timestamp", "date", "time", "duration", "decimal", "binary", "user", "const"],
  text: ["enum", "title", "timestamp", "user", "const"],
};

const textual = ["integer", "number", "namespace", "limit", "boolean"];

/** Returns whether every value of the inner type is a value of the outer one, as far as the kinds show. */
export function containsType(outer: AnyType, inner: AnyType): boolean {
  if (outer.kind === "any") return true;
  if (plainText(outer) === plainText(inner)) return true;
  if (inner.members !== undefined) return inner.members.every((one) => containsType(outer, one));
  if (outer.members !== undefined) return !outer.exclusive && outer.members.some((one) => containsType(one, inner));
  if (!isUnbounded(outer) && !hasBounds(inner, outer)) return false;
  return (contained[outer.kind] ?? []).includes(inner.kind);
}

/** Returns whether a type has all properties of another one except its kind, such as the same minimum. */
function hasBounds(type: object, other: object): boolean {
  return plainText({ ...type, ...other, kind: "" }) === plainText({ ...type, kind: "" });
}

/**
 * Returns whether a request accepts every value of the inner type as the outer one, although programs have different
 * types. A number is sent as a string, and a list of one item as the item.
 */
export function containsAsText(outer: AnyType, inner: AnyType, { isText, direction }: Site): boolean {
  if (!isText || direction !== "request") return false;
  const isList = outer.items !== undefined && outer.minItems === undefined && containsType(outer.items, inner);
  return isList || (outer.kind === "string" && isUnbounded(outer) && textual.includes(inner.kind));
}

/** Returns whether a type has no properties except its kind. */
function isUnbounded(type: object): boolean {
  return Object.entries(type).every(([key, value]) => key === "kind" || key === "whole" || value === undefined);
}
