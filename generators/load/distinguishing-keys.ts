import type { Schema } from "./schema.ts";

/** From this number on there are too many kinds of mappings to describe each in a message. */
export const MANY_KINDS = 4;

/**
 * Of each schema the keys that it requires and none of the others does: a mapping that has one was meant to match it.
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
