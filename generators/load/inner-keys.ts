import type { Schema } from "./schema.ts";

/** Returns the schema's description of a property. */
export function meaningOf(schema: Schema, key: string): string | undefined {
  const property = schema.properties.get(key);
  return property?.description ?? property?.ref?.description;
}

/** Returns the only property whose value may be a mapping with all of these keys, such as `type` for `scale`. */
export function keyWithin({ properties }: Schema, keys: readonly string[]): string | undefined {
  const [only, ...others] = [...properties].flatMap(([name, value]) =>
    mappingsOf(value).some((one) => hasAll(one, keys)) ? [name] : [],
  );
  return others.length === 0 ? only : undefined;
}

function hasAll({ properties }: Schema, keys: readonly string[]): boolean {
  return keys.length > 0 && keys.every((key) => properties.has(key));
}

/** Returns the mapping schemas that a value may match. Types can be nested, so only one level is inspected. */
function mappingsOf(schema: Schema): readonly Schema[] {
  if (schema.ref !== undefined) return mappingsOf(schema.ref);
  const chosen = [schema.choice?.then, schema.choice?.otherwise].flatMap((one) =>
    one === undefined ? [] : mappingsOf(one),
  );
  return [...(schema.properties.size > 0 ? [schema] : []), ...chosen, ...schema.anyOf.flatMap(mappingsOf)];
}
