import type { TransportOptions } from "../http/options.js";
import type { HttpRequest } from "../http/transport.js";
import type { WriteRequest, TellAnswer } from "./table.js";

/**
 * The answer to a call that is answered with bytes: status and header fields are there, the body has not been read.
 * Read it with `blob()`, `arrayBuffer()` or `text()`, or as a stream (`body`), which need not be held as a whole; or
 * end it with `body.cancel()`.
 */
export type MediaResponse = Response;

/** Asks for bytes: of several answers, those with the statuses are. */
export function download(
  mediaTypes: readonly string[],
  write?: WriteRequest,
  statuses?: readonly number[],
): WriteRequest {
  return (request, body, call) => {
    const made = write?.(request, body, call) ?? request;
    // Errors are answered in the service's own media type.
    return {
      ...made,
      headers: { ...made.headers, accept: [...mediaTypes, made.headers!["accept"]].join(", ") },
      unread: { signal: call.signal, statuses },
    };
  };
}

/**
 * Options of a client that leaves the bodies of such answers unread. The timeout ends with the header fields, since it
 * is not known how long the body takes; the caller's signal goes on. The body of an error is read as ever.
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
    // For the transport, which would read it.
    return Object.defineProperty(response, "text", { value: async () => "", configurable: true });
  };
  return { ...options, fetch: send as typeof fetch };
}

/** Gives such an answer as it is. */
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
