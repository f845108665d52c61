import { expect, it } from "vitest";
import { createServer, startTestServer } from "../../packages/reference-server/src/index.ts";

const groups = "/pbx/openapi.php/paginggroups?tenant=DEMO";

it("a test has its own server: an address, keys, a reset, an end", async () => {
  await using server = await startTestServer();
  expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const ask = async (key: string, method = "GET"): Promise<unknown> => {
    const body = method === "POST" ? { body: JSON.stringify({ name: "n", number: "1" }) } : {};
    const answered = await fetch(server.address + groups, {
      method,
      headers: { "x-api-key": key, "content-type": "application/json" },
      ...body,
    });
    return answered.json();
  };
  const full = server.keys["tenant-full"];
  const before = await ask(full);
  expect(before).toMatchObject([{ pa_name: "Everybody" }]);
  const made = await ask(full, "POST");
  expect(await ask(full)).toHaveLength(2);
  await server.reset();
  expect(await ask(full)).toEqual(before);
  expect(await ask(full, "POST")).toEqual(made);
  expect(await ask(server.keys["tenant-read-only"], "POST")).toMatchObject({ error: { code: "read_only_api_key" } });
  await server.close();
  await expect(fetch(server.address)).rejects.toThrow("fetch failed");
});

it("what a test prepares is there again after a reset, and two servers share nothing", async () => {
  await using first = await startTestServer({
    prepare: (storage) =>
      storage.write(async ({ tenants }) => void (await tenants.insert({ code: "MINE", name: "Mine" }))),
  });
  await using second = await startTestServer();
  const codes = ({ storage }: typeof first): Promise<readonly string[]> =>
    storage.read(async ({ tenants }) => (await tenants.list()).map(({ code }) => code));
  await first.storage.write(({ tenants }) => tenants.insert({ code: "LATER", name: "Later" }));
  expect(await codes(first)).toEqual(["DEMO", "OTHER", "MINE", "LATER"]);
  await first.reset();
  expect([await codes(first), await codes(second)]).toEqual([
    ["DEMO", "OTHER", "MINE"],
    ["DEMO", "OTHER"],
  ]);
});

it("has an account of the query interface, if requested, also after a reset", async () => {
  await using server = await startTestServer({ account: true });
  await server.reset();
  const { name, token } = server.account!;
  const answered = await fetch(`${server.address}/api.php?action=query&meta=userinfo&format=json&formatversion=2`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await answered.json()).toMatchObject({ query: { userinfo: { name } } });
  await using without = await startTestServer();
  expect(without.account).toBeUndefined();
});

it("ends at once, whatever waits", async () => {
  const server = await startTestServer();
  const waiting = fetch(`${server.address}/api.php?action=query&format=json`, {
    headers: { "x-kiln-fault": "latency=60000" },
  }).catch((error: Error) => error.message);
  await expect
    .poll(async () => /in_flight 1$/m.test(await (await fetch(`${server.address}/metrics`)).text()))
    .toBe(true);
  await server.close();
  expect(await waiting).toBe("fetch failed");
});

it("routes that are added to a server may have schemas, whose compilers are loaded then", async () => {
  const server = await createServer({ logLevel: "silent" });
  const properties = { n: { type: "integer" } } as const;
  server.get(
    "/own",
    { schema: { querystring: { type: "object", properties }, response: { 200: { type: "object", properties } } } },
    (request) => ({ ...(request.query as object), more: 1 }),
  );
  expect((await server.inject("/own?n=1")).json()).toEqual({ n: 1 });
  expect((await server.inject("/own?n=x")).statusCode).not.toBe(200);
  await server.close();
});
