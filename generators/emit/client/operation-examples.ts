import { flatLiteral } from "../../codegen/literal.ts";
import { memberAccess } from "../../codegen/typescript.ts";
import type { Example } from "../../model/example.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { needsBody } from "../../model/operations.ts";
import { camelCase, collectionName } from "../../naming/type-names.ts";
import { exampleTag } from "../shared/typescript/example-tag.ts";

/** Calls of the client for the examples of an operation, as documentation comments show them. */
export function operationExamples(service: ResourceService, resource: Resource, operation: Operation): readonly `@${string}`[] {
  return exampleCalls(service, resource, operation).map(({ call, title }) => exampleTag(`await client${call};`, title));
}

interface ExampleCall {
  /** What stands behind the client: `.pagingGroups.list()`. */
  readonly call: string;
  readonly title: string;
}

export function exampleCalls(service: ResourceService, resource: Resource, operation: Operation): readonly ExampleCall[] {
  const method = `${memberAccess(collectionName(resource))}${memberAccess(camelCase(operation.name))}`;
  return operation.examples.flatMap((example) => {
    const given = argumentsOf(service, operation, example);
    return given === undefined ? [] : [{ call: `${method}(${given.map(flatLiteral).join(", ")})`, title: example.title }];
  });
}

/** Undefined where the example does not show all that a call needs: it may show an answer alone. */
function argumentsOf(service: ResourceService, operation: Operation, example: Example): readonly unknown[] | undefined {
  const { request } = example;
  const parameters = new Map(Object.entries(example.parameters));
  const { pathParameters, query, headers } = operation;
  const needed = [...pathParameters, ...[...query, ...headers].filter(({ required }) => required)];
  if (needed.some(({ name }) => !parameters.has(name)) || (needsBody(operation) && request === undefined)) return undefined;
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
  const body = operation.request === undefined || (request === undefined && !hasCall) ? [] : [request];
  return [...pathParameters.map(({ name }) => parameters.get(name)), ...body, ...(hasCall ? [call] : [])];
}
