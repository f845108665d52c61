import { isObject, type Json, type JsonObject } from "../../../codegen/json.ts";
import { resourceScope, sampleValue } from "../../../emit/shared/examples/sample-value.ts";
import { fieldsOfBody, fileOf, needsOfBody, typeWithin } from "../../../model/body.ts";
import { fieldsBodyOf, mediaTypesOf } from "../../../model/operations.ts";
import { shapeFields, shapeNamed } from "../../../model/queries.ts";
import type {
  Field,
  Form,
  Operation,
  QueryParameter,
  RequestHeader,
  Resource,
  ResourceService,
} from "../../../model/resource.ts";
import { writtenPairs } from "../../../naming/written-pairs.ts";
import type { Given } from "../query/draft.ts";
import { queryText, type Body, type Capture, type Pair, type Step } from "../case.ts";

export interface ResourceScope {
  readonly service: ResourceService;
  readonly given: Given;
  /** Distinguishes the objects of this run from others. */
  readonly mark: string;
}

/** The operations of a resource by their effect. */
export interface Operations {
  readonly list: Operation | undefined;
  readonly get: Operation | undefined;
  readonly create: Operation | undefined;
  readonly update: Operation | undefined;
  readonly remove: Operation | undefined;
}

export function operationsBy(resource: Resource): Operations {
  const { operations, path } = resource;
  const isOne = ({ pathParameters }: Operation): boolean => pathParameters.some(({ isId }) => isId);
  const last = ({ pathParameters, path: own }: Operation): boolean =>
    own.endsWith(`{${pathParameters.find(({ isId }) => isId)?.name ?? ""}}`);
  return {
    list: operations.find((one) => one.method === "GET" && one.path === path && itemsOf(resource, one) !== undefined),
    get: operations.find((one) => one.method === "GET" && isOne(one) && last(one)),
    create: operations.find(
      (one) =>
        one.method === "POST" && (one.request?.kind === "create" || (formOf(one) !== undefined && one.path === path)),
    ),
    update: operations.find(({ request }) => request?.kind === "update"),
    remove: operations.find((one) => one.method === "DELETE" && isOne(one) && last(one)),
  };
}

/** The parts of a request that differ from the usual ones. */
export interface Changes {
  readonly query?: readonly Pair[];
  readonly body?: Body | undefined;
  readonly headers?: readonly Pair[];
  readonly credential?: Step["credential"];
  readonly tenant?: string | undefined;
  readonly captures?: readonly Capture[];
  readonly path?: string;
  readonly id?: string;
}

/** Returns a request of an operation, with the values of its examples and the given ones. */
export function stepOf(scope: ResourceScope, operation: Operation, changes: Changes = {}): Step {
  const { service } = scope;
  const tenant = "tenant" in changes ? changes.tenant : tenantOf(scope, operation);
  const own: readonly Pair[] = [
    ...(tenant === undefined || operation.tenant === "none" ? [] : [[service.tenant!.name, tenant] as const]),
    ...operation.query.flatMap((one) => (one.required ? samplePairs(scope, operation, one) : [])),
  ];
  const headers = (changes.headers ?? []).map(([name]) => name.toLowerCase());
  const required = operation.headers.filter((one) => one.required && !headers.includes(one.name.toLowerCase()));
  const changed = new Set((changes.query ?? []).map(([name]) => name));
  return {
    method: operation.method,
    template: changes.path === undefined ? operation.path : undefined,
    path: (changes.path ?? operation.path).replace(/\{([^{}]+)\}/g, (_, name: string) => {
      const isId = operation.pathParameters.some((one) => one.name === name && one.isId);
      return isId
        ? (changes.id ?? "{id}")
        : encodeURIComponent(
            String(sampleOf(scope, operation, operation.pathParameters.find((one) => one.name === name)!)),
          );
    }),
    query: [...own.filter(([name]) => !changed.has(name)), ...(changes.query ?? [])],
    headers: [
      ...required.map((one): Pair => [one.name, String(sampleOf(scope, operation, one))]),
      ...(changes.headers ?? []),
    ],
    body: changes.body,
    credential: changes.credential ?? credentialOf(operation),
    captures: changes.captures ?? [],
  };
}

export function credentialOf({ access }: Operation): Step["credential"] {
  return access.kind === "open" ? { kind: "none" } : { kind: "key", keyKinds: access.keys, transport: 0 };
}

/** Returns a value of a parameter: the given one, that of an example, or a sample. */
function sampleOf(
  { service, given }: ResourceScope,
  operation: Operation,
  { name, type }: Pick<QueryParameter, "name" | "type">,
): Json {
  const sample = sampleValue(type, { ...resourceScope(service, shapesOf(service, operation), "request"), name });
  return (given.get(name)?.[0] ?? exampleValue(operation, name) ?? sample) as Json;
}

function shapesOf({ resources }: ResourceService, operation: Operation): Pick<Resource, "shapes"> {
  return resources.find(({ operations }) => operations.includes(operation)) ?? { shapes: [] };
}

/** Returns a query parameter with a value as it is sent. */
export function queryPairs({ name, deepObject, separator }: QueryParameter, value: Json): readonly Pair[] {
  return writtenPairs(name, value, deepObject, separator).map(([one, text]) => [one, String(text)]);
}

