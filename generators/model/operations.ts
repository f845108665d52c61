import type { Fact } from "./fact.ts";
import type { FieldsBody, MediaBody, Operation, OwnBody, ResourceService, SchemaBody } from "./resource.ts";
import type { Type } from "./type.ts";

/* Pure questions about operations that more than one stage asks. */

export function operationsOf({ resources }: ResourceService): readonly Operation[] {
  return resources.flatMap(({ operations }) => operations);
}

/** What a caller must be allowed, where scopes limit its key. */
export function scopesOf({ access }: Operation): readonly string[] {
  return access.kind === "open" ? [] : access.scopes;
}

/** The kinds of key that may call it; none where it needs no key. */
export function keysOf({ access }: Operation): readonly string[] {
  return access.kind === "keys" ? access.keys : [];
}

/** The body of an operation, where it is made of the resource's fields. */
export function fieldsBodyOf({ request }: Operation): FieldsBody | undefined {
  return request?.kind === "own" || request?.kind === "media" ? undefined : request;
}

/** The body of an operation, where a schema describes it. */
export function schemaBodyOf({ request }: Operation): SchemaBody | undefined {
  return request?.kind === "media" ? undefined : request;
}

/** The body of an operation, where it is bytes of a media type. */
export function mediaBodyOf({ request }: Operation): MediaBody | undefined {
  return request?.kind === "media" ? request : undefined;
}

/** Whether a request of the operation must have a body. */
export function needsBody({ request }: Operation): boolean {
  return request !== undefined && !("optional" in request && request.optional);
}

/** Whether an answer of success has a body. */
export function hasAnswer({ response }: Operation): boolean {
  return response.body !== undefined || response.media !== undefined;
}

/** The body of an operation, where it is a JSON value of its own type. */
export function ownBodyOf({ request }: Operation): OwnBody | undefined {
  return request?.kind === "own" ? request : undefined;
}

/** The types of what operations answer with; an empty answer has none. */
export function answersOf(operations: readonly Operation[]): readonly Fact<Type>[] {
  return operations.flatMap(({ response }) => response.body ?? []);
}

/** All types that an operation uses by itself: of its parameters, its own body, its answer, and header fields. */
export function typesOf(operation: Operation): readonly Fact<Type>[] {
  const { pathParameters, query, headers, request, response } = operation;
  return [
    ...[...pathParameters, ...query, ...headers].map(({ type }) => type),
    ...(request?.kind === "own" ? [request.type] : []),
    ...answersOf([operation]),
    ...response.headers.map(({ type }) => type),
  ];
}
