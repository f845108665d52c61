import type { Model, Service } from "../../model/model.ts";
import type { Resource } from "../../model/resource.ts";
import { declared, type DeclaredName, type NameOwner } from "../../naming/declared-name.ts";
import { ownerModule, ownerOperation, ownerRequestParameters, ownerResource, ownerShape, ownerValueSet } from "../../naming/name-owners.ts";
import { outputName } from "../../naming/output-name.ts";
import { responseName, shapeName, type SchemaKind } from "../shared/json-schema/document.ts";

/** The names of files, by folder. */
export function declaredNames({ services }: Model): readonly DeclaredName[] {
  return services.flatMap((service) => {
    const file = (kind: SchemaKind, owner: NameOwner, name: string): readonly DeclaredName[] =>
      declared(`schemas ${service.id} ${kind}`, owner, [name]);
    return [...service.valueSets.flatMap((set) => file("value-sets", ownerValueSet(set), outputName(set.id))), ...ofKind(service, file)];
  });
}

type NameFile = (kind: SchemaKind, owner: NameOwner, name: string) => readonly DeclaredName[];

function ofKind(service: Service, file: NameFile): readonly DeclaredName[] {
  switch (service.kind) {
    case "query":
      return [
        ...service.modules.flatMap((module) => file("modules", ownerModule(module), outputName(module.name))),
        ...service.requestParameters.flatMap((set) => file("request-parameters", ownerRequestParameters(set), outputName(set.id))),
      ];
    case "resource":
      return [
        ...service.shapes.flatMap((shape) => file("shapes", ownerShape(service, shape), outputName(shape.name))),
        ...service.resources.flatMap((resource) => resourceFiles(resource, file)),
      ];
  }
}

function resourceFiles(resource: Resource, file: NameFile): readonly DeclaredName[] {
  return [
    ...file("fields", ownerResource(resource), outputName(resource.id)),
    ...resource.shapes
      .filter(({ shared }) => !shared)
      .flatMap((shape) => file("shapes", ownerShape(resource, shape), shapeName(resource, shape.name))),
    ...resource.operations.flatMap((operation) => file("requests", ownerOperation(operation), outputName(operation.operationId))),
    ...resource.operations.flatMap((operation) =>
      operation.responses.flatMap((response) => file("responses", ownerOperation(operation), responseName(operation, response))),
    ),
  ];
}
