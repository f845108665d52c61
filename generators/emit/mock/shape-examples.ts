import { isObject } from "../../codegen/json.ts";
import { valueOr, type Fact } from "../../model/fact.ts";
import { responseOf } from "../../model/operations.ts";
import { shapeFields } from "../../model/queries.ts";
import type { Resource } from "../../model/resource.ts";
import type { Type } from "../../model/type.ts";

type Values = Readonly<Record<string, unknown>>;

/** The objects of each shape of a resource in the examples of its answers, by the name of the shape. */
export function shapeExamples(resource: Resource): ReadonlyMap<string, readonly Values[]> {
  const found = new Map<string, Values[]>();
  for (const { responses, examples } of resource.operations) {
    for (const { response, httpStatus } of examples)
      collect(resource, responseOf({ responses }, httpStatus)?.body, response, found);
  }
  return found;
}

function collect(resource: Resource, fact: Fact<Type> | undefined, value: unknown, found: Map<string, Values[]>): void {
  const type = valueOr(fact, undefined, "unknown-is-open");
  if (type === undefined || value === undefined || value === null) return;
  for (const { shape, object } of objectsIn(type, value)) {
    const own = resource.shapes.find(({ name }) => name === shape);
    if (own === undefined) continue;
    found.set(shape, [...(found.get(shape) ?? []), object]);
    for (const field of shapeFields(resource, own))
      if (Object.hasOwn(object, field.name)) collect(resource, field.type, object[field.name], found);
  }
}

/** Of a union, only a member that alone is an object can be told. */
function objectsIn(type: Type, value: unknown): readonly { readonly shape: string; readonly object: Values }[] {
  if (type.kind === "shape") return isObject(value) ? [{ shape: type.shape, object: value }] : [];
  if (type.kind === "list") return Array.isArray(value) ? value.flatMap((item) => objectsIn(type.items, item)) : [];
  if (type.kind !== "union") return [];
  const members = type.members.filter(({ kind }) => kind === (Array.isArray(value) ? "list" : "shape"));
  return members.length === 1 ? objectsIn(members[0]!, value) : [];
}
