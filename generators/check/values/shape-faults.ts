import { didYouMean } from "../../diagnostics/suggest.ts";
import type { Fact } from "../../model/fact.ts";
import { shapeChain, shapeFields } from "../../model/queries.ts";
import type { Type } from "../../model/type.ts";
import { ruleFaults, type RuledObject } from "./rule-faults.ts";
import { isObject, mismatch, type Given, type JsonObject, type ValueFault, type ValueScope } from "./value-fault.ts";

/** What is wrong with an object of a shape; `faultsOf` says it of its members. */
export function shapeFaults(
  scope: ValueScope,
  name: string,
  { value, path }: Given,
  faultsOf: (type: Fact<Type>, given: Given) => readonly ValueFault[],
): readonly ValueFault[] {
  const shape = scope.shapes.find((one) => one.name === name);
  if (shape === undefined) return [];
  if (!isObject(value)) return mismatch(path, `an object of the shape ${name}`, value);
  // The last of several fields of one name counts.
  const fields = new Map(shapeFields(scope, shape).map((field) => [field.name, field]));
  const missing = [...fields.values()].filter((field) => field.required && !Object.hasOwn(value, field.name));
  return [
    ...(scope.side === "request"
      ? ruleFaults(
          shapeChain(scope, shape).flatMap(({ fieldRules }) => fieldRules),
          ruled(value),
          path,
        )
      : []),
    ...missing.map((field) => ({ path, reason: `has no “${field.name}”, which the shape ${name} requires` })),
    ...Object.entries(value).flatMap(([key, inner]): readonly ValueFault[] => {
      const field = fields.get(key);
      const given = { value: inner, path: [...path, key] };
      if (field !== undefined) return field.nullable && inner === null ? [] : faultsOf(field.type, given);
      return shape.extensible
        ? []
        : [{ path: given.path, reason: `is not in the shape ${name}`, suggestion: didYouMean(key, fields.keys()) }];
    }),
  ];
}

function ruled(object: JsonObject): RuledObject {
  return { valueOf: (name) => (Object.hasOwn(object, name) ? object[name] : undefined), isPartial: false };
}
