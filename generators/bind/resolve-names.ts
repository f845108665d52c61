import { resultContent } from "../model/inner-types.ts";
import { choicesOf, membersOfResult } from "../model/queries.ts";
import type { ModuleResult, ResultField, ResultType } from "../model/result.ts";
import { type Binding, indexBy } from "./binding.ts";
import type { ResultScope } from "./results.ts";
import type { Place } from "../model/place.ts";
import type { Parameter } from "../model/query.ts";
import type { ErrorReference, ParameterReference, Rule, Syntax, Test } from "../model/rules.ts";
import type { ErrorCode } from "../model/service.ts";
import type { ValueSet } from "../model/type.ts";
import { resolve } from "./resolve.ts";
import { resolveListedValue } from "./values.ts";
import type { ParameterScope } from "./parameters.ts";

/** Checks the tests of a module's result against its parameters, including those in the shapes that it uses. */
export function resolveResult(binding: Binding, result: ModuleResult, scope: ResultScope, parameters: RuleScope): void {
  resolveFields(binding, membersOfResult(result), scope, parameters);
}

export function resolveFields(
  binding: Binding,
  fields: readonly ResultField[],
  scope: ResultScope,
  parameters: RuleScope,
): void {
  const seen = new Set<string>();
  const visitFields = (some: readonly ResultField[]): void => {
    for (const { type, when, unless } of some) {
      resolveTests(binding, [...when, ...unless], parameters);
      visitType(type);
    }
  };
  const visitType = (type: ResultType): void => {
    const { types, fields: inner } = resultContent(type);
    for (const one of types) visitType(one);
    visitFields(inner);
    // Each shape is visited once: it may have billions of uses, or refer to itself.
    if (type.kind !== "shape" || seen.has(type.shape)) return;
    seen.add(type.shape);
    visitFields(scope.shape(type.shape, type.place)?.fields ?? []);
  };
  visitFields(fields);
}

/** The names that rules and syntaxes may refer to. */
interface RuleScope {
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

function resolveTests(binding: Binding, tests: readonly Test[], scope: RuleScope): void {
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

function resolveCodes(binding: Binding, codes: readonly ErrorReference[], { errors }: RuleScope): void {
  for (const { code, place } of codes) resolve(binding, "error code", code, errors, place);
}

/** Checks that a parameter exists and accepts the value. */
function resolveValue(
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

/**
 * Checks the references to other parameters of the same list and to their values. Conditions, templates, syntaxes and
 * rules may contain such references.
 */
export function resolveSiblings(
  binding: Binding,
  parameters: readonly Parameter[],
  rules: readonly Rule[],
  { valueSets: sets, errors }: ParameterScope,
): void {
  const siblings = indexBy(parameters, (parameter) => parameter.name);
  const scope: RuleScope = { siblings, sets, errors };
  for (const { condition, template, syntax } of parameters) {
    if (template) resolve(binding, "parameter", template.parameter, siblings, template.place);
    if (condition?.kind === "only-with" || condition?.kind === "only-without") {
      resolve(binding, "parameter", condition.parameter, siblings, condition.place);
    }
    if (condition?.kind === "applies-to" && condition.when.status !== "unknown") {
      const { parameter, value } = condition.when.value;
      resolveValue(binding, parameter, value, condition.when.place, scope);
    }
    if (syntax) resolveSyntax(binding, syntax, scope);
  }
  resolveRules(binding, rules, scope);
}

function resolveSyntax(binding: Binding, syntax: Syntax, scope: RuleScope): void {
  resolveCodes(binding, [syntax.error], scope);
  resolveTests(binding, [...syntax.when, ...syntax.unless], scope);
  switch (syntax.kind) {
    case "title":
      return resolveCodes(binding, syntax.cannotExist === undefined ? [] : [syntax.cannotExist], scope);
    case "title-part":
      if (syntax.namespace.kind === "parameter")
        resolve(binding, "parameter", syntax.namespace.parameter, scope.siblings, syntax.place);
      return;
    case "continue":
      return resolveTests(
        binding,
        syntax.forms.flatMap(({ when, unless }) => [...when, ...unless]),
        scope,
      );
    case "ip":
      return resolveCodes(binding, [syntax.widest.error], scope);
    case "title-prefix":
    case "id":
    case "listed":
    case "word":
      return;
  }
}
