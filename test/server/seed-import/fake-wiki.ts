import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface FakeResponse {
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface FakeWiki extends AsyncDisposable {
  readonly endpoint: string;
  /** The received requests, in order. */
  readonly requests: readonly URLSearchParams[];
}

export async function startFakeWiki(
  respond: (asked: URLSearchParams, before: number) => FakeResponse,
): Promise<FakeWiki> {
  const requests: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? "/", "http://wiki.invalid").searchParams;
    const { body, headers } = respond(asked, requests.length);
    requests.push(asked);
    response.writeHead(200, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/api.php`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const siteResponse = {
  general: { sitename: "Fake\n# wiki\u001b", generator: "MediaWiki 1.45.0", time: "2026-01-01T00:00:00Z" },
  namespaces: { 0: { id: 0, name: "" }, 2: { id: 2, name: "Benutzer" }, 828: { id: 828, name: "Modul" } },
  rightsinfo: { url: "https://licence.example/", text: "A licence\r\nof its own" },
};

export function responseOf(
  asked: URLSearchParams,
  pages: readonly object[],
  users: readonly object[] = [],
): FakeResponse {
  if (asked.get("meta") === "siteinfo") return { body: { batchcomplete: true, query: siteResponse } };
  if (asked.get("list") === "allpages") return { body: { batchcomplete: true, query: { allpages: pages } } };
  if (asked.get("list") === "users") return { body: { batchcomplete: true, query: { users } } };
  return { body: { batchcomplete: true, query: { pages: asked.has("titles") ? pages : [] } } };
}

export function page(title: string, content: string | undefined, more: object = {}, ns = 0): object {
  const main = { contentmodel: "wikitext", ...(content === undefined ? { texthidden: true } : { content }) };
  made += 1;
  return {
    pageid: made,
    ns,
    title,
    revisions: [{ revid: made, user: "Ann", timestamp: "2024-01-01T00:00:00Z", comment: "", slots: { main }, ...more }],
  };
}

let made = 0;
