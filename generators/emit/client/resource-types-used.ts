import { answersOf, schemaBodyOf } from "../../model/operations.ts";
import type { Fact } from "../../model/fact.ts";
import type { Operation, Resource } from "../../model/resource.ts";
import type { Type } from "../../model/type.ts";
import { bodyOf } from "../shared/resource-fields.ts";
import type { TypeUse } from "./request-shapes.ts";

/** The types of what the operations of a resource answer and take. */
export function typesUsed(resource: Resource): TypeUse {
  const { operations } = resource;
  // What paths and header fields hold is text, as in answers.
  const texts = operations.flatMap(({ pathParameters, headers }) => [...pathParameters, ...headers].map(({ type }) => type));
  const query = operations.flatMap((operation) => operation.query.map(({ type }) => type));
  return {
    answers: [...answersOf(operations), ...texts],
    requests: [...query, ...operations.flatMap((operation) => bodyTypes(resource, operation))],
  };
}

/** The types of the fields of a request body, or of a body of its own. */
export function bodyTypes(resource: Resource, operation: Operation): readonly Fact<Type>[] {
  const request = schemaBodyOf(operation);
  if (request === undefined) return [];
  return request.kind === "own" ? [request.type] : bodyOf(resource, request).fields.map(({ type }) => type);
}
