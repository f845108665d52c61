import type { Operation } from "../../model/resource.ts";
import { difference, type Comparison, step } from "../change.ts";

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
