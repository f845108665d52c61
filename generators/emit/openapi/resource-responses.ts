import { valueOr } from "../../model/fact.ts";
import type { Operation, ResourceService } from "../../model/resource.ts";
import type { ErrorCode } from "../../model/service.ts";
import { jsonObject, unlessEmpty, type JsonObject } from "../../codegen/json.ts";
import { attributeMarks } from "../../describe/marks.ts";
import { responseTypeName } from "../../naming/type-names.ts";
import { errorExample } from "../shared/json-schema/resource-schema.ts";
import { extensions, schemaRef } from "./dialect.ts";
import { byStatus, errorsData, errorsProse } from "./errors.ts";
import { examplesOf } from "./examples.ts";
import { errorBodyName } from "./resource-schemas.ts";

/** The answers of an operation by status; a success of unknown status stands under `2XX`. */
export function operationResponses(service: ResourceService, operation: Operation): JsonObject {
  const errors = operation.errors.flatMap((code) => service.errors.find((error) => error.code === code) ?? []);
  const groups = [...byStatus(errors)].map(([status, group]) => [status, errorResponse(service, group)] as const);
  const success = [String(valueOr(operation.response.httpStatus, "2XX", "marked-beside")), successResponse(service, operation)] as const;
  return jsonObject([success, ...(groups.length === 0 ? [["4XX", errorResponse(service, [])] as const] : groups)]);
}

function successResponse(service: ResourceService, operation: Operation): JsonObject {
  const { httpStatus, body } = operation.response;
  const examples = unlessEmpty(examplesOf(operation.examples, "response"));
  return {
    description: "Success.",
    content: { [service.mediaType]: { schema: { $ref: schemaRef(responseTypeName(operation.operationId)) }, examples } },
    ...extensions(attributeMarks({ httpStatus, body })),
  };
}

function errorResponse(service: ResourceService, errors: readonly ErrorCode[]): JsonObject {
  const bodies = errors.flatMap((error) => {
    const value = errorExample(service.errorBody, error);
    return value === undefined ? [] : [[error.code, { summary: error.code, value }] as const];
  });
  return {
    description: errors.length === 0 ? "The request was refused." : errorsProse(errors),
    content: { [service.mediaType]: { schema: { $ref: schemaRef(errorBodyName) }, examples: unlessEmpty(jsonObject(bodies)) } },
    "x-kiln-errors": errors.length === 0 ? undefined : errors.map(errorsData),
  };
}
