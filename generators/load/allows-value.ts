import type { Schema, TypeName } from "./schema.ts";
import type { Node } from "./tree.ts";

/** Whether a node has one of the types; no types allow any. */
export function hasType(types: readonly TypeName[], node: Node): boolean {
  if (types.length === 0) return true;
  const type = typeOf(node);
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

function typeOf(node: Node): TypeName {
  if (node.kind !== "scalar") return node.kind === "map" ? "object" : "array";
  if (node.value === null) return "null";
  if (typeof node.value === "boolean") return "boolean";
  if (typeof node.value === "string") return "string";
  return Number.isInteger(node.value) ? "integer" : "number";
}

/** Whether the value of a scalar, or the size of a mapping or list, is allowed. */
export function allowsValue(schema: Schema, node: Node): boolean {
  if (node.kind !== "scalar") {
    const size = node.kind === "map" ? node.entries.length : node.items.length;
    return schema.values === undefined && size >= schema.minSize && size <= schema.maxSize;
  }
  if (schema.values !== undefined && !schema.values.includes(node.value)) return false;
  if (typeof node.value === "number") return node.value >= schema.minimum && node.value <= schema.maximum;
  return typeof node.value !== "string" || allowsText(schema, node.value);
}

function allowsText(schema: Schema, text: string): boolean {
  // A character may take two code units, so that a text is at least half as long as its count of code units.
  if (text.length < schema.minLength || text.length > 2 * schema.maxLength) return false;
  if (text.length > schema.maxLength && [...text].length > schema.maxLength) return false;
  if (text.length < 2 * schema.minLength && [...text].length < schema.minLength) return false;
  return schema.pattern === undefined || schema.pattern.test(text);
}
