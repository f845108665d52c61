import { refuseOption } from "../../http/client/refuse-option.js";
import type { HttpRequest } from "../../http/client/transport.js";
import type { WriteRequest, TellAnswer } from "./table.js";
import type { TransportOptions } from "../../http/client/options.js";
import { jsonOf } from "./operation-parts.js";

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

/**
 * The response to a call that returns bytes. Status and headers are available, but the body has not been read. Read it
 * with `blob()`, `arrayBuffer()` or `text()`, or stream it from `body` to avoid buffering it. Discard it with
 * `body.cancel()`.
 */
export type MediaResponse = Response;

/** Requests bytes. If the operation has several responses, `statuses` lists those that contain bytes. */
export function download(
  mediaTypes: readonly string[],
  write?: WriteRequest,
  statuses?: readonly number[],
): WriteRequest {
  return (request, body, call) => {
    const made = write?.(request, body, call) ?? request;
    // Error responses use the service's own media type.
    return {
      ...made,
      headers: { ...made.headers, accept: [...mediaTypes, made.headers!["accept"]].join(", ") },
      unread: { signal: call.signal, statuses },
    };
  };
}

/**
 * Returns client options that leave byte responses unread. The timeout ends when the headers arrive, because the
 * duration of the body is unknown. The caller's signal stays active. Error bodies are read as usual.
 */
export function unread<Options extends TransportOptions>(options: Options): Options {
  const send = async (address: string, init: RequestInit & Pick<HttpRequest, "unread">): Promise<Response> => {
    const inner = options.fetch ?? fetch;
    const { unread: left } = init;
    if (!left) return inner(address, init);
    const controller = new AbortController();
    const outer = init.signal!;
    const end = (): void => controller.abort(outer.reason);
    outer.addEventListener("abort", end);
    const response = await inner(address, { ...init, signal: controller.signal });
    if (!response.ok || left.statuses?.includes(response.status) === false) return response;
    outer.removeEventListener("abort", end);
    left.signal?.addEventListener("abort", () => controller.abort(left.signal!.reason), { signal: controller.signal });
    // Prevents the transport from reading the body.
    return Object.defineProperty(response, "text", { value: async () => "", configurable: true });
  };
  return { ...options, fetch: send as typeof fetch };
}

export function giveUnread(tell?: TellAnswer): TellAnswer {
  return (read, operation, call) => {
    const give: typeof read = async (response, text, view) => {
      if (!Object.hasOwn(response, "text")) return read(response, text, view);
      delete (response as { text?: unknown }).text;
      return { kind: "done", value: operation.statuses ? { status: response.status, data: response } : response };
    };
    return tell?.(give, operation, call) ?? give;
  };
}

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
