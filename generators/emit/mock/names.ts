import type { Model, Service } from "../../model/model.ts";
import type { ResourceService } from "../../model/resource.ts";
import { declared, type DeclaredName } from "../../naming/declared-name.ts";
import { ownerCollection, ownerResource, ownerService, ownerShape } from "../../naming/name-owners.ts";
import { collectionName, handlersTypeName, shapeTypeName } from "../../naming/type-names.ts";
import { mockNames } from "./mock-names.ts";
import { madeShapes } from "./resource-data.ts";
import { publicNames } from "./resource-index.ts";

/** The names of the package: those of an entry point are in one scope. */
export function declaredNames({ services }: Model): readonly DeclaredName[] {
  return services.flatMap(serviceNames);
}

function serviceNames(service: Service): readonly DeclaredName[] {
  switch (service.kind) {
    case "query":
      return [];
    case "resource":
      return resourceNames(service);
  }
}

function resourceNames(service: ResourceService): readonly DeclaredName[] {
  const [index, data] = [`mock ${service.id}`, `mock ${service.id} data`];
  return [
    ...declared(index, ownerService(service, "mock"), [...new Set([...Object.values(mockNames(service)), ...publicNames])]),
    ...declared(data, ownerService(service, "data"), ["Factory", "SampleOptions", "factoryOf"]),
    ...service.resources.flatMap((resource) => [
      ...declared(index, ownerResource(resource), [handlersTypeName(service, resource)]),
      ...declared(`${index} collections`, ownerCollection(resource), [collectionName(resource)]),
    ]),
    ...madeShapes(service).flatMap(({ resource, shape, type, factory }) => {
      const owner = ownerShape(shape.shared ? service : resource, shape);
      return [...declared(index, owner, [shapeTypeName(resource, shape.name)]), ...declared(data, owner, [type, factory])];
    }),
  ];
}
