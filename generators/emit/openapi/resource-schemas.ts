import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import type { JsonObject } from "../../codegen/json.ts";
import {
  destinationsTypeName, fieldsTypeName, requestTypeName, responseTypeName, shapeTypeName, valueSetTypeName,
} from "../../naming/type-names.ts";
import { destinationsSchema, errorBodySchema, fieldsSchema, requestSchema, shapeSchema } from "../shared/json-schema/resource-schema.ts";
import { valueSetProse } from "../../describe/parameter.ts";
import { factSchema, valueSetSchema } from "../shared/json-schema/type-schema.ts";
import { dialect, resourceDialect, resourceRefs } from "./dialect.ts";

type Entry = readonly [string, JsonObject];

/** The name has a point, which the name of nothing in the spec has. */
export const errorBodyName = "Error.body";

export function resourceSchemas(service: ResourceService): readonly Entry[] {
  return [
    [errorBodyName, errorBodySchema(service, dialect)],
    ...service.valueSets.map(
      (set): Entry => [valueSetTypeName(set), { title: set.title, description: valueSetProse(set), ...valueSetSchema(set, dialect) }],
    ),
    ...service.resources.flatMap(
      (resource) => [...writing(resource), ...shapes(resource), ...resource.operations.flatMap((operation) => bodies(resource, operation))],
    ),
  ];
}

function writing(resource: Resource): readonly Entry[] {
  if (!resource.operations.some(({ request }) => request?.kind === "create" || request?.kind === "update")) return [];
  const [refs, local] = [resourceRefs(resource), resourceDialect(resource)];
  const fields: Entry = [fieldsTypeName(resource), fieldsSchema(resource, refs, local)];
  return resource.destinations === undefined
    ? [fields]
    : [fields, [destinationsTypeName(resource), destinationsSchema(resource.destinations, local)]];
}

function shapes(resource: Resource): readonly Entry[] {
  return resource.shapes.map((shape) => [
    shapeTypeName(resource, shape.name),
    { title: shape.title, ...shapeSchema(resource, shape, resourceDialect(resource)) },
  ]);
}

function bodies(resource: Resource, operation: Operation): readonly Entry[] {
  const local = resourceDialect(resource);
  const response: Entry = [responseTypeName(operation.operationId), factSchema(operation.response.body, local)];
  if (operation.request === undefined) return [response];
  return [[requestTypeName(operation.operationId), requestSchema(resource, operation.request, resourceRefs(resource), local)], response];
}
