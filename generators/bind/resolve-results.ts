import { resultContent } from "../model/inner-types.ts";
import { membersOfResult } from "../model/queries.ts";
import type { ModuleResult, ResultField, ResultType } from "../model/result.ts";
import type { Binding } from "./binding.ts";
import { resolveTests, type RuleScope } from "./resolve-rules.ts";
import type { ResultScope } from "./result-types.ts";

/** Checks the tests of a module's result against its parameters, those of the shapes that it uses too. */
export function resolveResult(binding: Binding, result: ModuleResult, scope: ResultScope, parameters: RuleScope): void {
  resolveFields(binding, membersOfResult(result), scope, parameters);
}

export function resolveFields(binding: Binding, fields: readonly ResultField[], scope: ResultScope, parameters: RuleScope): void {
  for (const { type, when, unless } of fields) {
    resolveTests(binding, [...when, ...unless], parameters);
    resolveType(binding, type, scope, parameters);
  }
}

function resolveType(binding: Binding, type: ResultType, scope: ResultScope, parameters: RuleScope): void {
  const { types, fields } = resultContent(type);
  for (const inner of types) resolveType(binding, inner, scope, parameters);
  resolveFields(binding, fields, scope, parameters);
  if (type.kind === "shape") resolveFields(binding, scope.shape(type.shape, type.place)?.fields ?? [], scope, parameters);
}
