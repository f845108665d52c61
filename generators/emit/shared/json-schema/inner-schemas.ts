import { isObject, type Json, type JsonObject } from "../../../codegen/json.ts";

/**
 * Keywords whose value is a schema, a list of schemas or an object of schemas. Keywords that our printers don't use are
 * omitted.
 */
const single = new Set([
  "if",
  "then",
  "else",
  "not",
  "items",
  "contains",
  "additionalProperties",
  "unevaluatedProperties",
]);
const lists = new Set(["allOf", "anyOf", "oneOf"]);
const byName = new Set(["properties", "patternProperties"]);

/** Replaces the nested schemas of a schema, which are numbered in order. */
export function withInner(schema: JsonObject, change: (inner: JsonObject, index: number) => JsonObject): JsonObject {
  let index = 0;
  const changed = (inner: Json | undefined): Json | undefined => (isObject(inner) ? change(inner, index++) : inner);
  const entries = Object.entries(schema).map(([keyword, value]) => {
    if (value === undefined) return [keyword, value] as const;
    if (single.has(keyword)) return [keyword, changed(value)] as const;
    if (lists.has(keyword)) return [keyword, (value as readonly Json[]).map((one) => changed(one)!)] as const;
    if (byName.has(keyword)) {
      return [
        keyword,
        Object.fromEntries(Object.entries(value as JsonObject).map(([name, one]) => [name, changed(one)])),
      ] as const;
    }
    return [keyword, value] as const;
  });
  return Object.fromEntries(entries);
}
