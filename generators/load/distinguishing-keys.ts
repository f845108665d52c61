import type { Schema } from "./schema.ts";

/** The number of kinds of mappings from which a message no longer describes each of them. */
export const MANY_KINDS = 4;

/**
 * Returns, for each schema, the keys that it requires and no other schema requires. A mapping with such a key was meant
 * to match that schema.
 */
export function distinguishingKeys(schemas: readonly Schema[]): readonly (readonly string[])[] {
  const required = schemas.map(requiredOf);
  return required.map((keys, own) =>
    keys.filter((key) => !required.some((others, index) => index !== own && others.includes(key))),
  );
}

export function requiredOf(schema: Schema): readonly string[] {
  return schema.ref === undefined ? schema.required : requiredOf(schema.ref);
}
