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

/** Yields the members of a type, including nested ones. */
export function* fieldsWithin(service: QueryService, type: ResultType): Generator<ResultField> {
  for (const field of fieldsOf(service, type)) {
    yield field;
    yield* fieldsWithin(service, field.type);
  }
}

/** Returns the direct fields of a type, and those of types inside it that are not nested in a field. */
function fieldsOf(service: QueryService, type: ResultType): readonly ResultField[] {
  const { types, fields, shape } = resultContent(type);
  const ofShape = shape === undefined ? [] : shapeNamed(service, shape).fields;
  return [...fields, ...ofShape, ...types.flatMap((inner) => fieldsOf(service, inner))];
}
