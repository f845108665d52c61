import type { Place } from "../model/place.ts";
import { choicesOf } from "../model/queries.ts";
import type { Parameter } from "../model/query.ts";
import type { ErrorReference, ParameterReference, Rule, Test } from "../model/rules.ts";
import type { ErrorCode } from "../model/service.ts";
import type { ValueSet } from "../model/value-set.ts";
import { type Binding, indexBy } from "./binding.ts";
import { resolve } from "./resolve.ts";
import { resolveListedValue } from "./value-sets.ts";

/** The names that rules and syntaxes may refer to. */
export interface RuleScope {
  readonly siblings: ReadonlyMap<string, Parameter>;
  readonly sets: ReadonlyMap<string, ValueSet>;
  readonly errors: ReadonlyMap<string, ErrorCode>;
}

export function resolveRules(binding: Binding, rules: readonly Rule[], scope: RuleScope): void {
  for (const rule of rules) {
    resolveTests(binding, [...rule.when, ...rule.unless], scope);
    resolveRule(binding, rule, scope);
  }
}

function resolveRule(binding: Binding, rule: Rule, scope: RuleScope): void {
  switch (rule.kind) {
    case "exactly-one-of":
      resolveParameters(binding, rule.parameters, scope);
      return resolveCodes(binding, [rule.none, rule.several], scope);
    case "at-most-one-of":
    case "at-least-one-of":
      resolveParameters(binding, rule.parameters, scope);
      return resolveCodes(binding, [rule.error], scope);
    case "needs":
      resolveTests(binding, [...rule.each, ...rule.needed], scope);
      return resolveCodes(binding, [rule.error], scope);
    case "excludes":
      resolveTests(binding, [...rule.each, ...rule.excluded], scope);
      return resolveCodes(binding, [rule.error], scope);
    case "contradiction":
      resolveValues(binding, rule.parameter, rule.values.flat(), scope);
      return resolveCodes(binding, [rule.error], scope);
    case "not-empty":
    case "in-namespace":
      resolveParameters(binding, [rule.parameter], scope);
      return resolveCodes(binding, [rule.error], scope);
    case "cap":
      resolveParameters(binding, [rule.parameter], scope);
      return resolveCodes(binding, [rule.warning], scope);
    case "warning":
      return resolveCodes(binding, [rule.warning], scope);
  }
}

export function resolveTests(binding: Binding, tests: readonly Test[], scope: RuleScope): void {
  for (const test of tests) {
    switch (test.kind) {
      case "given":
      case "filled":
        resolve(binding, "parameter", test.parameter, scope.siblings, test.place);
        break;
      case "holds":
        for (const value of test.values) resolveValue(binding, test.parameter, value, test.place, scope);
        break;
      case "all":
        resolveTests(binding, test.tests, scope);
    }
  }
}

function resolveParameters(binding: Binding, parameters: readonly ParameterReference[], { siblings }: RuleScope): void {
  for (const { name, place } of parameters) resolve(binding, "parameter", name, siblings, place);
}

function resolveValues(
  binding: Binding,
  { name, place }: ParameterReference,
  values: readonly string[],
  scope: RuleScope,
): void {
  for (const value of new Set(values)) resolveValue(binding, name, value, place, scope);
}

export function resolveCodes(binding: Binding, codes: readonly ErrorReference[], { errors }: RuleScope): void {
  for (const { code, place } of codes) resolve(binding, "error code", code, errors, place);
}

/** Checks that a parameter exists and accepts the value. */
export function resolveValue(
  binding: Binding,
  name: string,
  value: string,
  place: Place,
  { siblings, sets }: RuleScope,
): void {
  const type = resolve(binding, "parameter", name, siblings, place)?.type;
  if (type?.kind !== "enum") return;
  if (type.values.kind === "set" && !sets.has(type.values.set)) return;
  const { values, missing } = choicesOf(type, sets);
  if (missing === undefined)
    resolveListedValue(
      binding,
      name,
      value,
      indexBy(values, (one) => one.value),
      place,
    );
}
