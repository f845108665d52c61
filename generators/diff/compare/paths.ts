import type { Operation, Resource } from "../../model/resource.ts";
import { difference, type Comparison, type Found } from "../found.ts";
import { members, same } from "./same.ts";

const path = same<string>("path-changed");
const aliases = members("path-alias-added", "path-alias-removed");

/**
 * The paths of a resource, before all else of it. Where a path became an alias, and every operation answers at its old
 * paths still, it is one change, and the new paths of the operations are part of it.
 */
export function withPaths(compare: Comparison<Resource>): Comparison<Resource> {
  return (site, before, after): readonly Found[] => {
    if (before.path === after.path || !answersAsBefore(before, after)) {
      return [
        ...path(site, before.path, after.path),
        ...aliases(site, before.pathAliases, after.pathAliases),
        ...compare(site, before, after),
      ];
    }
    const operations = before.operations.map((one) => ({ ...one, path: moved(one.path, before.path, after.path) }));
    return [
      difference("path-swapped-with-alias", site, before.path, after.path),
      ...compare(site, { ...before, operations }, after),
    ];
  };
}

function answersAsBefore(before: Resource, after: Resource): boolean {
  return before.operations.every((one) => {
    const now = after.operations.find(({ name }) => name === one.name);
    return now === undefined || pathsOf(before, one).every((path) => pathsOf(after, now).includes(path));
  });
}

/**
 * All at which an operation answers: an alias stands for the path of the resource where the operation's own begins with
 * it.
 */
function pathsOf({ path, pathAliases }: Resource, operation: Operation): readonly string[] {
  return [operation.path, ...pathAliases.map((alias) => moved(operation.path, path, alias))];
}

function moved(path: string, from: string, to: string): string {
  return path === from || path.startsWith(`${from}/`) ? to + path.slice(from.length) : path;
}