export function samplePairs(scope: ResourceScope, operation: Operation, parameter: QueryParameter): readonly Pair[] {
  return queryPairs(parameter, sampleOf(scope, operation, parameter));
}

function exampleValue({ examples }: Operation, name: string): unknown {
  return examples.map(({ parameters }) => parameters[name]).find((value) => value !== undefined);
}

/** Returns the tenant of requests: the first given one, or that of the examples. */
export function tenantOf({ service, given }: ResourceScope, operation: Operation): string | undefined {
  const { tenant } = service;
  if (tenant === undefined || operation.tenant === "none") return undefined;
  const shown = exampleValue(operation, tenant.name);
  return given.get(tenant.name)?.[0] ?? (shown === undefined ? undefined : String(shown));
}

/** Returns the keys that lead to the items in the response of a list, or undefined if it is no list. */
export function itemsOf(resource: Resource, operation: Operation): readonly string[] | undefined {
  const body = operation.responses[0]?.body?.value;
  if (body?.kind === "list") return [];
  const shape = body?.kind === "shape" ? shapeNamed(resource, body.shape) : undefined;
  const field = shape && shapeFields(resource, shape).find(({ type }) => type?.value?.kind === "list");
  return field === undefined ? undefined : [field.name];
}

/** Returns the capture of the id of the first object in a list. */
export function captureFirst(resource: Resource, operation: Operation): Capture {
  const items = itemsOf(resource, operation) ?? [];
  return { name: "id", paths: idNames(resource).map((name) => [...items, "*", name]) };
}

export function captureId(resource: Resource): Capture {
  return { name: "id", paths: idNames(resource).map((name) => [name]) };
}

export function idNames({ idField }: Resource): readonly string[] {
  return [...(idField === undefined ? [] : [idField]), "id"];
}

/** Returns the body of a request with all of the required fields: that of the first example, or samples. */
export function sampleBody(scope: ResourceScope, resource: Resource, operation: Operation): JsonObject {
  const shown = operation.examples.find(({ request }) => request !== undefined)?.request;
  if (shown !== undefined && typeof shown === "object" && !Array.isArray(shown)) return { ...(shown as JsonObject) };
  const request = fieldsBodyOf(operation);
  if (request === undefined) return {};
  const needed = needsOfBody(resource, request).map((need) => (need.kind === "field" ? need.field : need.fields[0]!));
  const fields = fieldsOfBody(resource, request).filter(({ name }) => needed.includes(name));
  return Object.fromEntries(fields.map((field) => [sentName(field), sampleField(scope, resource, field)]));
}

/** Returns a value of a field. A later one is greater than the usual one. */
export function sampleField(
  { service }: ResourceScope,
  resource: Resource,
  { type, name }: Pick<Field, "type" | "name">,
  later = false,
): Json {
  return sampleValue(type, { ...resourceScope(service, resource, "request"), name, later }) as Json;
}

export function sentName({ aliases, name }: Field): string {
  return aliases[0] ?? name;
}

export function headerNamed({ headers }: Operation, name: string): RequestHeader | undefined {
  return headers.find((one) => one.name.toLowerCase() === name);
}

/** Returns the names that a field has in requests, the preferred one first. */
export function namesOf({ aliases, name }: Pick<Field, "aliases" | "name">): readonly string[] {
  return [...aliases, name];
}

/** Returns a body in the form of the operation: JSON, or a form. */
export function bodyOf({ service }: ResourceScope, operation: Operation, value: Json): Body {
  const { request } = operation;
  const form = formOf(operation);
  if (form === undefined || !isObject(value)) {
    const mediaType = request?.kind === "own" ? mediaTypesOf(service, request)[0]! : service.mediaType;
    return { kind: "json", mediaType, value };
  }
  const parts = Object.entries(value).flatMap(([name, one]): readonly FormPart[] => {
    const file = form.files.find((field) => field.name === name);
    if (one === undefined) return [];
    return file === undefined
      ? writtenPairs(name, one, form.deepObject).map(([part, text]) => ({ name: part, text: String(text) }))
      : [one].flat().map((content) => filePart(file, content));
  });
  return form.kind === "urlencoded"
    ? { kind: "text", mediaType: "application/x-www-form-urlencoded", text: queryText(parts.map(pairOf)) }
    : { kind: "text", mediaType: `multipart/form-data; boundary=${boundary}`, text: multipartText(parts) };
}

/** A value of a form. Its media type is undefined unless it is a file. */
interface FormPart {
  readonly name: string;
  readonly text: string;
  readonly mediaType?: string;
}

const boundary = "kiln-verify-boundary";

/** Returns a file with the content, or with the media type and the content in an object. */
function filePart(file: Field, content: Json): FormPart {
  const { mediaType = typeWithin(fileOf(file)!.mediaTypes[0]!), text = content } = isObject(content) ? content : {};
  return { name: file.name, text: String(text), mediaType: String(mediaType) };
}

function multipartText(parts: readonly FormPart[]): string {
  const texts = parts.map(({ name, text, mediaType }) => {
    const file = mediaType === undefined ? "" : `; filename="kiln-verify"\r\nContent-Type: ${mediaType}`;
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;
  });
  return `${texts.join("")}--${boundary}--\r\n`;
}

const pairOf = ({ name, text }: FormPart): Pair => [name, text];

export function formOf({ request }: Pick<Operation, "request">): Form | undefined {
  return request?.kind === "fields" ? request.form : undefined;
}
