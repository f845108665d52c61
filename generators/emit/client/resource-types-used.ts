import { answersOf, errorBodiesOf } from "../../model/operations.ts";
import type { Resource } from "../../model/resource.ts";
import { bodyTypes } from "../shared/resource-bodies.ts";
import type { TypeUse } from "./request-shapes.ts";

/** The types of what the operations of a resource answer and take. */
export function typesUsed(resource: Resource): TypeUse {
  const { operations } = resource;
  // What paths and header fields hold is text, as in answers.
  const texts = operations.flatMap(({ pathParameters, headers }) =>
    [...pathParameters, ...headers].map(({ type }) => type),
  );
  const query = operations.flatMap((operation) => operation.query.map(({ type }) => type));
  return {
    answers: [...answersOf(operations), ...errorBodiesOf(operations), ...texts],
    requests: [...query, ...operations.flatMap((operation) => bodyTypes(resource, operation))],
  };
}
