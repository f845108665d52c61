import type { Operation, Resource, ResourceService, Shape } from "../../../model/resource.ts";
import { schemaBodyOf } from "../../../model/operations.ts";
import type { JsonObject } from "../../../codegen/json.ts";
import { destinationsTypeName, fieldsTypeName, requestTypeName, valueSetTypeName } from "../../../naming/type-names.ts";
import { errorBodySchema } from "../../shared/json-schema/error-schema.ts";
import { destinationsSchema, fieldsSchema, requestSchema } from "../../shared/json-schema/resource/schema.ts";
import { bodyRulesProse } from "../../shared/json-schema/rules-schema.ts";
import { shapeSchema, sidedShapes } from "../../shared/json-schema/shape-schema.ts";
import { valueSetProse } from "../../../describe/parameter.ts";
import { factSchema, valueSetSchema, type SchemaDialect } from "../../shared/json-schema/type-schema.ts";
import { responseSchemaName, dialect, resourceDialect, resourceRefs, shapeSchemaName } from "../dialect.ts";

type Entry = readonly [string, JsonObject];

/** The dot avoids conflicts, because names in the spec contain none. */
export const errorBodyName = "Error.body";

export function resourceSchemas(service: ResourceService): readonly Entry[] {
  return [
    [errorBodyName, errorBodySchema(service, dialect)],
    ...service.valueSets.map(
      (set): Entry => [
        valueSetTypeName(set),
        { title: set.title, description: valueSetProse(set), ...valueSetSchema(set, dialect) },
      ],
    ),
    ...shapes(service, service, service.shapes),
    ...service.resources.flatMap((resource) => resourceEntries(service, resource)),
  ];
}

function resourceEntries(service: ResourceService, resource: Resource): readonly Entry[] {
  return [
    ...writing(service, resource, resourceDialect(service, resource, "request")),
    ...shapes(
      service,
      resource,
      resource.shapes.filter(({ shared }) => !shared),
    ),
    ...resource.operations.flatMap((operation) => bodies(service, resource, operation)),
  ];
}

function writing(service: ResourceService, resource: Resource, local: SchemaDialect): readonly Entry[] {
  if (!resource.operations.some(({ request }) => request?.kind === "create" || request?.kind === "update")) return [];
  const fields: Entry = [fieldsTypeName(resource), fieldsSchema(service, resource, resourceRefs(resource), local)];
  return resource.destinations === undefined
    ? [fields]
    : [fields, [destinationsTypeName(resource), destinationsSchema(resource.destinations, local)]];
}

/** Returns the schemas of the shapes that a resource or the service declares. */
function shapes(
  service: ResourceService,
  owner: Resource | ResourceService,
  declared: readonly Shape[],
): readonly Entry[] {
  return sidedShapes(service, owner, declared).map(({ shape, side, isInput }) => {
    const schema = shapeSchema(owner, shape, side, resourceDialect(service, owner, side));
    return [
      shapeSchemaName(owner, shape.name, isInput),
      { title: isInput ? `${shape.title} (in requests)` : shape.title, ...schema },
    ];
  });
}

function bodies(service: ResourceService, resource: Resource, operation: Operation): readonly Entry[] {
  const { operationId, responses } = operation;
  const request = schemaBodyOf(operation);
  const results = responses.flatMap((response): readonly Entry[] => {
    return response.body === undefined
      ? []
      : [
          [
            responseSchemaName(operation, response),
            factSchema(response.body, resourceDialect(service, resource, "answer")),
          ],
        ];
  });
  if (request === undefined) return results;
  const rules = bodyRulesProse(resource, operation);
  const own = requestSchema(
    service,
    resource,
    request,
    resourceRefs(resource),
    resourceDialect(service, resource, "request"),
  );
  const schema = { ...own, ...(rules !== undefined && { description: rules }) };
  return [[requestTypeName(operationId), schema], ...results];
}
