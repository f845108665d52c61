import { jsonObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { formMediaType } from "../../describe/media.ts";
import { fileOf } from "../../model/form.ts";
import type { Form } from "../../model/resource.ts";

/**
 * A form, and the media types that each of its files may be of. A list is one field, or one part, for each item, as
 * OpenAPI has it without a word.
 */
export function formContent(form: Form, schema: JsonObject, examples: Json | undefined): JsonObject {
  const encoding = form.files.map((file) => [file.name, { contentType: fileOf(file)?.mediaTypes.join(", ") }] as const);
  return {
    [formMediaType(form)]: { schema, encoding: encoding.length === 0 ? undefined : jsonObject(encoding), examples },
  };
}
