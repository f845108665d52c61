import type { Model } from "../model/model.ts";
import { queryServices } from "../model/queries.ts";
import type { QueryService } from "../model/query.ts";
import type { ModuleResult, ResultField, ResultType } from "../model/result.ts";
import { knownResult } from "../view/results.ts";

/** A type inside an answer, with the member that it is of. */
export interface KnownResultType {
  readonly field: ResultField;
  readonly type: ResultType;
}

/** All types of answers that somebody knows, nested ones too, each where it is written. */
export function* knownResultTypes(model: Model): Generator<KnownResultType> {
  for (const service of queryServices(model)) for (const field of fieldsOf(service)) yield* typesOf(field, field.type);
}

function fieldsOf({ answer, modules }: QueryService): readonly ResultField[] {
  const own = answer === undefined ? [] : [answer.body, answer.fields, ...(answer.pages?.kinds ?? []).map(({ fields }) => fields), ...answer.shapes.map(({ fields }) => fields)];
  return [...own.flat(), ...modules.flatMap((module) => partsOf(knownResult(module)))];
}

function partsOf(result: ModuleResult | undefined): readonly ResultField[] {
  if (result === undefined) return [];
  const { items = [], results, page, generated, body } = result;
  return [...items, ...results, ...page, ...generated, ...body];
}

function* typesOf(field: ResultField, type: ResultType): Generator<KnownResultType> {
  yield { field, type };
  switch (type.kind) {
    case "list":
      yield* typesOf(field, type.items);
      break;
    case "map":
      yield* typesOf(field, type.values);
      break;
    case "object":
      for (const inner of type.fields) yield* typesOf(inner, inner.type);
      break;
    case "union":
      for (const member of type.members) yield* typesOf(field, member);
  }
}
