import { expect, test } from "vitest";
import { pagingGroupFromWire, pagingGroupToWire } from "../../packages/client/generated/exchange/convert.js";
import { createExchangeClient } from "../../packages/client/generated/exchange/index.js";
import { pagingGroupDetail, pagingGroupRow } from "../../packages/mock/generated/exchange/data.js";

/* The conversion between wire names and readable names is the same in the client and in handwritten fakes. */

test("a fake that is written by hand responds with readable names", async () => {
  const kept = [{ id: 12, name: "Hall", number: "830", pin: "1", related: { destinations: [] } }];
  const client = createExchangeClient({
    baseUrl: "https://pbx.invalid",
    key: "k",
    tenant: "T",
    fetch: async () => Response.json(kept.map((one) => pagingGroupToWire(one))),
  });
  expect(await client.pagingGroups.list()).toMatchObject([
    { pa_id: "12", id: 12, pa_name: "Hall", name: "Hall", pa_number: "830", number: "830", pa_pin: "1" },
  ]);
});

test("what the client returns is converted back to what came, whatever it was", () => {
  for (const row of [pagingGroupRow(), pagingGroupDetail({}, { index: 3 })]) {
    const read = pagingGroupFromWire(row);
    expect(read).toMatchObject({ number: row.pa_number });
    expect(pagingGroupToWire(read)).toEqual(row);
  }
});

test("an object with two values of one member is an error that names it", () => {
  expect(() => pagingGroupToWire({ pa_number: "1", number: "2" })).toThrow(
    'pa_number has different values under its own name and an alias ("1" and "2"): use only one of them.',
  );
});
