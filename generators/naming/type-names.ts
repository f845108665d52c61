import { shapeNamed } from "../model/queries.ts";
import type { Module } from "../model/query.ts";
import type { Resource } from "../model/resource.ts";
import type { ValueSet } from "../model/type.ts";

/** Converts `paging-group` to `PagingGroup`. */
export function pascalCase(id: string): string {
  return id
    .split(/[-_.]/)
    .filter((word) => word !== "")
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join("");
}

/** Converts `paging-group` to `pagingGroup`. */
export function camelCase(id: string): string {
  const name = pascalCase(id);
  return name === "" ? name : name[0]!.toLowerCase() + name.slice(1);
}

export function valueSetTypeName(set: ValueSet | string): string {
  return pascalCase(typeof set === "string" ? set : set.id);
}

/** Returns a client's name for the group of a resource's operations: `pagingGroups`. */
export function collectionName({ collection, id }: Resource): string {
  return collection ?? plural(camelCase(id));
}

/** Returns the English plural of a noun. */
export function plural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Returns the client type of a resource's operations: `PagingGroupOperations`. */
export function operationsTypeName(resource: Resource): string {
  return `${pascalCase(resource.id)}Operations`;
}

/** Returns the names of a client's types for a service, apart from those of its resources: `ExchangeClient`, … */
export function clientTypeNames({ id }: { readonly id: string }): ClientTypeNames {
  const name = pascalCase(id);
  return {
    client: `${name}Client`,
    clientOfCalls: `${name}ClientWithoutTenant`,
    options: `${name}ClientOptions`,
    error: `${name}Error`,
    code: `${name}ErrorCode`,
    create: `create${name}Client`,
  };
}

/** The types that the clients of all services export, in addition to the class `TransportError`. */
export const sharedTypeNames = [
  "CallOptions",
  "ErrorDetail",
  "OnRequest",
  "OnResponse",
  "RequestView",
  "RetryOptions",
  "TransportErrorKind",
] as const;

export interface ClientTypeNames {
  readonly client: string;
  /** The client whose calls specify the tenant. */
  readonly clientOfCalls: string;
  readonly options: string;
  readonly error: string;
  readonly code: string;
  readonly create: string;
}

export interface ServerNames {
  readonly handlers: string;
  readonly plugin: string;
  /** The function that creates the check of requests and responses against the spec. */
  readonly contract: string;
  readonly code: string;
  readonly kind: string;
}

export function serverNames({ id }: { readonly id: string }): ServerNames {
  const name = pascalCase(id);
  return {
    handlers: `${name}Handlers`,
    plugin: `${camelCase(id)}Plugin`,
    contract: `${camelCase(id)}Contract`,
    code: `${name}ErrorCode`,
    kind: `${name}KeyKind`,
  };
}

/**
 * Returns the type of a resource's handlers: `PagingGroupHandlers`. The name differs if the service's handlers have it.
 */
export function handlersTypeName(service: { readonly id: string }, resource: Resource): string {
  const name = pascalCase(resource.id);
  return name.toLowerCase() === pascalCase(service.id).toLowerCase() ? `${name}ResourceHandlers` : `${name}Handlers`;
}

export function moduleTypeName(module: Module): string {
  return `${pascalCase(module.name)}Parameters`;
}

export function moduleOperationId(module: Module): string {
  return `query${pascalCase(module.name)}`;
}

/** Returns the type of a shape that a service shares: `Schedule`. */
export function sharedShapeTypeName(shape: string): string {
  return pascalCase(shape);
}

/** Returns the type of a named shape: `PagingGroupRow` of a resource, or `Schedule` if the service shares it. */
export function shapeTypeName(resource: Pick<Resource, "id" | "shapes">, shape: string): string {
  return shapeNamed(resource, shape)?.shared
    ? sharedShapeTypeName(shape)
    : `${pascalCase(resource.id)}${pascalCase(shape)}`;
}

/** Returns the type of a shape on the wire, if the client's type has additional members: `RawPagingGroupRow`. */
export function rawShapeTypeName(resource: Pick<Resource, "id" | "shapes">, shape: string): string {
  return `Raw${shapeTypeName(resource, shape)}`;
}

/* The types of an operation, by its ID. The examples are those of `createPagingGroup`. */

const ofOperation =
  (suffix: string, prefix = "") =>
  (operationId: string): string =>
    `${prefix}${pascalCase(operationId)}${suffix}`;

/** The header fields of requests: `CreatePagingGroupHeaders`. */
export const headersTypeName = ofOperation("Headers");
/** The header fields of responses: `CreatePagingGroupResponseHeaders`. */
export const responseHeadersTypeName = ofOperation("ResponseHeaders");
/** The request body: `CreatePagingGroupRequest`. */
export const requestTypeName = ofOperation("Request");
/** The decoded body: `DecodedCreatePagingGroupRequest`. */
export const decodedTypeName = ofOperation("Request", "Decoded");
/** The parameters: `CreatePagingGroupParameters`. */
export const parametersTypeName = ofOperation("Parameters");
/** The response: `CreatePagingGroupResponse`. */
export const responseTypeName = ofOperation("Response");
/** The error responses: `CreatePagingGroupErrorResponse`. */
export const errorResponseTypeName = ofOperation("ErrorResponse");

/** Returns the type of decoded parameters. Without aliases, it is the type of the parameters themselves. */
export function decodedParametersTypeName(operationId: string, hasAliases: boolean): string {
  return `${hasAliases ? "Decoded" : ""}${parametersTypeName(operationId)}`;
}

/** Returns the type of all fields of a resource that a request may set: `PagingGroupFields`. */
export function fieldsTypeName({ id }: Pick<Resource, "id">): string {
  return `${pascalCase(id)}Fields`;
}

/** Returns the type of a shape in a request, if it allows more than in a response, such as a Date: `ScheduleInput`. */
export function inputShapeTypeName(owner: Pick<Resource, "id" | "shapes">, shape: string): string {
  return `${shapeTypeName(owner, shape)}Input`;
}

/** Returns the type of a destination field's value: `PagingGroupDestinations`. */
export function destinationsTypeName({ id }: Pick<Resource, "id">): string {
  return `${pascalCase(id)}Destinations`;
}
