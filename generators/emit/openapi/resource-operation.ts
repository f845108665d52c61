import { formBodyOf, needsBody } from "../../model/operations.ts";
import type { MediaBody, Operation, Resource, ResourceService } from "../../model/resource.ts";
import type { Example } from "../../model/example.ts";
import { valueOr } from "../../model/fact.ts";
import { type JsonObject, unlessEmpty } from "../../codegen/json.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { requestTypeName } from "../../naming/type-names.ts";
import { extensions, resourceDialect, schemaRef } from "./dialect.ts";
import { attributeMarks, joinMarks, statusMarks, type Marks } from "../../describe/marks.ts";
import { lifecycleMarks, lifecycleProse } from "../../describe/lifecycle.ts";
import { paragraphs, sentences } from "../../describe/join-texts.ts";
import { maxBytesProse } from "../../describe/media.ts";
import { withDefaults } from "../shared/json-schema/resource-schema.ts";
import { rulesMarks, rulesProse } from "../shared/json-schema/rules-schema.ts";
import { examplesOf, numbered } from "./examples.ts";
import { operationParameters } from "./resource-parameters.ts";
import { operationSecurity } from "./security.ts";
import { formContent } from "./form-content.ts";
import { mediaContent } from "./media-content.ts";
import { operationResponses } from "./resource-responses.ts";

export function resourceOperation(service: ResourceService, resource: Resource, operation: Operation): JsonObject {
  const parameters = operationParameters(service, resource, operation);
  return {
    operationId: operation.documentName ?? operation.operationId,
    summary: operation.summary,
    description: operationProse(service, operation),
    tags: [resource.title],
    deprecated: operation.deprecated && true,
    parameters: parameters.length === 0 ? undefined : parameters,
    requestBody: requestBody(service, resource, operation),
    responses: operationResponses(service, resource, operation),
    security: operationSecurity(service, operation),
    "x-kiln-key-kinds": operation.access.kind === "open" ? undefined : operation.access.keys,
    "x-kiln-resource": resource.id,
    "x-kiln-operation": operation.name,
    ...extensions(operationMarks(operation)),
  };
}

function operationMarks(operation: Operation): Marks {
  return joinMarks(
    { ...statusMarks(operation.origin), ...rulesMarks(operation.queryRules) },
    lifecycleMarks(operation),
  );
}

function operationProse(service: ResourceService, operation: Operation): string {
  const { description, summary, queryRules } = operation;
  const text = sentences(description ?? `${summary}.`, keysProse(service, operation), lifecycleProse(operation));
  return paragraphs(text, rulesProse("Rules of the parameters:", queryRules));
}

function keysProse({ authentication }: ResourceService, { access }: Operation): string | undefined {
  if (authentication === undefined) return undefined;
  if (access.kind === "open") return "It needs no key.";
  const { keys, scopes } = access;
  const ofScopes = scopes.length === 0 ? undefined : `Scopes: ${scopes.map((scope) => codeSpan(scope)).join(", ")}.`;
  if (keys.length === authentication.keyKinds.length) return sentences("Any kind of key may call it.", ofScopes);
  return sentences(`Keys that may call it: ${keys.map((key) => codeSpan(key)).join(", ")}.`, ofScopes);
}

/**
 * Defaults stand here, beside the named schema of the body and not in it: openapi-typescript takes a property with a
 * default for one that is always there, but in the body of a request.
 */
function requestBody(service: ResourceService, resource: Resource, operation: Operation): JsonObject | undefined {
  const { operationId, request, examples: all } = operation;
  if (request === undefined) return undefined;
  if (request.kind === "media") return mediaRequest(request, all);
  const named = { $ref: schemaRef(requestTypeName(operationId)) };
  const schema = withDefaults(named, resource, request, resourceDialect(service, resource, "request"));
  const examples = unlessEmpty(numbered(examplesOf(all, "request")));
  const form = formBodyOf(operation)?.form;
  return {
    required: needsBody(operation),
    content: form === undefined ? { [service.mediaType]: { schema, examples } } : formContent(form, schema, examples),
  };
}

/** OpenAPI has no word for the number of bytes. */
function mediaRequest({ mediaTypes, maxBytes, optional }: MediaBody, examples: readonly Example[]): JsonObject {
  const marks = extensions({
    "max-bytes": valueOr(maxBytes, undefined, "marked-beside"),
    ...attributeMarks({ maxBytes }),
  });
  return {
    description: maxBytesProse(maxBytes),
    required: !optional,
    content: mediaContent(mediaTypes, examplesOf(examples, "request")),
    ...marks,
  };
}
