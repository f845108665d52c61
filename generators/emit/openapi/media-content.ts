import { jsonObject, unlessEmpty, type JsonObject } from "../../codegen/json.ts";
import { numbered, type NamedExample } from "./examples.ts";

/**
 * Bytes of each media type. `format: binary` is what generators know of 3.0 and take in 3.1, where it is registered
 * too; a text is a text. Examples are texts: those of the other types have none.
 */
export function mediaContent(mediaTypes: readonly string[], examples: readonly NamedExample[]): JsonObject {
  const shown = unlessEmpty(numbered(examples));
  return jsonObject(
    mediaTypes.map(
      (type) => [type, isText(type) ? { schema: { type: "string" }, examples: shown } : { schema: bytes }] as const,
    ),
  );
}

const bytes = { type: "string", format: "binary" };

function isText(mediaType: string): boolean {
  return mediaType.startsWith("text/");
}
