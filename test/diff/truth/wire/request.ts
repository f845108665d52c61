/** A request and a response in their wire form. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface WireResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The part of a request that handlers received: names and values, keyed by the name of the handler. */
export type Got = Readonly<Record<string, unknown>>;

export interface Exchanged {
  readonly response: WireResponse;
  /** Undefined if no handler was called. */
  readonly got: Got | undefined;
}

export function titleOf({ method, url, body }: WireRequest): string {
  return `${method} ${decodeURI(url.replace(/^https?:\/\/[^/]*/, ""))}${body === undefined ? "" : ` ${body}`}`.slice(
    0,
    200,
  );
}

export function responseOf({ status, headers, text }: WireResponse): Response {
  return new Response([204, 304].includes(status) ? null : text, { status, headers });
}

/** Returns a `fetch` that passes each request to a function. */
export function fetchOf(send: (request: WireRequest) => Promise<WireResponse>): typeof fetch {
  return async (input, init = {}) => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const body = init.body === undefined ? undefined : String(init.body);
    return responseOf(await send({ method: init.method ?? "GET", url: String(input), headers, body }));
  };
}
