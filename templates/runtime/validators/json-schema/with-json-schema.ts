import { draft07 } from "./draft-07.js";
import { openApi30 } from "./openapi-30.js";
import type { DescribedSchema, SchemaOptions } from "../described-schema.js";
import type { DecodingSchema } from "../resource-types.js";
import type { Schema } from "./schema.js";

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
