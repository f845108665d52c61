import type { Operation, Resource } from "./resource.ts";

/** Returns the operation that reads one object of the resource. Its path ends with the id. */
export function readerOf({ operations }: Resource): Operation | undefined {
  return operations.find((operation) => {
    const id = idOf(operation);
    return operation.method === "GET" && id !== undefined && operation.path.endsWith(`{${id}}`);
  });
}

/** Returns the path parameter with the object's id. */
export function idOf({ pathParameters }: Operation): string | undefined {
  return pathParameters.find(({ isId }) => isId)?.name;
}

/** Returns the operation that reads what this one changes, if its parameters are all in the path. */
export function currentOf(resource: Resource, operation: Operation): Operation | undefined {
  const reader = readerOf(resource);
  if (reader === undefined || idOf(operation) === undefined || operation.method === "GET") return undefined;
  const known = operation.pathParameters.map(({ name }) => name);
  const isComplete = reader.pathParameters.every(({ name }) => known.includes(name));
  return isComplete && ![...reader.query, ...reader.headers].some(({ required }) => required) ? reader : undefined;
}
