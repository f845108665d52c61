import { fastify } from "fastify";
import { describe, expect, test, vi } from "vitest";
import { createExchangeClient } from "../../packages/client/generated/exchange/index.js";
import { loginTokenGenerated, pagingGroupDetail, pagingGroupRow } from "../../packages/mock/generated/exchange/data.js";
import { error, exchangeMock, type ExchangeMockOptions } from "../../packages/mock/generated/exchange/index.js";
import { exchangePlugin, type ExchangeHandlers } from "../../packages/server/generated/exchange/index.js";

const baseUrl = "https://pbx.invalid";
const clientOf = ({ fetch }: { readonly fetch: typeof globalThis.fetch }) =>
  createExchangeClient({ baseUrl, key: "k", tenant: "DEMO", retries: { attempts: 1 }, check: true, fetch });
const mocked = (options: ExchangeMockOptions = {}) => {
  const mock = exchangeMock({ baseUrl, ...options });
  return { mock, client: clientOf(mock) };
};

test("what is created can be read, listed, changed and deleted, and is gone after a reset", async () => {
  const { mock, client } = mocked();
  const before = await client.pagingGroups.list();
  expect(before).toHaveLength(3);
  const made = await client.pagingGroups.create({ name: "Hall", number: "77", pin: "9" });
  expect(made).toMatchObject({ pa_name: "Hall", name: "Hall", pa_number: "77", pa_pin: "9" });
  expect(await client.pagingGroups.get(made.pa_id)).toEqual(made);
  expect(String(made.id)).toBe(made.pa_id);
  const changed = await client.pagingGroups.update(made.pa_id, { name: "Foyer" });
  expect(changed).toEqual({ ...made, pa_name: "Foyer", name: "Foyer" });
  const rows = await client.pagingGroups.list();
  expect(rows.map(({ pa_name }) => pa_name)).toEqual([...before.map(({ pa_name }) => pa_name), "Foyer"]);
  expect(await client.pagingGroups.list({ query: { pa_number: "77" } })).toHaveLength(1);
  expect(await client.pagingGroups.delete(made.pa_id)).toMatchObject({ deleted: true, id: Number(made.pa_id) });
  await expect(client.pagingGroups.get(made.pa_id)).rejects.toMatchObject({ status: 404, code: "object_not_found" });
  await client.pagingGroups.create({ name: "Hall", number: "77" });
  mock.reset();
  expect(await client.pagingGroups.list()).toEqual(before);
});

test("objects of one tenant are not seen with another, but those of the start are", async () => {
  const { client } = mocked();
  const { pa_id } = await client.pagingGroups.create({ name: "Hall", number: "77" });
  await expect(client.pagingGroups.get(pa_id, { tenant: "OTHER" })).rejects.toMatchObject({ code: "object_not_found" });
  expect(await client.pagingGroups.list({ tenant: "OTHER" })).toHaveLength(3);
});

test("a list continues after its last item, as its Link header states", async () => {
  const { mock } = mocked({ count: 5 });
  const seen: string[] = [];
  for (let address: string | undefined = "/pbx/openapi.php/paginggroups?limit=2"; address !== undefined; ) {
    const response = await mock.fetch(baseUrl + address, { headers: { "x-api-key": "k" } });
    seen.push(...((await response.json()) as { readonly pa_id: string }[]).map(({ pa_id }) => pa_id));
    address = /<([^>]+)>/.exec(response.headers.get("link") ?? "")?.[1];
  }
  expect(seen).toEqual(["12", "13", "14", "15", "16"]);
});

