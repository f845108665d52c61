import { type Json, isObject } from "../codegen/json.ts";
import type { Node } from "../load/tree.ts";

/** Returns the data of a node without its places. */
export function jsonOf(node: Node): Json {
  switch (node.kind) {
    case "scalar":
      return node.value;
    case "list":
      return node.items.map(jsonOf);
    case "map":
      return Object.fromEntries(node.entries.map(({ key, value }) => [key, jsonOf(value)]));
  }
}

/** Returns whether two values are equal. The order of members does not matter, and an undefined member is missing. */
export function isEqual(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    const others = other as readonly Json[];
    return one.length === others.length && one.every((item: Json, index) => isEqual(item, others[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isEqual(one[key], other[key]));
}
