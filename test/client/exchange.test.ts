import { inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createExchangeClient,
  ExchangeError,
  TransportError,
  type ExchangeClient,
  type ExchangeClientOptions,
  type RequestView,
} from "../../packages/client/generated/exchange/index.js";
import { exchange, keys } from "./support/exchange-server.ts";
import { deadAddress, json, serve, type TestServer } from "./support/server.ts";

let server: TestServer;

beforeEach(async () => {
  server = await exchange();
});

afterEach(() => void vi.restoreAllMocks());

function clientOf(options: Partial<ExchangeClientOptions> = {}): ExchangeClient {
  return createExchangeClient({
    baseUrl: server.url,
    key: keys.globalFull,
    tenant: "T1",
    ...options,
  } as ExchangeClientOptions & { tenant: string });
}

/** Returns the error of a call, which must be an `ExchangeError`. */
async function refusalOf(call: Promise<unknown>): Promise<ExchangeError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ExchangeError);
  return error as ExchangeError;
}

describe("login tokens", () => {
  it("are made for once, and until a moment given as a Date or as text", async () => {
    const { tokens } = clientOf();
    expect(await tokens.generate({ user: "100", validity: "ONCE" })).toEqual({
      token: "t-ONCE",
      user: "100",
      target_type: "WEBPASSWORD",
    });
    await tokens.generate({ user: "100", validity: new Date("2026-06-30T23:59:59.999+02:00") });
    await tokens.generate({ user: "100", validity: "2026-06-30 23:59:59" });
    expect(server.requests.map(({ body }) => (JSON.parse(body) as { validity: string }).validity)).toEqual([
      "ONCE",
      "2026-06-30 21:59:59Z",
      "2026-06-30 23:59:59",
    ]);
    expect(server.requests[0]).toMatchObject({ method: "POST", url: "/pbx/openapi.php/auth/token" });
  });

  it("are reset, with a body in DELETE", async () => {
    expect(await clientOf().tokens.reset({ user: "100" })).toEqual({
      reset: true,
      user: "100",
      target_type: "WEBPASSWORD",
    });
    expect(server.requests[0]).toMatchObject({
      method: "DELETE",
      url: "/pbx/openapi.php/auth/token",
      body: '{"user":"100"}',
    });
  });

  it("are refused with the code of the reason", async () => {
    const refused: readonly (readonly [string, number, Promise<unknown>])[] = [
      ["admin_required", 403, clientOf({ key: keys.tenantFull }).tokens.reset({ user: "100" })],
      ["read_only_api_key", 403, clientOf({ key: keys.globalReading }).tokens.reset({ user: "100" })],
      ["missing_user", 400, clientOf().tokens.reset({ user: "" })],
      ["user_not_found", 404, clientOf().tokens.reset({ user: "nobody" })],
      ["invalid_validity", 400, clientOf().tokens.generate({ user: "100", validity: "soon" })],
    ];
    for (const [code, status, call] of refused)
      expect(await refusalOf(call)).toMatchObject({ name: "ExchangeError", code, status });
  });
});

