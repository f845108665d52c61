import { expect, test } from "vitest";
import { sendRandom } from "./run.ts";

/** Seed for ten thousand requests, different each day. */
const seed = Math.floor(Date.now() / 86_400_000);

test(`ten thousand random requests (seed ${seed}) get the documented responses`, async () => {
  const { statuses, unanswered } = await sendRandom(10_000, seed);
  console.log({ seed, statuses, unanswered });
  expect(statuses.exchange["200"]).toBeGreaterThan(200);
  expect(statuses.query["200"]).toBeGreaterThan(200);
});
