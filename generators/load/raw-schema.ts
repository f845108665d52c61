import type { Scalar, TypeName } from "./schema.ts";

/** A JSON Schema as it is written: the keywords that Kiln evaluates. */
export interface RawSchema {
  readonly description?: string;
  readonly $ref?: string;
  readonly type?: TypeName | readonly TypeName[];
  readonly enum?: readonly Scalar[];
  readonly const?: Scalar;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly items?: RawSchema;
  readonly properties?: Readonly<Record<string, RawSchema>>;
  readonly additionalProperties?: RawSchema | boolean;
  readonly propertyNames?: RawSchema;
  readonly required?: readonly string[];
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly dependentSchemas?: Readonly<Record<string, RawSchema>>;
  readonly anyOf?: readonly RawSchema[];
  readonly if?: RawSchema;
  readonly then?: RawSchema;
  readonly else?: RawSchema;
}

/** The keywords that a schema may have; some only describe. */
export const KNOWN_KEYWORDS: ReadonlySet<string> = new Set([
  "$schema",
  "$id",
  "$defs",
  "$comment",
  "title",
  "description",
  "default",
  "examples",
  "$ref",
  "type",
  "enum",
  "const",
  "pattern",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "minItems",
  "maxItems",
  "minProperties",
  "maxProperties",
  "items",
  "properties",
  "additionalProperties",
  "propertyNames",
  "required",
  "dependentRequired",
  "dependentSchemas",
  "anyOf",
  "if",
  "then",
  "else",
]);
