import { resultContent } from "../model/inner-types.ts";
import { membersOfResult } from "../model/queries.ts";
import type { ModuleResult, ResultField, ResultType } from "../model/result.ts";
import type { Binding } from "./binding.ts";
import { resolveTests, type RuleScope } from "./resolve-rules.ts";
import type { ResultScope } from "./results.ts";

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
