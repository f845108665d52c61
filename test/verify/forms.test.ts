import { join } from "node:path";
import { fastify, type FastifyPluginAsync } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { server } from "../../generators/emit/server/emitter.ts";
import { validators } from "../../generators/emit/validators/emitter.ts";
import { reportClaims, type ClaimReport } from "../../generators/verify/report/claims.ts";
import { buildSuite } from "../../generators/verify/suite/suite.ts";
import { verifyCases } from "../../generators/verify/verify.ts";
import { compile } from "../../generators/compile.ts";
import { load } from "../../generators/load/load.ts";
import { rootFolder } from "../support/emit.ts";
import { generatedProject, importGenerated } from "../support/generated-project.ts";
import { deviating, type Deviation } from "./support/deviations.ts";
import { claimsOf } from "./support/harness.ts";

/* Forms, files and objects in query strings, against a generated server. */

const root = join(rootFolder, "test/fixtures/forms");
const { model } = compile(load(root), []);
const { exchangePlugin } = await importGenerated<{
  exchangePlugin: (handlers: object, options: object) => FastifyPluginAsync;
}>(generatedProject(root, [validators, server]), "server/generated/exchange/index.js");
const app = fastify();
let url: string;

beforeAll(async () => {
  const stored = new Map<string, string>();
  const idempotency = {
    claim: async ({ key, fingerprint }: { readonly key: string; readonly fingerprint: string }) => {
      const before = stored.get(key);
      stored.set(key, fingerprint);
      return before === undefined ? undefined : { fingerprint: before, answer: undefined };
    },
    complete: async () => {},
  };
  const work = (run: (unit: object) => unknown): unknown => run({ idempotency });
  const create = ({ body }: { readonly body: any }) => ({ id: 1, name: body.name, bytes: body.sound.size });
  const handlers = { announcements: { create, play: () => undefined } };
  await app.register(exchangePlugin(handlers, { read: work, write: work }));
  url = `${await app.listen({ port: 0, host: "127.0.0.1" })}/v1`;
});
afterAll(() => app.close());

async function verify(send: typeof fetch): Promise<readonly ClaimReport[]> {
  const services = model!.services;
  const cases = buildSuite({ services, only: [], given: new Map(), write: true, seed: 1 });
  const targets = new Map(services.map((service) => [service.id, { service, url, keys: new Map() }]));
  const policy = { rate: Infinity, budget: 1000, parallel: 1, userAgent: "kiln" };
  const world = { fetch: send, now: Date.now, sleep: () => Promise.resolve() };
  return reportClaims((await verifyCases(cases, new Map(), targets, [], policy, world)).verdicts);
}

test("the generated server agrees with the spec", async () => {
  const reports = await verify(fetch);
  expect(
    reports
      .filter(({ kind }) => kind === "refuted")
      .map(({ claim, deciding }) => [claim.subject, claim.attribute, deciding.observed, deciding.request]),
  ).toEqual([]);
  expect(claimsOf(reports, "confirmed")).toEqual(expect.arrayContaining(["createAnnouncement.sound mediaTypes"]));
});

/** Changes the text of each form and each query string. */
const form =
  (change: (text: string) => string): Deviation["change"] =>
  async (request, send) => {
    const text = await request.clone().text();
    return send(
      new Request(change(request.url), {
        ...(text !== "" && { body: change(text) }),
        method: request.method,
        headers: request.headers,
      }),
    );
  };

test.each<readonly [string, string, Deviation["change"]]>([
  [
    "a file of another media type is accepted",
    "createAnnouncement.sound mediaTypes",
    form((text) => text.replace("application/x-kiln", "audio/wav")),
  ],
  ["a file may be larger", "createAnnouncement.sound maxBytes", form((text) => text.replace(/a{200001}/, "a"))],
  [
    "a file may be missing",
    "createAnnouncement required sound",
    form((text) =>
      text.includes('name="sound"')
        ? text
        : text.replace(
            /--kiln-verify-boundary--/,
            '--kiln-verify-boundary\r\nContent-Disposition: form-data; name="sound"; filename="a"\r\nContent-Type: audio/wav\r\n\r\na\r\n--kiln-verify-boundary--',
          ),
    ),
  ],
  [
    "a form may have more files",
    "createAnnouncement.texts maxItems",
    form((text) =>
      text.replace(
        /(?:--kiln-verify-boundary\r\n[^\r]*name="texts"[^]*?\r\na\r\n)(?=(?:--kiln-verify-boundary\r\n[^\r]*name="texts"[^]*?\r\na\r\n){3})/,
        "",
      ),
    ),
  ],
  [
    "a number of a form may be a word",
    "playAnnouncement.repeats type",
    form((text) => text.replace("repeats=x", "repeats=1")),
  ],
  [
    "a bound of a form is not checked",
    "playAnnouncement.repeats maximum",
    form((text) => text.replace("repeats=11", "repeats=10")),
  ],
  [
    "a rule of a form is ignored",
    "playAnnouncement rule needs",
    async (request, send) => {
      const text = await request.clone().text();
      return text.includes("until=") && !text.includes("from=") ? new Response(null, { status: 204 }) : send(request);
    },
  ],
])("%s", async (name, claim, change) => {
  const reports = await verify(deviating({ name, part: "", claim, change }));
  expect(claimsOf(reports, "refuted")).toContain(claim);
});

test.each([
  ["is checked", true, "confirmed"],
  ["is not checked", false, "refuted"],
] as const)("an object in a query string that %s", async (_, isChecked, kind) => {
  const office = compile(load(join(rootFolder, "test/fixtures/complete")), []).model!;
  const services = office.services.filter(({ id }) => id === "office");
  const cases = buildSuite({ services, only: ["office/listDesks.size"], given: new Map(), write: false, seed: 1 });
  const targets = new Map([
    ["office", { service: services[0]!, url: "http://office.invalid", keys: new Map([["", "k"]]) }],
  ]);
  const send = async (input: string): Promise<Response> => {
    const size = [...new URL(input).searchParams].filter(([name]) => name.startsWith("size["));
    const isValid =
      size.length === 0 ||
      size.filter(([name, value]) => /\[(from|until)\]$/.test(name) && /^\d\d:\d\d$/.test(value)).length === 2;
    return isValid || !isChecked
      ? Response.json([], { headers: { "content-type": "application/json" } })
      : Response.json({ error: { id: "bad_room", text: "" } }, { status: 400 });
  };
  const policy = { rate: Infinity, budget: 100, parallel: 1, userAgent: "kiln" };
  const world = { fetch: send, now: Date.now, sleep: () => Promise.resolve() };
  const { verdicts } = await verifyCases(cases, new Map(), targets, [], policy, world);
  expect(claimsOf(reportClaims(verdicts), kind)).toEqual(
    expect.arrayContaining(["listDesks.size required from", "listDesks.size from type"]),
  );
});
