import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createExchangeClient, type ExchangeClient } from "../../packages/client/generated/exchange/index.js";
import { validate, ValidationError } from "../../packages/client/generated/exchange/validate.js";
import { startTestServer, type TestServer } from "../../packages/reference-server/src/index.ts";

/*
 * The option `validate` of the exchange client: requests that the service would reject or partly ignore are not sent.
 * All others are.
 */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const sent: string[] = [];
const clientOf = (option: true | typeof validate): ExchangeClient =>
  createExchangeClient({
    baseUrl: server.address,
    key: server.keys["global-full"],
    tenant: "DEMO",
    validate: option,
    onRequest: ({ method }) => void sent.push(method),
  });

describe.each([
  ["by its name", true],
  ["as a function", validate],
] as const)("validate, %s", (_, option) => {
  it("lets every kind of call pass", async () => {
    const { pagingGroups, tokens } = clientOf(option);
    const { id } = await pagingGroups.create({
      name: "Hall",
      number: `${Math.random()}`,
      extensions: [100, "EXT-101"],
      pin: undefined,
    });
    expect(await pagingGroups.get(id)).toMatchObject({ name: "Hall" });
    expect(await pagingGroups.update(String(id), { pa_name: "Yard" })).toMatchObject({ name: "Yard" });
    expect(await pagingGroups.list({ query: { limit: 1 } })).toHaveLength(1);
    expect(await pagingGroups.delete(id)).toMatchObject({ deleted: true });
    await tokens.generate({ user: "100", validity: new Date("2030-01-01T00:00:00Z") });
    await tokens.reset({ user: "100" });
  });

  it("refuses misspelt names, wrong values and broken rules before anything is sent", async () => {
    const { pagingGroups, tokens } = clientOf(option);
    sent.length = 0;
    const refused = [
      pagingGroups.create({ name: "Hall", number: "840", bidirectinal: "yes" } as never),
      pagingGroups.create({ name: "Hall", number: 840 } as never),
      pagingGroups.update(1, { extensions: [100], members: [101] }),
      pagingGroups.list({ query: { limit: 5000 } }),
      tokens.generate({ user: "100", validity: "tomorrow" }),
    ];
    const messages = (await Promise.allSettled(refused)).map((one) =>
      one.status === "rejected" && one.reason instanceof ValidationError ? one.reason.message : "sent",
    );
    expect(messages).toEqual([
      'invalid_request: there is no "bidirectinal"; did you mean "bidirectional"?',
      'invalid_request: number must be text of at most 255 characters without control characters, not "840"',
      "invalid_request: extensions and members are the same field but have different values",
      'invalid_request: limit must be a whole number from 1 to 1000, not "5000"',
      expect.stringContaining("invalid_validity: validity"),
    ]);
    expect(sent).toEqual([]);
  });
});
