import { expect, test } from "vitest";
import { seeds } from "../../support/random.ts";
import { sendRandom } from "./run.ts";

/** Different each day. */
const seed = Math.floor(Date.now() / 86_400_000);

const requests = 4_000 * seeds;

test(`${requests} random requests (seed ${seed}) get the documented responses`, async () => {
  const { statuses, unanswered } = await sendRandom(requests, seed);
  console.log({ seed, statuses, unanswered });
  expect(statuses.exchange["200"]).toBeGreaterThan(requests / 50);
  expect(statuses.query["200"]).toBeGreaterThan(requests / 50);
});
