import { errorsByCode } from "../../model/error-codes.ts";
import { valueOr } from "../../model/fact.ts";
import { responseOf } from "../../model/operations.ts";
import type { ErrorResponse, Operation, Resource, ResourceService, Response } from "../../model/resource.ts";
import { jsonObject, unlessEmpty, type JsonObject } from "../../codegen/json.ts";
import { attributeMarks } from "../../describe/marks.ts";
import { errorExample } from "../shared/json-schema/error-schema.ts";
import { factSchema } from "../shared/json-schema/type-schema.ts";
import { answerSchemaName, extensions, resourceDialect, schemaRef } from "./dialect.ts";
import { byStatus, errorsData, errorsProse, otherStatus, type AnsweredError } from "./errors.ts";
import { examplesOf, numbered, type NamedExample } from "./examples.ts";
import { mediaContent } from "./media-content.ts";
import { pollMembers } from "./poll.ts";
import { errorsOfOperation } from "./request-errors.ts";
import { namedObject } from "./resource-parameters.ts";
import { errorBodyName } from "./resource-schemas.ts";

/** What is answered with a status, or a range of these. */
interface Answer {
  readonly description: string;
  readonly headers: readonly (readonly [string, JsonObject])[];
  /** Of the JSON in it; undefined where there is none. */
  readonly schema: JsonObject | undefined;
  /** The media types of a body of bytes. */
  readonly mediaTypes: readonly string[];
  readonly examples: readonly NamedExample[];
  readonly marks: JsonObject;
}

/** The answers of an operation by status; a success of unknown status stands under `2XX`. */
export function operationResponses(service: ResourceService, resource: Resource, operation: Operation): JsonObject {
  const errors = operationErrors(service, resource, operation);
  const isOpen = errors.length === 0 && operation.errorResponses.length === 0;
  const groups = isOpen ? new Map([[otherStatus, errors]]) : byStatus(errors);
  const answers = new Map(
    operation.responses.map((response) => {
      return [
        String(valueOr(response.httpStatus, "2XX", "marked-beside")),
        success(service, resource, operation, response),
      ];
    }),
  );
  const refusals = [
    ...operation.errorResponses.map((response) => [response.status, described(service, resource, response)] as const),
    ...[...groups].map(([key, group]) => [key, errorAnswer(service, group)] as const),
  ].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  for (const [key, refusal] of refusals) {
    const before = answers.get(key);
    answers.set(key, before === undefined ? refusal : either(before, refusal));
  }
  return jsonObject([...answers].map(([key, answer]) => [key, responseObject(service, answer)]));
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
    schema: body && { $ref: schemaRef(answerSchemaName(operation, response)) },
    mediaTypes: media?.mediaTypes ?? [],
    examples: examplesOf(
      operation.examples.filter((example) => responseOf(operation, example.httpStatus) === response),
      "response",
    ),
    marks: { ...pollMembers(poll), ...extensions(attributeMarks({ httpStatus, body })) },
  };
}

/** A response other than those of success, which has no name in the components. */
function described(service: ResourceService, resource: Resource, response: ErrorResponse): Answer {
  const { description = "The request was refused.", body, media, headers } = response;
  const local = resourceDialect(service, resource, "answer");
  return {
    description,
    headers: headers.map((header) => [header.name, namedObject(header, !header.optional, local)]),
    schema: body && factSchema(body, local),
    mediaTypes: media?.mediaTypes ?? [],
    examples: [],
    marks: extensions(attributeMarks({ body })),
  };
}

function errorAnswer(service: ResourceService, errors: readonly AnsweredError[]): Answer {
  return {
    description: errors.length === 0 ? "The request was refused." : errorsProse(errors),
    headers: [],
    schema: { $ref: schemaRef(errorBodyName) },
    mediaTypes: [],
    examples: errors.flatMap((error): readonly NamedExample[] => {
      const value = errorExample(service.errorBody, error);
      return value === undefined ? [] : [{ key: error.code, summary: error.code, value }];
    }),
    marks: { "x-kiln-errors": errors.length === 0 ? undefined : errors.map(errorsData) },
  };
}

/**
 * OpenAPI has one response for a status: where a success and errors share one, it is of both. An error has none of the
 * header fields.
 */
function either(first: Answer, second: Answer): Answer {
  const schemas = [first.schema, second.schema].filter((schema) => schema !== undefined);
  return {
    description: `${first.description}\n\n${second.description}`,
    headers: [...first.headers, ...second.headers].map(([name, header]) => [name, { ...header, required: undefined }]),
    mediaTypes: [...first.mediaTypes, ...second.mediaTypes],
    schema: schemas.length > 1 ? { anyOf: schemas } : schemas[0],
    examples: [...first.examples, ...second.examples],
    marks: { ...first.marks, ...second.marks },
  };
}

function responseObject(
  { mediaType }: ResourceService,
  { description, headers, schema, mediaTypes, examples, marks }: Answer,
): JsonObject {
  const json = schema && { [mediaType]: { schema, examples: unlessEmpty(numbered(examples)) } };
  const bytes = mediaTypes.length === 0 ? undefined : mediaContent(mediaTypes, schema === undefined ? examples : []);
  return {
    description,
    headers: unlessEmpty(jsonObject(headers)),
    content: (json ?? bytes) && { ...bytes, ...json },
    ...marks,
  };
}
