import { byKind, type ByKind } from "../../model/group-by.ts";
import type { Model, Service } from "../../model/model.ts";
import type { QueryService, Module } from "../../model/query.ts";
import type { Resource, ResourceService, Shape } from "../../model/resource.ts";
import {
  declared,
  type DeclaredName,
  ownerModule,
  ownerOperation,
  ownerResource,
  ownerService,
  ownerShape,
  ownerValueSet,
  outputName,
} from "../../naming/declared-name.ts";
import {
  destinationsTypeName,
  fieldsTypeName,
  moduleOperationId,
  moduleTypeName,
  requestTypeName,
  valueSetTypeName,
} from "../../naming/type-names.ts";
import { sidedShapes } from "../shared/json-schema/shape-schema.ts";
import { responseSchemaName, shapeSchemaName } from "./dialect.ts";
import type { JsonObject } from "../../codegen/json.ts";

/** Returns the names that may conflict, including the module types that code generators create. */
export function declaredNames({ services }: Model): readonly DeclaredName[] {
  return services.flatMap((service) => [...documentNames(service), ...byKind(namesByKind, service)]);
}

function documentNames(service: Service): readonly DeclaredName[] {
  const names = service.kind === "query" ? [documentName(service), combinedName(service)] : [documentName(service)];
  return declared("openapi documents", ownerService(service, "service"), names);
}

const namesByKind: ByKind<Service, [], readonly DeclaredName[]> = { query: queryNames, resource: resourceNames };

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
          ...operation.responses.map((response) => responseSchemaName(operation, response)),
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

/* The names of documents, without an extension. */

export function documentName({ id }: Service): string {
  return outputName(id);
}

/** Returns the name of the document of requests for any number of modules: `query-combined`. */
export function combinedName({ id }: QueryService): string {
  return `${outputName(id)}-combined`;
}

export function moduleDocumentName({ id }: QueryService, { name }: Module): string {
  return `${outputName(id)}/${outputName(name)}`;
}

export interface PathEntry {
  readonly path: string;
  readonly item: JsonObject;
  readonly tag: string;
}

export const combinedTag = "Combined queries";
