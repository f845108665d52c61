import type { Pair } from "../common/deep-object.js";
import { jsonOf } from "./write-request.js";
import type { WriteRequest } from "./table.js";

/** Returns the pairs of a field, and whether a value is JSON. */
type WriteFormPairs = (name: string, value: unknown) => readonly (readonly [...Pair, isJson?: true])[];

/**
 * Writes a body as a form. It is a multipart form if `files` lists file fields with their allowed media types. Values
 * are strings as in a query string, and `pairsOf` writes objects and lists. A Blob without a type gets the first media
 * type allowed for its field.
 */
export function form(
  dateTime: readonly [separator: string, suffix: string],
  files?: Readonly<Record<string, readonly string[]>>,
  pairsOf: WriteFormPairs = plainPairs,
): WriteRequest {
  return (request, body) => {
    const written = files ? new FormData() : new URLSearchParams();
    for (const [name, given] of Object.entries(body as object)) {
      const items = [given].flat().filter((one) => one !== undefined);
      if (items[0] instanceof Blob)
        for (const one of items) (written as FormData).append(name, typed(one, files![name]));
      else if (items.length > 0)
        for (const [key, text, isJson] of pairsOf(name, JSON.parse(jsonOf(given, dateTime))))
          if (isJson && files) (written as FormData).append(key, new Blob([text], { type: "application/json" }));
          else written.append(key, text);
    }
    return { ...request, body: written };
  };
}

/** Writes objects as JSON, and a list as one field per item. */
const plainPairs: WriteFormPairs = (name, value) =>
  [value].flat().map((item) => (typeof item === "object" ? [name, JSON.stringify(item), true] : [name, String(item)]));

function typed(file: Blob, mediaTypes: readonly string[] = []): Blob {
  const type = mediaTypes.find((one) => !one.endsWith("*"));
  if (file.type || !type) return file;
  return file instanceof File ? new File([file], file.name, { type }) : new Blob([file], { type });
}
