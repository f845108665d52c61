import type { DecodingSchema } from "./types.js";
/** A Standard Schema and a Standard JSON Schema, version 1, in one. */
export interface DescribedSchema<Input, Output> {
    readonly "~standard": DecodingSchema<Input, Output>["~standard"] & {
        readonly jsonSchema: JsonSchemas;
    };
}
/** Functions that return a new copy of the JSON Schemas for each call. */
export interface JsonSchemas {
    /**
     * Returns the schema of `validate`'s input. Throws a RangeError if the target is unknown or cannot express the
     * schema.
     */
    readonly input: (options: SchemaOptions) => Record<string, unknown>;
    /** Returns the schema of `validate`'s output. Throws as `input` does. */
    readonly output: (options: SchemaOptions) => Record<string, unknown>;
}
export interface SchemaOptions {
    /** The dialect of the schema: `draft-2020-12`, `draft-07` or `openapi-3.0`. */
    readonly target: "draft-2020-12" | "draft-07" | "openapi-3.0" | ({} & string);
    /** Has no effect. */
    readonly libraryOptions?: Record<string, unknown> | undefined;
}
