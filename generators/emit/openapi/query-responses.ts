import type { QueryService } from "../../model/query.ts";
import type { JsonObject } from "../../print/json.ts";
import { schemaRef } from "./dialect.ts";
import { byStatus, errorsData, errorsProse } from "./errors.ts";

/** What every operation of a service of query modules answers with. The fields of results are nowhere documented. */
export function queryResponses(service: QueryService): JsonObject {
  const groups = byStatus(service.errors);
  const inResult = groups.get("200") ?? [];
  const refused = [...groups].filter(([status]) => status !== "200").flatMap(([, errors]) => errors);
  const refusals = [...groups].filter(([status]) => status !== "200").map(([status, errors]) => `HTTP status ${status}:\n\n${errorsProse(errors)}`);
  return {
    Result: {
      description: withErrors("The result, or an error that is answered with the status of a success.", inResult.length === 0 ? [] : [errorsProse(inResult)]),
      content: { "application/json": { schema: { $ref: schemaRef("Answer.result") } } },
      "x-kiln-status": "unknown",
      "x-kiln-errors": inResult.length === 0 ? undefined : inResult.map(errorsData),
    },
    Refusal: {
      description: withErrors("The request was refused before it was looked into.", refusals),
      content: { "application/json": { schema: { $ref: schemaRef("Answer.refusal") } } },
      "x-kiln-status": refused.length === 0 ? "unknown" : undefined,
      "x-kiln-errors": refused.length === 0 ? undefined : refused.map(errorsData),
    },
  };
}

function withErrors(sentence: string, lists: readonly string[]): string {
  return [sentence, ...lists].join("\n\n");
}

const open: JsonObject = { type: "object", additionalProperties: true, "x-kiln-status": "unknown" };

/** Open objects: nothing refuses an answer for a field that nobody listed. */
export const resultSchemas: readonly (readonly [string, JsonObject])[] = [
  ["Answer.result", { description: "What the modules answer; its fields are not documented.", ...open }],
  ["Answer.refusal", { description: "The body of a refused request; its fields are not documented.", ...open }],
];
