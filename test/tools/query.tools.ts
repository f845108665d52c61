import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openapi } from "../../generators/emit/openapi/emitter.ts";
import { createServer } from "../../packages/reference-server/src/index.ts";
import { emittedFromSpec, jsonOf } from "../support/emit.ts";
import { startPrism, violationsOf, type Prism } from "./prism.ts";

/*
 * Sends a request to every module through Prism, which checks it and its response against the document with one path
 * per module.
 */

interface Parameter {
  readonly name: string;
  readonly required?: boolean;
}

interface Query {
  readonly paths: Readonly<
    Record<string, { readonly get: { readonly parameters: readonly { readonly $ref: string }[] } }>
  >;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}

const document = jsonOf(emittedFromSpec([openapi]), "packages/openapi/generated/query.json") as unknown as Query;
/** With these parameters, responses have the format that the document describes. */
const constants = { formatversion: "2", errorformat: "plaintext" };
const folder = mkdtempSync(join(tmpdir(), "kiln-prism-"));
const file = join(folder, "query.json");
writeFileSync(file, JSON.stringify(document));

let prism: Prism;
let server: Awaited<ReturnType<typeof createServer>>;

beforeAll(async () => {
  server = await createServer({ logLevel: "silent", rateLimit: 0, database: ":memory:", mock: true });
  prism = await startPrism(file, await server.listen({ port: 0, host: "127.0.0.1" }));
});

afterAll(async () => {
  prism.stop();
  await server.close();
  rmSync(folder, { recursive: true });
});

test("all responses to requests for modules match the document", async () => {
  const seen = [];
  const statuses: Record<number, number> = {};
  for (const [path, { get }] of Object.entries(document.paths)) {
    const required = get.parameters
      .map(({ $ref }) => document.components.parameters[$ref.split("/").at(-1)!]!)
      .filter((one) => one.required);
    const query = new URLSearchParams({ ...constants, ...Object.fromEntries(required.map(({ name }) => [name, "A"])) });
    const response = await fetch(`${prism.address}${path}?${query.toString()}`);
    await response.text();
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    const wrong = violationsOf(response).filter(({ location }) => location[0] === "response");
    if (wrong.length > 0) seen.push({ path, wrong });
  }
  console.log(statuses);
  expect(seen.slice(0, 3)).toEqual([]);
  expect(statuses[200]).toBeGreaterThan(50);
});

test("an unknown value is found by Prism", async () => {
  const response = await fetch(`${prism.address}/query+allpages?apfilterredir=some`);
  await response.text();
  expect(violationsOf(response).filter(({ location }) => location[0] === "request")).not.toEqual([]);
});
