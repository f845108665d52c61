import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createExchangeClient, ExchangeError, type ExchangeClient } from "../../../packages/client/generated/exchange/index.js";
import { open, type Place } from "./support.ts";

/* The client package, against the server, over the network. */

let place: Place;
let baseUrl: string;

beforeAll(async () => {
  place = await open();
  baseUrl = await place.listen();
  await place.storage.write(({ identities }) => identities.insertUser({ username: "api.operator" }));
});

afterAll(() => place.close());

describe.each(["header", "bearer", "query"] as const)("a client with its key as %s", (keyIn) => {
  const clientOf = (tenant = "A"): ExchangeClient => createExchangeClient({ baseUrl, key: place.keys["global-full"], keyIn, tenant });

  it("makes, reads, changes, lists and deletes paging groups", async () => {
    const { pagingGroups } = clientOf();
    const made = await pagingGroups.create({ name: "Hall", number: "830", pin: "1234", members: [100, "VOICEMAIL-7"] });
    expect(made).toMatchObject({ pa_name: "Hall", pa_pin: "1234", name: "Hall", related: { destinations: [{ de_type_id_dst: "100" }, { de_type_dst: "VOICEMAIL" }] } });
    expect(await pagingGroups.get(made.id)).toEqual(made);
    expect(await pagingGroups.update(made.pa_id, { bidirectional: "yes", members: [] })).toMatchObject({ pa_bidirectional: "yes", bidirectional: "yes", related: { destinations: [] } });
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
    const login = (): Promise<number> => fetch(`${baseUrl}/login`, { method: "POST", body: new URLSearchParams({ user: "api.operator", password: token }) }).then(({ status }) => status);
    expect(await login()).toBe(200);
    expect(await tokens.reset({ user: "api.operator" })).toEqual({ reset: true, user: "api.operator", target_type: "WEBPASSWORD" });
    expect(await login()).toBe(403);
  });
});

it("a client that may not is told why", async () => {
  const { tokens, pagingGroups } = createExchangeClient({ baseUrl, key: place.keys["tenant-read-only"], tenant: "A" });
  const codeOf = (call: Promise<unknown>): Promise<unknown> => call.then(() => "done", (error: ExchangeError) => error.code);
  expect(await codeOf(tokens.reset({ user: "api.operator" }))).toBe("admin_required");
  expect(await codeOf(pagingGroups.create({ name: "a", number: "1" }))).toBe("read_only_api_key");
  expect(await codeOf(pagingGroups.list({ tenant: "B" }))).toBe("invalid_api_key");
  expect(await codeOf(pagingGroups.list())).toBe("done");
});
