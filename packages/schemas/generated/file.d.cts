/** A JSON Schema, draft 2020-12. */
interface JsonSchema {
  readonly $schema: "https://json-schema.org/draft/2020-12/schema";
  readonly $id: string;
  readonly title: string;
  readonly [keyword: string]: unknown;
}

declare const schema: JsonSchema;
export = schema;
