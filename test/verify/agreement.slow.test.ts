import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestServer } from "../../packages/reference-server/src/index.ts";
import { seeds } from "../support/random.ts";
import { claimsOf, startServer, verifyServer } from "./support/harness.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test.each(Array.from({ length: seeds }, (_, index) => index + 1))(
  "the reference server agrees with the spec, with seed %i",
  async (seed) => {
    const { reports, requests, stopped } = await verifyServer(server, { seed });
    expect(stopped).toBeUndefined();
    expect(claimsOf(reports, "refuted")).toEqual([]);
    expect(claimsOf(reports, "confirmed").length).toBeGreaterThan(2700);
    expect(claimsOf(reports, "answered")).toEqual(["query authentication"]);
    expect(requests).toBeLessThan(20_000);
  },
  300_000,
);

test("objects are created, changed and deleted, and none remains", async () => {
  const list = async (): Promise<unknown> => {
    const response = await fetch(`${server.address}/pbx/openapi.php/paginggroups`, {
      headers: { "x-api-key": server.keys["global-full"] },
    });
    return response.json();
  };
  const before = await list();
  const { reports } = await verifyServer(server, { only: ["paging-group", "login-token"], write: true });
  expect(claimsOf(reports, "refuted")).toEqual([]);
  expect(claimsOf(reports, "answered")).toContain("paging-group.pa_bidirectional default");
  expect(await list()).toEqual(before);
});
