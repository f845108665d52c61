import { isObject, type Json } from "../../codegen/json.ts";

/**
 * Returns the type expression of values, or undefined if all are null. A new field also gets its other keys. A field
 * that was in every response may still be optional.
 */
export function definitionOf(values: readonly Json[], isNew: boolean): Json | undefined {
  const present = values.filter((value) => value !== null);
  if (present.length === 0) return undefined;
  const type = typeOf(present);
  if (!isNew) return type;
  return { type, optional: true, ...(present.length < values.length ? { nullable: true } : {}) };
}

/** Returns the type of a definition or type expression as text. */
export function typeName(definition: Json): string {
  const type = isObject(definition) && definition["type"] !== undefined ? definition["type"] : definition;
  return typeof type === "string" ? type : JSON.stringify(type);
}

function typeOf(values: readonly Json[]): Json {
  const kinds = new Set(values.map(kindOf));
  if (kinds.size === 2 && kinds.has("integer") && kinds.has("number")) return "number";
  const [kind] = kinds;
  if (kinds.size !== 1 || kind === undefined) return "any";
  return kind === "list" ? { list: typeOf((values as readonly (readonly Json[])[]).flat()) } : kind;
}

function kindOf(value: Json): string {
  if (Array.isArray(value)) return "list";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value === "string" || typeof value === "boolean" ? typeof value : "any";
}
