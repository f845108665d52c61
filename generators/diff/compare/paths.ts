import type { Operation, Resource } from "../../model/resource.ts";
import { type Comparison, type Found, difference, step } from "../change.ts";
import { members, same } from "./node.ts";

const path = same<string>("path-changed");
const aliases = members("path-alias-added", "path-alias-removed");

/**
 * Compares the paths of a resource before anything else. If the old path became an alias and every operation is still
 * available at its old paths, this is one change. The new paths of the operations are part of it.
 */
export function withPaths(compare: Comparison<Resource>): Comparison<Resource> {
  return (site, before, after): readonly Found[] => {
    if (before.path === after.path || !responsesAsBefore(before, after)) {
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

/** Compares operations. Renaming a path parameter does not change any URL. */
export function withPathNames(compare: Comparison<Operation>): Comparison<Operation> {
  return (site, before, after) => {
    const [old, now] = [namesIn(before.path), namesIn(after.path)];
    const renames = old.flatMap((name, index) => (name === now[index] ? [] : [[name, now[index]!] as const]));
    if (renames.length === 0 || anonymous(before.path) !== anonymous(after.path)) return compare(site, before, after);
    const newNames = new Map(renames);
    const pathParameters = before.pathParameters.map((one) => ({ ...one, name: newNames.get(one.name) ?? one.name }));
    return [
      ...renames.map(([name, next]) =>
        difference("path-parameter-name-changed", step(site, "path parameter", next), name, next),
      ),
      ...compare(site, { ...before, path: after.path, pathParameters }, after),
    ];
  };
}

function namesIn(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
}

function anonymous(path: string): string {
  return path.replace(/\{\w+\}/g, "{}");
}

function responsesAsBefore(before: Resource, after: Resource): boolean {
  return before.operations.every((one) => {
    const now = after.operations.find(({ name }) => name === one.name);
    return now === undefined || pathsOf(before, one).every((path) => pathsOf(after, now).includes(path));
  });
}

/**
 * Returns all paths of an operation. If its path starts with the path of the resource, each alias replaces that part.
 */
function pathsOf({ path, pathAliases }: Resource, operation: Operation): readonly string[] {
  return [operation.path, ...pathAliases.map((alias) => moved(operation.path, path, alias))];
}

function moved(path: string, from: string, to: string): string {
  return path === from || path.startsWith(`${from}/`) ? to + path.slice(from.length) : path;
}

type Location = "body" | "header" | "query";

/**
 * Reports a parameter that moved to another part of the request as one difference, not as a removal and an addition.
 * The operations are then compared without it.
 */
export function withMoved(compare: Comparison<Operation>): Comparison<Operation> {
  return (site, before, after) => {
    const [old, now] = [locationsOf(before), locationsOf(after)];
    const moved = [...old]
      .filter(([name, location]) => now.has(name) && now.get(name) !== location)
      .map(([name]) => name);
    if (moved.length === 0) return compare(site, before, after);
    return [
      ...moved.map((name) =>
        difference("location-changed", step(site, "parameter", name), old.get(name), now.get(name)),
      ),
      ...compare(site, without(before, moved), without(after, moved)),
    ];
  };
}

function locationsOf({ query, headers, request }: Operation): ReadonlyMap<string, Location> {
  return new Map<string, Location>([
    ...query.map(({ name }) => [name, "query"] as const),
    ...headers.map(({ name }) => [name, "header"] as const),
    ...(request?.kind === "fields" ? request.fields.map((name) => [name, "body"] as const) : []),
  ]);
}

function without(operation: Operation, names: readonly string[]): Operation {
  const { query, headers, request } = operation;
  const stays = ({ name }: { readonly name: string }): boolean => !names.includes(name);
  const fields = (all: readonly string[]): readonly string[] => all.filter((name) => !names.includes(name));
  return {
    ...operation,
    query: query.filter(stays),
    headers: headers.filter(stays),
    request:
      request?.kind === "fields"
        ? { ...request, fields: fields(request.fields), required: fields(request.required) }
        : request,
  };
}
