import { identifier } from "../../codegen/typescript.ts";
import type { Model, Service } from "../../model/model.ts";
import type { QueryService } from "../../model/query.ts";
import type { Resource, ResourceService } from "../../model/resource.ts";
import { declared, type DeclaredName } from "../../naming/declared-name.ts";
import {
  ownerCollection, ownerModule, ownerOperation, ownerResource, ownerService, ownerShape, ownerValueSet,
} from "../../naming/name-owners.ts";
import {
  camelCase, clientTypeNames, collectionName, fieldsTypeName, operationsTypeName, pascalCase, requestTypeName, responseTypeName,
  shapeTypeName, sharedTypeNames, valueSetTypeName,
} from "../../naming/type-names.ts";
import { clientNames } from "./query-names.ts";

/** The names of the package: a service's types are all exported by its entry point. */
export function declaredNames({ services }: Model): readonly DeclaredName[] {
  return services.flatMap(serviceNames);
}

function serviceNames(service: Service): readonly DeclaredName[] {
  switch (service.kind) {
    case "query":
      return queryNames(service);
    case "resource":
      return resourceNames(service);
  }
}

/** What the declarations of any query service declare, or take from the runtime. */
const queryTypes = [
  "Account", "Adds", "AllOf", "Answer", "Beside", "CallOptions", "ClientBase", "Come", "Continuation", "Defaults", "Every", "Filled", "Finding", "Flat",
  "GeneratedMembers", "GeneratedProperties", "GeneratorModules", "GeneratorSelection", "AnyGeneratorModules", "Given", "Holds", "Item",
  "ItemsOf", "ListItems", "MemberOf", "MembersIf", "Message", "ModuleConstant", "Named", "Not", "OneOf", "OnWarning", "OtherAnswers",
  "PageKinds", "PageMembers", "PageOf", "PageProperties", "PagesOf", "PartialIfContinued", "QueryClientOptions", "QueryError", "QueryFailure", "RequestView", "ResultsOf",
  "SendOptions", "Several", "Some", "Together", "Told", "TokenType", "TransportError", "Validate", "ValidationError", "Value",
  "WireParameters",
];

const moduleSuffixes = ["Parameters", "Options", "Item", "Answer", "Page", "Generated", "Others"];

function queryNames(service: QueryService): readonly DeclaredName[] {
  const scope = `client ${service.id}`;
  const names = clientNames(service);
  const own = [...Object.values(names), `Account${names.client}`, ...queryTypes, ...service.groups.flatMap(groupTypes)];
  return [
    ...declared(scope, ownerService(service, "client"), own),
    ...service.valueSets.flatMap((set) => declared(scope, ownerValueSet(set), [identifier(valueSetTypeName(set))])),
    ...service.modules.flatMap((module) =>
      declared(scope, ownerModule(module), moduleSuffixes.map((suffix) => identifier(pascalCase(module.name) + suffix))),
    ),
    ...service.modules.flatMap((module) => declared(`${scope} modules`, ownerModule(module), [`${camelCase(module.name)}Module`])),
  ];
}

function groupTypes({ name }: QueryService["groups"][number]): readonly string[] {
  const group = identifier(pascalCase(name));
  return [`${group}Modules`, `${group}Selection`, `Any${group}Modules`, `${group}Answers`, `${group}AnswerOf`, `Named${group}Answers`];
}

/** What the declarations of any resource service take from the runtime. */
const resourceTypes = [...sharedTypeNames, "Last", "NeededTenantOptions", "ResourceClientOptions", "ResourceError", "TenantOptions", "TransportError"];

function resourceNames(service: ResourceService): readonly DeclaredName[] {
  const scope = `client ${service.id}`;
  return [
    ...declared(scope, ownerService(service, "client"), [...Object.values(clientTypeNames(service)), ...resourceTypes]),
    ...service.valueSets.flatMap((set) => declared(scope, ownerValueSet(set), [valueSetTypeName(set)])),
    ...service.resources.flatMap((resource) => resourceTypesOf(scope, resource)),
    ...service.resources.flatMap((resource) => declared(`${scope} collections`, ownerCollection(resource), [collectionName(resource)])),
    ...service.resources.flatMap((resource) =>
      resource.operations.flatMap((operation) =>
        declared(`${scope} calls of ${resource.id}`, { owner: `the operation “${operation.name}”`, place: operation.place }, [camelCase(operation.name)]),
      ),
    ),
  ];
}

function resourceTypesOf(scope: string, resource: Resource): readonly DeclaredName[] {
  return [
    ...resource.shapes.flatMap((shape) => declared(scope, ownerShape(resource, shape), [shapeTypeName(resource, shape.name)])),
    ...declared(scope, ownerResource(resource), [fieldsTypeName(resource), operationsTypeName(resource)]),
    ...resource.operations.flatMap((operation) =>
      declared(scope, ownerOperation(operation), [requestTypeName(operation.operationId), responseTypeName(operation.operationId)]),
    ),
  ];
}
