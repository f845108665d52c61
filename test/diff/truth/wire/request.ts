/** A request as it is sent, and an answer as it comes. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** What handlers got of a request: names and values, by the handler's name. */
export type Got = Readonly<Record<string, unknown>>;

export interface Exchanged {
  readonly answer: WireAnswer;
  /** Undefined where no handler was asked. */
  readonly got: Got | undefined;
}

export function titleOf({ method, url, body }: WireRequest): string {
  return `${method} ${decodeURI(url.replace(/^https?:\/\/[^/]*/, ""))}${body === undefined ? "" : ` ${body}`}`.slice(
    0,
    200,
  );
}

export function responseOf({ status, headers, text }: WireAnswer): Response {
  return new Response([204, 304].includes(status) ? null : text, { status, headers });
}

/** A `fetch` that gives each request to somebody. */
export function fetchOf(send: (request: WireRequest) => Promise<WireAnswer>): typeof fetch {
  return async (input, init = {}) => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const body = init.body === undefined ? undefined : String(init.body);
    return responseOf(await send({ method: init.method ?? "GET", url: String(input), headers, body }));
  };
}
