import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestServer } from "../../packages/reference-server/src/index.ts";
import { seeds } from "../support/random.ts";
import { fuzzDeviations, deviating } from "./support/deviations.ts";
import { fuzzServer } from "./support/fuzz-harness.ts";
import { claimsOf, startServer, verifyServer } from "./support/harness.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test.each(Array.from({ length: seeds }, (_, index) => index + 1))(
  "random requests agree with the spec, with seed %i",
  async (seed) => {
    const verdicts = await fuzzServer(server, [], seed, 1500);
    expect(verdicts.map(({ claim, observed, request }) => `${claim.subject}: ${observed} (${request})`)).toEqual([]);
  },
);

test.each(fuzzDeviations)("$part: $name", async (deviation) => {
  const { part, claim, smallest } = deviation;
  const fetch = deviating(deviation);
  const { reports } = await verifyServer(server, { only: [part], fetch });
  expect(claimsOf(reports, "refuted")).toEqual([]);
  const verdicts = await fuzzServer(server, [part], 1, 3000, fetch);
  expect(verdicts.map((one) => `${one.claim.subject} ${one.claim.attribute}`)).toContain(claim);
  const { request } = verdicts.find((one) => `${one.claim.subject} ${one.claim.attribute}` === claim)!;
  expect(request).toMatch(smallest);
});

test("the same seed sends the same requests", async () => {
  const sent = async (seed: number): Promise<readonly string[]> => {
    const urls: string[] = [];
    await fuzzServer(server, ["allpages"], seed, 40, async (url, init) => {
      urls.push(String(url));
      return fetch(url, init);
    });
    return urls;
  };
  const first = await sent(7);
  expect(await sent(7)).toEqual(first);
  expect(await sent(8)).not.toEqual(first);
});
