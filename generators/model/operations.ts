import type { Fact } from "./fact.ts";
import type {
  ErrorResponse,
  Field,
  FieldsBody,
  Form,
  FormBody,
  JsonMediaTypes,
  MediaBody,
  MediaResponse,
  Operation,
  OwnBody,
  Resource,
  ResourceService,
  Response,
  ResponseHeader,
  SchemaBody,
} from "./resource.ts";
import type { Type } from "./type.ts";

/* Pure functions about operations that more than one stage uses. */

export function operationsOf({ resources }: ResourceService): readonly Operation[] {
  return resources.flatMap(({ operations }) => operations);
}

/** Returns whether the method is safe: HTTP defines that the operation only reads. */
export function isSafe({ method }: Pick<Operation, "method">): boolean {
  return method === "GET" || method === "HEAD" || method === "OPTIONS";
}

/** Returns the scopes that the caller's key must have. */
export function scopesOf({ access }: Operation): readonly string[] {
  return access.kind === "open" ? [] : access.scopes;
}

/** Returns the kinds of key that may call the operation. Returns an empty list if it needs no key. */
export function keysOf({ access }: Operation): readonly string[] {
  return access.kind === "keys" ? access.keys : [];
}

/** Returns the body of an operation if it consists of the resource's fields. */
export function fieldsBodyOf({ request }: Operation): FieldsBody | undefined {
  return request?.kind === "own" || request?.kind === "media" ? undefined : request;
}

export function schemaBodyOf({ request }: Operation): SchemaBody | undefined {
  return request?.kind === "media" ? undefined : request;
}

/** Returns the body of an operation if it consists of bytes of a media type. */
export function mediaBodyOf({ request }: Operation): MediaBody | undefined {
  return request?.kind === "media" ? request : undefined;
}

export function formBodyOf({ request }: Operation): FormBody | undefined {
  return request?.kind === "fields" && request.form !== undefined ? { ...request, form: request.form } : undefined;
}

/** Returns the fields of a form that are not fields of the resource. */
export function ownFieldsOf(form: Form | undefined): readonly Field[] {
  return form === undefined ? [] : [...form.fields, ...form.files];
}

export function needsBody({ request }: Operation): boolean {
  return request !== undefined && !("optional" in request && request.optional);
}

/** Returns the success responses whose bodies are raw bytes of a media type. */
export function mediaResponsesOf({ responses }: Pick<Operation, "responses">): readonly MediaResponse[] {
  return responses.flatMap((response) =>
    response.media === undefined ? [] : [{ ...response, media: response.media }],
  );
}

/** Returns the body of an operation if it is a JSON value with its own type. */
export function ownBodyOf({ request }: Operation): OwnBody | undefined {
  return request?.kind === "own" ? request : undefined;
}

/** Returns the body types of the operations' success responses. Empty responses have no type. */
export function responsesOf(operations: readonly Operation[]): readonly Fact<Type>[] {
  return operations.flatMap(({ responses }) => responses.flatMap(contentTypes));
}

export function errorBodiesOf(operations: readonly Operation[]): readonly Fact<Type>[] {
  return operations.flatMap(({ errorResponses }) => errorResponses.flatMap(contentTypes));
}

function contentTypes({ body, otherBodies }: Pick<Response, "body" | "otherBodies">): readonly Fact<Type>[] {
  return [...(body === undefined ? [] : [body]), ...otherBodies.map(({ type }) => type)];
}

/** Returns the only success response of an operation, or `undefined` if there are several. */
export function onlyResponse({ responses }: Pick<Operation, "responses">): Response | undefined {
  return responses.length === 1 ? responses[0] : undefined;
}

/** Returns the success response with a status, or the first one if no status is given. */
export function responseOf(
  { responses }: Pick<Operation, "responses">,
  status: number | undefined,
): Response | undefined {
  if (status === undefined) return responses[0];
  return responses.find(({ httpStatus }) => httpStatus.value === status);
}

/** Returns the status that distinguishes a response from the others, or `undefined` if it is the only success response. */
export function distinguishingStatus(
  operation: Pick<Operation, "responses">,
  response: Response | ErrorResponse,
): number | string | undefined {
  if ("status" in response) return response.status;
  return onlyResponse(operation) === undefined ? response.httpStatus.value : undefined;
}

/** Returns the success responses and the error responses that have no code. */
export function allResponsesOf({ responses, errorResponses }: Operation): readonly (Response | ErrorResponse)[] {
  return [...responses, ...errorResponses];
}

/** Returns the header fields of an operation's success responses. A header that some responses lack is optional. */
export function responseHeadersOf({ responses }: Pick<Operation, "responses">): readonly ResponseHeader[] {
  const named = new Map(
    responses.flatMap(({ headers }) => headers).map((header) => [header.name.toLowerCase(), header]),
  );
  return [...named].map(([name, header]) => {
    const isSure = responses.every(({ headers }) =>
      headers.some((one) => one.name.toLowerCase() === name && !one.optional),
    );
    return { ...header, optional: !isSure };
  });
}

/** Returns all types that an operation uses directly, in its parameters, own body, responses and header fields. */
export function typesOf(operation: Operation): readonly Fact<Type>[] {
  const { pathParameters, query, headers, request, responses, errorResponses } = operation;
  return [
    ...[...pathParameters, ...query, ...headers].map(({ type }) => type),
    ...(request?.kind === "own" ? [request.type, ...request.otherBodies.map(({ type }) => type)] : []),
    ...ownFieldsOf(formBodyOf(operation)?.form).map(({ type }) => type),
    ...responsesOf([operation]),
    ...errorBodiesOf([operation]),
    ...[...responses, ...errorResponses].flatMap((response) => response.headers.map(({ type }) => type)),
  ];
}

export function needsKey(service: ResourceService): boolean {
  return operationsOf(service).some(({ access }) => access.kind === "keys");
}

export function alwaysNeedsKey(service: ResourceService): boolean {
  return operationsOf(service).every(({ access }) => access.kind === "keys");
}

/** Returns the media types of a JSON body. The first is the one that clients send and servers return. */
export function mediaTypesOf(service: ResourceService, body: JsonMediaTypes): readonly string[] {
  return [body.mediaType ?? service.mediaType, ...body.otherMediaTypes];
}

export function jsonTypeOf(service: ResourceService, operation: Operation): string {
  return ownBodyOf(operation)?.mediaType ?? service.mediaType;
}

/** Returns the JSON media types of a body, or `undefined` if it only has that of the service. */
export function jsonTypesOf(service: ResourceService, body: JsonMediaTypes): readonly string[] | undefined {
  const [first, ...others] = mediaTypesOf(service, body);
  const all = [first!, ...others.filter((type) => /[/+]json$/.test(type))];
  return all.length === 1 && first === service.mediaType ? undefined : all;
}

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
