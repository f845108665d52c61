import { moduleInterface, setInterface } from "../shared/typescript/value-types.ts";
import { decodedNames, partNames } from "../shared/server/resource/handlers.ts";
import { runtimeNames } from "../shared/server/query/handlers.ts";
import { publicTypes, publicValues } from "./resource.ts";
import { identifier } from "../../codegen/typescript.ts";
import { type ByKind, byKind } from "../../model/group-by.ts";
import type { Model, Service } from "../../model/model.ts";
import type { QueryService } from "../../model/query.ts";
import type { ResourceService } from "../../model/resource.ts";
import {
  type DeclaredName,
  declared,
  ownerCollection,
  ownerModule,
  ownerOperation,
  ownerRequestParameters,
  ownerResource,
  ownerResultShape,
  ownerService,
  ownerShape,
} from "../../naming/declared-name.ts";
import {
  collectionName,
  handlersTypeName,
  pascalCase,
  serverNames,
  shapeTypeName,
  sharedShapeTypeName,
} from "../../naming/type-names.ts";
import type { PrintedFile } from "../../codegen/generated-file.ts";
import type { RuntimeFile } from "../../runtime/built.ts";
import { runtimeClosure } from "../../runtime/closure.ts";

/** Returns the exported names of the package. The entry point of a resource service exports all of its types. */
export function declaredNames({ services }: Model): readonly DeclaredName[] {
  return services.flatMap((service) => byKind(namesByKind, service));
}

const namesByKind: ByKind<Service, [], readonly DeclaredName[]> = { query: queryNames, resource: resourceNames };

function queryNames(service: QueryService): readonly DeclaredName[] {
  const [index, scope] = [`server ${service.id}`, `server ${service.id} results`];
  return [
    ...declared(index, ownerService(service, "server"), [...Object.values(serverNames(service)), ...runtimeNames]),
    ...service.requestParameters.flatMap((set) => declared(index, ownerRequestParameters(set), [setInterface(set.id)])),
    ...service.modules.flatMap((module) => declared(index, ownerModule(module), [moduleInterface(module)])),
    ...declared(scope, ownerService(service, "table of results"), ["ResultTable", "results", "writtenForms"]),
    ...(service.answer?.shapes ?? []).flatMap((shape) =>
      declared(scope, ownerResultShape(shape), [identifier(`${pascalCase(shape.name)}Shape`)]),
    ),
    ...service.modules.flatMap((module) => declared(scope, ownerModule(module), partNames(module))),
  ];
}

/** Type names that the entry point of every resource service imports from the runtime or re-exports. */
const runtimeTypes = [
  "FastifyPluginAsync",
  ...Object.values(publicTypes).flat(),
  ...publicValues.map(([, name]) => name),
  "AnyServiceError",
];

function resourceNames(service: ResourceService): readonly DeclaredName[] {
  const scope = `server ${service.id}`;
  return [
    ...declared(scope, ownerService(service, "server"), [...Object.values(serverNames(service)), ...runtimeTypes]),
    ...service.shapes.flatMap((shape) =>
      declared(scope, ownerShape(service, shape), [sharedShapeTypeName(shape.name)]),
    ),
    ...service.resources.flatMap((resource) => [
      ...declared(scope, ownerResource(resource), [handlersTypeName(service, resource)]),
      ...resource.shapes
        .filter(({ shared }) => !shared)
        .flatMap((shape) => declared(scope, ownerShape(resource, shape), [shapeTypeName(resource, shape.name)])),
      ...resource.operations.flatMap((operation) =>
        declared(scope, ownerOperation(operation), decodedNames(operation)),
      ),
      ...declared(`${scope} collections`, ownerCollection(resource), [collectionName(resource)]),
    ]),
  ];
}

/** The modules of the runtime that users may import, by path below the package's name. */
export const runtimeEntries: Readonly<Record<string, string>> = {
  "runtime/etag": "runtime/http/server/etag",
  "runtime/module-document": "runtime/openapi/module-document",
};

/** Returns the runtime files that the generated files need, or that users may import. */
export function runtimeFiles(files: readonly PrintedFile[]): readonly RuntimeFile[] {
  if (files.length === 0) return [];
  const entries = Object.values(runtimeEntries).flatMap((path) => [
    { path: "index.js", imports: [`./${path}.js`] },
    { path: "index.d.ts", imports: [`./${path}.js`] },
  ]);
  return runtimeClosure([...files, ...entries]);
}
