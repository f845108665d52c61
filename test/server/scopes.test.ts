import { fastify, type FastifyPluginAsync } from "fastify";
import { join } from "node:path";
import { expect, test } from "vitest";
import { server } from "../../generators/emit/server/emitter.ts";
import { validators } from "../../generators/emit/validators/emitter.ts";
import { rootFolder } from "../support/emit.ts";
import { generatedProject, importGenerated } from "../support/generated-project.ts";

/* Permissions of the booking shop: users have tokens with scopes, and partners have keys in a separate header field. */

interface Package {
  readonly shopPlugin: (handlers: object, options: object) => FastifyPluginAsync;
}

interface Caller {
  readonly kind: "user" | "partner";
  readonly scopes?: readonly string[];
}

const callers: Readonly<Record<string, Caller>> = {
  reader: { kind: "user", scopes: ["bookings:read"] },
  writer: { kind: "user", scopes: ["bookings:read", "bookings:write"] },
  anything: { kind: "user" },
  partner: { kind: "partner" },
};

const folder = generatedProject(join(rootFolder, "test/services/booking-shop"), [validators, server]);
const { shopPlugin } = await importGenerated<Package>(folder, "server/generated/shop/index.js");

const tell = async ({ caller }: { readonly caller?: Caller }): Promise<object> => caller ?? {};
/** Every operation returns the kind and the scopes of its caller. */
const handlers = {
  venues: { list: tell, get: tell, create: tell, update: tell },
  rooms: { list: tell, get: tell, create: tell },
  bookings: { list: tell, get: tell, create: tell, update: tell, pay: tell, cancel: tell },
  documents: { storePlan: tell, readPlan: tell, readInvoice: tell, export: tell, import: tell },
  exports: { start: tell, get: tell, stop: tell },
};
const app = fastify();
await app.register(
  shopPlugin(handlers, {
    authenticate: async (id: string) =>
      Object.hasOwn(callers, id) ? { id, tenant: undefined, addresses: [], ...callers[id] } : undefined,
  }),
);

const booking = "/bookings/3f2504e0-4f89-41d3-9a0c-0305e82c3301";
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test("an operation without a key is open to everyone, whatever the request contains", async () => {
  for (const headers of [{}, bearer("nobody")])
    expect((await app.inject({ url: "/venues", headers })).statusCode).toBe(200);
});

test.each([
  ["without a token", {}],
  ["with an unknown one", bearer("nobody")],
  ["with a user's token where partners have their keys", { "x-partner-key": "writer" }],
  ["with a partner's key as a token", bearer("partner")],
])("%s a request gets 401 and a challenge", async (_, headers) => {
  const response = await app.inject({ url: booking, headers });
  expect([response.statusCode, response.json()["code"], response.headers["www-authenticate"]]).toEqual([
    401,
    "unauthorized",
    "Bearer",
  ]);
});

test.each([
  ["all of the scopes", bearer("writer")],
  ["no scopes that limit it", bearer("anything")],
])("a key with %s may", async (_, headers) => {
  expect((await app.inject({ method: "DELETE", url: booking, headers })).statusCode).toBe(204);
});

test("both kinds of key are accepted, each in its place, and the handler gets the caller", async () => {
  const responses = await Promise.all(
    [bearer("reader"), { "x-partner-key": "partner" }].map((headers) => app.inject({ url: booking, headers })),
  );
  expect(responses.map((one) => one.json())).toMatchObject([callers["reader"], callers["partner"]]);
});

test("a key without a scope causes 403, with the required scopes", async () => {
  const response = await app.inject({
    method: "PATCH",
    url: booking,
    headers: bearer("reader"),
    payload: { people: 2 },
  });
  expect([response.statusCode, response.json()["code"]]).toEqual([403, "forbidden"]);
  expect(response.json()["message"]).toContain("bookings:write");
  expect(response.headers["www-authenticate"]).toBe(
    'Bearer error="insufficient_scope", scope="bookings:read bookings:write"',
  );
});

test("scopes do not help where the kind of key is another", async () => {
  const response = await app.inject({
    method: "PATCH",
    url: booking,
    headers: { "x-partner-key": "partner" },
    payload: { people: 2 },
  });
  expect([response.statusCode, response.json()["code"]]).toEqual([403, "forbidden"]);
});
