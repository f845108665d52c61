import { valueOr, type Fact } from "../../model/fact.ts";
import type { QueryService } from "../../model/query.ts";
import type { MessageForm } from "../../model/query-protocol.ts";
import type { JsonObject } from "../../codegen/json.ts";
import { statusMarks } from "../../describe/marks.ts";
import { extensions, schemaRef } from "./dialect.ts";

/** The schema of the body of an error. */
export const refusalName = "Answer.refusal";

/** A profile may have several forms of errors: then, and where the form is not known, the schema is open. */
export function refusalSchema({ errorBody, profile }: QueryService): readonly [string, JsonObject] {
  const form = valueOr(errorBody, undefined, "marked-beside");
  if (errorBody === undefined || form === undefined || profile !== undefined) return [refusalName, openRefusal];
  return [
    refusalName,
    { description: "The body of an error response.", ...bodySchema(form), ...extensions(statusMarks(errorBody)) },
  ];
}

const openRefusal: JsonObject = {
  description: "The body of an error response; its fields are not documented.",
  type: "object",
  additionalProperties: true,
  "x-kiln-status": "unknown",
};

/** Open: nothing refuses an answer for a field that is not listed. */
function bodySchema(form: MessageForm): JsonObject {
  const { member, list } = form;
  const message = messageSchema(form);
  if (member === undefined) return message;
  const held = list ? { type: "array", items: message } : message;
  return { type: "object", properties: Object.fromEntries([[member, held]]), required: [member] };
}

function messageSchema({ code, text, module, parameter, data }: MessageForm): JsonObject {
  const named = (name: string | undefined, description: string): readonly (readonly [string, JsonObject])[] =>
    name === undefined ? [] : [[name, { type: "string", description }]];
  const properties = [
    ...named(code, "The code of the error."),
    ...named(text, "The error as a sentence."),
    ...named(module, "The module that reports it."),
    ...named(parameter, "The parameter that it concerns, as the request names it."),
    ...(data === undefined ? [] : [[data, { type: "object" }] as const]),
  ];
  return { type: "object", properties: Object.fromEntries(properties), required: [code, text] };
}

/**
 * The schema of what is answered with the status of a success: an answer, or where errors have that status too, one of
 * those.
 */
export function resultOrError(service: QueryService, answer: string, hasErrors: boolean): JsonObject {
  const schema = { $ref: schemaRef(answer) };
  return hasErrors && service.profile === undefined ? { anyOf: [schema, { $ref: schemaRef(refusalName) }] } : schema;
}

/** The header field with the code of an error. */
export function errorHeaders({ wire: { errorHeader: fact } }: QueryService): JsonObject | undefined {
  const name = valueOr(fact, undefined, "marked-beside");
  if (fact === undefined || name === undefined) return undefined;
  return Object.fromEntries([[name, header(fact)]]);
}

function header(fact: Fact<string>): JsonObject {
  return { description: "The error code, if any.", schema: { type: "string" }, ...extensions(statusMarks(fact)) };
}
