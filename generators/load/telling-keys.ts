import type { Schema } from "./schema.ts";

/** So many kinds of mappings are too many to describe each in a message. */
export const MANY_KINDS = 4;

/** Of each schema the keys that it requires and no other of them does: having one says which is meant. */
export function tellingKeys(schemas: readonly Schema[]): readonly (readonly string[])[] {
  const required = schemas.map(requiredOf);
  return required.map((keys, own) => keys.filter((key) => !required.some((others, index) => index !== own && others.includes(key))));
}

export function requiredOf(schema: Schema): readonly string[] {
  return schema.ref === undefined ? schema.required : requiredOf(schema.ref);
}
