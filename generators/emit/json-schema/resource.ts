import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { parametersOf, parametersSchema } from "../shared/resource-parameters.ts";
import { destinationsSchema, errorBodySchema, fieldsSchema, requestSchema, shapeSchema } from "../shared/json-schema/resource-schema.ts";
import { factSchema } from "../shared/json-schema/type-schema.ts";
import { outputName } from "../../naming/output-name.ts";
import { attributeMarks } from "../../describe/marks.ts";
import { dialect, resourceDialect, resourceRefs, shapeName, type SchemaDocument } from "./document.ts";
import { valueSetDocument } from "./query.ts";

/** One schema for each value set, for what may be written of a resource, each shape, each body, and the error body. */
export function resourceDocuments(service: ResourceService): readonly SchemaDocument[] {
  return [
    ...service.valueSets.map((set) => valueSetDocument(service.id, set)),
    { service: service.id, kind: "errors", name: "body", title: "Error body", schema: errorBodySchema(service, dialect) },
    ...service.resources.flatMap((resource) => [
      ...writingDocuments(service, resource),
      ...shapeDocuments(service, resource),
      ...resource.operations.flatMap((operation) => [
        ...parameterDocuments(service, resource, operation),
        ...bodyDocuments(service, resource, operation),
      ]),
    ]),
  ];
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
    schema: fieldsSchema(resource, refs, local),
  } as const;
  if (resource.destinations === undefined) return [fields];
  const schema = destinationsSchema(resource.destinations, local);
  return [fields, { ...head, kind: "destinations", title: `${resource.title}: destinations`, schema }];
}

function shapeDocuments(service: ResourceService, resource: Resource): readonly SchemaDocument[] {
  return resource.shapes.map((shape) => ({
    service: service.id,
    kind: "shapes",
    name: shapeName(resource, shape.name),
    title: `${resource.title}: ${shape.title}`,
    schema: shapeSchema(resource, shape, resourceDialect(resource)),
  }));
}

function parameterDocuments(service: ResourceService, resource: Resource, operation: Operation): readonly SchemaDocument[] {
  const parameters = parametersOf(service, resource, operation);
  if (parameters.length === 0) return [];
  const { operationId, summary } = operation;
  const description = `The parameters of ${codeSpan(operationId)}: ${summary}.`;
  const schema = { description, ...parametersSchema(parameters, resourceDialect(resource)) };
  return [{ service: service.id, kind: "parameters", name: outputName(operationId), title: `Parameters of ${operationId}`, schema }];
}

function bodyDocuments(service: ResourceService, resource: Resource, operation: Operation): readonly SchemaDocument[] {
  const local = resourceDialect(resource);
  const head = { service: service.id, name: outputName(operation.operationId) };
  const of = `of ${codeSpan(operation.operationId)}: ${operation.summary}`;
  const status = attributeMarks({ httpStatus: operation.response.httpStatus });
  const response = { description: `The answer ${of}.`, ...factSchema(operation.response.body, local, status) };
  const documents: SchemaDocument[] = [{ ...head, kind: "responses", title: `Response of ${operation.operationId}`, schema: response }];
  if (operation.request === undefined) return documents;
  const request = { description: `The body ${of}.`, ...requestSchema(resource, operation.request, resourceRefs(resource), local) };
  return [{ ...head, kind: "requests", title: `Request of ${operation.operationId}`, schema: request }, ...documents];
}
