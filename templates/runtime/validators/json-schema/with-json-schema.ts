import { definitionOf, withChanged, type Schema } from "./schema.js";
import type { DescribedSchema, SchemaOptions } from "../described-schema.js";
import type { DecodingSchema } from "../resource-types.js";

/** What 3.0 has no word for and constrains nothing that a server may be asked. It stays to be read, as an extension. */
const extensions: Readonly<Record<string, string>> = {
  $comment: "x-comment",
  patternProperties: "x-patternProperties",
  propertyNames: "x-propertyNames",
};

/** The one value null: 3.0 knows it only beside a type. */
const onlyNull: Schema = { type: "string", enum: [null], nullable: true };

/**
 * The schema as a Schema Object of OpenAPI 3.0. It has no place for definitions, so each stands where it is referred
 * to.
 * @throws RangeError where a schema holds itself: without definitions it has no end.
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

/** What is said beside a reference and what it refers to. The former is said of this place, and constrains nothing. */
function joined(beside: Schema, meant: Schema): Schema {
  return { ...meant, ...beside };
}

function inWords({ const: only, examples, contentEncoding, ...schema }: Schema): Schema {
  const members = Object.entries(schema).map(([keyword, value]) => [extensions[keyword] ?? keyword, value] as const);
  return nullable({
    ...Object.fromEntries(members),
    ...(schema["patternProperties"] !== undefined && { additionalProperties: anyOther(schema) }),
    ...(only !== undefined && { enum: [only] }),
    ...(examples !== undefined && { example: (examples as readonly unknown[])[0] }),
    ...(contentEncoding === "base64" && { format: "byte" }),
  });
}

/** What names have that no property has: 3.0 cannot tell them apart by their form. */
function anyOther({ patternProperties }: Schema): Schema {
  return { anyOf: Object.values(patternProperties as Schema) };
}

/** A choice between null and one type is that type, which may be null. */
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

/** How a schema of 2020-12 is written for each target. */
const targets: ReadonlyMap<string, (schema: Schema) => Schema> = /* @__PURE__ */ new Map([
  ["draft-2020-12", (schema: Schema) => ({ $schema: "https://json-schema.org/draft/2020-12/schema", ...schema })],
  ["draft-07", (schema: Schema) => ({ $schema: "http://json-schema.org/draft-07/schema#", ...draft07(schema) })],
  ["openapi-3.0", openApi30],
]);

/**
 * A Standard Schema that is a Standard JSON Schema too: https://standardschema.dev. `input` makes the schema of what it
 * takes, `output` of that the schema of what it gives, both anew each time, so that a caller may change what it gets.
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

/** The schema in the words of draft 07: it reads nothing beside `$ref`, and knows no `deprecated`. */
export function draft07(schema: Schema): Schema {
  const { $ref, $defs, deprecated: _, ...rest } = withChanged(schema, draft07);
  const own = $defs === undefined ? rest : { ...rest, definitions: $defs };
  if ($ref === undefined) return own;
  const reference = { $ref: `#/definitions/${definitionOf($ref)}` };
  return Object.keys(own).length === 0
    ? reference
    : { ...own, allOf: [reference, ...((own["allOf"] as readonly Schema[] | undefined) ?? [])] };
}
