import type { Example } from "../../../model/example.ts";
import { distinguishingStatus, responseHeadersOf, responseOf, schemaBodyOf } from "../../../model/operations.ts";
import type { Operation, Resource, ResourceService, Shape } from "../../../model/resource.ts";
import type { Json, JsonObject } from "../../../codegen/json.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import { errorBodySchema } from "./error-schema.ts";
import { headersSchema, parametersSchema } from "./parameters-schema.ts";
import { destinationsSchema, fieldsSchema, requestSchema, withDefaults } from "./resource-schema.ts";
import { bodyRulesProse, rulesProse } from "./rules-schema.ts";
import { shapeSchema } from "./shape-schema.ts";
import { factSchema } from "./type-schema.ts";
import { outputName } from "../../../naming/output-name.ts";
import { attributeMarks } from "../../../describe/marks.ts";
import { paragraphs } from "../../../describe/join-texts.ts";
import { dialect, resourceDialect, resourceRefs, responseName, shapeName, type SchemaDocument } from "./document.ts";
import { valueSetDocument } from "./query-documents.ts";
import { selfContained } from "./self-contained.ts";

/** One schema for each value set, each shape, the error body, what may be written of a resource, and each part of requests and answers. */
export function resourceDocuments(service: ResourceService): readonly SchemaDocument[] {
  return selfContained([
    ...service.valueSets.map((set) => valueSetDocument(service.id, set)),
    { service: service.id, kind: "errors", name: "body", title: "Error body", schema: errorBodySchema(service, dialect) },
    ...service.shapes.map((shape) => sharedShapeDocument(service, shape)),
    ...service.resources.flatMap((resource) => [
      ...writingDocuments(service, resource),
      ...shapeDocuments(service, resource),
      ...resource.operations.flatMap((operation) => [
        ...parameterDocuments(service, resource, operation),
        ...headerDocuments(service, resource, operation),
        ...bodyDocuments(service, resource, operation),
      ]),
    ]),
  ]);
}

/** What may be written of a resource, where an operation writes it as a whole. */
function writingDocuments(service: ResourceService, resource: Resource): readonly SchemaDocument[] {
  if (!resource.operations.some(({ request }) => request?.kind === "create" || request?.kind === "update")) return [];
  const [refs, local] = [resourceRefs(resource), resourceDialect(resource)];
  const head = { service: service.id, name: outputName(resource.id) };
  const fields = {
    ...head,
    kind: "fields",
    title: `${resource.title}: fields of a request`,
    schema: fieldsSchema(service, resource, refs, local),
  } as const;
  if (resource.destinations === undefined) return [fields];
  const schema = destinationsSchema(resource.destinations, local);
  return [fields, { ...head, kind: "destinations", title: `${resource.title}: destinations`, schema }];
}

function shapeDocuments(service: ResourceService, resource: Resource): readonly SchemaDocument[] {
  return resource.shapes.filter(({ shared }) => !shared).map((shape) => ({
    service: service.id,
    kind: "shapes",
    name: shapeName(resource, shape.name),
    title: `${resource.title}: ${shape.title}`,
    schema: shapeSchema(resource, shape, resourceDialect(resource)),
  }));
}

function sharedShapeDocument(service: ResourceService, shape: Shape): SchemaDocument {
  const { name, title } = shape;
  return { service: service.id, kind: "shapes", name: outputName(name), title, schema: shapeSchema(service, shape, dialect) };
}

function parameterDocuments(service: ResourceService, resource: Resource, operation: Operation): readonly SchemaDocument[] {
  const parameters = parametersSchema(service, resource, operation, resourceDialect(resource));
  if (parameters === undefined) return [];
  const { operationId } = operation;
  const description = paragraphs(`The parameters ${ofOperation(operation)}.`, rulesProse("Rules:", operation.queryRules));
  const schema = { description, ...parameters };
  return [{ service: service.id, kind: "parameters", name: outputName(operationId), title: `Parameters of ${operationId}`, schema }];
}

function headerDocuments(service: ResourceService, resource: Resource, operation: Operation): readonly SchemaDocument[] {
  const { operationId, headers } = operation;
  const answered = responseHeadersOf(operation);
  type Fields = typeof headers | typeof answered;
  const document = (kind: "headers" | "response-headers", side: string, fields: Fields): SchemaDocument => ({
    service: service.id,
    kind,
    name: outputName(operationId),
    title: `Header fields of ${side} of ${operationId}`,
    schema: { description: `The header fields of ${side} ${ofOperation(operation)}.`, ...headersSchema(fields, resourceDialect(resource)) },
  });
  return [
    ...(headers.length === 0 ? [] : [document("headers", "requests", headers)]),
    ...(answered.length === 0 ? [] : [document("response-headers", "answers", answered)]),
  ];
}

function ofOperation({ operationId, summary }: Operation): string {
  return `of ${codeSpan(operationId)}: ${summary}`;
}

/** The schema under another description, which says what it is of. */
function described(description: string, { description: _, ...schema }: JsonObject): JsonObject {
  return { description, ...schema };
}

function bodyDocuments(service: ResourceService, resource: Resource, operation: Operation): readonly SchemaDocument[] {
  const local = resourceDialect(resource);
  const head = { service: service.id, name: outputName(operation.operationId) };
  const shown = (side: "request" | "response", examples: readonly Example[]): JsonObject => {
    const values = examples.flatMap((example) => (example[side] === undefined ? [] : [example[side] as Json]));
    return values.length === 0 ? {} : { examples: values };
  };
  const documents = operation.responses.flatMap((response): readonly SchemaDocument[] => {
    const { httpStatus, body } = response;
    if (body === undefined) return [];
    const status = distinguishingStatus(operation, response);
    const examples = operation.examples.filter((example) => responseOf(operation, example.httpStatus) === response);
    const schema = { ...factSchema(body, local, attributeMarks({ httpStatus })), ...shown("response", examples) };
    return [{
      ...head,
      name: responseName(operation, response),
      kind: "responses",
      title: `Response ${status === undefined ? "" : `${status} `}of ${operation.operationId}`,
      schema: described(`The answer ${status === undefined ? "" : `with the status ${status} `}${ofOperation(operation)}.`, schema),
    }];
  });
  const request = schemaBodyOf(operation);
  if (request === undefined) return documents;
  const description = paragraphs(`The body ${ofOperation(operation)}.`, bodyRulesProse(resource, operation));
  const body = requestSchema(service, resource, request, resourceRefs(resource), local);
  const schema = described(description, { ...withDefaults(body, resource, request, local), ...shown("request", operation.examples) });
  return [{ ...head, kind: "requests", title: `Request of ${operation.operationId}`, schema }, ...documents];
}
