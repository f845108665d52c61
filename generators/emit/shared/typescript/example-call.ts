import { flatLiteral } from "../../../codegen/literal.ts";
import { memberAccess } from "../../../codegen/typescript.ts";
import type { Example } from "../../../model/example.ts";
import type { Operation, Resource, ResourceService } from "../../../model/resource.ts";
import { needsBody } from "../../../model/operations.ts";
import { exampleBody } from "./example-body.ts";
import { camelCase, collectionName } from "../../../naming/type-names.ts";

/**
 * Returns the code after the name of a client that sends the request of an example, such as `.pagingGroups.list()`.
 * Returns `undefined` if the example lacks required data. An example may contain only a response.
 */
export function exampleCall(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  example: Example,
): string | undefined {
  const given = argumentsOf(service, operation, example);
  return given && `${operationMethod(resource, operation)}(${given.map(flatLiteral).join(", ")})`;
}

/** Returns the method of an operation, such as `.pagingGroups.list`. */
export function operationMethod(resource: Resource, operation: Operation): string {
  return memberAccess(collectionName(resource)) + memberAccess(camelCase(operation.name));
}

function argumentsOf(service: ResourceService, operation: Operation, example: Example): readonly unknown[] | undefined {
  const { request } = example;
  const parameters = new Map(Object.entries(example.parameters));
  const { pathParameters, query, headers } = operation;
  const needed = [...pathParameters, ...[...query, ...headers].filter(({ required }) => required)];
  if (needed.some(({ name }) => !parameters.has(name)) || (needsBody(operation) && request === undefined))
    return undefined;
  const some = (names: readonly string[]): object | undefined => {
    const given = [...parameters].filter(([name]) => names.includes(name));
    return given.length === 0 ? undefined : Object.fromEntries(given);
  };
  const call = {
    tenant: service.tenant && parameters.get(service.tenant.name),
    query: some(query.flatMap(({ name, aliases }) => [name, ...aliases])),
    headers: some(headers.map(({ name }) => name)),
  };
  const hasCall = Object.values(call).some((value) => value !== undefined);
  const body =
    operation.request === undefined || (request === undefined && !hasCall)
      ? []
      : [exampleBody(operation, request, "Blob")];
  return [...pathParameters.map(({ name }) => parameters.get(name)), ...body, ...(hasCall ? [call] : [])];
}
