import type { DecodingSchema, DescribedSchema, SchemaOptions } from "../types.js";

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
function withChanged(schema: Schema, change: (inner: Schema) => Schema): Schema {
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

/**
 * Keywords that OpenAPI 3.0 lacks, with extensions that replace them. The extensions are only informative. Omitting
 * these constraints does not invalidate any request.
 */
const extensions: Readonly<Record<string, string>> = {
  $comment: "x-comment",
  patternProperties: "x-patternProperties",
  propertyNames: "x-propertyNames",
};

/** The schema for null alone. OpenAPI 3.0 allows null only together with a type. */
const onlyNull: Schema = { type: "string", enum: [null], nullable: true };

/**
 * Converts a schema to a Schema Object of OpenAPI 3.0. A Schema Object cannot contain definitions, so each one is
 * inlined at its references.
 * @throws RangeError if a schema contains itself, because inlining would not end.
 */
export function openApi30({ $defs = {}, ...schema }: Schema): Schema {
  const definitions = $defs as Readonly<Record<string, Schema>>;
  const convert =
    (open: readonly string[]) =>
    (one: Schema): Schema => {
      const { $ref, ...own } = one;
      if ($ref === undefined) return inWords(withChanged(own, convert(open)));
      const name = definitionOf($ref);
      if (open.includes(name))
        throw new RangeError(
          `openapi-3.0 cannot describe it: ${JSON.stringify(name)} contains itself; use draft-2020-12 or draft-07`,
        );
      return joined(inWords(withChanged(own, convert(open))), convert([...open, name])(definitions[name]!));
    };
  return convert([])(schema);
}

/**
 * Merges a referenced schema with the keywords next to the reference. These only describe this use and do not add
 * constraints.
 */
function joined(beside: Schema, meant: Schema): Schema {
  return { ...meant, ...beside };
}

function inWords(whole: Schema): Schema {
  const { const: only, examples, contentEncoding, exclusiveMinimum: _, exclusiveMaximum: __, ...schema } = whole;
  const members = Object.entries(schema).map(([keyword, value]) => [extensions[keyword] ?? keyword, value] as const);
  return nullable({
    ...Object.fromEntries(members),
    ...exclusiveBounds(whole),
    ...(schema["patternProperties"] !== undefined && { additionalProperties: anyOther(schema) }),
    ...(only !== undefined && { enum: [only] }),
    ...(examples !== undefined && { example: (examples as readonly unknown[])[0] }),
    ...(contentEncoding === "base64" && { format: "byte" }),
  });
}

/** Converts exclusive bounds: in OpenAPI 3.0, an exclusive bound is a boolean next to the bound. */
function exclusiveBounds({ minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below }: Schema): Schema {
  const isLow = typeof above === "number" && !(typeof minimum === "number" && minimum > above);
  const isHigh = typeof below === "number" && !(typeof maximum === "number" && maximum < below);
  return {
    ...(isLow && { minimum: above, exclusiveMinimum: true }),
    ...(isHigh && { maximum: below, exclusiveMaximum: true }),
  };
}

/**
 * Returns a schema for properties that match no listed name, because OpenAPI 3.0 cannot distinguish them by pattern.
 */
function anyOther({ patternProperties }: Schema): Schema {
  return { anyOf: Object.values(patternProperties as Schema) };
}

/** Converts `anyOf` of null and one type to a nullable type. */
function nullable({ anyOf, ...schema }: Schema): Schema {
  if (schema["type"] === "null") return { ...schema, ...onlyNull };
  const choices = anyOf as readonly Schema[] | undefined;
  const others = choices?.filter((one) => !isNull(one)) ?? [];
  const [only] = others;
  if (choices === undefined || others.length === choices.length)
    return choices === undefined ? schema : { ...schema, anyOf };
  const isPlain = others.length === 1 && typeof only!["type"] === "string" && only!["enum"] === undefined;
  return isPlain ? { ...only, ...schema, nullable: true } : { ...schema, anyOf };
}

function isNull({ enum: values }: Schema): boolean {
  return Array.isArray(values) && values.length === 1 && values[0] === null;
}

/** Functions that convert a 2020-12 schema to each target. */
const targets: ReadonlyMap<string, (schema: Schema) => Schema> = /* @__PURE__ */ new Map([
  ["draft-2020-12", (schema: Schema) => ({ $schema: "https://json-schema.org/draft/2020-12/schema", ...schema })],
  ["draft-07", (schema: Schema) => ({ $schema: "http://json-schema.org/draft-07/schema#", ...draft07(schema) })],
  ["openapi-3.0", openApi30],
]);

/**
 * Creates a Standard Schema that is also a Standard JSON Schema: https://standardschema.dev. `input` returns the schema
 * of its input, and `output` derives the schema of its output from that. Both return new objects, so that callers may
 * modify them.
 */
export function withJsonSchema<Input, Output>(
  standard: DecodingSchema<Input, Output>,
  input: () => Schema,
  output: (input: Schema) => Schema = (same) => same,
): DescribedSchema<Input, Output> {
  const jsonSchema = {
    input: (options: SchemaOptions) => converted(input(), options),
    output: (options: SchemaOptions) => converted(output(input()), options),
  };
  return { "~standard": { ...standard["~standard"], jsonSchema } };
}

function converted(schema: Schema, { target }: SchemaOptions): Record<string, unknown> {
  const convert = targets.get(target);
  if (convert === undefined)
    throw new RangeError(`there is no target ${JSON.stringify(target)}: use ${[...targets.keys()].join(", ")}`);
  return convert(schema);
}

/** Converts a schema to draft 07, which ignores keywords next to `$ref` and has no `deprecated`. */
export function draft07(schema: Schema): Schema {
  const { $ref, $defs, deprecated: _, ...rest } = withChanged(schema, draft07);
  const own = $defs === undefined ? rest : { ...rest, definitions: $defs };
  if ($ref === undefined) return own;
  const reference = { $ref: `#/definitions/${definitionOf($ref)}` };
  return Object.keys(own).length === 0
    ? reference
    : { ...own, allOf: [reference, ...((own["allOf"] as readonly Schema[] | undefined) ?? [])] };
}
