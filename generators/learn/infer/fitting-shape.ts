import { choicesOf } from "../../model/queries.ts";
import { resultContent } from "../../model/inner-types.ts";
import type { Test } from "../../model/rules.ts";
import type { ResultField, ResultType } from "../../model/result.ts";
import type { JsonObject } from "../../codegen/json.ts";
import type { Context } from "../judge/context.ts";
import { fits, type Scope } from "../judge/walk-object.ts";
import type { Terms } from "./terms.ts";

/** The minimum number of distinct members. Objects with fewer may match a shape by chance. */
const fewest = 3;

/** Returns a shape that all objects match. The parameters in its tests must exist. */
export function fittingShape(
  terms: Terms,
  objects: readonly { readonly value: JsonObject; readonly context: Context }[],
  names: ReadonlySet<string>,
): string | undefined {
  if (names.size < fewest) return undefined;
  for (const { name: shape, fields, place } of terms.scope.shapes.values()) {
    if (![...names].every((name) => fields.some((field) => field.name === name))) continue;
    if (!testsOf(terms.scope, fields).every((test) => canBeAsked(terms, test))) continue;
    const fitsAll = objects.every(({ value, context }) =>
      fits(terms.scope, { ...terms.part, context }, { kind: "shape", shape, place }, value),
    );
    if (fitsAll) return shape;
  }
  return undefined;
}

/** Returns whether the parameters and values that a test names exist. */
function canBeAsked(terms: Terms, test: Test): boolean {
  if (test.kind === "all") return test.tests.every((one) => canBeAsked(terms, one));
  if (!("parameter" in test)) return true;
  const type = terms.parameters.find(({ name }) => name === test.parameter)?.type;
  if (type === undefined || test.kind !== "holds" || type.kind !== "enum") return type !== undefined;
  const { values } = choicesOf(type, terms.scope.valueSets);
  return test.values.every((value) => values.some((one) => one.value === value));
}

function testsOf(scope: Scope, fields: readonly ResultField[]): readonly Test[] {
  return fields.flatMap(({ when, unless, type }) => [...when, ...unless, ...testsOfType(scope, type)]);
}

function testsOfType(scope: Scope, type: ResultType): readonly Test[] {
  const { types, fields, shape } = resultContent(type);
  const ofShape = shape === undefined ? [] : testsOf(scope, scope.shapes.get(shape)!.fields);
  return [...testsOf(scope, fields), ...ofShape, ...types.flatMap((inner) => testsOfType(scope, inner))];
}
