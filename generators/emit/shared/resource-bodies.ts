import type { Fact } from "../../model/fact.ts";
import { fieldsBodyOf, schemaBodyOf } from "../../model/operations.ts";
import { isSecret, shapeFields, shapesWithin } from "../../model/queries.ts";
import type { Operation, Resource } from "../../model/resource.ts";
import type { Type } from "../../model/type.ts";
import { bodyOf } from "./resource-fields.ts";

/** Returns the types of the fields of a request body, or the type of a body without fields. */
export function bodyTypes(resource: Resource, operation: Operation): readonly Fact<Type>[] {
  const request = schemaBodyOf(operation);
  if (request === undefined) return [];
  return request.kind === "own" ? [request.type] : bodyOf(resource, request).fields.map(({ type }) => type);
}

export function secretNames(resource: Resource, operation: Operation): readonly string[] {
  const body = fieldsBodyOf(operation);
  const fields =
    body === undefined
      ? []
      : bodyOf(resource, body)
          .fields.filter(({ secret }) => secret)
          .flatMap(({ names }) => names);
  const inside = shapesWithin(resource, bodyTypes(resource, operation)).flatMap((shape) =>
    shapeFields(resource, shape),
  );
  return [...new Set([...fields, ...inside.filter(isSecret).map(({ name }) => name)])];
}