test("a change is made only of the state that was read, and a request with a key for it once", async () => {
  const { mock, client } = mocked();
  const address = `${baseUrl}/pbx/openapi.php/paginggroups`;
  const headers = { "x-api-key": "k", "content-type": "application/json" };
  const read = await mock.fetch(`${address}/12?tenant=DEMO`, { headers });
  const etag = read.headers.get("etag")!;
  const change = async (name: string): Promise<number> =>
    (
      await mock.fetch(`${address}/12?tenant=DEMO`, {
        method: "PATCH",
        headers: { ...headers, "if-match": etag },
        body: JSON.stringify({ name }),
      })
    ).status;
  expect([await change("One"), await change("Two")]).toEqual([200, 412]);
  expect(
    (await mock.fetch(`${address}/13?tenant=DEMO`, { headers: { ...headers, "if-none-match": "*" } })).status,
  ).toBe(304);
  const create = async (): Promise<unknown> => {
    const init = {
      method: "POST",
      headers: { ...headers, "idempotency-key": "a" },
      body: '{"name":"Once","number":"1"}',
    };
    return (await mock.fetch(`${address}?tenant=DEMO`, init)).json();
  };
  expect(await create()).toEqual(await create());
  expect(await client.pagingGroups.list()).toHaveLength(4);
});

test("the data of a test are there; what is left out of them is made up, by the seed", async () => {
  const { client } = mocked({ data: { pagingGroups: [{ pa_id: "900", pa_name: "Ours" }] } });
  expect((await client.pagingGroups.list()).map(({ pa_id, name }) => [pa_id, name])).toEqual([["900", "Ours"]]);
  const lists = await Promise.all([0, 0, 1].map((seed) => mocked({ seed }).client.pagingGroups.list()));
  expect(lists[0]).toEqual(lists[1]);
  expect(lists[0]).not.toEqual(lists[2]);
});

test.each([
  [{ data: { pagingGroups: [{ pa_id: 3 }] } }, "The option data.pagingGroups.0.pa_id must be text."],
  [{ data: { tokens: [{}] } }, "The option data contains tokens, which the mock does not store. Known: pagingGroups."],
])("data that do not fit are an error: %j", (options, message) => {
  expect(() => exchangeMock(options as never)).toThrow(message);
});

test("a factory takes what is given, under each of its names, and refuses what does not fit", () => {
  expect(pagingGroupRow({ pa_name: "A" })).toMatchObject({ pa_name: "A", name: "A" });
  expect(pagingGroupRow({ name: "B" })).toMatchObject({ pa_name: "B", name: "B" });
  expect(pagingGroupDetail({}, { index: 4 })).toEqual(pagingGroupDetail({}, { index: 4 }));
  expect(() => pagingGroupRow({ pa_id: 3 } as never)).toThrow("PagingGroupRow: pa_id must be text.");
  const misspelt = { tokn: "x" } as never;
  expect(() => loginTokenGenerated(misspelt)).toThrow(
    "LoginTokenGenerated: tokn is not a member of LoginTokenGenerated; did you mean token? It has token, user, target_type.",
  );
  expect(pagingGroupRow({ later: 1 } as never)).toMatchObject({ later: 1 });
});

