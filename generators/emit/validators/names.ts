import { type ByKind, byKind } from "../../model/group-by.ts";
import type { Model, Service } from "../../model/model.ts";
import type { QueryService } from "../../model/query.ts";
import type { Resource, ResourceService } from "../../model/resource.ts";
import {
  type DeclaredName,
  declared,
  outputName,
  ownerModule,
  ownerOperation,
  ownerRequestParameters,
  ownerResource,
  ownerService,
  ownerShape,
} from "../../naming/declared-name.ts";
import {
  decodedTypeName,
  destinationsTypeName,
  headersTypeName,
  parametersTypeName,
  requestTypeName,
  shapeTypeName,
  sharedShapeTypeName,
} from "../../naming/type-names.ts";
import { responsesModule } from "./resource.ts";
import { moduleInterface, setInterface } from "../shared/typescript/value-types.ts";

/** Returns the names of the package. Each module and each operation has its own file. */
export function declaredNames({ services }: Model): readonly DeclaredName[] {
  return services.flatMap((service) => byKind(namesByKind, service));
}

const namesByKind: ByKind<Service, [], readonly DeclaredName[]> = { query: queryNames, resource: resourceNames };

/** Type names that the index of any query service or the file of a module declares, or imports from the runtime. */
const indexTypes = [
  "DescribedSchema",
  "Finding",
  "Issue",
  "Modules",
  "Options",
  "Request",
  "Result",
  "StandardSchema",
  "Wire",
  "decodeRequest",
];

function queryNames(service: QueryService): readonly DeclaredName[] {
  const scope = `validators ${service.id}`;
  return [
    ...declared(`${scope} index`, ownerService(service, "index"), indexTypes),
    ...service.requestParameters.flatMap((set) =>
      declared(`${scope} index`, ownerRequestParameters(set), [setInterface(set.id)]),
    ),
    ...service.modules.flatMap((module) =>
      declared(`${scope} modules`, ownerModule(module), [moduleInterface(module)]),
    ),
  ];
}

const operationTypes = ["DecodingSchema", "DescribedSchema", "FieldOptions", "Result"];

function resourceNames(service: ResourceService): readonly DeclaredName[] {
  const scope = `validators ${service.id}`;
  return [
    ...declared(scope, ownerService(service, "runtime"), operationTypes),
    ...declared(`${scope} files`, ownerService(service, "check of responses"), [responsesModule]),
    ...sharedShapeNames(scope, service),
    ...service.resources.flatMap((resource) => [
      ...resource.shapes
        .filter(({ shared }) => !shared)
        .flatMap((shape) => declared(scope, ownerShape(resource, shape), [shapeTypeName(resource, shape.name)])),
      ...declared(scope, ownerResource(resource), [destinationsTypeName(resource)]),
      ...operationNames(scope, resource),
    ]),
  ];
}

/** Returns the names of shared shapes. A shape has the same name in all files that declare it. */
function sharedShapeNames(scope: string, service: ResourceService): readonly DeclaredName[] {
  return service.shapes.flatMap((shape) =>
    declared(scope, ownerShape(service, shape), [sharedShapeTypeName(shape.name)]),
  );
}

function operationNames(scope: string, { operations }: Resource): readonly DeclaredName[] {
  return operations.flatMap((operation) => {
    const { operationId } = operation;
    const parameters = parametersTypeName(operationId);
    const names = [
      requestTypeName(operationId),
      decodedTypeName(operationId),
      parameters,
      `Decoded${parameters}`,
      headersTypeName(operationId),
    ];
    const owner = ownerOperation(operation);
    return [...declared(scope, owner, names), ...declared(`${scope} files`, owner, [outputName(operationId)])];
  });
}
