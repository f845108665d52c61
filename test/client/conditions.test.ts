import { beforeEach, describe, expect, it, vi } from "vitest";
import { createExchangeClient, type ExchangeClient } from "../../packages/client/generated/exchange/index.js";
import { withResponse } from "../../packages/client/generated/exchange/extras.js";
import { bookingsFiles } from "./support/bookings.ts";
import { cutOff, json, serve, type Answer, type TestServer } from "./support/server.ts";

/* Requests that are repeated with an idempotency key, and requests that are conditional on one state of an object. */

beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0));

const group = { name: "Hall", number: "830" };
const clientOf = ({ url }: TestServer, retries = {}): ExchangeClient =>
  createExchangeClient({ baseUrl: url, key: "k", tenant: "T1", retries });
const failed = (call: Promise<unknown>): Promise<Error> =>
  call.then(
    () => expect.unreachable(),
    (error: Error) => error,
  );
const keysOf = ({ requests }: TestServer): readonly unknown[] =>
  requests.map(({ headers }) => headers["idempotency-key"]);

/** Failures that leave the outcome of a request unknown, or that reject it temporarily. */
const faults: Readonly<Record<string, Answer>> = {
  "429": (response) => json(response, 429, {}),
  "500": (response) => json(response, 500, {}),
  "503 with Retry-After": (response) => json(response, 503, {}, { "retry-after": "0" }),
  "no answer": (response) => void response.destroy(),
  "half a response": cutOff,
};

describe.each(Object.entries(faults))("after %s", (_, fault) => {
  const serveOnce = (): Promise<TestServer> =>
    serve((...given) => (given[2] === 1 ? fault(...given) : json(given[0], 201, { id: 1 })));

  it("a create with a key is sent again, under the same one", async () => {
    const server = await serveOnce();
    expect(await clientOf(server).pagingGroups.create(group, { idempotencyKey: true })).toEqual({ id: 1 });
    const [first, second, ...more] = keysOf(server);
    expect(first).toMatch(/^[!-~]{16,255}$/);
    expect([second, more]).toEqual([first, []]);
  });

  it("a create without one is sent once", async () => {
    const server = await serveOnce();
    await failed(clientOf(server).pagingGroups.create(group));
    expect(keysOf(server)).toEqual([undefined]);
  });
});

describe("an idempotency key", () => {
  it("is created for each call, or set by the caller as an option or header field", async () => {
    const server = await serve((response, _, turn) =>
      json(response, turn % 2 === 0 ? 200 : 500, { id: 1, token: "t" }),
    );
    const { pagingGroups, tokens } = clientOf(server);
    await pagingGroups.create(group, { idempotencyKey: true });
    await pagingGroups.create(group, { idempotencyKey: true });
    await tokens.generate({ user: "100" }, { idempotencyKey: "mine" });
    await tokens.generate({ user: "100" }, { headers: { "Idempotency-Key": "mine, too" } });
    const keys = keysOf(server);
    expect(keys.slice(4)).toEqual(["mine", "mine", "mine, too", "mine, too"]);
    expect(keys[0]).not.toBe(keys[2]);
  });

  it("is not sent if it is empty", async () => {
    const server = await serve((response) => json(response, 500, {}));
    await failed(clientOf(server).pagingGroups.create(group, { idempotencyKey: "" }));
    expect(server.requests).toHaveLength(1);
  });

  it("is needed for no request that only reads", async () => {
    const server = await serve((response, _, turn) => json(response, turn === 1 ? 500 : 200, []));
    expect(await clientOf(server).pagingGroups.list()).toEqual([]);
  });
});

describe("ifMatch", () => {
  it("goes out as a header field, with the etag that came", async () => {
    const server = await serve((response) =>
      json(response, 200, { id: 1 }, { etag: '"v1"', "x-request-id": "r1", "set-cookie": "a=b" }),
    );
    const { pagingGroups } = clientOf(server);
    const { data, status, headers, etag, requestId } = await withResponse((call) => pagingGroups.get(1, call));
    expect({ data, status, etag, requestId }).toEqual({ data: { id: 1 }, status: 200, etag: '"v1"', requestId: "r1" });
    expect([...headers.keys()]).toContain("content-type");
    expect(headers.has("set-cookie")).toBe(false);
    await pagingGroups.update(1, { name: "a" }, { ifMatch: etag });
    await pagingGroups.delete(1, { ifMatch: etag });
    await pagingGroups.delete(1);
    expect(server.requests.map((one) => one.headers["if-match"])).toEqual([undefined, '"v1"', '"v1"', undefined]);
  });

  it("that is missing is refused, so that nothing is overwritten unseen", async () => {
    const server = await serve((response) => json(response, 200, { id: 1 }));
    const { etag } = await withResponse((call) => clientOf(server).pagingGroups.get(1, call));
    const error = await failed(clientOf(server).pagingGroups.update(1, {}, { ifMatch: etag }));
    expect(error).toBeInstanceOf(TypeError);
    expect(error.message).toContain("ifMatch");
    expect(server.requests).toHaveLength(1);
  });
});

describe("withResponse", () => {
  it("fails as the call does", async () => {
    const server = await serve((response) =>
      json(response, 404, { error: { code: "object_not_found", message: "No." } }),
    );
    expect(await failed(withResponse((call) => clientOf(server).pagingGroups.get(1, call)))).toMatchObject({
      code: "object_not_found",
    });
  });

  it("explains its use if its argument does not use the given call", async () => {
    const server = await serve((response) => json(response, 200, { id: 1 }));
    expect((await failed(withResponse(() => clientOf(server).pagingGroups.get(1)))).message).toContain(
      "withResponse((call)",
    );
  });
});

it("a service without such header fields has no code for them", () => {
  const code = bookingsFiles.get("packages/client/generated/notices/index.js");
  expect(code).toContain("createResourceClient");
  expect(code).not.toMatch(/addConditions|keyHeader/);
});
