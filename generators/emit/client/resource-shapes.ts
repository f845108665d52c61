import { valueOr, type Fact } from "../../model/fact.ts";
import { typesWithin } from "../../model/queries.ts";
import type { Resource } from "../../model/resource.ts";
import type { Type } from "../../model/type.ts";
import { shapeTypeName } from "../../naming/type-names.ts";
import { shapeFields } from "../../model/queries.ts";

/** The names of the types of the shapes that the types hold, and of those inside them. */
export function shapeNames(resource: Resource, types: readonly Fact<Type>[]): readonly string[] {
  const found = new Set(types.flatMap(shapesIn));
  for (const name of found) {
    const shape = resource.shapes.find((one) => one.name === name);
    const inner = shape === undefined ? [] : shapeFields(resource, shape).flatMap(({ type }) => shapesIn(type));
    for (const one of inner) found.add(one);
  }
  return resource.shapes.filter(({ name }) => found.has(name)).map(({ name }) => shapeTypeName(resource, name));
}

function shapesIn(type: Fact<Type>): readonly string[] {
  const known = valueOr(type, undefined, "used-on-the-wire");
  return known === undefined ? [] : [...typesWithin(known)].flatMap((one) => (one.kind === "shape" ? [one.shape] : []));
}