describe("an override", () => {
  test("replaces the response: permanently, once, until it is undone or everything is reset", async () => {
    const { mock, client } = mocked();
    const names = async (): Promise<readonly string[]> =>
      (await client.pagingGroups.list()).map(({ pa_name }) => pa_name);
    const start = await names();
    mock.override.pagingGroups.list(() => [pagingGroupRow({ pa_name: "Kept" })], { once: true });
    expect([await names(), await names()]).toEqual([["Kept"], start]);
    const undo = mock.override.pagingGroups.list(async ({ parameters }) => [
      pagingGroupRow({ pa_name: String(parameters.tenant) }),
    ]);
    expect([await names(), await names()]).toEqual([["DEMO"], ["DEMO"]]);
    undo();
    expect(await names()).toEqual(start);
    mock.override.pagingGroups.list(() => []);
    mock.reset();
    expect(await names()).toEqual(start);
  });

  test("can respond with an error of the service, with a Response, or fail", async () => {
    const onError = vi.fn();
    const { mock, client } = mocked({ onError });
    mock.override.pagingGroups.get(error("object_not_found"));
    await expect(client.pagingGroups.get("12")).rejects.toMatchObject({ status: 404, code: "object_not_found" });
    mock.override.pagingGroups.get(() => new Response("Down", { status: 502 }));
    await expect(client.pagingGroups.get("12")).rejects.toMatchObject({ status: 502 });
    expect(onError).not.toHaveBeenCalled();
    mock.override.pagingGroups.get(() => {
      throw new RangeError("mine");
    });
    await expect(client.pagingGroups.get("12")).rejects.toMatchObject({ status: 500, code: "internal_error" });
    expect(onError).toHaveBeenCalledExactlyOnceWith(new RangeError("mine"));
  });

  test("that does not match the spec is reported with its place, unless checks are off", async () => {
    const onError = vi.fn();
    const { mock, client } = mocked({ onError });
    mock.override.pagingGroups.list(() => [{ ...pagingGroupRow(), pa_name: 7 } as never]);
    await expect(client.pagingGroups.list()).rejects.toThrow(
      'The override of pagingGroups.list does not match the spec: 0.pa_name: text expected, "7" received',
    );
    expect(onError).toHaveBeenCalledOnce();
    const lax = exchangeMock({ baseUrl, checkAnswers: false });
    lax.override.pagingGroups.list(() => [{ pa_name: 7 } as never]);
    expect(
      await createExchangeClient({ baseUrl, key: "k", tenant: "DEMO", fetch: lax.fetch }).pagingGroups.list(),
    ).toMatchObject([{ pa_name: 7 }]);
  });

  test("is called only for requests that pass the checks", async () => {
    const { mock } = mocked();
    const list = vi.fn(() => []);
    mock.override.pagingGroups.list(list);
    expect((await mock.fetch(`${baseUrl}/pbx/openapi.php/paginggroups`)).status).toBe(401);
    expect(list).not.toHaveBeenCalled();
  });
});

test("a request to another address throws a descriptive error", async () => {
  await expect(mocked().mock.fetch("https://other.invalid/pbx/openapi.php/paginggroups")).rejects.toThrow(
    "is not below https://pbx.invalid/pbx/openapi.php",
  );
});

const keys = {
  full: "global-full",
  reading: "global-read-only",
  own: { kind: "tenant-full", tenant: "DEMO" },
} as const;
const json = { "x-api-key": "full", "content-type": "application/json" };
const requests: readonly (readonly [
  path: string,
  init: { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string },
])[] = [
  ["/paginggroups", {}],
  ["/paginggroups", { headers: { "x-api-key": "nobody" } }],
  ["/paginggroups?key=full&key=reading", {}],
  ["/paginggroups", { headers: { "x-api-key": "own" } }],
  ["/paginggroups?tenant=OTHER", { headers: { "x-api-key": "own" } }],
  ["/paginggroups?tenant=NONE", { headers: json }],
  ["/paginggroups?limit=0", { headers: json }],
  ["/paginggroups?limit=1&limit=2", { headers: json }],
  ["/paginggroups", { method: "POST", headers: json, body: "{}" }],
  ["/intercoms?tenant=DEMO", { method: "POST", headers: json, body: "{}" }],
  ["/paginggroups?tenant=DEMO", { method: "POST", headers: json, body: '{"name":"a"' }],
  ["/paginggroups?tenant=DEMO", { method: "POST", headers: json, body: '{"name":"a","name":"b","number":"1"}' }],
  ["/paginggroups?tenant=DEMO", { method: "POST", headers: json, body: '{"name":null,"number":"1"}' }],
  ["/paginggroups?tenant=DEMO", { method: "POST", headers: { ...json, "content-type": "text/xml" }, body: "<a/>" }],
  ["/paginggroups?tenant=DEMO", { method: "POST", headers: { ...json, "content-encoding": "gzip" }, body: "{}" }],
  [
    "/paginggroups?tenant=DEMO",
    { method: "POST", headers: { ...json, "idempotency-key": "ä b" }, body: '{"name":"a","number":"1"}' },
  ],
  [
    "/paginggroups?tenant=DEMO",
    { method: "POST", headers: { ...json, "x-api-key": "reading" }, body: '{"name":"a","number":"1"}' },
  ],
  ["/paginggroups?tenant=DEMO", { method: "POST", headers: json, body: JSON.stringify({ name: "a".repeat(70_000) }) }],
  ["/paginggroups/1?tenant=DEMO", { method: "PUT", headers: json, body: "{}" }],
  ["/paginggroups/1/2", { headers: json }],
  ["/auth/token", { method: "POST", headers: { ...json, "x-api-key": "own" }, body: '{"user":"a"}' }],
  [
    "/auth/token",
    {
      method: "POST",
      headers: { ...json, accept: "application/problem+json" },
      body: '{"user":"a","validity":"never"}',
    },
  ],
  ["/nothing", { headers: json }],
  ["", { headers: json }],
];

