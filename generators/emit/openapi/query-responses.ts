import { valueOr } from "../../model/fact.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { unlessEmpty, type JsonObject } from "../../codegen/json.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { statusMarks } from "../../describe/marks.ts";
import { extensions, ref, schemaRef } from "./dialect.ts";
import { byStatus, errorsData, errorsProse } from "./errors.ts";
import { examplesOf, numbered } from "./examples.ts";
import { errorHeaders, refusalName, resultOrError } from "./query-errors.ts";
import { answerName, resultName } from "./query-answers.ts";

/** What operations of a service of query modules answer with. */
export function queryResponses(service: QueryService): JsonObject {
  const groups = byStatus(service.errors);
  const inResult = groups.get("200") ?? [];
  const refused = [...groups].filter(([status]) => status !== "200").flatMap(([, errors]) => errors);
  const refusals = [...groups]
    .filter(([status]) => status !== "200")
    .map(([status, errors]) => `HTTP status ${status}:\n\n${errorsProse(errors)}`);
  return {
    Result: {
      description: withErrors(
        "The result, or an error that is answered with the status of a success.",
        inResult.length === 0 ? [] : [errorsProse(inResult)],
      ),
      headers: errorHeaders(service),
      content: { "application/json": { schema: resultOrError(service, answerName, inResult.length > 0) } },
      ...answerMarks(service),
      "x-kiln-errors": inResult.length === 0 ? undefined : inResult.map(errorsData),
    },
    Refusal: {
      description: withErrors("The request was refused before it was looked into.", refusals),
      headers: errorHeaders(service),
      content: { "application/json": { schema: { $ref: schemaRef(refusalName) } } },
      "x-kiln-status": refused.length === 0 ? "unknown" : undefined,
      "x-kiln-errors": refused.length === 0 ? undefined : refused.map(errorsData),
    },
  };
}

function withErrors(sentence: string, lists: readonly string[]): string {
  return [sentence, ...lists].join("\n\n");
}

function answerMarks({ answer }: QueryService): JsonObject {
  return extensions(answer === undefined ? { status: "unknown" } : statusMarks(answer.origin));
}

/** What is answered to a request for the module alone; which errors there are is said of the response to any request. */
export function moduleResponse(service: QueryService, module: Module): JsonObject {
  if (service.answer === undefined) return ref("responses", "Result");
  const hasErrors = service.errors.some(({ httpStatus }) => valueOr(httpStatus, undefined, "marked-beside") === 200);
  const schema = resultOrError(service, resultName(service, module), hasErrors);
  const marks = module.result === undefined ? { status: "unknown" } : statusMarks(module.result);
  return {
    description: `The result of ${codeSpan(module.name)}, or an error.`,
    content: { "application/json": { schema, examples: unlessEmpty(numbered(examplesOf(module.examples, "response"))) } },
    ...extensions(marks),
  };
}
