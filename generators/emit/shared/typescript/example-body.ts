import { reference, flatLiteral } from "../../../codegen/literal.ts";
import { fileOf } from "../../../model/body.ts";
import { formBodyOf } from "../../../model/operations.ts";
import type { Field, Operation } from "../../../model/resource.ts";

/** Returns the body of an example as code in a program. In the example, the contents of a file are text. */
export function exampleBody(operation: Operation, body: unknown, made: "Blob" | "File"): unknown {
  const files = formBodyOf(operation)?.form.files ?? [];
  if (files.length === 0 || typeof body !== "object" || body === null) return body;
  const one =
    (file: Field) =>
    (text: unknown): unknown => {
      const type = flatLiteral({ type: typeWithin(fileOf(file)!.mediaTypes[0]!) });
      return reference(
        `new ${made}([${flatLiteral(text)}], ${made === "File" ? `${flatLiteral(file.name)}, ` : ""}${type})`,
      );
    };
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const file = files.find((field) => field.name === name);
      if (file === undefined) return [name, value];
      return [name, Array.isArray(value) ? value.map(one(file)) : one(file)(value)];
    }),
  );
}

/** Returns the media type, or a sample of a media type range. */
function typeWithin(mediaType: string): string {
  return mediaType.replace("text/*", "text/plain").replace("image/*", "image/png").replace("/*", "/octet-stream");
}
