import { expect, test } from "vitest";
import { serverAddress } from "../../generators/emit/docs/examples/base-url.ts";
import { demoWorld } from "../../packages/reference-server/src/demo.ts";
import { startTestServer } from "../../packages/reference-server/src/index.ts";
import { models, siteOf } from "./sites.ts";

type Json = Readonly<Record<string, any>>;

/** The addresses that the first page asks, in commands of curl. */
function firstCalls(): readonly string[] {
  const page = siteOf(models.real()).get("index.md")!;
  return Array.from(page.matchAll(/^curl '(http:[^']+)'/gm), ([, url]) => url!);
}

test("each first call of the first page is answered with data by the reference server, started as the page says", async () => {
  const calls = firstCalls();
  expect(calls).toHaveLength(2);
  await using server = await startTestServer({ seed: demoWorld });
  for (const url of calls) {
    expect(url.startsWith(`${serverAddress}/`)).toBe(true);
    const response = await fetch(url.replace(serverAddress, server.address), {
      headers: { "X-API-Key": server.keys["global-full"] },
    });
    const body = (await response.json()) as Json;
    const rows = Array.isArray(body) ? body : Object.values(body["query"] as Json)[0];
    expect([url, response.status, (rows as readonly unknown[]).length > 0]).toEqual([url, 200, true]);
  }
});
