import type { Operation, Resource, ResourceService, Shape } from "../../model/resource.ts";
import type { JsonObject } from "../../codegen/json.ts";
import {
  destinationsTypeName, fieldsTypeName, requestTypeName, shapeTypeName, sharedShapeTypeName, valueSetTypeName,
} from "../../naming/type-names.ts";
import { errorBodySchema } from "../shared/json-schema/error-schema.ts";
import { destinationsSchema, fieldsSchema, requestSchema } from "../shared/json-schema/resource-schema.ts";
import { bodyRulesProse } from "../shared/json-schema/rules-schema.ts";
import { shapeSchema } from "../shared/json-schema/shape-schema.ts";
import { valueSetProse } from "../../describe/parameter.ts";
import { factSchema, valueSetSchema, type SchemaDialect } from "../shared/json-schema/type-schema.ts";
import { answerSchemaName, dialect, resourceDialect, resourceRefs, serviceDialect } from "./dialect.ts";

type Entry = readonly [string, JsonObject];

/** The name has a point, which the name of nothing in the spec has. */
export const errorBodyName = "Error.body";

export function resourceSchemas(service: ResourceService): readonly Entry[] {
  return [
    [errorBodyName, errorBodySchema(service, dialect)],
    ...service.valueSets.map(
      (set): Entry => [valueSetTypeName(set), { title: set.title, description: valueSetProse(set), ...valueSetSchema(set, dialect) }],
    ),
    ...sharedShapes(service),
    ...service.resources.flatMap((resource) => resourceEntries(service, resource)),
  ];
}

function sharedShapes(service: ResourceService): readonly Entry[] {
  const local = serviceDialect(service);
  return service.shapes.map((shape) => [sharedShapeTypeName(shape.name), titled(shape, shapeSchema(service, shape, local))]);
}

function resourceEntries(service: ResourceService, resource: Resource): readonly Entry[] {
  const local = resourceDialect(service, resource);
  return [
    ...writing(service, resource, local),
    ...shapes(resource, local),
    ...resource.operations.flatMap((operation) => bodies(service, resource, operation, local)),
  ];
}

function writing(service: ResourceService, resource: Resource, local: SchemaDialect): readonly Entry[] {
  if (!resource.operations.some(({ request }) => request?.kind === "create" || request?.kind === "update")) return [];
  const fields: Entry = [fieldsTypeName(resource), fieldsSchema(service, resource, resourceRefs(resource), local)];
  return resource.destinations === undefined
    ? [fields]
    : [fields, [destinationsTypeName(resource), destinationsSchema(resource.destinations, local)]];
}

function shapes(resource: Resource, local: SchemaDialect): readonly Entry[] {
  const own = resource.shapes.filter(({ shared }) => !shared);
  return own.map((shape) => [shapeTypeName(resource, shape.name), titled(shape, shapeSchema(resource, shape, local))]);
}

function titled({ title }: Shape, schema: JsonObject): JsonObject {
  return { title, ...schema };
}

function bodies(service: ResourceService, resource: Resource, operation: Operation, local: SchemaDialect): readonly Entry[] {
  const { operationId, request, responses } = operation;
  const answers = responses.flatMap((response): readonly Entry[] => {
    return response.body === undefined ? [] : [[answerSchemaName(operation, response), factSchema(response.body, local)]];
  });
  if (request === undefined) return answers;
  const rules = bodyRulesProse(resource, operation);
  const own = requestSchema(service, resource, request, resourceRefs(resource), local);
  const schema = { ...own, ...(rules !== undefined && { description: rules }) };
  return [[requestTypeName(operationId), schema], ...answers];
}
