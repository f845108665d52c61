import { fastify, type FastifyInstance, type FastifyPluginAsync, type InjectOptions } from "fastify";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { server } from "../../generators/emit/server/emitter.ts";
import { validators } from "../../generators/emit/validators/emitter.ts";
import type { Contract } from "../../templates/runtime/http/server/contract.js";
import { rootFolder } from "../support/emit.ts";
import { generatedProject, importGenerated } from "../support/generated-project.ts";

/*
 * A service without keys and tenants, whose spec uses every feature of the resource language, and one with both, at the
 * root path.
 */

interface Request {
  readonly tenant: unknown;
  readonly id: string;
  readonly parameters: unknown;
  readonly body: unknown;
  readonly caller: unknown;
  readonly headers: unknown;
  readonly reply: { header(name: string, value: unknown): void };
}

type Handler = (request: Request, unit: object) => unknown;

interface Package {
  readonly bookingsPlugin: (handlers: object, options?: object) => FastifyPluginAsync;
  readonly bookingsContract: (options?: object) => Contract;
  readonly inMemoryIdempotency: (bounds?: { readonly maxRecords?: number; readonly maxAge?: number }) => object;
  readonly ServiceError: new (code: string) => Error;
  readonly NotImplementedError: new (handler: string) => Error;
}

const folder = generatedProject(join(rootFolder, "test/fixtures/bookings"), [validators, server]);
const { bookingsPlugin, bookingsContract, inMemoryIdempotency, ServiceError, NotImplementedError } =
  await importGenerated<Package>(folder, "server/generated/bookings/index.js");

const room = { number: 7, name: "Hall", open: true };
let seen: Request[] = [];
beforeEach(() => void (seen = []));

function answer(value: unknown, header?: readonly [name: string, value: unknown]): Handler {
  return async (request) => {
    seen.push(request);
    if (header !== undefined) request.reply.header(...header);
    return value;
  };
}

const handlers = {
  list: answer([room]),
  state: answer({ rooms: 2 }),
  get: async ({ id }: Request) => {
    if (id === "8") throw new ServiceError("no_room");
    if (id === "9") throw new NotImplementedError("rooms.get");
    if (id === "10") throw new Error("a fault");
    return room;
  },
  create: answer(room, ["Location", "/v2/buildings/1/rooms/7"]),
  delete: answer(undefined),
  close: answer(undefined, ["Location", "/work/1"]),
  invite: answer(["Ann"]),
};

const apps: FastifyInstance[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));

async function serve(options?: object, own: object = handlers): Promise<FastifyInstance> {
  const app = fastify();
  apps.push(app);
  await app.register(bookingsPlugin({ rooms: own }, options));
  return app;
}

const app = await serve();

