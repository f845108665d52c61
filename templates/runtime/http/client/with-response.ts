import type { OnResponse } from "./options.js";
import { requestIdOf } from "./request-error.js";

/** The result of a call, with the status and headers of its response. */
export interface WithResponse<Data> {
  readonly data: Data;
  readonly status: number;
  /** The response headers, without cookies. */
  readonly headers: Headers;
  /** Identifies the state of the object, for `ifMatch`. Undefined if the server does not send it. */
  readonly etag: string | undefined;
  /** The server's id of the request, if a response header contains it. */
  readonly requestId: string | undefined;
}

/**
 * Returns the result of a call with the response's status and headers: `withResponse((call) => client.things.get(id,
 * call))`. If there are several responses, the last one is used. Rejects as the call does, or with a `TypeError` if
 * `call` was not passed on.
 */
export async function withResponse<Data>(
  work: (call: { readonly onResponse: OnResponse }) => Promise<Data>,
): Promise<WithResponse<Data>> {
  let last: Response | undefined;
  if (typeof work !== "function")
    throw new TypeError("withResponse takes a function: withResponse((call) => client.things.get(id, call))");
  const data = await work({ onResponse: (response) => void (last = response) });
  if (last === undefined) {
    throw new TypeError(
      "No response was seen: pass on the given call, as in withResponse((call) => client.things.get(id, call))",
    );
  }
  const headers = new Headers(last.headers);
  headers.delete("set-cookie");
  return {
    data,
    status: last.status,
    headers,
    etag: headers.get("etag") ?? undefined,
    requestId: requestIdOf(headers),
  };
}
