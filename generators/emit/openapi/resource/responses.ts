import { errorsByCode } from "../../../model/error-codes.ts";
import { mediaTypesOf, responseOf } from "../../../model/operations.ts";
import type {
  ErrorResponse,
  JsonMediaTypes,
  Operation,
  Resource,
  ResourceService,
  Response,
} from "../../../model/resource.ts";
import { jsonObject, unlessEmpty, type JsonObject, type Json } from "../../../codegen/json.ts";
import { attributeMarks } from "../../../describe/marks.ts";
import { errorExample } from "../../shared/json-schema/documents.ts";
import { factSchema, type SchemaDialect } from "../../shared/json-schema/type-schema.ts";
import { responseSchemaName, extensions, resourceDialect, schemaRef, ref } from "../dialect.ts";
import {
  type AnsweredError,
  type NamedExample,
  byStatus,
  errorsData,
  errorsOfOperation,
  errorsProse,
  examplesOf,
  numbered,
  otherStatus,
} from "../errors.ts";
import { errorBodyName, namedObject } from "./components.ts";
import type { Poll, PollCall, PollParameter, Written } from "../../../model/poll.ts";

/** The response for a status or a range of statuses. */
interface Answer {
  readonly description: string;
  readonly headers: readonly (readonly [string, JsonObject])[];
  readonly schemas: ReadonlyMap<string, readonly JsonObject[]>;
  readonly mediaTypes: readonly string[];
  readonly examples: readonly NamedExample[];
  readonly marks: JsonObject;
}

/** Returns the responses of an operation by status. A success with an unknown status has the key `2XX`. */
export function operationResponses(service: ResourceService, resource: Resource, operation: Operation): JsonObject {
  const errors = operationErrors(service, resource, operation);
  const isOpen = errors.length === 0 && operation.errorResponses.length === 0;
  const groups = isOpen ? new Map([[otherStatus, errors]]) : byStatus(errors);
  const responses = new Map(
    operation.responses.map((response) => {
      return [String(response.httpStatus.value ?? "2XX"), success(service, resource, operation, response)];
    }),
  );
  const refusals = [
    ...operation.errorResponses.map((response) => [response.status, described(service, resource, response)] as const),
    ...[...groups].map(([key, group]) => [key, errorResponse(service, group)] as const),
  ].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  for (const [key, refusal] of refusals) {
    const before = responses.get(key);
    responses.set(key, before === undefined ? refusal : either(before, refusal));
  }
  return jsonObject([...responses].map(([key, result]) => [key, responseObject(result)]));
}

function operationErrors(service: ResourceService, resource: Resource, operation: Operation): readonly AnsweredError[] {
  return errorsOfOperation(service, resource, operation).flatMap(({ code, origin }) => {
    const error = errorsByCode(service).get(code);
    return error === undefined ? [] : [{ ...error, origin }];
  });
}

function success(service: ResourceService, resource: Resource, operation: Operation, response: Response): Answer {
  const { httpStatus, body, media, poll, headers, description = "Success." } = response;
  return {
    description,
    headers: headers.map((header) => [
      header.name,
      namedObject(header, !header.optional, resourceDialect(service, resource, "answer")),
    ]),
    schemas: schemasOf(
      service,
      response,
      body && { $ref: schemaRef(responseSchemaName(operation, response)) },
      resourceDialect(service, resource, "answer"),
    ),
    mediaTypes: media?.mediaTypes ?? [],
    examples: examplesOf(
      operation.examples.filter((example) => responseOf(operation, example.httpStatus) === response),
      "response",
    ),
    marks: { ...pollMembers(poll), ...extensions(attributeMarks({ httpStatus, body })) },
  };
}

/** Returns a response other than success, which has no name in `components`. */
function described(service: ResourceService, resource: Resource, response: ErrorResponse): Answer {
  const { description = "The request was refused.", body, media, headers } = response;
  const local = resourceDialect(service, resource, "answer");
  return {
    description,
    headers: headers.map((header) => [header.name, namedObject(header, !header.optional, local)]),
    schemas: schemasOf(service, response, body && factSchema(body, local), local),
    mediaTypes: media?.mediaTypes ?? [],
    examples: [],
    marks: extensions(attributeMarks({ body })),
  };
}

function errorResponse(service: ResourceService, errors: readonly AnsweredError[]): Answer {
  return {
    description: errors.length === 0 ? "The request was refused." : errorsProse(errors),
    headers: [],
    schemas: new Map([[service.mediaType, [{ $ref: schemaRef(errorBodyName) }]]]),
    mediaTypes: [],
    examples: errors.flatMap((error): readonly NamedExample[] => {
      const value = errorExample(service.errorBody, error);
      return value === undefined ? [] : [{ key: error.code, summary: error.code, value }];
    }),
    marks: { "x-kiln-errors": errors.length === 0 ? undefined : errors.map(errorsData) },
  };
}

/** Merges two responses of one status. Header fields become optional, because errors do not have them. */
function either(first: Answer, second: Answer): Answer {
  return {
    description: `${first.description}\n\n${second.description}`,
    headers: [...first.headers, ...second.headers].map(([name, header]) => [name, { ...header, required: undefined }]),
    mediaTypes: [...first.mediaTypes, ...second.mediaTypes],
    schemas: new Map(
      [...first.schemas.keys(), ...second.schemas.keys()].map((type) => [
        type,
        [...(first.schemas.get(type) ?? []), ...(second.schemas.get(type) ?? [])],
      ]),
    ),
    examples: [...first.examples, ...second.examples],
    marks: { ...first.marks, ...second.marks },
  };
}

