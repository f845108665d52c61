import { jsonOf } from "./write-request.js";
import type { WriteRequest } from "./table.js";

/**
 * Writes a body as a form: of several parts where `files` are named, with the media types that each may be of. Values
 * are texts as in a query string, and a list is one part for each item. A Blob that does not say what it is has the
 * first media type that its file may have.
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

/** A number or a boolean is written as in JSON, a text as it is. */
function textOf(value: unknown, dateTime: readonly [separator: string, suffix: string]): string {
  return String(JSON.parse(jsonOf(value, dateTime)));
}

function typed(file: Blob, mediaTypes: readonly string[] = []): Blob {
  const type = mediaTypes.find((one) => !one.endsWith("*"));
  if (file.type || !type) return file;
  return file instanceof File ? new File([file], file.name, { type }) : new Blob([file], { type });
}
