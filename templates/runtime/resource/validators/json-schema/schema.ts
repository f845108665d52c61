/** A JSON Schema, or a value in one. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

/**
 * The keywords that contain a schema, a list of schemas, or an object of schemas. Only keywords that Kiln generates are
 * included.
 */
const single: ReadonlySet<string> = new Set(["items", "additionalProperties", "propertyNames", "not"]);
const lists: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf"]);
const byName: ReadonlySet<string> = new Set(["properties", "patternProperties", "$defs"]);

/** Returns the schema with changed subschemas. */
export function withChanged(schema: Schema, change: (inner: Schema) => Schema): Schema {
  const members = Object.entries(schema).map(([keyword, value]) => [keyword, changedMember(keyword, value, change)]);
  return Object.fromEntries(members) as Schema;
}

function changedMember(keyword: string, value: unknown, change: (inner: Schema) => Schema): unknown {
  if (lists.has(keyword)) return (value as readonly Schema[]).map(change);
  if (single.has(keyword)) return typeof value === "boolean" ? value : change(value as Schema);
  if (!byName.has(keyword)) return value;
  return Object.fromEntries(Object.entries(value as Schema).map(([name, inner]) => [name, change(inner as Schema)]));
}

const inDefinitions = "#/$defs/";

/** Returns the name of a referenced definition. */
export function definitionOf(ref: unknown): string {
  return String(ref).slice(inDefinitions.length);
}