describe("paging groups", () => {
  it("are created, read, changed, listed and deleted", async () => {
    const { pagingGroups } = clientOf();
    expect(await pagingGroups.list()).toEqual([]);
    const made = await pagingGroups.create({ name: "Hall", number: "830", pin: "1234", bidirectional: "no" });
    expect(made).toMatchObject({
      pa_name: "Hall",
      pa_number: "830",
      pa_pin: "1234",
      id: 12,
      name: "Hall",
      number: "830",
      pin: "1234",
      related: { destinations: [] },
    });
    expect(await pagingGroups.get(made.id)).toEqual(made);
    expect(await pagingGroups.update("12", { pa_bidirectional: "yes" })).toMatchObject({
      pa_bidirectional: "yes",
      pa_name: "Hall",
    });
    expect((await pagingGroups.list()).map(({ pa_number }) => pa_number)).toEqual(["830"]);
    expect(await pagingGroups.delete(12)).toEqual({ deleted: true, id: 12 });
    expect((await refusalOf(pagingGroups.get(12))).code).toBe("object_not_found");
    const routes = ["GET ", "POST ", "GET /12", "PATCH /12", "GET ", "DELETE /12", "GET /12"];
    expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(
      routes.map((route) => route.replace(" ", " /pbx/openapi.php/paginggroups") + "?tenant=T1"),
    );
  });

  it("take destinations as one, as many, and in the object", async () => {
    const { pagingGroups } = clientOf();
    const forms = [
      { members: "EXT-100" },
      { extensions: [100, 101] },
      { destinations: { PAGING: ["EXT-100", "VOICEMAIL-100"] } },
      { members: [] },
    ] as const;
    const stored: unknown[] = [];
    for (const form of forms) {
      const { related } = await pagingGroups.create({ name: "a", number: "1", ...form });
      stored.push(related.destinations.map((one) => `${one.de_type_dst}-${one.de_type_id_dst}`));
    }
    expect(stored).toEqual([["EXT-100"], ["EXT-100", "EXT-101"], ["EXT-100", "VOICEMAIL-100"], []]);
  });

  it("are of the tenant of the client, of the call, or of all", async () => {
    const named = clientOf();
    await named.pagingGroups.create({ name: "a", number: "1" });
    await named.pagingGroups.create({ name: "b", number: "2" }, { tenant: "T2" });
    const unnamed = createExchangeClient({ baseUrl: server.url, key: keys.globalFull });
    await unnamed.pagingGroups.create({ name: "c", number: "3" }, { tenant: "T2" });
    const names = async (list: Promise<readonly { readonly name: string }[]>): Promise<string> =>
      (await list).map(({ name }) => name).join("");
    expect(await names(named.pagingGroups.list())).toBe("a");
    expect(await names(named.pagingGroups.list({ tenant: "T2" }))).toBe("bc");
    expect(await names(unnamed.pagingGroups.list())).toBe("abc");
  });

  it("are refused with the code of the reason", async () => {
    const { pagingGroups } = createExchangeClient({ baseUrl: server.url, key: keys.globalFull });
    const write = { name: "a", number: "1" };
    await expect(pagingGroups.delete(1, {} as { tenant: string })).rejects.toThrow(
      "delete needs a tenant: pass { tenant: … } to the call or to the client",
    );
    expect(await refusalOf(pagingGroups.create(write, { tenant: "T9" }))).toMatchObject({
      code: "tenant_not_found",
      status: 404,
    });
    expect(await refusalOf(clientOf({ key: keys.tenantReading }).pagingGroups.create(write))).toMatchObject({
      code: "read_only_api_key",
      status: 403,
    });
    expect(await refusalOf(clientOf({ key: keys.tenantFull, tenant: undefined }).pagingGroups.list())).toMatchObject({
      code: "invalid_api_key",
      status: 401,
    });
  });

  it.each([
    ["a/b", "a%2Fb"],
    ["?x#y", "%3Fx%23y"],
    ["a..b", "a..b"],
    ["%2e%2e", "%252e%252e"],
    [" ", "%20"],
  ])("have the id %j as one step of the path", async (id, step) => {
    await refusalOf(clientOf().pagingGroups.get(id));
    expect(server.requests[0]!.url).toBe(`/pbx/openapi.php/paginggroups/${step}?tenant=T1`);
  });

  it.each(["", ".", "..", undefined, null])("are not deleted all at once by the id %j", async (id) => {
    await expect(clientOf().pagingGroups.delete(id as string)).rejects.toThrow("Missing ID");
    expect(server.requests).toEqual([]);
  });
});

