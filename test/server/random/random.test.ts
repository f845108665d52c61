import { expect, test } from "vitest";
import { sendRandom } from "./run.ts";

test("random requests built from the OpenAPI documents get the documented responses", async () => {
  const { statuses, unanswered } = await sendRandom(2_000, 1);
  console.log({ statuses, unanswered });
  for (const status of [200, 201, 400, 401, 403, 404, 405])
    expect(statuses.exchange, `${status}`).toHaveProperty(String(status));
  expect(statuses.query["200"]).toBeGreaterThan(100);
});
