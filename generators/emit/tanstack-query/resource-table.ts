import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { camelCase, collectionName } from "../../naming/type-names.ts";
import type { OperationEntry, ServiceTable } from "../../../templates/runtime/tanstack-query/table.ts";
import { secretNames } from "../shared/resource-bodies.ts";
import { affectedBy } from "./resource-effects.ts";
import { isPaged, isRead } from "./resource-reads.ts";

/** What the runtime has to know of a service. */
export function tableOf(service: ResourceService): ServiceTable {
  const resources = service.resources.map((resource) => {
    const entries = resource.operations.map(
      (operation) => [camelCase(operation.name), entryOf(service, resource, operation)] as const,
    );
    return [collectionName(resource), Object.fromEntries(entries)] as const;
  });
  return { name: service.id, resources: Object.fromEntries(resources) };
}

function entryOf(service: ResourceService, resource: Resource, operation: Operation): OperationEntry {
  const { pathParameters, request, tenant } = operation;
  const isReading = isRead(resource, operation);
  const headers = isReading ? keptHeaders(operation) : [];
  const secrets = isReading ? secretNames(resource, operation) : [];
  return {
    path: pathParameters.length === 0 ? undefined : pathParameters.map(({ name }) => name),
    body: request === undefined ? undefined : true,
    secrets: secrets.length === 0 ? undefined : secrets,
    tenant: tenant === "none" || service.tenant === undefined ? undefined : true,
    headers: headers.length === 0 ? undefined : headers,
    pages: isReading && isPaged(resource, operation) ? true : undefined,
    affects: isReading ? undefined : affectedBy(service, operation),
  };
}

/** The header fields that keys hold. A spec does not say which are secret: their names do. */
function keptHeaders({ headers }: Operation): readonly string[] {
  return headers.map(({ name }) => name).filter((name) => !/auth|cookie|key|password|secret|session|token/i.test(name));
}
