import type { ServerResponse } from "node:http";
import { json, serve, type Received, type TestServer } from "./server.ts";

/*
 * An exchange as described by the source `exchange-wire` (spec/sources/exchange-wire.yaml): rows of strings, an empty
 * `related` as a list, errors as `{"error":{"code","message"}}`, `invalid_api_key` if the tenant is missing or unknown.
 * Responses to writes follow the decisions of the spec.
 */

interface Key {
  readonly tenant: string | undefined;
  readonly writes: boolean;
}

export const keys = {
  globalFull: "gf-4711",
  globalReading: "gr-4712",
  tenantFull: "tf-4713",
  tenantReading: "tr-4714",
} as const;

const known: Readonly<Record<string, Key>> = {
  [keys.globalFull]: { tenant: undefined, writes: true },
  [keys.globalReading]: { tenant: undefined, writes: false },
  [keys.tenantFull]: { tenant: "T1", writes: true },
  [keys.tenantReading]: { tenant: "T1", writes: false },
};

const tenants = ["T1", "T2"];
const users = ["100", "api.operator"];
const columns: Readonly<Record<string, string>> = {
  name: "pa_name",
  number: "pa_number",
  pin: "pa_pin",
  bidirectional: "pa_bidirectional",
  checkinuse: "pa_checkinuse",
  mediafile_id: "pa_me_id",
  manualheader: "pa_manualheader",
};
const slots = ["extensions", "peers", "members", "destination", "PAGING"];

interface Group {
  readonly tenant: string;
  readonly id: number;
  readonly fields: Record<string, string>;
  destinations: readonly string[];
}

type Body = Readonly<Record<string, unknown>>;

class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export async function exchange(): Promise<TestServer> {
  const groups: Group[] = [];
  return serve((response, request) => {
    try {
      route(response, request, groups);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      json(response, error.status, { error: { code: error.code, message: error.message } });
    }
  });
}

function route(response: ServerResponse, request: Received, groups: Group[]): void {
  const url = new URL(request.url, "http://exchange.invalid");
  const path = url.pathname.replace(/^\/pbx\/openapi\.php/, "");
  const key = keyOf(request, url);
  if (path === "/auth/token") return token(response, request, key);
  const match = /^\/paginggroups(?:\/([^/]+))?$/.exec(path);
  if (match === null) throw new Refusal(404, "not_found", "Endpoint not found.");
  const tenant = tenantOf(url, key, request.method !== "GET");
  const visible = groups.filter((group) => tenant === undefined || group.tenant === tenant);
  if (match[1] === undefined)
    return request.method === "GET"
      ? json(response, 200, visible.map(rowOf))
      : create(response, request, tenant!, groups);
  const group = visible.find(({ id }) => String(id) === match[1]);
  if (group === undefined) throw new Refusal(404, "object_not_found", "Object not found.");
  if (request.method === "PATCH") write(group, bodyOf(request));
  if (request.method === "DELETE") groups.splice(groups.indexOf(group), 1);
  json(response, 200, request.method === "DELETE" ? { deleted: true, id: group.id } : detailOf(group));
}

function keyOf({ headers }: Received, url: URL): Key {
  const given =
    headers["x-api-key"] ?? headers["authorization"]?.replace(/^Bearer /, "") ?? url.searchParams.get("key");
  if (!given) throw new Refusal(401, "missing_api_key", "Missing API key.");
  const key = known[given];
  if (key === undefined) throw new Refusal(401, "invalid_api_key", "Invalid API key.");
  return key;
}

function tenantOf(url: URL, key: Key, writes: boolean): string | undefined {
  const given = url.searchParams.get("tenant") ?? undefined;
  if (key.tenant !== undefined && given !== key.tenant) throw new Refusal(401, "invalid_api_key", "Invalid API key.");
  if (writes && !key.writes) throw new Refusal(403, "read_only_api_key", "The API key is read-only.");
  if (writes && given === undefined) throw new Refusal(400, "tenant_required", "Tenant required.");
  if (given !== undefined && !tenants.includes(given)) throw new Refusal(404, "tenant_not_found", "Tenant not found.");
  return given;
}

function bodyOf(request: Received): Body {
  if (!request.headers["content-type"]?.startsWith("application/json"))
    throw new Refusal(400, "invalid_json", "Invalid JSON.");
  return JSON.parse(request.body) as Body;
}

function token(response: ServerResponse, request: Received, key: Key): void {
  if (key.tenant !== undefined) throw new Refusal(403, "admin_required", "A global API key is required.");
  if (!key.writes) throw new Refusal(403, "read_only_api_key", "The API key is read-only.");
  const { user, validity } = bodyOf(request);
  if (!user) throw new Refusal(400, "missing_user", "Missing user.");
  if (!users.includes(String(user))) throw new Refusal(404, "user_not_found", "User not found.");
  const result = { user, target_type: "WEBPASSWORD" };
  if (request.method === "DELETE") return json(response, 200, { reset: true, ...result });
  if (validity !== "ONCE" && !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ?$/.test(String(validity)))
    throw new Refusal(400, "invalid_validity", "Invalid validity.");
  json(response, 200, { token: `t-${String(validity)}`, ...result });
}

function create(response: ServerResponse, request: Received, tenant: string, groups: Group[]): void {
  const group: Group = { tenant, id: groups.length + 12, fields: {}, destinations: [] };
  write(group, bodyOf(request));
  if (!group.fields["pa_name"] || !group.fields["pa_number"])
    throw new Refusal(400, "missing_required_field", `Missing required field (pin ${group.fields["pa_pin"]}).`);
  groups.push(group);
  json(response, 201, detailOf(group));
}

function write(group: Group, body: Body): void {
  for (const [name, value] of Object.entries(body)) {
    const column = columns[name] ?? name;
    if (Object.values(columns).includes(column)) group.fields[column] = String(value);
    else if (slots.includes(name))
      group.destinations = [value].flat().map((one) => (typeof one === "number" ? `EXT-${one}` : String(one)));
    else if (name === "destinations") write(group, value as Body);
  }
}

function rowOf({ id, tenant, fields }: Group): Body {
  const empty = { pa_pin: "", pa_bidirectional: "no", pa_checkinuse: "", pa_me_id: "0", pa_manualheader: "" };
  return {
    pa_id: String(id),
    pa_te_id: String(tenants.indexOf(tenant)),
    ...empty,
    ...fields,
    id,
    name: fields["pa_name"],
  };
}

function detailOf(group: Group): Body {
  const destinations = group.destinations.map((one, index) => {
    const [type, ...rest] = one.split("-");
    return {
      de_id: "1",
      de_te_id: "0",
      de_type_src: "PAGING",
      de_type_id_src: String(group.id),
      de_type_dst: type,
      de_type_id_dst: rest.join("-"),
      de_ord: String(index),
    };
  });
  return { ...rowOf(group), object: "paginggroup", related: destinations.length === 0 ? [] : { destinations } };
}
