import { expect, it } from "vitest";
import { createExchangeClient } from "../../packages/client/generated/exchange/index.js";
import { clientOf, failureOf } from "./support/query.ts";
import { json, serve } from "./support/server.ts";

/* JSON with status 200 that is not a response of the service, and the minimal JSON that is. */

it.each([{ name: "Kiln" }, {}, { query: "x" }, { error: "not found" }])(
  "%j is no response to a query, and the message names the option",
  async (body) => {
    const { url } = await serve((response) => json(response, 200, body));
    const error = await failureOf(clientOf(url).query({ titles: "A" }));
    expect(error).toMatchObject({ name: "TransportError", kind: "unexpected-body", status: 200 });
    expect(error.message).toContain("check endpoint");
  },
);

it.each([
  { batchcomplete: true },
  { query: {} },
  { continue: { apcontinue: "A", continue: "-||" }, batchcomplete: true },
  { batchcomplete: "", warnings: {} },
])("%j is one", async (body) => {
  const { url } = await serve((response, _, turn) => json(response, 200, turn === 1 ? body : { batchcomplete: true }));
  expect(await clientOf(url).query({ titles: "A" })).toMatchObject({ pages: [] });
});

it("a response to another action may have any members", async () => {
  const { url } = await serve((response) => json(response, 200, { parse: { title: "A" } }));
  expect(await clientOf(url).request({ action: "parse", page: "A" })).toEqual({ parse: { title: "A" } });
});

it.each([{ name: "Kiln" }, {}, [], null])("%j is no paging group", async (body) => {
  const { url } = await serve((response) => json(response, 200, body));
  const client = createExchangeClient({ baseUrl: url, key: "k" });
  await expect(client.pagingGroups.get(1)).rejects.toMatchObject({
    kind: "unexpected-body",
    message: expect.stringContaining("check baseUrl"),
  });
});

it("a list is a list, which may be empty", async () => {
  const { url } = await serve((response, _, turn) => json(response, 200, turn === 1 ? [] : { name: "Kiln" }));
  const client = createExchangeClient({ baseUrl: url, key: "k" });
  expect(await client.pagingGroups.list()).toEqual([]);
  await expect(client.pagingGroups.list()).rejects.toMatchObject({ kind: "unexpected-body" });
});
