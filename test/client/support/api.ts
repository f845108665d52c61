import type { ServerResponse } from "node:http";
import { json, serve, type Received, type TestServer } from "./server.ts";
import { responseOf, type WikiOptions } from "./wiki.ts";

/** Returns the parameters of a request. Those in the body take precedence. */
export function parametersOf({ url, body }: Received): URLSearchParams {
  const all = new URL(url, "http://wiki.invalid").searchParams;
  for (const [name, value] of new URLSearchParams(body)) all.set(name, value);
  return all;
}

export interface Api extends TestServer {
  readonly endpoint: string;
  /** Returns the parameters of each request, without those common to all requests. */
  readonly asked: () => readonly Readonly<Record<string, string>>[];
}

const common = ["action", "format", "formatversion", "errorformat"];

/** An endpoint that responds with bodies. An error response also has the header with the error code. */
export async function serveApi(
  respond: (asked: URLSearchParams, turn: number, response: ServerResponse, request: Received) => unknown,
): Promise<Api> {
  const server = await serve((response, request, turn) => {
    const body = respond(parametersOf(request), turn, response, request) as
      | { readonly errors?: readonly { readonly code: string }[] }
      | undefined;
    if (body === undefined) return;
    const code = body.errors?.[0]?.code;
    json(response, 200, body, code === undefined ? {} : { "mediawiki-api-error": code });
  });
  const asked = (): readonly Readonly<Record<string, string>>[] =>
    server.requests.map((request) =>
      Object.fromEntries([...parametersOf(request)].filter(([name]) => !common.includes(name))),
    );
  return { ...server, endpoint: `${server.url}/api.php`, asked };
}

export function serveWiki(wiki: WikiOptions): Promise<Api> {
  return serveApi((asked) => responseOf(wiki, asked));
}
