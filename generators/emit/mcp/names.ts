import type { Model, Service } from "../../model/model.ts";
import { operationsOf } from "../../model/operations.ts";
import {
  declared,
  type DeclaredName,
  ownerError,
  ownerModule,
  ownerOperation,
  ownerService,
  ownerValueSet,
  outputName,
} from "../../naming/declared-name.ts";
import { entryName, errorName, valueSetName } from "./type-text.ts";
import { clientTypeNames } from "../../naming/type-names.ts";
import { tableName } from "./service.ts";
import { constantCase } from "./arguments.ts";

/** Returns the names of entries, which share one server, of environment variables, and of files. */
export function declaredNames({ services }: Model): readonly DeclaredName[] {
  return services.flatMap((service) => [
    ...declared("mcp entries", ownerService(service, "service"), [service.id]),
    ...declared("mcp variables", ownerService(service, "environment variables"), [constantCase(service.id)]),
    ...declared("mcp index", ownerService(service, "client"), [clientTypeNames(service).create]),
    ...declared("mcp tables", ownerService(service, "table"), [tableName(service)]),
    ...service.errors.flatMap((error) => declared("mcp entries", ownerError(error), [errorName(service, error.code)])),
    ...service.valueSets.flatMap((set) => declared("mcp entries", ownerValueSet(set), [valueSetName(service, set.id)])),
    ...ofKind(service),
  ]);
}

function ofKind(service: Service): readonly DeclaredName[] {
  switch (service.kind) {
    case "query":
      return service.modules.flatMap((module) => [
        ...declared("mcp entries", ownerModule(module), [entryName(service, module.name)]),
        ...declared(`mcp ${service.id} modules`, ownerModule(module), [outputName(module.name)]),
      ]);
    case "resource":
      return operationsOf(service).flatMap((operation) => [
        ...declared("mcp entries", ownerOperation(operation), [entryName(service, operation.operationId)]),
        ...declared(`mcp ${service.id} operations`, ownerOperation(operation), [outputName(operation.operationId)]),
      ]);
  }
}
