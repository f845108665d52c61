import { afterAll, expect, it } from "vitest";
import { createServer } from "../../../packages/reference-server/src/index.ts";

const server = await createServer({ logLevel: "silent", rateLimit: 4, bodyLimit: 100 });
afterAll(() => server.close());

const large = (query: string) =>
  server.inject({
    method: "POST",
    url: `/api.php?${query}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: `action=query&titles=${"x".repeat(200)}`,
  });

it("a request that is too large, or exceeds the rate limit, gets the same error format as others", async () => {
  const old = await large("format=json&requestid=7");
  expect([old.statusCode, old.headers["mediawiki-api-error"], old.json()]).toEqual([
    413,
    "toolarge",
    {
      error: {
        code: "toolarge",
        info: "The body of the request is too large.",
        "*": expect.stringContaining("api.php") as string,
      },
      requestid: "7",
    },
  ]);
  const plain = await large("format=json&formatversion=2&errorformat=plaintext");
  expect([plain.statusCode, plain.json<{ errors: unknown }>().errors]).toEqual([
    413,
    [{ code: "toolarge", text: "The body of the request is too large.", module: "main" }],
  ]);

  for (let index = 0; index < 2; index++) await server.inject("/api.php");
  const many = await server.inject("/query+tokens?formatversion=2");
  expect([
    many.statusCode,
    many.headers["mediawiki-api-error"],
    many.json<{ error: { code: string } }>().error.code,
  ]).toEqual([429, "ratelimited", "ratelimited"]);
  expect(Number(many.headers["retry-after"])).toBeGreaterThan(0);
});
