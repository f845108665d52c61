import type { DecodingSchema } from "./resource-types.js";

/** A Standard Schema and a Standard JSON Schema, version 1, in one. */
export interface DescribedSchema<Input, Output> {
  readonly "~standard": DecodingSchema<Input, Output>["~standard"] & { readonly jsonSchema: JsonSchemas };
}

/** The JSON Schemas, made anew by each call. */
export interface JsonSchemas {
  /** Of what `validate` takes. Throws a RangeError for a target that there is not, or that cannot say it. */
  readonly input: (options: SchemaOptions) => Record<string, unknown>;
  /** Of what `validate` gives. Throws as `input`. */
  readonly output: (options: SchemaOptions) => Record<string, unknown>;
}

export interface SchemaOptions {
  /** The words of the schema: `draft-2020-12`, `draft-07` or `openapi-3.0`. */
  readonly target: "draft-2020-12" | "draft-07" | "openapi-3.0" | ({} & string);
  /** Has no effect. */
  readonly libraryOptions?: Record<string, unknown> | undefined;
}
