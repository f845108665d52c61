import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { type JsonObject, unlessEmpty } from "../../codegen/json.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { requestTypeName } from "../../naming/type-names.ts";
import { extensions, schemaRef } from "./dialect.ts";
import { statusMarks } from "../../describe/marks.ts";
import { examplesOf } from "./examples.ts";
import { operationParameters } from "./resource-parameters.ts";
import { operationResponses } from "./resource-responses.ts";

export function resourceOperation(service: ResourceService, resource: Resource, operation: Operation): JsonObject {
  const parameters = operationParameters(service, resource, operation);
  return {
    operationId: operation.operationId,
    summary: operation.summary,
    description: [operation.description ?? `${operation.summary}.`, keysProse(service, operation)].join(" "),
    tags: [resource.title],
    parameters: parameters.length === 0 ? undefined : parameters,
    requestBody: requestBody(service, operation),
    responses: operationResponses(service, operation),
    "x-kiln-key-kinds": operation.keys,
    "x-kiln-resource": resource.id,
    "x-kiln-operation": operation.name,
    ...extensions(statusMarks(operation.origin)),
  };
}

function keysProse({ authentication }: ResourceService, { keys }: Operation): string {
  if (keys.length === authentication.keyKinds.length) return "Any kind of key may call it.";
  return `Keys that may call it: ${keys.map((key) => codeSpan(key)).join(", ")}.`;
}

function requestBody(service: ResourceService, operation: Operation): JsonObject | undefined {
  if (operation.request === undefined) return undefined;
  const schema = { $ref: schemaRef(requestTypeName(operation.operationId)) };
  const examples = unlessEmpty(examplesOf(operation.examples, "request"));
  return { required: true, content: { [service.mediaType]: { schema, examples } } };
}
