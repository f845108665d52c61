import { afterAll, expect, it } from "vitest";
import { createServer, makeKey, openSqlite } from "../../../packages/reference-server/src/index.ts";

const storage = openSqlite(":memory:");
const { text: key, stored } = makeKey("global-full", { label: "nightly" });
await storage.write(async ({ tenants, keys, identities }) => {
  await tenants.insert({ code: "A", name: "Alpha" });
  await keys.insert(stored);
  await identities.insertUser({ username: "ada" });
});
const lines: string[] = [];
const server = await createServer({
  database: storage,
  control: true,
  rateLimit: 0,
  logStream: { write: (line) => void lines.push(line) },
});
afterAll(async () => {
  await server.close();
  await storage.close();
});

const group = {
  method: "POST",
  url: "/pbx/openapi.php/paginggroups?tenant=A",
  headers: { "x-api-key": key, "content-type": "application/json" },
  payload: { name: "n", number: "1", pin: "4711" },
} as const;

interface State {
  readonly tenants: readonly object[];
  readonly pagingGroups: readonly { readonly id: string }[];
}

const state = async (): Promise<State> => (await server.inject("/_kiln/state")).json<State>();

it("shows what is stored, and nothing that opens anything", async () => {
  await server.inject({
    ...group,
    method: "POST",
    url: "/pbx/openapi.php/auth/token",
    payload: { user: "ada", validity: "ONCE" },
  });
  const { headers, payload } = await server.inject("/_kiln/state");
  expect(headers["cache-control"]).toBe("no-store");
  expect(JSON.parse(payload)).toEqual({
    tenants: [{ id: "1", code: "A", name: "Alpha" }],
    keys: [{ id: stored.id, kind: "global-full", tenant: null, label: "nightly", addresses: [], revoked: false }],
    identities: [
      {
        kind: "user",
        id: "1",
        tenant: null,
        name: "ada",
        label: "",
        webUser: "",
        sipNames: [],
        endpoints: [],
        hasToken: true,
      },
    ],
    pagingGroups: [],
  });
  expect(lines.join("")).not.toContain("_kiln");
});

it("a reset brings back the state of the start, with the same ids to come", async () => {
  expect((await server.inject({ method: "POST", url: "/_kiln/reset" })).json()).toEqual({ reset: true });
  const before = await state();
  const made = await server.inject(group);
  expect(made.statusCode).toBe(201);
  const [first] = (await state()).pagingGroups;
  expect(first).toMatchObject({ tenant: "A", number: "1", name: "n" });
  expect(JSON.stringify(await state())).not.toContain("4711");
  await server.inject({
    method: "POST",
    url: "/_kiln/reset",
    payload: "anything",
    headers: { "content-type": "text/plain" },
  });
  expect(await state()).toEqual(before);
  expect((await server.inject(group)).json()).toEqual(made.json());
});

it.each([
  ["another machine", { remoteAddress: "192.0.2.7" }],
  ["a proxy of this machine", { headers: { "x-forwarded-for": "127.0.0.1" } }],
  ["a proxy that identifies itself", { headers: { via: "1.1 proxy" } }],
  ["a name that leads here", { headers: { host: "evil.example:8080" } }],
  ["a name that begins like this machine's", { headers: { host: "localhost.evil.example" } }],
  ["a page of another site", { headers: { host: "localhost:80", origin: "https://evil.example" } }],
  ["a page of another port", { headers: { host: "localhost:80", origin: "http://localhost:3000" } }],
  ["a page without an origin", { headers: { origin: "null" } }],
  ["a frame of another site", { headers: { "sec-fetch-site": "cross-site" } }],
])("is not for %s", async (_, call) => {
  await server.inject(group);
  const before = await state();
  const reset = await server.inject({ method: "POST", url: "/_kiln/reset", ...call });
  expect([reset.statusCode, reset.json()]).toEqual([
    403,
    { error: { code: "not_local", message: expect.stringMatching(/^This request is not allowed\. .+/) as string } },
  ]);
  expect((await server.inject({ url: "/_kiln/state", ...call })).statusCode).toBe(403);
  expect(await state()).toEqual(before);
});

it.each([
  {},
  { headers: { host: "127.0.0.1:8080", origin: "http://127.0.0.1:8080", "sec-fetch-site": "same-origin" } },
  { remoteAddress: "::1", headers: { host: "[::1]:8080" } },
])("is for this machine: %j", async (call) => {
  expect((await server.inject({ url: "/_kiln/state", ...call })).statusCode).toBe(200);
});

it("exists only if it is enabled", async () => {
  const other = await createServer({ logLevel: "silent" });
  expect((await other.inject("/_kiln/state")).statusCode).toBe(404);
  expect((await other.inject({ method: "POST", url: "/_kiln/reset" })).statusCode).toBe(404);
  expect((await other.inject("/")).json<{ readonly links: object }>().links).not.toHaveProperty("state");
  expect((await server.inject("/")).json<{ readonly links: object }>().links).toHaveProperty("state");
  await other.close();
});
