import type { ErrorBody, ResourceService } from "../../../model/resource.ts";
import type { Fact } from "../../../model/fact.ts";
import type { ErrorCode } from "../../../model/service.ts";
import { jsonObject, type JsonObject } from "../../../codegen/json.ts";
import { statusMarks, statusRemark } from "../../../describe/marks.ts";
import type { SchemaDialect } from "./type-schema.ts";

/** Returns the schema of an error body. It is open if the body is unknown. */
export function errorBodySchema(service: ResourceService, dialect: SchemaDialect): JsonObject {
  const { errorBody } = service;
  const description = `The body of an error response${statusRemark(errorBody)}.`;
  const body = errorBody.value;
  const form = body === undefined ? {} : envelopeSchema(body, service.errors, detailsMember(service, dialect));
  return { description, ...form, ...dialect.marks(statusMarks(errorBody)) };
}

/** Returns the member that lists individual errors, if there is one. */
function detailsMember(
  { errorDetails }: ResourceService,
  dialect: SchemaDialect,
): readonly (readonly [string, JsonObject])[] {
  const name = errorDetails?.value;
  if (errorDetails === undefined || name === undefined) return [];
  const description = `The individual errors of the request${statusRemark(errorDetails)}.`;
  return [[name, { description, type: "array", items: detailSchema, ...dialect.marks(statusMarks(errorDetails)) }]];
}

const text = (description: string): JsonObject => ({ type: "string", description });

/** The error details that the reference server returns. Other servers may omit members or add others. */
const detailSchema: JsonObject = {
  type: "object",
  properties: {
    code: text("The code of this error."),
    field: text("The field or parameter, as the request names it; nested names are joined with dots."),
    received: text("The beginning of the received value; never that of a secret."),
    expected: text("The expected value."),
    rule: text("The rule between fields that the request violates."),
    message: text("All of it in a sentence."),
    ground: {
      type: "object",
      description: "Whether a document or a decision states the violated constraint.",
      properties: { status: { type: "string" }, decision: { type: "string" } },
    },
  },
};

/** Returns the schema of the error body. The known codes are listed, but others are valid, too. */
function envelopeSchema(
  body: ErrorBody,
  errors: readonly ErrorCode[],
  details: readonly (readonly [string, JsonObject])[],
): JsonObject {
  const known = { type: "string", enum: errors.map((error) => error.code) };
  const code = {
    description: "The error code. Further codes may exist.",
    anyOf: errors.length === 0 ? [{ type: "string" }] : [known, { type: "string" }],
  };
  const error = {
    type: "object",
    properties: jsonObject([
      [body.code, code],
      [body.message, { type: "string", description: "A description for people." }],
      ...details,
    ]),
    required: [body.code, body.message],
  };
  return body.envelope === undefined
    ? error
    : { type: "object", properties: jsonObject([[body.envelope, error]]), required: [body.envelope] };
}

/** Returns the error body for this code, if its message and the form of the body are known. */
export function errorExample(body: Fact<ErrorBody>, error: ErrorCode): JsonObject | undefined {
  const [form, message] = [body.value, error.message?.value];
  if (form === undefined || message === undefined) return undefined;
  const members = jsonObject([
    [form.code, error.code],
    [form.message, message],
  ]);
  return form.envelope === undefined ? members : jsonObject([[form.envelope, members]]);
}
