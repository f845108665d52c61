import { expect, test } from "vitest";
import { createExchangeClient, type ExchangeClient } from "../../packages/client/generated/exchange/index.js";
import { json, serve, type TestServer } from "./support/server.ts";

/* A key returned by a function, such as a token that expires. */

const group = { name: "Hall", number: "830" };
const refused = { error: { code: "invalid_api_key", message: "Invalid key" } };

const serverOf = (...good: readonly string[]): Promise<TestServer> =>
  serve((response, request) => {
    return good.includes(String(request.headers["x-api-key"]))
      ? json(response, 200, { id: 1 })
      : json(response, 401, refused);
  });

function clientOf({ url }: TestServer, key: (isRefused: boolean) => string | Promise<string>): ExchangeClient {
  return createExchangeClient({ baseUrl: url, key, keyIn: "header", tenant: "T1", retries: { attempts: 1 } });
}

test("the key function is called before each request", async () => {
  const asked: boolean[] = [];
  const client = clientOf(await serverOf("k"), (isRefused) => (asked.push(isRefused), "k"));
  await client.pagingGroups.create(group);
  await client.pagingGroups.create(group);
  expect(asked).toEqual([false, false]);
});

test("a rejected key is requested once more, and the request is sent again, whatever its method", async () => {
  const server = await serverOf("new");
  const client = clientOf(server, async (isRefused) => (isRefused ? "new" : "old"));
  expect(await client.pagingGroups.create(group)).toEqual({ id: 1 });
  expect(server.requests.map(({ headers }) => headers["x-api-key"])).toEqual(["old", "new"]);
});

test("the key function is not called a third time", async () => {
  const server = await serverOf();
  const client = clientOf(server, () => "old");
  await expect(client.pagingGroups.create(group)).rejects.toMatchObject({ status: 401, code: "invalid_api_key" });
  expect(server.requests).toHaveLength(2);
});

test("is not shown in errors", async () => {
  const client = clientOf(
    await serve((response) => json(response, 500, { error: { code: "internal", message: "of s3cret" } })),
    () => "s3cret",
  );
  const error = await client.pagingGroups.create(group).then(
    () => expect.unreachable(),
    (one: Error) => one,
  );
  expect(JSON.stringify({ ...error, message: error.message, body: (error as { body?: unknown }).body })).not.toContain(
    "s3cret",
  );
});

test("an empty key is rejected before anything is sent", async () => {
  const server = await serverOf();
  await expect(clientOf(server, () => "").pagingGroups.create(group)).rejects.toThrow("key");
  expect(server.requests).toHaveLength(0);
});
