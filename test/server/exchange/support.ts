import {
  createServer,
  makeKey,
  type PagingGroupFields,
  type ServerOptions,
  type Storage,
  type StoredKey,
} from "../../../packages/reference-server/src/index.ts";
import { openDatabase } from "./database.ts";

/* A server with two tenants, each with keys, and keys without a tenant. Requests do not use the network. */

export const base = "/pbx/openapi.php";
export const kinds = ["global-full", "global-read-only", "tenant-full", "tenant-read-only"] as const;

export interface Call {
  readonly key?: string | undefined;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
  readonly code: string | undefined;
  readonly json: unknown;
}

export interface Place {
  readonly storage: Storage;
  /** Keys by kind. The tenant keys belong to tenant A. */
  readonly keys: Readonly<Record<StoredKey["kind"], string>>;
  readonly tenants: { readonly A: string; readonly B: string };
  ask(method: string, path: string, call?: Call): Promise<Answer>;
  /** Creates a paging group of a tenant directly in the storage. */
  group(tenant: "A" | "B", fields?: Partial<PagingGroupFields>): Promise<string>;
  key(kind: StoredKey["kind"], options?: Parameters<typeof makeKey>[1]): Promise<string>;
  listen(): Promise<string>;
  close(): Promise<void>;
}

export async function open({
  database = ":memory:",
  ...options
}: Omit<ServerOptions, "database"> & { readonly database?: string } = {}): Promise<Place> {
  const storage = await openDatabase(database, options.now === undefined ? {} : { now: options.now });
  const app = await createServer({ logLevel: "silent", rateLimit: 0, ...options, database: storage });
  const tenants = await storage.write(async ({ tenants: all }) => ({
    A: (await all.find("A"))?.id ?? (await all.insert({ code: "A", name: "Alpha Company" })).id,
    B: (await all.find("B"))?.id ?? (await all.insert({ code: "B", name: "Beta Company" })).id,
  }));
  const key: Place["key"] = async (kind, more) => {
    const { text, stored } = makeKey(kind, more);
    await storage.write(({ keys }) => keys.insert(stored));
    return text;
  };
  const keys = {
    "global-full": await key("global-full"),
    "global-read-only": await key("global-read-only"),
    "tenant-full": await key("tenant-full", { tenant: tenants.A }),
    "tenant-read-only": await key("tenant-read-only", { tenant: tenants.A }),
  };
  let address: Promise<string> | undefined;
  return {
    storage,
    keys,
    tenants,
    key,
    group: (tenant, fields) =>
      storage.write(({ pagingGroups }) => pagingGroups.insert(tenants[tenant], { ...someGroup(tenant), ...fields })),
    listen: () => (address ??= app.listen({ port: 0, host: "127.0.0.1" })),
    async ask(method, path, { key: used, query = {}, body, headers = {} } = {}) {
      const search = new URLSearchParams(query).toString();
      const isText = typeof body === "string" || body instanceof Buffer || body === undefined;
      const {
        statusCode,
        headers: answered,
        payload,
      } = await app.inject({
        method: method as "GET",
        url: base + path + (search === "" ? "" : `${path.includes("?") ? "&" : "?"}${search}`),
        headers: {
          ...(used !== undefined && { "x-api-key": used }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { payload: isText ? body : JSON.stringify(body) }),
      });
      const json =
        answered["content-type"]?.toString().includes("json") && payload !== ""
          ? (JSON.parse(payload) as { readonly code?: string; readonly error?: { readonly code: string } })
          : undefined;
      return {
        status: statusCode,
        headers: answered as Answer["headers"],
        text: payload,
        json,
        code: json?.error?.code ?? json?.code,
      };
    },
    async close() {
      await app.close();
      await storage.close();
    },
  };
}

export function someGroup(tenant: string): PagingGroupFields {
  return {
    pa_name: `of tenant ${tenant}`,
    pa_number: "830",
    pa_pin: `pin-${tenant}`,
    pa_bidirectional: "no",
    pa_checkinuse: "",
    pa_me_id: "0",
    pa_manualheader: "",
  };
}
