import { resultContent } from "./inner-types.ts";
import type { QueryService } from "./query.ts";
import type { ResultField, ResultType } from "./result.ts";
import type { Test } from "./rules.ts";
import { shapeNamed } from "./results.ts";

/* The contents of a result type, at any depth. */

/** Returns all tests that the members of a type depend on. Combined tests are returned individually. */
export function testsOf(service: QueryService, type: ResultType): readonly Test[] {
  return [...fieldsWithin(service, type)].flatMap(({ when, unless }) => [...when, ...unless]).flatMap(testsWithin);
}

export type ParameterTest = Extract<Test, { readonly parameter: string }>;

export function isOfParameter(test: Test): test is ParameterTest {
  return "parameter" in test;
}

function testsWithin(test: Test): readonly Test[] {
  return test.kind === "all" ? test.tests.flatMap(testsWithin) : [test];
}

/** The members of a type, and theirs. */
export function* fieldsWithin(service: QueryService, type: ResultType): Generator<ResultField> {
  for (const field of fieldsOf(service, type)) {
    yield field;
    yield* fieldsWithin(service, field.type);
  }
}

/** The fields of a type, and of those that lie in it without a field between them. */
function fieldsOf(service: QueryService, type: ResultType): readonly ResultField[] {
  const { types, fields, shape } = resultContent(type);
  const ofShape = shape === undefined ? [] : shapeNamed(service, shape).fields;
  return [...fields, ...ofShape, ...types.flatMap((inner) => fieldsOf(service, inner))];
}
