import { follow, isObject, type JsonObject, type Side } from "./places.ts";

const byName: ReadonlySet<string> = new Set(["properties", "patternProperties"]);
const lists: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
const inner: ReadonlySet<string> = new Set(["items", "additionalProperties", "not"]);
const unions = ["allOf", "anyOf", "oneOf"] as const;

/**
 * Returns a document whose schemas refuse the properties that they do not list. Properties that the other side alone
 * sends, such as read-only ones in requests, are removed.
 */
export function closedDocument(document: JsonObject, side: Side): JsonObject {
  const hidden = side === "request" ? "readOnly" : "writeOnly";
  const isHidden = (schema: unknown): boolean => follow(document, schema, "").node[hidden] === true;

  const schema = (node: unknown, isValue: boolean): unknown => {
    if (!isObject(node)) return node;
    const { nullable, ...rest } = node;
    // The upgrade to 3.1 leaves `nullable` where a schema has no type.
    if (nullable !== undefined) return schema(nullable === true ? { anyOf: [rest, { type: "null" }] } : rest, isValue);
    const result: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(node)) {
      if (key === "discriminator" || key === "example" || key === "examples" || key === "default") continue;
      if (byName.has(key) && isObject(value))
        result[key] = Object.fromEntries(
          Object.entries(value).flatMap(([name, one]) => (isHidden(one) ? [] : [[name, schema(one, true)]])),
        );
      else if (lists.has(key) && Array.isArray(value))
        result[key] = value.map((one) => schema(one, key === "prefixItems"));
      else if (inner.has(key)) result[key] = schema(value, key !== "not");
      else result[key] = value;
    }
    // The upgrade removes the type of files.
    if (node["contentMediaType"] !== undefined) result["type"] ??= "string";
    const properties = node["properties"];
    if (isObject(properties) && Array.isArray(node["required"]))
      result["required"] = node["required"].filter((name) => !isHidden(properties[String(name)]));
    if (isOpen(result["additionalProperties"]) && listsProperties(node)) delete result["additionalProperties"];
    if (node["properties"] !== undefined) result["type"] ??= "object";
    if (!isValue || result["additionalProperties"] !== undefined) return result;
    if (listsProperties(node, new Set())) return { ...result, unevaluatedProperties: false };
    const isTyped = node["type"] === "object" || Object.keys(node).length === 0;
    return isTyped ? { ...result, additionalProperties: true } : result;
  };

  const listsProperties = (node: unknown, seen = new Set<unknown>()): boolean => {
    if (!isObject(node) || seen.has(node)) return false;
    seen.add(node);
    if (isObject(node["properties"]) && Object.keys(node["properties"]).length > 0) return true;
    if (node["$ref"] !== undefined && listsProperties(follow(document, node, "").node, seen)) return true;
    return unions.some((key) => Array.isArray(node[key]) && node[key].some((one) => listsProperties(one, seen)));
  };

  const walk = (node: unknown, key: string): unknown => {
    if (Array.isArray(node)) return node.map((one) => walk(one, ""));
    if (!isObject(node)) return node;
    return Object.fromEntries(
      Object.entries(node).map(([name, value]) => {
        if (name === "schema") return [name, schema(value, true)];
        if (key === "components" && name === "schemas" && isObject(value))
          return [name, Object.fromEntries(Object.entries(value).map(([id, one]) => [id, schema(one, false)]))];
        return [name, walk(value, name)];
      }),
    );
  };
  return walk(document, "") as JsonObject;
}

function isOpen(value: unknown): boolean {
  return value === true || (isObject(value) && Object.keys(value).length === 0);
}