function schemasOf(
  service: ResourceService,
  response: JsonMediaTypes,
  schema: JsonObject | undefined,
  dialect: SchemaDialect,
): Answer["schemas"] {
  const types = schema === undefined ? [] : mediaTypesOf(service, response);
  return new Map([
    ...types.map((type) => [type, [schema!]] as const),
    ...response.otherBodies.map(({ mediaType, type }) => [mediaType, [factSchema(type, dialect)]] as const),
  ]);
}

function responseObject({ description, headers, schemas, mediaTypes, examples, marks }: Answer): JsonObject {
  const json = [...schemas].map(([type, all]) =>
    jsonContent([type], all.length > 1 ? { anyOf: all } : all[0]!, unlessEmpty(numbered(examples))),
  );
  const bytes = mediaTypes.length === 0 ? undefined : mediaContent(mediaTypes, json.length === 0 ? examples : []);
  return {
    description,
    headers: unlessEmpty(jsonObject(headers)),
    content: unlessEmpty(Object.assign({}, bytes, ...json) as JsonObject),
    ...marks,
  };
}

/** Returns the content for each media type. Examples are JSON. */
export function jsonContent(types: readonly string[], schema: Json, examples: JsonObject | undefined): JsonObject {
  return jsonObject(types.map((type) => [type, /[/+]json$/.test(type) ? { schema, examples } : { schema }] as const));
}

/** Returns the link to the status operation, and an extension with the meaning of the status. */
function pollMembers(poll: Poll | undefined): JsonObject {
  if (poll === undefined) return {};
  const { status, state, done, failed, result } = poll;
  return {
    links: { [status.operation.text]: link(status) },
    "x-kiln-poll": {
      ...callData(status),
      state: pointer(state),
      done: textsOf(done),
      failed: textsOf(failed),
      result: result && (result.kind === "field" ? pointer(result.field) : callData(result.call)),
    },
  };
}

function link({ operation, parameters }: PollCall): JsonObject {
  return {
    operationId: operation.text,
    description: "Reports the progress.",
    parameters: fieldsOf(parameters, (field) => `$response.body#${pointer(field)}`),
  };
}

function callData({ operation, parameters }: PollCall): JsonObject {
  return { operation: operation.text, parameters: fieldsOf(parameters, pointer) };
}

function fieldsOf(parameters: readonly PollParameter[], text: (field: Written) => string): JsonObject | undefined {
  return unlessEmpty(jsonObject(parameters.map(({ name, field }) => [name, text(field)])));
}

/** Returns a JSON pointer. Field names contain no characters that need escaping in a pointer. */
function pointer({ text }: Written): string {
  return `/${text.replaceAll(".", "/")}`;
}

function textsOf(values: readonly Written[]): readonly string[] {
  return values.map(({ text }) => text);
}

/** Returns the name of the most common error response with a status. */
export function refusedName(status: string): string {
  return `Refused${status.charAt(0).toUpperCase()}${status.slice(1)}`;
}

/** Moves the most frequent error response of each status to `components`. */
export function withSharedResponses(paths: JsonObject) {
  const uses = new Map<string, Map<string, number>>();
  eachRefusal(paths, (status, response) => {
    const counts = uses.get(status) ?? new Map<string, number>();
    const text = JSON.stringify(response);
    uses.set(status, counts.set(text, (counts.get(text) ?? 0) + 1));
  });
  const shared = new Map(
    [...uses].flatMap(([status, counts]) => {
      const [most] = [...counts].filter(([, count]) => count > 1).sort(([, a], [, b]) => b - a);
      return most === undefined ? [] : [[status, most[0]] as const];
    }),
  );
  const replaced = eachRefusal(paths, (status, response) => {
    return shared.get(status) === JSON.stringify(response) ? ref("responses", refusedName(status)) : response;
  });
  const statuses = [...shared].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    paths: replaced,
    responses: jsonObject(statuses.map(([status, text]) => [refusedName(status), JSON.parse(text) as Json])),
  };
}

/** Replaces each response that contains only errors. */
function eachRefusal(paths: JsonObject, change: (status: string, response: JsonObject) => Json | void): JsonObject {
  return mapped(paths, (item) =>
    mapped(item as JsonObject, (operation) => {
      const { responses } = operation as { readonly responses?: JsonObject };
      if (responses === undefined) return operation;
      const changed = Object.entries(responses).map(([status, response]) => {
        const isRefusal = !/^2/.test(status) && (response as JsonObject)["x-kiln-errors"] !== undefined;
        return [status, (isRefusal ? change(status, response as JsonObject) : undefined) ?? response!] as const;
      });
      return { ...(operation as JsonObject), responses: jsonObject(changed) };
    }),
  );
}

function mapped(object: JsonObject, change: (value: Json) => Json): JsonObject {
  return jsonObject(Object.entries(object).map(([name, value]) => [name, value === undefined ? value : change(value)]));
}

/** Returns the content for each media type: text with examples, or `format: binary`, which generators know. */
export function mediaContent(mediaTypes: readonly string[], examples: readonly NamedExample[]): JsonObject {
  const shown = unlessEmpty(numbered(examples));
  return jsonObject(
    mediaTypes.map(
      (type) =>
        [type, type.startsWith("text/") ? { schema: { type: "string" }, examples: shown } : { schema: bytes }] as const,
    ),
  );
}

const bytes = { type: "string", format: "binary" };
