import type { ResourceService } from "../../../../generators/model/resource.ts";
import { camelCase, collectionName } from "../../../../generators/naming/type-names.ts";
import { responseName } from "../../../../generators/emit/shared/json-schema/document.ts";
import { scopesOf, type CallScope } from "../../../services/harness/inputs.ts";
import type { Built } from "../packages.ts";
import type { Dictionary } from "./dictionary.ts";
import { addressOf } from "./mounted.ts";
import type { Renames } from "./renames.ts";
import type { WireRequest } from "./request.ts";
import { contentOf, type ResourceHost } from "./resource-host.ts";
import { clientRequestsOf } from "./resource-requests.ts";
import { schemaOf } from "./schemas.ts";
import { valuesFor } from "./values.ts";

/** A service of resources in one of the two specs. */
export interface Side {
  readonly built: Built;
  readonly host: ResourceHost;
  readonly service: ResourceService;
}

/** The old spec and the new one. */
export interface ResourceTrial {
  readonly before: Side;
  readonly after: Side;
  readonly dictionary: Dictionary;
  readonly renames: Renames;
}

/** Returns the same operation in the new spec, even if it was renamed. */
export function counterpart(
  { after, renames }: ResourceTrial,
  { resource, operation }: CallScope,
): CallScope | undefined {
  const name = (one: string): string => renames.get(one) ?? one;
  return scopesOf(after.service).find(
    (one) => one.resource.id === name(resource.id) && one.operation.name === name(operation.name),
  );
}

/** Returns the name of a handler: `rooms.create`. */
export function handlerName({ resource, operation }: CallScope): string {
  return `${collectionName(resource)}.${camelCase(operation.name)}`;
}

/** Returns the request that a client of the spec sends for a plain call of an operation. */
export async function plainRequest(host: ResourceHost, scope: CallScope): Promise<WireRequest> {
  const found = (await clientRequestsOf(host)).find(({ method, url }) => isOf(scope, method, url));
  if (found === undefined) throw new Error(`The client makes no request of ${scope.operation.operationId}`);
  return found;
}

function isOf({ operation, service }: CallScope, method: string, url: string): boolean {
  const path = operation.path.replace(/[.+?^$()|[\]\\]/g, "\\$&").replace(/\{[^{}]+\}/g, "[^/]+");
  return (
    operation.method === method &&
    new RegExp(`^${path}$`).test(new URL(url).href.slice(addressOf(service).length).split("?")[0]!)
  );
}

/** Returns responses that the schema of a spec accepts for an operation. */
export function rightResponses({ built, service }: Side, dictionary: Dictionary, scope: CallScope): readonly unknown[] {
  const { body } = scope.operation.responses[0]!;
  if (body === undefined) return [undefined];
  const isRight =
    schemaOf(built, `${service.id}/responses/${responseName(scope.operation, scope.operation.responses[0]!)}.json`) ??
    ((): boolean => true);
  return [contentOf(scope, scope.operation.responses[0]!), ...valuesFor(body, { ...scope, dictionary })].filter(
    isRight,
  );
}
