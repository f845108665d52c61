import { fitted } from "../../core/samples/sample.js";
import { StatusError } from "../server/errors.js";
import type { MockErrorResponse, MockOperation } from "./table.js";

/** Returns the description of an error response: that of its status, of its class such as `4XX`, or the default. */
export function describedError({ errors = {} }: MockOperation, status: number): MockErrorResponse | undefined {
  return errors[status] ?? errors[`${Math.floor(status / 100)}XX`] ?? errors["default"];
}

/** Creates an error response with the required headers. If no body is given, the body is a sample. */
export function sampleError(
  status: number,
  { type, example, media, mediaType, headers = {} }: MockErrorResponse,
  given?: Pick<StatusError, "body" | "headers">,
): StatusError {
  const place = { number: 1, depth: 0 };
  const sample = media === undefined ? type && fitted({ type, example }, undefined, { ...place, name: "value" }) : text;
  const made = Object.entries(headers).map(([name, field]) => [
    name.toLowerCase(),
    String(fitted(field, name.toLowerCase() === "retry-after" ? 0 : undefined, { ...place, name })),
  ]);
  const sent = media?.mediaType ?? mediaType;
  return new StatusError(status, given?.body ?? sample, {
    headers: { ...(sent !== undefined && { "content-type": sent }), ...Object.fromEntries(made), ...given?.headers },
  });
}

const text = "Made up.\n";