interface Said {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

async function ask(
  method: InjectOptions["method"],
  path: string,
  { body, headers = {} }: { readonly body?: unknown; readonly headers?: Record<string, string> } = {},
  at = app,
): Promise<Said> {
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
  const json = body === undefined ? {} : { "content-type": "application/json" };
  const response = await at.inject({
    method: method!,
    url: `/v2${path}`,
    headers: { ...json, ...headers },
    ...payload,
  });
  return { status: response.statusCode, headers: response.headers, text: response.body };
}

async function refusal(...args: Parameters<typeof ask>): Promise<readonly [number, unknown]> {
  const { status, text } = await ask(...args);
  return [status, (JSON.parse(text) as { readonly id: string }).id];
}

const rooms = "/buildings/1/rooms";

describe("paths", () => {
  it("with several parameters have all of them by name, and the id of the object", async () => {
    await ask("DELETE", "/buildings/3/rooms/7");
    expect(seen[0]).toMatchObject({ id: "7", parameters: { building_id: 3, number: 7 } });
  });
  it("by an alias have the same parameters", async () => {
    await ask("DELETE", "/b/4/r/8");
    expect(seen[0]).toMatchObject({ id: "8", parameters: { building_id: 4, number: 8 } });
  });
  it("without parameters win over those with, for all methods", async () => {
    expect((await ask("GET", `${rooms}/state`)).text).toBe('{"rooms":2}');
    const { status, headers } = await ask("DELETE", `${rooms}/state`);
    expect([status, headers["allow"]]).toEqual([405, "GET, HEAD"]);
    expect(seen).toHaveLength(1);
  });
  it("with a value of another type are refused", async () =>
    expect(await refusal("GET", "/buildings/x/rooms")).toEqual([400, "invalid"]));
  it("that no operation has, or with a slash too many, are refused with the service's code", async () => {
    for (const path of ["/none", "/buildings//rooms", `${rooms}/`, ""])
      expect(await refusal("GET", path)).toEqual([404, "nothing_here"]);
  });
  it("with another method name those that they take", async () => {
    const { status, headers } = await ask("PUT", `${rooms}/7`);
    expect([status, headers["allow"]]).toEqual([405, "GET, HEAD, DELETE"]);
  });
});

describe("query parameters", () => {
  const parametersOf = async (query: string): Promise<unknown> => {
    await ask("GET", `${rooms}?${query}`);
    return seen[0]?.parameters;
  };
  it("are decoded by their types", async () => {
    expect(await parametersOf("floor=1&floor=2&open=false&seats=4&kind=hall")).toEqual({
      building_id: 1,
      floor: [1, 2],
      open: false,
      seats: 4,
      kind: "hall",
    });
  });
  it("that are lists may have one value, or the same twice", async () => {
    expect(await parametersOf("floor=1")).toMatchObject({ floor: [1] });
    seen = [];
    expect(await parametersOf("floor=1&floor=1")).toMatchObject({ floor: [1, 1] });
  });
  it("have their defaults", async () => expect(await parametersOf("")).toEqual({ building_id: 1, open: true }));
  it("with an invalid value are rejected", async () => {
    for (const query of ["floor=x", "floor=1&floor=x", "open=yes", "seats=0", "kind=hut"])
      expect(await refusal("GET", `${rooms}?${query}`)).toEqual([400, "invalid"]);
  });
  it("that are no lists are refused where they have two values", async () => {
    expect(await refusal("GET", `${rooms}?seats=1&seats=2`)).toEqual([400, "invalid"]);
    expect((await ask("GET", `${rooms}?seats=1&seats=1`)).status).toBe(200);
  });
});

describe("header fields", () => {
  const body = { name: "Hall" };
  it("of a request are decoded, by the names of the spec", async () => {
    await ask("POST", rooms, { body, headers: { "idempotency-key": "abc", "x-trace": "12", "x-other": "1" } });
    expect(seen[0]?.headers).toEqual({ "Idempotency-Key": "abc", "X-Trace": 12 });
  });
  it("of a request are checked", async () => {
    expect(await refusal("POST", rooms, { body })).toEqual([400, "missing"]);
    expect(await refusal("POST", rooms, { body, headers: { "idempotency-key": "a" } })).toEqual([400, "invalid"]);
  });
  it("of a response are those that the handler sets", async () => {
    const { status, headers } = await ask("POST", rooms, { body, headers: { "idempotency-key": "abc" } });
    expect([status, headers["location"]]).toEqual([201, "/v2/buildings/1/rooms/7"]);
  });
  it("state the deprecation and sunset of an operation, also in errors", async () => {
    for (const path of [`${rooms}/7/close`, "/buildings/x/rooms/7/close"]) {
      const { headers } = await ask("POST", path);
      expect([headers["deprecation"], headers["sunset"]]).toEqual(["@1769817600", "Sun, 31 Jan 2027 23:59:59 GMT"]);
    }
    expect((await ask("GET", rooms)).headers).not.toHaveProperty("deprecation");
  });
});

describe("bodies", () => {
  const span = { from: "2026-01-01T08:00:00Z", until: "2026-01-01T09:00:00Z" };
  it("of fields have their defaults", async () => {
    await ask("POST", rooms, { body: { name: "Hall" }, headers: { "idempotency-key": "abc" } });
    expect(seen[0]?.body).toEqual({ name: "Hall", open: true });
  });
  it("may be lists", async () => {
    const body = [{ name: "Ann" }, { name: "Bob", age: 40 }];
    expect(await ask("POST", `${rooms}/7/guests`, { body })).toMatchObject({ status: 200, text: '["Ann"]' });
    expect(seen[0]?.body).toEqual(body);
  });
  it("are checked", async () => {
    expect(await refusal("POST", `${rooms}/7/guests`, { body: [{ name: 1 }] })).toEqual([400, "invalid"]);
    expect(await refusal("POST", `${rooms}/7/guests`, { body: [{}, {}, {}, {}] })).toEqual([400, "invalid"]);
    expect(await refusal("POST", `${rooms}/7/guests`)).toEqual([400, "malformed"]);
    expect(await refusal("POST", `${rooms}/7/guests`, { body, headers: { "content-type": "text/plain" } })).toEqual([
      415,
      "unsupported_media_type",
    ]);
  });
  it("that are optional may be missing", async () => {
    expect((await ask("POST", `${rooms}/7/close`)).status).toBe(202);
    expect((await ask("POST", `${rooms}/7/close`, { body: span })).status).toBe(202);
    expect(seen.map(({ body }) => body)).toEqual([undefined, span]);
    expect(await refusal("POST", `${rooms}/7/close`, { body: { from: 1 } })).toEqual([400, "invalid"]);
  });
  const body = [{ name: "Ann" }];
});

describe("responses", () => {
  it("without a body have no content type", async () => {
    const { status, headers, text } = await ask("DELETE", `${rooms}/7`);
    expect([status, text, headers["content-type"]]).toEqual([204, "", undefined]);
  });
  it("of 202 have header fields and no body", async () => {
    const { status, headers, text } = await ask("POST", `${rooms}/7/close`);
    expect([status, text, headers["location"], headers["content-type"]]).toEqual([202, "", "/work/1", undefined]);
  });
  it("that are errors have the members of the spec", async () => {
    const { status, text } = await ask("GET", `${rooms}/8`);
    expect([status, JSON.parse(text)]).toEqual([404, { id: "no_room", text: "no_room" }]);
  });
  it("of a missing handler are 501 with a message", async () => {
    const { status, text } = await ask("GET", `${rooms}/9`);
    expect([status, JSON.parse(text)]).toEqual([
      501,
      { id: "internal_error", text: "The handler rooms.get is not implemented yet." },
    ]);
  });
  it("of a handler that fails do not say why", async () => {
    const { status, text } = await ask("GET", `${rooms}/10`);
    expect([status, JSON.parse(text)]).toEqual([
      500,
      { id: "internal_error", text: "The server could not complete the request." },
    ]);
  });
});

describe("units of work", () => {
  it("are not needed; those that are given are the handlers'", async () => {
    const units: object[] = [];
    const own = { ...handlers, get: async (_: Request, unit: object) => (units.push(unit), room) };
    const unit = { rooms: [] };
    const run = (work: (unit: object) => unknown): unknown => work(unit);
    await ask("GET", `${rooms}/7`, {}, await serve(undefined, own));
    await ask("GET", `${rooms}/7`, {}, await serve({ read: run, write: run }, own));
    expect(units).toEqual([{}, unit]);
  });
  it("that have no idempotency records run a request again", async () => {
    for (const _ of [1, 2]) await ask("POST", rooms, { body: { name: "Hall" }, headers: { "idempotency-key": "abc" } });
    expect(seen).toHaveLength(2);
  });
  it("with idempotency records return one response, with its header fields", async () => {
    const stored = new Map<string, { fingerprint: string; answer: string | undefined }>();
    const idempotency = {
      claim: async ({ key, fingerprint }: { key: string; fingerprint: string }) => {
        const before = stored.get(key);
        if (before === undefined) stored.set(key, { fingerprint, answer: undefined });
        return before;
      },
      complete: async ({ key, fingerprint }: { key: string; fingerprint: string }, text: string) =>
        void stored.set(key, { fingerprint, answer: text }),
    };
    const run = (work: (unit: object) => unknown): unknown => work({ idempotency });
    const own = await serve({ read: run, write: run });
    const create = (building = 1): Promise<Said> =>
      ask(
        "POST",
        `/buildings/${building}/rooms`,
        { body: { name: "Hall" }, headers: { "idempotency-key": "abc" } },
        own,
      );
    const [first, second] = [await create(), await create()];
    expect(second).toMatchObject({ status: 201, text: first.text, headers: { location: "/v2/buildings/1/rooms/7" } });
    expect(seen).toHaveLength(1);
    // A different building makes it a different request.
    expect((await create(2)).status).toBe(422);
  });
});

describe("idempotency records in memory", () => {
  const create = (own: FastifyInstance, key: string, name = "Hall"): Promise<Said> =>
    ask("POST", rooms, { body: { name }, headers: { "idempotency-key": key } }, own);
  it("repeat the response to the same request, and reject another under its key", async () => {
    const own = await serve(inMemoryIdempotency());
    const [first, second] = [await create(own, "abc"), await create(own, "abc")];
    expect(second).toMatchObject({ status: 201, text: first.text, headers: { location: "/v2/buildings/1/rooms/7" } });
    expect(seen).toHaveLength(1);
    const other = await create(own, "abc", "Other");
    expect([other.status, JSON.parse(other.text)]).toMatchObject([422, { id: "idempotency_key_reused" }]);
    await create(own, "abcd");
    expect(seen).toHaveLength(2);
  });
  it("run simultaneous requests once", async () => {
    const slow = async (request: Request): Promise<object> => (seen.push(request), await setTimeout(5), room);
    const own = await serve(inMemoryIdempotency(), { ...handlers, create: slow });
    const responses = await Promise.all([create(own, "abc"), create(own, "abc")]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    expect(seen).toHaveLength(1);
  });
  it("let a request that failed be made again", async () => {
    let fails = true;
    const flaky = async (): Promise<object> => {
      if (fails) throw new ServiceError("no_room");
      return room;
    };
    const own = await serve(inMemoryIdempotency(), { ...handlers, create: flaky });
    expect((await create(own, "abc")).status).toBe(404);
    fails = false;
    expect((await create(own, "abc")).status).toBe(201);
  });
  it("are bounded in number: the oldest are forgotten", async () => {
    const own = await serve(inMemoryIdempotency({ maxRecords: 2 }));
    for (const key of ["one", "two", "three", "three", "two", "one"]) await create(own, key);
    expect(seen).toHaveLength(4);
  });
  it("are bounded in age", async () => {
    const own = await serve(inMemoryIdempotency({ maxAge: 0 }));
    for (const _ of [1, 2]) await create(own, "abc");
    expect(seen).toHaveLength(2);
  });
  it("are missed at start: the log warns once of the operations whose key has no effect", async () => {
    const start = async (options?: object): Promise<readonly string[]> => {
      const lines: string[] = [];
      const own = fastify({
        logger: {
          level: "warn",
          stream: { write: (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg) },
        },
      });
      apps.push(own);
      await own.register(bookingsPlugin({ rooms: handlers }, options));
      await own.ready();
      return lines;
    };
    expect(await start()).toEqual([expect.stringContaining("The Idempotency-Key of rooms.create has no effect")]);
    expect(await start(inMemoryIdempotency())).toEqual([]);
  });
});

it("two services share one application, and each has its prefix", async () => {
  const two = fastify();
  apps.push(two);
  for (const prefix of ["/one", "/two"]) await two.register(bookingsPlugin({ rooms: handlers }), { prefix });
  for (const prefix of ["/one", "/two"]) {
    expect((await two.inject(`${prefix}/v2${rooms}/7`)).statusCode).toBe(200);
    expect((await two.inject(`${prefix}/v2/none`)).json()).toEqual({ id: "nothing_here", text: "Nothing here." });
    expect((await two.inject({ method: "PUT", url: `${prefix}/v2${rooms}` })).headers["allow"]).toBe("GET, HEAD, POST");
  }
});

describe("an operation that needs no key, of a service with keys", () => {
  const authenticate = async (key: string): Promise<object | undefined> =>
    key === "k" ? { id: "1", kind: "full", tenant: "t", addresses: [] } : undefined;
  const findTenant = async (name: string): Promise<object | undefined> => (name === "a" ? { id: "t" } : undefined);
  const desks = { list: answer([]), delete: answer(undefined) };
  const served = async (): Promise<FastifyInstance> => {
    const { desksPlugin } = await importGenerated<{ readonly desksPlugin: Package["bookingsPlugin"] }>(
      folder,
      "server/generated/desks/index.js",
    );
    const own = fastify();
    apps.push(own);
    await own.register(desksPlugin({ desks }, { authenticate, findTenant }));
    return own;
  };
  it("works without a key, and its handler has no caller", async () => {
    const own = await served();
    expect((await own.inject("/desks")).statusCode).toBe(200);
    expect((await own.inject({ url: "/desks?tenant=a", headers: { "x-key": "wrong" } })).statusCode).toBe(200);
    expect(seen).toMatchObject([
      { caller: undefined, tenant: undefined },
      { caller: undefined, tenant: { id: "t" } },
    ]);
    expect((await own.inject("/desks?tenant=b")).json()).toEqual({
      problem: { code: "tenant_unknown", message: "The tenant does not exist." },
    });
  });
  it("works next to operations that need one", async () => {
    const own = await served();
    const remove = async (url: string, key?: string): Promise<number> =>
      (await own.inject({ method: "DELETE", url, headers: key === undefined ? {} : { "x-key": key } })).statusCode;
    expect([
      await remove("/desks/1?tenant=a"),
      await remove("/desks/1?tenant=a", "x"),
      await remove("/desks/1", "k"),
      await remove("/desks/1?tenant=a", "k"),
    ]).toEqual([401, 401, 400, 204]);
  });
  it("at the root of an address leaves unknown paths to the service", async () => {
    expect((await (await served()).inject("/none")).json()).toEqual({
      problem: { code: "path_unknown", message: "The path does not exist." },
    });
  });
});

describe("the contract", () => {
  const check = bookingsContract();
  const violations = async (
    method: string,
    path: string,
    {
      status,
      headers = {},
      body = "",
    }: { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string },
  ): Promise<unknown> => {
    const [below, query = ""] = path.split("?") as [string, string?];
    const request = { method, path: below, query, headers: {}, rawHeaders: [], body: undefined };
    const { violations: ofRequest, checkAnswer } = await check(request);
    return [...ofRequest, ...checkAnswer({ status, headers, body })].map(
      ({ by, rule, detail }) => `${by} ${rule}: ${detail}`,
    );
  };
  const json = { "content-type": "application/json" };
  it("accepts the requests and responses of the server", async () => {
    expect(await violations("DELETE", `${rooms}/7`, { status: 204 })).toEqual([]);
    expect(await violations("GET", `${rooms}/state`, { status: 200, headers: json, body: '{"rooms":1}' })).toEqual([]);
    expect(await violations("GET", `${rooms}?floor=1&floor=2`, { status: 200, headers: json, body: "[]" })).toEqual([]);
    expect(await violations("POST", `${rooms}/7/close`, { status: 202, headers: { location: "/work/1" } })).toEqual([]);
    expect(
      await violations("GET", `${rooms}/8`, { status: 404, headers: json, body: '{"id":"no_room","text":"none"}' }),
    ).toEqual([]);
  });
  it("reports a body in an empty response, and a missing header field", async () => {
    expect(await violations("DELETE", `${rooms}/7`, { status: 204, body: "{}" })).toEqual([
      "upstream unexpected-body: HTTP 204",
    ]);
    expect(await violations("POST", `${rooms}/7/close`, { status: 202 })).toEqual([
      "upstream missing-header: Location",
    ]);
  });
  it("refuses what the server refuses", async () => {
    expect(
      await violations("DELETE", `${rooms}/state`, {
        status: 405,
        headers: json,
        body: '{"id":"method_not_allowed","text":""}',
      }),
    ).toEqual(["client method_not_allowed: DELETE /buildings"]);
    expect(
      await violations("POST", `${rooms}/7/guests`, {
        status: 400,
        headers: json,
        body: '{"id":"malformed","text":""}',
      }),
    ).toEqual(["client malformed: rooms.invite"]);
  });
});
