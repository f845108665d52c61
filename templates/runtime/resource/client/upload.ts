import { refuseOption } from "../../http/client/refuse-option.js";
import type { HttpRequest } from "../../http/client/transport.js";
import type { WriteRequest } from "./table.js";

/**
 * A source of bytes: a Blob or File, bytes, a string, or a stream. A stream is sent while it is read, and can be sent
 * only once.
 */
export type MediaSource = Blob | Uint8Array | string | ReadableStream<Uint8Array>;

/** Options for calls that send bytes in one of several media types. */
export interface MediaOptions<MediaType extends string> {
  /**
   * The media type of the bytes. The default is the Blob's own type, or else the first type that the operation accepts.
   */
  readonly mediaType?: MediaType | undefined;
}

/** Returns a function that adds bytes and their media type to a request. */
export function upload(mediaTypes: readonly string[]): WriteRequest {
  return (request, body, { mediaType }) => {
    if (body === undefined) return request;
    const isStream = body instanceof ReadableStream;
    const own = body instanceof Blob && body.type;
    const type =
      mediaType ??
      (own && mediaTypes.some((one) => fits(own, one)) ? own : mediaTypes.find((one) => !one.endsWith("*")));
    if (!type) refuseOption("mediaType", mediaType, `name one of ${mediaTypes}`);
    return {
      ...request,
      body: body as NonNullable<HttpRequest["body"]>,
      headers: { ...request.headers, "content-type": type },
      // A stream cannot be read a second time.
      once: isStream || request.once,
      duplex: isStream ? "half" : undefined,
    };
  };
}

function fits(type: string, range: string): boolean {
  const [name] = type.split(";");
  return name === range || (range.endsWith("*") && type.startsWith(range.slice(0, -1)));
}
