import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestServer } from "../../packages/reference-server/src/index.ts";
import { deviating, deviations, writeDeviations } from "./support/deviations.ts";
import { effectDeviations, effectWriteDeviations } from "./support/effect-deviations.ts";
import { moreDeviations, moreWriteDeviations } from "./support/more-deviations.ts";
import { isRefuted, startServer } from "./support/harness.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test.each([...deviations(() => server.keys["global-full"]), ...moreDeviations, ...effectDeviations])(
  "$part: $name",
  async (deviation) => {
    const wishes = { only: [deviation.part], fetch: deviating(deviation) };
    expect(await isRefuted(server, deviation.claim, wishes)).toBe(true);
  },
);

test.each([...writeDeviations, ...moreWriteDeviations, ...effectWriteDeviations])(
  "writing, $part: $name",
  async (deviation) => {
    const wishes = { only: [deviation.part], write: true, fetch: deviating(deviation) };
    expect(await isRefuted(server, deviation.claim, wishes)).toBe(true);
  },
);