test("a wrong request is refused as the generated server refuses it: status, body and header fields", async () => {
  const never = (): never => {
    throw new Error("A wrong request came through");
  };
  const handlers = {
    tokens: { generate: never, reset: never },
    pagingGroups: { list: never, get: never, create: never, update: never, delete: never },
  } as unknown as ExchangeHandlers;
  const server = fastify();
  await server.register(
    exchangePlugin(handlers, {
      authenticate: async (key) => {
        const known = Object.hasOwn(keys, key) ? keys[key as keyof typeof keys] : undefined;
        return (
          known && {
            id: key,
            addresses: [],
            tenant: undefined,
            ...(typeof known === "string" ? { kind: known } : known),
          }
        );
      },
      findTenant: async (id) => (id === "NONE" ? undefined : { id }),
    }),
  );
  const { mock } = mocked({ keys, tenants: ["DEMO", "OTHER"] });
  for (const [path, init] of requests) {
    const { headers = {}, method = "GET", body } = init;
    const url = `/pbx/openapi.php${path}`;
    const there = await server.inject({
      url,
      method: method as "GET",
      headers,
      ...(body !== undefined && { payload: body }),
    });
    const here = await mock.fetch(baseUrl + url, init);
    const told = [
      here.status,
      await here.text(),
      ...["content-type", "cache-control", "www-authenticate", "allow", "accept-encoding"].map(
        (name) => here.headers.get(name) ?? undefined,
      ),
    ];
    const wanted = [
      there.statusCode,
      there.body,
      ...["content-type", "cache-control", "www-authenticate", "allow", "accept-encoding"].map(
        (name) => there.headers[name],
      ),
    ];
    expect(told, `${method} ${path}`).toEqual(wanted);
    expect(here.status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
  }
  await server.close();
});

describe("members that are sent are kept", () => {
  const rowsOf = (object: {
    readonly related: {
      readonly destinations: readonly {
        readonly de_type_dst: string;
        readonly de_type_id_dst: string;
        readonly de_ord: string;
      }[];
    };
  }): readonly string[] =>
    object.related.destinations.map((row) => `${row.de_ord} ${row.de_type_dst}-${row.de_type_id_dst}`);

  test.each([
    [{ extensions: ["EXT-100", "EXT-101"] }, ["0 EXT-100", "1 EXT-101"]],
    [{ members: [100, "VOICEMAIL-7"] }, ["0 EXT-100", "1 VOICEMAIL-7"]],
    [{ destination: "EXT-9" }, ["0 EXT-9"]],
    [{ destinations: { PAGING: ["QUEUE-A-1", "EXT-5", "EXT-5"] } }, ["0 QUEUE-A-1", "1 EXT-5", "2 EXT-5"]],
    [{ extensions: [] }, []],
    [{}, []],
  ])("destinations: %j", async (sent, rows) => {
    const { client } = mocked();
    const made = await client.pagingGroups.create({ name: "Hall", number: "77", ...sent } as never);
    expect(rowsOf(made)).toEqual(rows);
    expect(new Set(made.related.destinations.map(({ de_id }) => de_id)).size).toBe(rows.length);
    for (const { de_type_src, de_type_id_src } of made.related.destinations)
      expect([de_type_src, de_type_id_src]).toEqual(["PAGING", made.pa_id]);
    expect(rowsOf(await client.pagingGroups.get(made.pa_id))).toEqual(rows);
    expect(rowsOf(await client.pagingGroups.update(made.pa_id, { name: "Foyer" }))).toEqual(rows);
    expect(rowsOf(await client.pagingGroups.update(made.pa_id, { peers: ["EXT-1"] }))).toEqual(["0 EXT-1"]);
    expect(rowsOf(await client.pagingGroups.get(made.pa_id))).toEqual(["0 EXT-1"]);
  });

  test("an object without destinations has the empty list that the service has", async () => {
    const { mock } = mocked();
    const raw = createExchangeClient({ baseUrl, key: "k", tenant: "DEMO", answers: "raw", fetch: mock.fetch });
    expect((await raw.pagingGroups.create({ name: "Hall", number: "77" })).related).toEqual([]);
  });

  test("every field of a create is returned by get and list, and what is left out is empty", async () => {
    const { client } = mocked();
    const sent = {
      name: "Hall",
      number: "77",
      pin: "9",
      bidirectional: "yes",
      checkinuse: "on",
      mediafile_id: 4,
      manualheader: "X-A: b",
    } as const;
    const made = await client.pagingGroups.create(sent);
    const kept = { ...sent, mediafile_id: "4", pa_name: "Hall", pa_me_id: "4" };
    expect(made).toMatchObject(kept);
    expect(await client.pagingGroups.get(made.pa_id)).toMatchObject(kept);
    expect((await client.pagingGroups.list()).at(-1)).toMatchObject(kept);
    const { pin, checkinuse, manualheader } = await client.pagingGroups.create({ name: "Bare", number: "78" });
    expect([pin, checkinuse, manualheader]).toEqual(["", "", ""]);
  });

  test("names of one member have one value in seeds, factories and updates", async () => {
    const { client } = mocked({
      data: {
        pagingGroups: [
          pagingGroupDetail({ pa_id: "5" }),
          { pa_id: "6", name: "Six" },
          { id: 7, number: "700" } as never,
        ],
      },
    });
    for (const id of ["5", "6", "7"]) {
      await client.pagingGroups.update(id, { name: "New" });
      expect(await client.pagingGroups.get(id)).toMatchObject({
        pa_name: "New",
        name: "New",
        pa_id: id,
        id: Number(id),
      });
    }
    expect(await client.pagingGroups.get("7")).toMatchObject({ pa_number: "700", number: "700" });
    expect(pagingGroupRow({ number: "12" } as never)).toMatchObject({ pa_number: "12" });
    expect(pagingGroupRow({ number: "12" } as never)).not.toHaveProperty("number");
    expect(() => exchangeMock({ data: { pagingGroups: [{ pa_name: "A", name: "B" }] } })).toThrow(
      "The option data.pagingGroups.0 has different values in pa_name and name, which are the same member: pass only one of them.",
    );
  });

  test("an update replaces the destinations of a seeded object", async () => {
    const { client } = mocked();
    const [first] = await client.pagingGroups.list();
    const changed = await client.pagingGroups.update(first!.pa_id, { extensions: ["EXT-7", "EXT-8"] });
    expect(rowsOf(changed)).toEqual(["0 EXT-7", "1 EXT-8"]);
    expect(rowsOf(await client.pagingGroups.update(first!.pa_id, { extensions: [] }))).toEqual([]);
  });
});
