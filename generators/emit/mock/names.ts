import { byKind, type ByKind } from "../../model/group-by.ts";
import type { Model, Service } from "../../model/model.ts";
import type { QueryService } from "../../model/query.ts";
import type { ResourceService } from "../../model/resource.ts";
import {
  declared,
  type DeclaredName,
  ownerRequestParameters,
  ownerCollection,
  ownerModule,
  ownerOperation,
  ownerResource,
  ownerService,
  ownerResultShape,
  ownerShape,
} from "../../naming/declared-name.ts";
import { moduleInterface, setInterface } from "../shared/typescript/value-types.ts";
import { decodedNames, partNames } from "../shared/server/resource/handlers.ts";
import { queryServerNames } from "../shared/server/query/module-info.ts";
import { collectionName, handlersTypeName, shapeTypeName } from "../../naming/type-names.ts";
import { mockNames } from "./mock-names.ts";
import { madeShapes } from "./resource.ts";
import { madeResults } from "./query.ts";
import { publicQueryNames } from "./query/index.ts";
import { publicNames } from "./resource/index.ts";

/** Returns the exported names of the package. Those of one entry point share a scope. */
export function declaredNames({ services }: Model): readonly DeclaredName[] {
  return services.flatMap((service) => byKind(namesByKind, service));
}

const namesByKind: ByKind<Service, [], readonly DeclaredName[]> = { query: queryNames, resource: resourceNames };

function queryNames(service: QueryService): readonly DeclaredName[] {
  const [index, data] = [`mock ${service.id}`, `mock ${service.id} data`];
  const { create, mock, options, handlers, mswHandlers, mswOverrides } = mockNames(service);
  return [
    ...declared(index, ownerService(service, "mock"), [
      create,
      mock,
      options,
      handlers,
      mswHandlers,
      mswOverrides,
      queryServerNames(service).handlers,
    ]),
    ...declared(index, ownerService(service, "runtime of the mock"), publicQueryNames),
    ...service.requestParameters.flatMap((set) => declared(index, ownerRequestParameters(set), [setInterface(set.id)])),
    ...service.modules.flatMap((module) => declared(index, ownerModule(module), [moduleInterface(module)])),
    ...service.modules.flatMap((module) => declared(`${index} results`, ownerModule(module), partNames(module))),
    ...declared(data, ownerService(service, "data"), ["Factory", "SampleOptions", "factoryOf", "siteNames"]),
    ...(service.answer === undefined ? [] : madeResults(service, service.answer)).flatMap(
      ({ owner, type, factory }) => {
        return declared(data, "group" in owner ? ownerModule(owner) : ownerResultShape(owner), [type, factory]);
      },
    ),
  ];
}

function resourceNames(service: ResourceService): readonly DeclaredName[] {
  const [index, data] = [`mock ${service.id}`, `mock ${service.id} data`];
  return [
    ...declared(index, ownerService(service, "mock"), Object.values(mockNames(service))),
    ...declared(index, ownerService(service, "runtime of the mock"), publicNames),
    ...declared(data, ownerService(service, "data"), ["Factory", "SampleOptions", "factoryOf"]),
    ...service.resources.flatMap((resource) => [
      ...declared(index, ownerResource(resource), [handlersTypeName(service, resource)]),
      ...resource.operations.flatMap((operation) =>
        declared(index, ownerOperation(operation), decodedNames(operation)),
      ),
      ...declared(`${index} collections`, ownerCollection(resource), [collectionName(resource)]),
    ]),
    ...madeShapes(service).flatMap(({ resource, shape, type, factory }) => {
      const owner = ownerShape(shape.shared ? service : resource, shape);
      return [
        ...declared(index, owner, [shapeTypeName(resource, shape.name)]),
        ...declared(data, owner, [type, factory]),
      ];
    }),
  ];
}
