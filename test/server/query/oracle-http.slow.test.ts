import { fastify, type FastifyInstance } from "fastify";
import { afterAll, expect, test } from "vitest";
import { demoWorld } from "../../../packages/reference-server/src/demo.ts";
import { createServer } from "../../../packages/reference-server/src/index.ts";
import type { Envelope } from "../../client/support/recorded.ts";
import { expectAgreement } from "../../oracle/agreement.ts";
import { messageText } from "../../../packages/wiki/src/query/messages.ts";
import { exclusionOf } from "../../oracle/excluded.ts";
import type { Row } from "../../oracle/row.ts";
import { recordedRows } from "../../support/recorded-rows.ts";
import { silent, type Ask } from "./support/ask.ts";
import { overHttp } from "./support/ask-http.ts";
import { queryServer } from "./support/package.ts";
import { callers, others, replayEnvelopes } from "./support/replay-envelopes.ts";
import { replayVerdicts } from "./support/replay-verdicts.ts";

/*
 * Recorded requests, sent over a network, so that the test includes how Fastify and Node process URLs, forms, methods,
 * and headers.
 */

const { queryPlugin, table } = await queryServer();
const open: (() => unknown)[] = [];
afterAll(() => Promise.all(open.map((close) => close())));

async function asking(app: FastifyInstance): Promise<Ask> {
  const { ask, close } = overHttp(await app.listen({ host: "127.0.0.1", port: 0 }));
  open.push(close, () => app.close());
  return ask;
}

/** Starts a server for callers of one identity, whose handlers return no data. */
async function asIdentity(identity: Row["identity"]): Promise<Ask> {
  const app = fastify({ routerOptions: { maxParamLength: 1000 } });
  await app.register(queryPlugin(silent(table), { messageText, caller: () => callers[identity] }) as never);
  return asking(app);
}

const asks = { anon: await asIdentity("anon"), admin: await asIdentity("admin") };
const form = { "content-type": "application/x-www-form-urlencoded" };
const asForm =
  (ask: Ask): Ask =>
  (query) =>
    ask("", { method: "POST", headers: form, body: query });

const rows = recordedRows<Row>("verdicts");

test.each([
  ["the address", asks],
  ["a form", { anon: asForm(asks.anon), admin: asForm(asks.admin) }],
])("requests in %s get the responses of the real system", async (_, some) => {
  expectAgreement(await replayVerdicts(rows, some));
});

test("responses have the real form: status, headers and body", async () => {
  const differing = await replayEnvelopes(recordedRows<Envelope>("envelopes"), asks);
  expect(differing.toSorted()).toEqual(Object.keys(others).toSorted());
});

/** Excludes the warning of handlers that do not know all values of a site. */
const isOfTheRequest = ({ code }: { readonly code: string }): boolean => code !== "unanswered";

/** The demo data set contains the pages that the requests name by id. */
test("the unchanged server reports the same faults", async () => {
  const ask = await asking(await createServer({ logLevel: "silent", rateLimit: 0, seed: demoWorld }));
  const unauthorized = rows.filter((row) => row.identity === "anon" && exclusionOf(row) === undefined);
  let wrong = 0;
  const one = await replayVerdicts(unauthorized, {
    admin: ask,
    anon: async (query) => {
      const given = await ask(query);
      if (given.body.errors !== undefined) wrong++;
      return { ...given, body: { ...given.body, warnings: given.body.warnings?.filter(isOfTheRequest) } };
    },
  });
  expectAgreement(one);
  expect(wrong).toBeGreaterThan(50);
});
