import { resultContent } from "../model/inner-types.ts";
import type { Model } from "../model/model.ts";
import { membersOfResponse, membersOfResult, queryServices } from "../model/queries.ts";
import type { QueryService } from "../model/query.ts";
import type { ResultField, ResultType } from "../model/result.ts";
import { knownResult } from "../model/result-parts.ts";

/** A type in a response and the member that contains it. */
export interface KnownResultType {
  readonly field: ResultField;
  readonly type: ResultType;
}

/** Yields all known types of responses, including nested ones, at the place of their definition. */
export function* knownResultTypes(model: Model): Generator<KnownResultType> {
  for (const service of queryServices(model)) yield* resultTypesOf(service);
}

export function* resultTypesOf(service: QueryService): Generator<KnownResultType> {
  for (const field of fieldsOf(service)) yield* typesOf(field, field.type);
}

function fieldsOf({ answer, modules }: QueryService): readonly ResultField[] {
  const own =
    answer === undefined ? [] : [...membersOfResponse(answer), ...answer.shapes.flatMap(({ fields }) => fields)];
  const results = modules.flatMap((module) => knownResult(module) ?? []);
  return [...own, ...results.flatMap(membersOfResult)];
}

function* typesOf(field: ResultField, type: ResultType): Generator<KnownResultType> {
  yield { field, type };
  const { types, fields } = resultContent(type);
  for (const inner of types) yield* typesOf(field, inner);
  for (const inner of fields) yield* typesOf(inner, inner.type);
}
