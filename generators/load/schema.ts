export type TypeName = "null" | "boolean" | "integer" | "number" | "string" | "array" | "object";
export type Scalar = string | number | boolean | null;

/** A JSON Schema of the spec files, with resolved references. */
export interface Schema {
  readonly description: string | undefined;
  readonly ref: Schema | undefined;
  /** The allowed types. Empty if any type is allowed. */
  readonly types: readonly TypeName[];
  /** The values of `enum`, or the single value of `const`. */
  readonly values: readonly Scalar[] | undefined;
  readonly pattern: RegExp | undefined;
  readonly minLength: number;
  readonly maxLength: number;
  readonly minimum: number;
  readonly maximum: number;
  /** Minimum number of items of an array, or of properties of an object. */
  readonly minSize: number;
  readonly maxSize: number;
  readonly items: Schema | undefined;
  readonly uniqueItems: boolean;
  readonly properties: ReadonlyMap<string, Schema>;
  /** `additionalProperties`: the schema of other properties, or `refused`. */
  readonly others: Schema | "refused" | undefined;
  readonly names: Schema | undefined;
  readonly required: readonly string[];
  /** Keys that are required, and schemas that also apply, if a key is present. */
  readonly dependentRequired: readonly (readonly [key: string, needed: readonly string[]])[];
  readonly dependentSchemas: readonly (readonly [key: string, schema: Schema])[];
  readonly anyOf: readonly Schema[];
  readonly choice: Choice | undefined;
}

/** `if`, `then` and `else`. */
interface Choice {
  readonly test: Schema;
  readonly then: Schema | undefined;
  readonly otherwise: Schema | undefined;
}

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
