import type { Json } from "../../../generators/codegen/json.ts";

/** A request and its response, to be written as an entry of an HTTP Archive. */
export interface Exchanged {
  readonly method?: string;
  readonly url: string;
  readonly sent?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly content?: { readonly [key: string]: Json };
  readonly body?: Json;
}

/** Returns an HTTP Archive with the members that Chromium, Firefox and mitmproxy write. */
export function harOf(all: readonly Exchanged[]): string {
  const entries = all.map(({ method = "GET", url, sent, status = 200, headers = {}, content, body }, index) => ({
    startedDateTime: `2026-11-29T08:00:0${index % 10}.${String(index).padStart(3, "0")}Z`,
    time: 3.2,
    request: {
      method,
      url,
      httpVersion: "h2",
      headers: [
        { name: ":authority", value: "office.invalid" },
        { name: "Authorization", value: "Bearer header-secret" },
        { name: "Cookie", value: "session=cookie-secret" },
      ],
      queryString: [],
      cookies: [{ name: "session", value: "cookie-secret" }],
      headersSize: -1,
      bodySize: sent?.length ?? 0,
      ...(sent === undefined ? {} : { postData: { mimeType: "application/json", text: sent } }),
    },
    response: {
      status,
      statusText: "",
      httpVersion: "h2",
      headers: Object.entries({ ":status": String(status), "content-type": "application/json", ...headers }).map(
        ([name, value]) => ({ name, value }),
      ),
      cookies: [],
      content: content ?? { size: 1, mimeType: "application/json", text: JSON.stringify(body) },
      redirectURL: "",
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: 3, receive: 0 },
  }));
  return JSON.stringify({ log: { version: "1.2", creator: { name: "WebInspector", version: "537.36" }, entries } });
}

/** Returns a `fetch` that records what it sends and receives. */
export function recorder(): { readonly fetch: typeof fetch; readonly har: () => string } {
  const all: Exchanged[] = [];
  return {
    har: () => harOf(all),
    async fetch(input, init) {
      const request = new Request(input, init);
      const sent = await request.clone().text();
      const response = await fetch(request);
      const text = await response.clone().text();
      all.push({
        method: request.method,
        url: request.url,
        ...(sent === "" ? {} : { sent }),
        status: response.status,
        headers: Object.fromEntries(response.headers),
        content: { size: text.length, mimeType: response.headers.get("content-type") ?? "", text },
      });
      return response;
    },
  };
}
