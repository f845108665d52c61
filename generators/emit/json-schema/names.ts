import type { Model, Service } from "../../model/model.ts";
import { allResponsesOf } from "../../model/operations.ts";
import type { Resource, ResourceService, Shape } from "../../model/resource.ts";
import {
  declared,
  type DeclaredName,
  type NameOwner,
  ownerModule,
  ownerOperation,
  ownerRequestParameters,
  ownerResource,
  ownerShape,
  ownerValueSet,
  outputName,
} from "../../naming/declared-name.ts";
import { responseName, shapeName, type SchemaKind } from "../shared/json-schema/document.ts";
import { sidedShapes } from "../shared/json-schema/shape-schema.ts";

export function declaredNames({ services }: Model): readonly DeclaredName[] {
  return services.flatMap((service) => {
    const file = (kind: SchemaKind, owner: NameOwner, name: string): readonly DeclaredName[] =>
      declared(`schemas ${service.id} ${kind}`, owner, [name]);
    return [
      ...service.valueSets.flatMap((set) => file("value-sets", ownerValueSet(set), outputName(set.id))),
      ...ofKind(service, file),
    ];
  });
}

type NameFile = (kind: SchemaKind, owner: NameOwner, name: string) => readonly DeclaredName[];

function ofKind(service: Service, file: NameFile): readonly DeclaredName[] {
  switch (service.kind) {
    case "query":
      return [
        ...service.modules.flatMap((module) => file("modules", ownerModule(module), outputName(module.name))),
        ...service.requestParameters.flatMap((set) =>
          file("request-parameters", ownerRequestParameters(set), outputName(set.id)),
        ),
      ];
    case "resource":
      return [
        ...shapeFiles(service, service, service.shapes, file),
        ...service.resources.flatMap((resource) => resourceFiles(service, resource, file)),
      ];
  }
}

type ShapeOwner = Resource | ResourceService;

function shapeFiles(
  service: ResourceService,
  owner: ShapeOwner,
  shapes: readonly Shape[],
  file: NameFile,
): readonly DeclaredName[] {
  return sidedShapes(service, owner, shapes).flatMap(({ shape, isInput }) => {
    return file("shapes", ownerShape(owner, shape), shapeName(owner, shape.name, isInput));
  });
}

function resourceFiles(service: ResourceService, resource: Resource, file: NameFile): readonly DeclaredName[] {
  return [
    ...file("fields", ownerResource(resource), outputName(resource.id)),
    ...shapeFiles(
      service,
      resource,
      resource.shapes.filter(({ shared }) => !shared),
      file,
    ),
    ...resource.operations.flatMap((operation) =>
      file("requests", ownerOperation(operation), outputName(operation.operationId)),
    ),
    ...resource.operations.flatMap((operation) =>
      allResponsesOf(operation).flatMap((response) =>
        file("responses", ownerOperation(operation), responseName(operation, response)),
      ),
    ),
  ];
}
