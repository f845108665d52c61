import { valueOr } from "../../model/fact.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { jsonObject, unlessEmpty, type JsonObject } from "../../codegen/json.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { statusMarks } from "../../describe/marks.ts";
import { extensions, ref, schemaRef } from "./dialect.ts";
import { byStatus, errorsData, errorsProse, otherStatus, type AnsweredError } from "./errors.ts";
import { examplesOf, numbered } from "./examples.ts";
import { errorHeaders, refusalName, resultOrError } from "./query-errors.ts";
import { answerName, resultName } from "./query-answers.ts";
import { refusedName } from "./shared-responses.ts";

/** What operations of a service of query modules answer with. */
export function queryResponses(service: QueryService): JsonObject {
  const groups = byStatus(service.errors);
  const inResult = groups.get("200") ?? [];
  return {
    Result: {
      description: withErrors(
        "The result, or an error with a success status.",
        inResult.length === 0 ? [] : [errorsProse(inResult)],
      ),
      headers: errorHeaders(service),
      content: { "application/json": { schema: resultOrError(service, answerName, inResult.length > 0) } },
      ...answerMarks(service),
      "x-kiln-errors": inResult.length === 0 ? undefined : inResult.map(errorsData),
    },
    ...jsonObject(refusals(service).map(([status, errors]) => [refusedName(status), refusal(service, errors)])),
  };
}

/** The errors that have a status of their own, by it. Where none is known, any status may be one. */
function refusals({ errors }: QueryService): readonly (readonly [string, readonly AnsweredError[]])[] {
  const groups = [...byStatus(errors)].filter(([status]) => status !== "200");
  return groups.length === 0 ? [[otherStatus, []]] : groups;
}

function refusal(service: QueryService, errors: readonly AnsweredError[]): JsonObject {
  return {
    description: withErrors(
      "The request was refused before it was processed.",
      errors.length === 0 ? [] : [errorsProse(errors)],
    ),
    headers: errorHeaders(service),
    content: { "application/json": { schema: { $ref: schemaRef(refusalName) } } },
    "x-kiln-status": errors.length === 0 ? "unknown" : undefined,
    "x-kiln-errors": errors.length === 0 ? undefined : errors.map(errorsData),
  };
}

/** The responses to a request, by status: the one of success, and those of refusals. */
export function responsesOf(service: QueryService, success: JsonObject): JsonObject {
  const refused = refusals(service).map(([status]) => [status, ref("responses", refusedName(status))] as const);
  return jsonObject([["200", success], ...refused]);
}

function withErrors(sentence: string, lists: readonly string[]): string {
  return [sentence, ...lists].join("\n\n");
}

function answerMarks({ answer }: QueryService): JsonObject {
  return extensions(answer === undefined ? { status: "unknown" } : statusMarks(answer.origin));
}

/**
 * What is answered to a request for the module alone; which errors there are is said of the response to any request.
 */
export function moduleResponse(service: QueryService, module: Module): JsonObject {
  if (service.answer === undefined) return ref("responses", "Result");
  const hasErrors = service.errors.some(({ httpStatus }) => valueOr(httpStatus, undefined, "marked-beside") === 200);
  const schema = resultOrError(service, resultName(service, module), hasErrors);
  const marks = module.result === undefined ? { status: "unknown" } : statusMarks(module.result);
  return {
    description: `The result of ${codeSpan(module.name)}, or an error.`,
    content: {
      "application/json": { schema, examples: unlessEmpty(numbered(examplesOf(module.examples, "response"))) },
    },
    ...extensions(marks),
  };
}
