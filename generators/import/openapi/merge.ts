import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { isEqual } from "../../edit/json-of.ts";

/** A difference between two documents that the spec does not follow, because it was changed by hand. */
export interface Conflict {
  /** The keys that lead to the value in its file. */
  readonly path: readonly string[];
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  readonly own: Json | undefined;
}

/** The same value in the import of the earlier document, in that of the newer one, and in the spec. */
export interface Versions<Value> {
  readonly before: Value | undefined;
  readonly after: Value | undefined;
  readonly own: Value | undefined;
}

/** Applies the difference between two imports to the spec. Conflicts keep the value of the spec. */
export function merge(versions: Versions<Json>, path: readonly string[], conflicts: Conflict[]): Json | undefined {
  const { before, after, own } = versions;
  if (isEqual(before, after) || isEqual(own, after)) return own;
  if (isEqual(own, before)) return after;
  const objects = objectsOf(versions);
  if (objects !== undefined) return mergeMembers(objects, path, conflicts);
  if (isScalars(after) && isScalars(own) && (before === undefined || isScalars(before)))
    return withAdded(
      own.filter((item) => after.includes(item) || !before?.includes(item)),
      after.filter((item) => !before?.includes(item)),
      after,
    );
  conflicts.push({ path, before, after, own });
  return own;
}

/** Keys of types and facts. Values with different ones have nothing in common. */
const alternatives = ["list", "map", "shape", "oneOf", "anyOf", "values", "enum", "decided", "unknown"];

/** Returns objects whose members can be merged. A type that is a string, such as `integer`, is short for `{ type }`. */
function objectsOf({ before, after, own }: Versions<Json>): Versions<JsonObject> | undefined {
  const isLong = [before, after, own].some((one) => isObject(one) && one["type"] !== undefined);
  const [first, second, third] = [before, after, own].map((one) =>
    isObject(one) ? one : isLong && typeof one === "string" ? { type: one } : undefined,
  );
  if (second === undefined || third === undefined || (before !== undefined && first === undefined)) return undefined;
  const isAlike = alternatives.every((key) => (second[key] === undefined) === (third[key] === undefined));
  return isAlike ? { before: first, after: second, own: third } : undefined;
}

function mergeMembers(
  { before = {}, after = {}, own = {} }: Versions<JsonObject>,
  path: readonly string[],
  conflicts: Conflict[],
): JsonObject {
  const added = Object.keys(after).filter((key) => own[key] === undefined);
  const keys = withAdded(Object.keys(own), added, Object.keys(after));
  return Object.fromEntries(
    keys.flatMap((key) => {
      const member = merge({ before: before[key], after: after[key], own: own[key] }, [...path, key], conflicts);
      return member === undefined ? [] : [[key, member] as const];
    }),
  );
}

function isScalars(value: Json | undefined): value is readonly (string | number | boolean | null)[] {
  return Array.isArray(value) && value.every((item) => typeof item !== "object" || item === null);
}

/** Adds items after those that precede them in `order`. */
function withAdded<Item>(items: readonly Item[], added: readonly Item[], order: readonly Item[]): readonly Item[] {
  const all = [...items];
  for (const item of added) {
    if (all.includes(item)) continue;
    const before = order.slice(0, order.indexOf(item)).findLast((one) => all.includes(one));
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, item);
  }
  return all;
}
