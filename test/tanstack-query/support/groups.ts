import { createExchangeClient } from "../../../packages/client/generated/exchange/index.js";
import { createExchangeQueries } from "../../../packages/tanstack-query/generated/exchange/index.js";
import { json, serve, type Received, type TestServer } from "../../client/support/server.ts";

export interface Exchange {
  readonly server: TestServer;
  readonly client: ReturnType<typeof clientOf>;
  readonly queries: ReturnType<typeof queriesOf>;
  /** Returns the requests since the last call, such as `GET /paginggroups`. */
  readonly asked: () => readonly string[];
}

const clientOf = (baseUrl: string) =>
  createExchangeClient({ baseUrl, key: "s3cret", tenant: "T1", retries: { attempts: 1 } });
const queriesOf = (client: ReturnType<typeof clientOf>) => createExchangeQueries(client);

/** Starts an exchange with ten paging groups, whose lists have pages linked by `Link`. Group 99 does not exist. */
export async function exchange(): Promise<Exchange> {
  const server = await serve((response, request) => {
    const { path, query } = partsOf(request);
    const id = /^\/paginggroups\/(.+)$/.exec(path)?.[1];
    if (id === "99") return json(response, 404, { error: { code: "object_not_found", message: "Object not found." } });
    if (request.method === "DELETE") return json(response, 200, { deleted: true, id: Number(id) });
    if (request.method !== "GET" || id !== undefined) return json(response, 200, row(Number(id ?? 11)));
    const [from, count] = [Number(query.get("after") ?? 0), Number(query.get("limit") ?? 100)];
    const end = Math.min(10, from + count);
    const next = new URLSearchParams({ ...Object.fromEntries(query), after: String(end) });
    const rows = Array.from({ length: end - from }, (_, index) => row(from + index + 1));
    json(response, 200, rows, end < 10 ? { link: `<${request.url.split("?")[0]!}?${next}>; rel="next"` } : {});
  });
  const client = clientOf(server.url);
  let seen = 0;
  const asked = (): readonly string[] => {
    const news = server.requests.slice(seen);
    seen = server.requests.length;
    return news.map((request) => `${request.method} ${partsOf(request).path}`);
  };
  return { server, client, queries: queriesOf(client), asked };
}

function partsOf({ url }: Received): { readonly path: string; readonly query: URLSearchParams } {
  const { pathname, searchParams } = new URL(url, "http://exchange.invalid");
  return { path: pathname.replace("/pbx/openapi.php", ""), query: searchParams };
}

const row = (id: number): object => ({
  pa_id: String(id),
  pa_number: `10${id}`,
  pa_name: `Group ${id}`,
  id,
  name: `Group ${id}`,
  related: [],
});
