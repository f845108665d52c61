import { remembered } from "../../../model/memo.ts";
import type { Operation, Resource, ResourceService } from "../../../model/resource.ts";
import { camelCase, collectionName } from "../../../naming/type-names.ts";
import type { Affected } from "../../../../templates/runtime/tanstack-query/table.ts";
import { isRead } from "./reads.ts";

/** Returns the reading operations that a change affects, by the paths of a service. */
export function affectedBy(service: ResourceService, change: Operation): readonly Affected[] {
  return effectsIn(service).get(change) ?? [];
}

const effectsIn = remembered((service: ResourceService): ReadonlyMap<Operation, readonly Affected[]> => {
  const changes = service.resources.flatMap((owner) =>
    owner.operations.filter((one) => !isRead(owner, one)).map((change) => ({ owner, change })),
  );
  return new Map(changes.map(({ owner, change }) => [change, effectsOf(service, owner, change)]));
});

function effectsOf(service: ResourceService, owner: Resource, change: Operation): readonly Affected[] {
  return service.resources.flatMap((resource) => {
    const reads = readsOf(resource);
    const isAffected = resource === owner ? ofOwner(change) : ofOther(change, reads);
    return reads.filter(isAffected).map((read) => affected(resource, read, change));
  });
}

const readsOf = remembered((resource: Resource) => resource.operations.filter((one) => isRead(resource, one)));

type IsAffected = (read: Operation) => boolean;

/** A created object could not be read before, so a create affects only reads without an id. */
function ofOwner({ request }: Operation): IsAffected {
  return ({ pathParameters }) => request?.kind !== "create" || !pathParameters.some(({ isId }) => isId);
}

/** Selects reads below the changed object, and all reads of a resource if the change is below one of its objects. */
function ofOther(change: Operation, reads: readonly Operation[]): IsAffected {
  const object = objectPath(change);
  const isAbove = reads.some(({ path }) => path.endsWith("}") && isBelow(change.path, path));
  return ({ path }) => isAbove || (object !== undefined && isBelow(path, object));
}

function affected(resource: Resource, read: Operation, change: Operation): Affected {
  const [collection, name] = [collectionName(resource), camelCase(read.name)];
  const shared = sharedParameters(stepsOf(change), stepsOf(read));
  if (isDeleted(change, read)) return [collection, name, shared, true];
  return shared.length === 0 ? [collection, name] : [collection, name, shared];
}

/** Returns whether a change removes what was read. Methods other than `delete` may keep it in another state. */
function isDeleted(change: Operation, { path }: Operation): boolean {
  return (
    change.name === "delete" &&
    change.path === objectPath(change) &&
    (path === change.path || isBelow(path, change.path))
  );
}

/** Returns the path of the object that an operation changes, up to its id, or `undefined` if it has no id. */
function objectPath({ path, pathParameters }: Operation): string | undefined {
  const id = pathParameters.find(({ isId }) => isId);
  return id === undefined ? undefined : path.slice(0, path.indexOf(`{${id.name}}`) + id.name.length + 2);
}

function isBelow(path: string, above: string): boolean {
  return path.startsWith(`${above}/`);
}

const stepsOf = remembered(({ path }: Operation): readonly string[] => path.split("/"));

/** Returns the parameters in the steps that two paths have in common. */
function sharedParameters(steps: readonly string[], others: readonly string[]): readonly string[] {
  const end = steps.findIndex((step, index) => step !== others[index]);
  return (end < 0 ? steps : steps.slice(0, end)).flatMap((step) => (/^\{(.*)\}$/.exec(step) ?? []).slice(1));
}
