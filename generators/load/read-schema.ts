import type { Schema, Scalar, TypeName } from "./schema.ts";

/**
 * Returns a reader of schemas by file name. Kiln reads the part of JSON Schema 2020-12 that its schemas use. It throws
 * an error for any other keyword, so that no keyword is ignored.
 */
export function schemaReader(texts: ReadonlyMap<string, string>): (file: string) => Schema {
  const parsed = new Map<string, RawSchema>();
  const read = new Map<RawSchema, Schema>();

  function rawFile(file: string): RawSchema {
    let raw = parsed.get(file);
    if (raw === undefined) parsed.set(file, (raw = JSON.parse(textOf(texts, file)) as RawSchema));
    return raw;
  }

  function resolve(reference: string, file: string): Schema {
    const [path = "", fragment = ""] = reference.split("#");
    const target = path === "" ? file : path;
    const raw = atPointer(rawFile(target), fragment);
    if (raw === undefined) throw new Error(`${file}: ${reference} does not exist`);
    return schemaOf(raw, target);
  }

  /** Returns the parsed schema. It is registered before it is complete, because types may be recursive. */
  function schemaOf(raw: RawSchema, file: string): Schema {
    const known = read.get(raw);
    if (known !== undefined) return known;
    refuseUnknownKeywords(raw, file);
    const schema = {} as Schema;
    read.set(raw, schema);
    return Object.assign(
      schema,
      contents(raw, { schemaOf: (one) => schemaOf(one, file), resolve: (to) => resolve(to, file) }),
    );
  }

  return (file) => schemaOf(rawFile(file), file);
}

/** Returns the schema at a JSON pointer. Names of definitions need no escapes. */
function atPointer(root: RawSchema, pointer: string): RawSchema | undefined {
  const steps = pointer.split("/").slice(1);
  return steps.reduce((at: unknown, step) => (at as Record<string, unknown> | undefined)?.[step], root) as
    | RawSchema
    | undefined;
}

function refuseUnknownKeywords(raw: RawSchema, file: string): void {
  const unknown = Object.keys(raw).find((keyword) => !KNOWN_KEYWORDS.has(keyword));
  if (unknown !== undefined) throw new Error(`${file}: the shape check does not know the keyword “${unknown}”`);
}

interface Inner {
  readonly schemaOf: (raw: RawSchema) => Schema;
  readonly resolve: (reference: string) => Schema;
}

function contents(raw: RawSchema, { schemaOf, resolve }: Inner): Schema {
  const others = raw.additionalProperties;
  return {
    description: raw.description,
    ref: raw.$ref === undefined ? undefined : resolve(raw.$ref),
    types: raw.type === undefined ? [] : [raw.type].flat(),
    values: raw.const === undefined ? raw.enum : [raw.const],
    pattern: raw.pattern === undefined ? undefined : new RegExp(raw.pattern, "u"),
    minLength: raw.minLength ?? 0,
    maxLength: raw.maxLength ?? Infinity,
    minimum: raw.minimum ?? -Infinity,
    maximum: raw.maximum ?? Infinity,
    minSize: raw.minItems ?? raw.minProperties ?? 0,
    maxSize: raw.maxItems ?? raw.maxProperties ?? Infinity,
    items: raw.items === undefined ? undefined : schemaOf(raw.items),
    uniqueItems: raw.uniqueItems ?? false,
    properties: new Map(Object.entries(raw.properties ?? {}).map(([key, inner]) => [key, schemaOf(inner)])),
    others: others === false ? "refused" : typeof others === "object" ? schemaOf(others) : undefined,
    names: raw.propertyNames === undefined ? undefined : schemaOf(raw.propertyNames),
    required: raw.required ?? [],
    dependentRequired: Object.entries(raw.dependentRequired ?? {}),
    dependentSchemas: Object.entries(raw.dependentSchemas ?? {}).map(([key, inner]) => [key, schemaOf(inner)] as const),
    anyOf: (raw.anyOf ?? []).map(schemaOf),
    choice: raw.if && {
      test: schemaOf(raw.if),
      then: raw.then && schemaOf(raw.then),
      otherwise: raw.else && schemaOf(raw.else),
    },
  };
}

function textOf(texts: ReadonlyMap<string, string>, file: string): string {
  const text = texts.get(file);
  if (text === undefined) throw new Error(`There is no schema ${file}`);
  return text;
}

/** A JSON Schema before its references are resolved. Contains only the keywords that Kiln evaluates. */
interface RawSchema {
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
  readonly uniqueItems?: boolean;
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

/** The supported keywords. Some are only annotations. */
const KNOWN_KEYWORDS: ReadonlySet<string> = new Set([
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
  "uniqueItems",
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