describe("the key", () => {
  it.each([
    [undefined, "/paginggroups?tenant=T1", { "x-api-key": keys.globalFull, authorization: undefined }],
    ["header", "/paginggroups?tenant=T1", { "x-api-key": keys.globalFull, authorization: undefined }],
    ["bearer", "/paginggroups?tenant=T1", { "x-api-key": undefined, authorization: `Bearer ${keys.globalFull}` }],
    ["query", `/paginggroups?tenant=T1&key=${keys.globalFull}`, { "x-api-key": undefined, authorization: undefined }],
  ] as const)("goes where keyIn says: %s", async (keyIn, path, headers) => {
    expect(await clientOf({ keyIn }).pagingGroups.list()).toEqual([]);
    expect(server.requests[0]!.url).toBe(`/pbx/openapi.php${path}`);
    expect({ ...headers, ...server.requests[0]!.headers }).toMatchObject(headers);
  });

  it.each(["header", "bearer", "query"] as const)("is in no error and no hook: %s", async (keyIn) => {
    const seen: RequestView[] = [];
    const key = "k3y-of-nobody";
    const refused = await refusalOf(
      clientOf({ key, keyIn, onRequest: (view) => void seen.push(view) }).pagingGroups.list(),
    );
    const unreached = await clientOf({ baseUrl: await deadAddress(), key, keyIn, retries: { attempts: 1 } })
      .pagingGroups.list()
      .catch((error: unknown) => error);
    expect(unreached).toBeInstanceOf(TransportError);
    expect(inspect([refused, unreached, seen, clientOf({ key })], { depth: 9 })).not.toContain(key);
    expect(JSON.stringify([refused, unreached, seen])).not.toContain(key);
    expect(seen).toMatchObject([{ method: "GET", attempt: 1 }]);
  });

  it("does not follow a redirection", async () => {
    const elsewhere = await serve((response) => json(response, 200, []));
    const { url, requests } = await serve((response) => response.writeHead(307, { location: elsewhere.url }).end());
    await expect(clientOf({ baseUrl: url }).pagingGroups.list()).rejects.toMatchObject({
      kind: "http-status",
      status: 307,
    });
    expect([requests.length, elsewhere.requests.length]).toEqual([1, 0]);
  });
});

describe("an error", () => {
  it("has code, status, message and request, and narrows", async () => {
    const error = await refusalOf(clientOf({ key: "none" }).pagingGroups.list());
    expect(error).toMatchObject({
      code: "invalid_api_key",
      status: 401,
      message: "Invalid API key.",
      request: { method: "GET", url: `${server.url}/pbx/openapi.php/paginggroups?tenant=T1` },
    });
    expect([error.is("invalid_api_key"), error.is("tenant_required"), error.is("a code of tomorrow")]).toEqual([
      true,
      false,
      false,
    ]);
    expect(String(error)).toBe(`ExchangeError: invalid_api_key: Invalid API key. (HTTP 401, GET ${error.request.url})`);
  });

  it("does not repeat a secret that the message repeats", async () => {
    const error = await refusalOf(clientOf().pagingGroups.create({ name: "", number: "1", pin: "7392" }));
    expect(error.message).toBe("Missing required field (pin ***).");
    expect(inspect(error)).not.toContain("7392");
  });

  it.each([
    ["<html>busy</html>", "http-status"],
    ['{"error":"no"}', "http-status"],
    ["null", "http-status"],
    ["", "http-status"],
  ])("without a code is one of the transport: %s", async (body, kind) => {
    const { url } = await serve((response) => response.writeHead(403).end(body));
    await expect(clientOf({ baseUrl: url }).pagingGroups.list()).rejects.toMatchObject({
      name: "TransportError",
      kind,
      status: 403,
    });
  });

  it("is thrown for a response that is not JSON; a response without a body is undefined", async () => {
    const { url } = await serve((response, { method }) =>
      response.writeHead(method === "GET" ? 200 : 204).end(method === "GET" ? "<html>" : ""),
    );
    const { pagingGroups } = clientOf({ baseUrl: url });
    await expect(pagingGroups.list()).rejects.toMatchObject({ kind: "not-json", status: 200 });
    expect(await pagingGroups.delete(1)).toBeUndefined();
  });
});

