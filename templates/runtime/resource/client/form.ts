import { jsonOf } from "./write-request.js";
import type { WriteRequest } from "./table.js";

/**
 * Writes a body as a form. It is a multipart form if `files` lists file fields with their allowed media types. Values
 * are strings as in a query string, and each item of a list is a separate part. A Blob without a type gets the first
 * media type allowed for its field.
 */
export function form(
  dateTime: readonly [separator: string, suffix: string],
  files?: Readonly<Record<string, readonly string[]>>,
): WriteRequest {
  return (request, body) => {
    const written = files ? new FormData() : new URLSearchParams();
    for (const [name, given] of Object.entries(body as object)) {
      for (const one of [given].flat()) {
        if (one instanceof Blob) (written as FormData).append(name, typed(one, files![name]));
        else if (one !== undefined) written.append(name, textOf(one, dateTime));
      }
    }
    return { ...request, body: written };
  };
}

/** Formats a form value: numbers and booleans as in JSON, strings unchanged. */
function textOf(value: unknown, dateTime: readonly [separator: string, suffix: string]): string {
  return String(JSON.parse(jsonOf(value, dateTime)));
}

function typed(file: Blob, mediaTypes: readonly string[] = []): Blob {
  const type = mediaTypes.find((one) => !one.endsWith("*"));
  if (file.type || !type) return file;
  return file instanceof File ? new File([file], file.name, { type }) : new Blob([file], { type });
}
