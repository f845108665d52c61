import { didYouMean } from "../../diagnostics/suggest.ts";
import type { Example } from "../../model/example.ts";
import type { Fact } from "../../model/fact.ts";
import { responseOf } from "../../model/operations.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import type { Type } from "../../model/type.ts";
import { bodyFaults } from "./body-faults.ts";
import { typeFaults } from "./type-faults.ts";
import type { BodyScope, ValueFault } from "./value-fault.ts";

/** What is wrong with an example of an operation. */
export function operationFaults(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  { parameters, request, response, httpStatus }: Example,
): readonly ValueFault[] {
  const scope = { ...service, resource, shapes: resource.shapes };
  const [sent, answered] = [
    { ...scope, side: "request" },
    { ...scope, side: "response" },
  ] as const;
  return [
    ...parameterFaults(sent, service, operation, parameters),
    ...(request === undefined ? [] : requestFaults(sent, operation, request)),
    ...responseFaults(answered, operation, response, httpStatus),
  ];
}

/** What is not shown need not be there: of an example that shows an answer alone, not even the id in the path. */
function parameterFaults(
  scope: BodyScope,
  service: ResourceService,
  operation: Operation,
  parameters: Example["parameters"],
): readonly ValueFault[] {
  const known = parametersOf(service, operation);
  return Object.entries(parameters).flatMap(([name, value]): readonly ValueFault[] => {
    const path = ["parameters", name];
    const type = known.get(name);
    if (type !== undefined) return typeFaults(scope, type, { value, path });
    return [{ path, reason: "is not a parameter of the operation", suggestion: didYouMean(name, known.keys()) }];
  });
}

function parametersOf({ tenant }: ResourceService, operation: Operation): ReadonlyMap<string, Fact<Type>> {
  const { pathParameters, query, headers } = operation;
  const own = [
    ...[...pathParameters, ...headers].map(({ name, type }) => [name, type] as const),
    ...query.flatMap(({ name, aliases, type }) => [name, ...aliases].map((one) => [one, type] as const)),
  ];
  return new Map(
    tenant === undefined || operation.tenant === "none" ? own : [...own, [tenant.name, text(tenant.place)]],
  );
}

function text(place: Operation["place"]): Fact<Type> {
  const value = {
    kind: "string",
    minLength: undefined,
    maxLength: undefined,
    pattern: undefined,
    format: undefined,
  } as const;
  return { status: "documented", value, place };
}

function requestFaults(scope: BodyScope, { request }: Operation, value: unknown): readonly ValueFault[] {
  const path = ["request"];
  if (request === undefined) return [{ path, reason: "is a body, but the operation accepts no body" }];
  if (request.kind === "media") return mediaFaults(value, path);
  return request.kind === "own"
    ? typeFaults(scope, request.type, { value, path })
    : bodyFaults(scope, request, { value, path });
}

function responseFaults(
  scope: BodyScope,
  operation: Operation,
  value: unknown,
  status: number | undefined,
): readonly ValueFault[] {
  const path = ["response"];
  const response = responseOf(operation, status);
  if (response === undefined) return [{ path: ["httpStatus"], reason: "is not a success status of the operation" }];
  if (value === undefined) return [];
  if (response.media !== undefined) return mediaFaults(value, path);
  if (response.body === undefined) return [{ path, reason: "is a body, but the response has no body" }];
  return typeFaults(scope, response.body, { value, path });
}

/** Of bytes an example shows what a text has of them. */
function mediaFaults(value: unknown, path: readonly string[]): readonly ValueFault[] {
  return typeof value === "string" ? [] : [{ path, reason: "must be a string, because the body is bytes" }];
}
