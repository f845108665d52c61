import type { Model, Service } from "../../model/model.ts";
import type { QueryService } from "../../model/query.ts";
import type { Resource, ResourceService, Shape } from "../../model/resource.ts";
import { declared, type DeclaredName } from "../../naming/declared-name.ts";
import {
  ownerModule,
  ownerOperation,
  ownerResource,
  ownerService,
  ownerShape,
  ownerValueSet,
} from "../../naming/name-owners.ts";
import {
  destinationsTypeName,
  fieldsTypeName,
  moduleOperationId,
  moduleTypeName,
  requestTypeName,
  valueSetTypeName,
} from "../../naming/type-names.ts";
import { sidedShapes } from "../shared/json-schema/shape-sides.ts";
import { answerSchemaName, shapeSchemaName } from "./dialect.ts";
import { combinedName, documentName } from "./document-names.ts";

/**
 * The names of schemas without a point in them, which are those that could meet, and the ids of operations. A module
 * has no schema of all its parameters, but tools that write code from the document make a type of that name.
 */
export function declaredNames({ services }: Model): readonly DeclaredName[] {
  return services.flatMap((service) => [...documentNames(service), ...serviceNames(service)]);
}

/** Those of files. */
function documentNames(service: Service): readonly DeclaredName[] {
  const names = service.kind === "query" ? [documentName(service), combinedName(service)] : [documentName(service)];
  return declared("openapi documents", ownerService(service, "service"), names);
}

function serviceNames(service: Service): readonly DeclaredName[] {
  switch (service.kind) {
    case "query":
      return queryNames(service);
    case "resource":
      return resourceNames(service);
  }
}

function queryNames(service: QueryService): readonly DeclaredName[] {
  const scope = `openapi ${service.id}`;
  return [
    ...service.valueSets.flatMap((set) => declared(scope, ownerValueSet(set), [valueSetTypeName(set)])),
    ...service.modules.flatMap((module) =>
      declared(scope, ownerModule(module), [moduleTypeName(module), moduleOperationId(module)]),
    ),
  ];
}

function resourceNames(service: ResourceService): readonly DeclaredName[] {
  const scope = `openapi ${service.id}`;
  return [
    ...service.valueSets.flatMap((set) => declared(scope, ownerValueSet(set), [valueSetTypeName(set)])),
    ...shapeNames(service, service, service.shapes),
    ...service.resources.flatMap((resource) => [
      ...shapeNames(
        service,
        resource,
        resource.shapes.filter(({ shared }) => !shared),
      ),
      ...declared(scope, ownerResource(resource), [fieldsTypeName(resource), destinationsTypeName(resource)]),
      ...resource.operations.flatMap((operation) =>
        declared(scope, ownerOperation(operation), [
          requestTypeName(operation.operationId),
          ...operation.responses.map((response) => answerSchemaName(operation, response)),
        ]),
      ),
    ]),
  ];
}

function shapeNames(
  service: ResourceService,
  owner: Resource | ResourceService,
  shapes: readonly Shape[],
): readonly DeclaredName[] {
  return sidedShapes(service, owner, shapes).flatMap(({ shape, isInput }) => {
    return declared(`openapi ${service.id}`, ownerShape(owner, shape), [shapeSchemaName(owner, shape.name, isInput)]);
  });
}
