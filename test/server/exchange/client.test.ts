import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createExchangeClient,
  ExchangeError,
  type ExchangeClient,
} from "../../../packages/client/generated/exchange/index.js";
import { each, first, withResponse } from "../../../packages/client/generated/exchange/extras.js";
import { open, type Place } from "./support.ts";

/* The client package with the server over the network. */

let place: Place;
let baseUrl: string;

beforeAll(async () => {
  place = await open();
  baseUrl = await place.listen();
  await place.storage.write(({ identities }) => identities.insertUser({ username: "api.operator" }));
});

afterAll(() => place.close());

describe.each(["header", "bearer", "query"] as const)("a client with its key as %s", (keyIn) => {
  const clientOf = (tenant = "A"): ExchangeClient =>
    createExchangeClient({ baseUrl, key: place.keys["global-full"], keyIn, tenant });

  it("makes, reads, changes, lists and deletes paging groups", async () => {
    const { pagingGroups } = clientOf();
    const made = await pagingGroups.create({ name: "Hall", number: "830", pin: "1234", members: [100, "VOICEMAIL-7"] });
    expect(made).toMatchObject({
      pa_name: "Hall",
      pa_pin: "1234",
      name: "Hall",
      related: { destinations: [{ de_type_id_dst: "100" }, { de_type_dst: "VOICEMAIL" }] },
    });
    expect(await pagingGroups.get(made.id)).toEqual(made);
    expect(await pagingGroups.update(made.pa_id, { bidirectional: "yes", members: [] })).toMatchObject({
      pa_bidirectional: "yes",
      bidirectional: "yes",
      related: { destinations: [] },
    });
    expect(await pagingGroups.list()).toMatchObject([{ id: made.id }]);
    expect(await pagingGroups.list({ query: { limit: 1, after: made.pa_id } })).toEqual([]);
    expect(await clientOf("B").pagingGroups.list()).toEqual([]);
    expect(await pagingGroups.delete(made.id)).toEqual({ deleted: true, id: made.id });
    const error: unknown = await pagingGroups.get(made.id).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ExchangeError);
    expect(error).toMatchObject({ code: "object_not_found", status: 404, message: "Object not found." });
  });

  it("makes and resets tokens", async () => {
    const { tokens } = clientOf();
    const { token } = await tokens.generate({ user: "api.operator", validity: new Date(Date.now() + 60_000) });
    const login = (): Promise<number> =>
      fetch(`${baseUrl}/login`, {
        method: "POST",
        body: new URLSearchParams({ user: "api.operator", password: token }),
      }).then(({ status }) => status);
    expect(await login()).toBe(200);
    expect(await tokens.reset({ user: "api.operator" })).toEqual({
      reset: true,
      user: "api.operator",
      target_type: "WEBPASSWORD",
    });
    expect(await login()).toBe(403);
  });
});

describe("a request that is repeated, or meant for one state", () => {
  const clientOf = (options: object = {}): ExchangeClient =>
    createExchangeClient({ baseUrl, key: place.keys["global-full"], tenant: "A", ...options });

  it("runs once under its key, even if its response was lost", async () => {
    let lost = 0;
    const fetch: typeof globalThis.fetch = async (...given) => {
      const response = await globalThis.fetch(...given);
      if (lost++ === 0) throw new TypeError("fetch failed");
      return response;
    };
    const made = await clientOf({ fetch, retries: { maximumDelay: 0 } }).pagingGroups.create(
      { name: "Once", number: "831" },
      { idempotencyKey: true },
    );
    const { pagingGroups } = clientOf();
    expect(lost).toBe(2);
    expect((await pagingGroups.list({ query: { pa_name: "Once" } })).map(({ id }) => id)).toEqual([made.id]);
    await pagingGroups.delete(made.id);
  });

  it("changes the state that was read, and no other", async () => {
    const { pagingGroups } = clientOf();
    const { id } = await pagingGroups.create({ name: "Mine", number: "832" });
    const read = await withResponse((call) => pagingGroups.get(id, call));
    expect(read.etag).toMatch(/^".+"$/);
    const written = await withResponse((call) =>
      pagingGroups.update(id, { number: "833" }, { ...call, ifMatch: read.etag }),
    );
    expect(written.etag).not.toBe(read.etag);
    const late: unknown = await pagingGroups
      .update(id, { number: "834" }, { ifMatch: read.etag })
      .catch((reason: unknown) => reason);
    expect(late).toMatchObject({ code: "precondition_failed", status: 412 });
    expect(await pagingGroups.delete(id, { ifMatch: written.etag })).toEqual({ deleted: true, id });
  });
});

it("a list is read page by page, and only as far as needed", async () => {
  const asked: string[] = [];
  const onRequest = ({ url }: { readonly url: string }): void => void asked.push(new URL(url).search);
  const { pagingGroups } = createExchangeClient({ baseUrl, key: place.keys["global-full"], tenant: "B", onRequest });
  for (let count = 0; count < 7; count++) await place.group("B");
  const ids: number[] = [];
  for await (const { id } of each(pagingGroups.list, { query: { limit: 3 } })) ids.push(id);
  expect(new Set(ids).size).toBe(7);
  expect(asked).toHaveLength(3);
  expect(await first(7, each(pagingGroups.list))).toHaveLength(7);
  expect(asked.slice(3)).toEqual(["?tenant=B&limit=7"]);
});

it("a client without permission gets the reason", async () => {
  const { tokens, pagingGroups } = createExchangeClient({ baseUrl, key: place.keys["tenant-read-only"], tenant: "A" });
  const codeOf = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => "done",
      (error: ExchangeError) => error.code,
    );
  expect(await codeOf(tokens.reset({ user: "api.operator" }))).toBe("admin_required");
  expect(await codeOf(pagingGroups.create({ name: "a", number: "1" }))).toBe("read_only_api_key");
  expect(await codeOf(pagingGroups.list({ tenant: "B" }))).toBe("invalid_api_key");
  expect(await codeOf(pagingGroups.list())).toBe("done");
});
