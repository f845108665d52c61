import { isDeepStrictEqual } from "node:util";
import type { Service } from "../../../../generators/model/model.ts";
import type { Resource } from "../../../../generators/model/resource.ts";
import { collectionName } from "../../../../generators/naming/type-names.ts";
import type { Got } from "./request.ts";

/** Maps each former name to the new one. */
export type Renames = ReadonlyMap<string, string>;

interface Named {
  readonly was?: readonly string[];
  readonly name?: string;
  readonly code?: string;
  readonly id?: string;
}

export function renamesIn(before: Service, after: Service): Renames {
  const found = new Map(collectionsOf(before, after));
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null || value instanceof Map) return;
    const { was, name, code, id } = value as Named;
    const now = name ?? code ?? id;
    if (Array.isArray(was) && now !== undefined) for (const one of was) found.set(one, now);
    if (isRenamedResource(value))
      for (const one of value.was) found.set(collectionName({ ...value, id: one }), collectionName(value));
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(after);
  return found;
}

/** Returns the operation groups of each resource by name, before and after. */
function collectionsOf(before: Service, after: Service): readonly (readonly [string, string])[] {
  if (before.kind !== "resource" || after.kind !== "resource") return [];
  return before.resources.flatMap((old) => {
    const now = after.resources.find(({ id }) => id === old.id);
    return now === undefined ? [] : [[collectionName(old), collectionName(now)] as const];
  });
}

/** Returns whether a resource was renamed. Its handlers are in a group with the resource's name. */
function isRenamedResource(value: object): value is Resource {
  return "operations" in value && "was" in value;
}

/** Returns whether two servers understood a request alike, ignoring renames. */
export function isUnderstoodAlike(before: Got, after: Got, renames: Renames): boolean {
  return isDeepStrictEqual(renamed(before, renames), renamed(after, new Map()));
}

function renamed(value: unknown, renames: Renames): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, renames));
  // In a query string, a number is a string.
  if (typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return value;
  // A set without parameters adds no information.
  const parts = Object.entries(value).filter(([, inner]) => JSON.stringify(inner) !== "{}");
  return Object.fromEntries(
    parts.map(([name, inner]) => {
      const isHandler = name === "operation" || name === "asked";
      return [renames.get(name) ?? name, isHandler ? renamedHandler(inner, renames) : renamed(inner, renames)];
    }),
  );
}

/** Renames a handler: `rooms.create`, or `["module books"]`. */
function renamedHandler(value: unknown, renames: Renames): unknown {
  if (Array.isArray(value)) return value.map((one) => renamedHandler(one, renames));
  return String(value).replace(/[^. ]+/g, (part) => renames.get(part) ?? part);
}