describe("another try", () => {
  beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0));

  it.each([
    ["get", 500, {}, 2],
    ["create", 500, {}, 1],
    ["get", 429, {}, 2],
    ["create", 429, {}, 1],
    ["create", 503, { "retry-after": "0" }, 1],
    ["update", 429, {}, 2],
    ["update", 500, {}, 1],
    ["update", 503, {}, 1],
    ["update", 503, { "retry-after": "0" }, 2],
    ["get", 404, {}, 1],
  ] as const)("of %s after %d %j: %d requests", async (operation, status, headers, count) => {
    const { url, requests } = await serve((response, _, turn) =>
      turn === 1
        ? json(response, status, { error: { code: "busy", message: "Busy." } }, headers)
        : json(response, 200, { id: 1 }),
    );
    const { pagingGroups } = clientOf({ baseUrl: url });
    const calls = {
      get: () => pagingGroups.get(1),
      update: () => pagingGroups.update(1, {}),
      create: () => pagingGroups.create({ name: "a", number: "1" }),
    };
    const call = calls[operation]();
    if (count === 2) expect(await call).toEqual({ id: 1 });
    else expect(await refusalOf(call)).toMatchObject({ code: "busy", status });
    expect(requests).toHaveLength(count);
  });

  it("ends with the error of the service", async () => {
    const { url, requests } = await serve((response) =>
      json(response, 429, { error: { code: "busy", message: "Busy." } }),
    );
    expect(await refusalOf(clientOf({ baseUrl: url, retries: { attempts: 3 } }).pagingGroups.list())).toMatchObject({
      code: "busy",
      request: { attempt: 3 },
    });
    expect(requests).toHaveLength(3);
  });
});

describe("the address", () => {
  it.each(["", "/", "/pbx/openapi.php", "/pbx/openapi.php/"])(
    "may be given with the service's own path or without: %j",
    async (ending) => {
      await clientOf({ baseUrl: server.url + ending }).pagingGroups.list();
      expect(server.requests[0]!.url).toBe("/pbx/openapi.php/paginggroups?tenant=T1");
    },
  );

  it("may have a path before it, and be a URL", async () => {
    await clientOf({ baseUrl: new URL("/proxy/", server.url) })
      .pagingGroups.list()
      .catch(() => undefined);
    expect(server.requests[0]!.url).toBe("/proxy/pbx/openapi.php/paginggroups?tenant=T1");
  });

  it("is rejected at once if it is not valid", () => {
    expect(() => clientOf({ baseUrl: "pbx" })).toThrow(TypeError);
  });

  it("is used without user name and password, and without a query", async () => {
    expect(
      await clientOf({ baseUrl: `${server.url.replace("//", "//me:s3cret@")}/?a=b#c` }).pagingGroups.list(),
    ).toEqual([]);
    expect(server.requests[0]).toMatchObject({
      url: "/pbx/openapi.php/paginggroups?tenant=T1",
      headers: { host: new URL(server.url).host },
    });
  });
});

describe("a call", () => {
  it("has its own headers, signal and raw response", async () => {
    const statuses: number[] = [];
    const { pagingGroups } = clientOf({ headers: { "x-client": "1" } });
    await pagingGroups.list({ headers: { "x-call": "2" }, onResponse: ({ status }) => void statuses.push(status) });
    expect(server.requests[0]!.headers).toMatchObject({ "x-client": "1", "x-call": "2", accept: "application/json" });
    expect(statuses).toEqual([200]);
    await expect(pagingGroups.list({ signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: "AbortError",
      kind: "aborted",
    });
    expect(server.requests).toHaveLength(1);
  });

  it("does not change what it is given", async () => {
    const request = Object.freeze({ name: "a", number: "1", members: Object.freeze([1]) as readonly number[] });
    await clientOf().pagingGroups.create(request, Object.freeze({ tenant: "T2" }));
    expect(request).toEqual({ name: "a", number: "1", members: [1] });
  });
});
