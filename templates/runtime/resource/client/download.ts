import type { TransportOptions } from "../../http/client/options.js";
import type { HttpRequest } from "../../http/client/transport.js";
import type { WriteRequest, TellAnswer } from "./table.js";

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
