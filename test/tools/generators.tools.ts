import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openapi } from "../../generators/emit/openapi/emitter.ts";
import { createServer } from "../../packages/reference-server/src/index.ts";
import { moduleDocuments } from "../openapi/module-documents.ts";
import { base, open, type Place } from "../server/exchange/support.ts";
import { emittedFromSpec, jsonOf } from "../support/emit.ts";
import { responseTo, compilerErrors, linkLibraries } from "./generated-code.ts";
import { generatorsIn, type Generator, type Request } from "./generators.ts";
import { folder as installed } from "./given.ts";
import { strangerDocuments } from "./stranger-documents.ts";

/* The output of third-party generators for the documents compiles, and its calls work with the reference server. */

const generators = generatorsIn(installed);
const folder = mkdtempSync(join(tmpdir(), "kiln-generators-"));
const files = emittedFromSpec([openapi]);
const constants = { action: "query", format: "json", formatversion: "2", errorformat: "plaintext" };
const requests: Readonly<Record<string, Omit<Request, "headers">>> = {
  exchange: { path: "/paginggroups", operationId: "listPagingGroups", query: { tenant: "A" }, required: [] },
  query: { path: "/query+allpages", operationId: "queryAllpages", query: { aplimit: 2 }, required: [] },
  "query-combined": {
    path: "/api.php",
    operationId: "getQuery",
    query: { ...constants, list: ["allpages"], aplimit: 2 },
    required: ["action"],
  },
  allpages: {
    path: "/api.php",
    operationId: "queryAllpages",
    query: { ...constants, list: "allpages", aplimit: 2 },
    required: [...Object.keys(constants), "list"],
  },
};

let place: Place;
let wiki: Awaited<ReturnType<typeof createServer>>;
const addresses: Record<string, string> = {};
const rows: string[] = [];

beforeAll(async () => {
  place = await open();
  wiki = await createServer({ logLevel: "silent", rateLimit: 0, database: ":memory:", mock: true });
  const address = await wiki.listen({ port: 0, host: "127.0.0.1" });
  for (const name of Object.keys(requests)) addresses[name] = address;
  addresses["exchange"] = (await place.listen()) + base;
});

afterAll(async () => {
  console.log(["| tool | document | generates | compiles |", "|---|---|---|---|", ...rows].join("\n"));
  await Promise.all([place.close(), wiki.close()]);
  rmSync(folder, { recursive: true });
});

const cases = generators.flatMap((generator) =>
  Object.keys(requests).map((name) => [generator.name, name, generator] as const),
);

test.each(cases)("%s writes a client for %s that compiles and gets a response", async (_, name, generator) => {
  const home = homeOf(generator);
  writeFileSync(join(home, `${name}.json`), documentText(name));
  const request: Request = {
    ...requests[name]!,
    headers: name === "exchange" ? { "x-api-key": place.keys["global-full"] } : {},
  };
  const generates = timed(() => generator.generate(home, name, addresses[name]!));
  const program = join(home, `${name}.use.ts`);
  writeFileSync(program, generator.program(name, request, addresses[name]!));
  let errors: readonly string[] = [];
  const compiles = timed(() => void (errors = compilerErrors(program)));
  expect(errors).toEqual([]);
  rows.push(row(generator, name, generates, compiles));
  const [status, body] = await responseTo(program);
  expect(status).toBe(200);
  if (name === "exchange") expect(body).toEqual([]);
  else
    expect(body).toMatchObject({ query: { allpages: [{ title: expect.any(String) }, { title: expect.any(String) }] } });
});

function documentText(name: string): string {
  const text = files.get(`packages/openapi/generated/${name}.json`);
  return text ?? JSON.stringify(moduleDocuments(files).get(`query/${name}`));
}

test("a document that a generator cannot make compiling code of is found", () => {
  const document = jsonOf(files, "packages/openapi/generated/exchange.json") as {
    paths: Record<string, Record<string, { responses: object }>>;
  };
  const orval = generators.find(({ name }) => name === "orval")!;
  const home = homeOf(orval);
  const { get } = document.paths["/paginggroups"]!;
  const broken = {
    ...document,
    paths: {
      "/paginggroups": { get: { ...get, responses: { ...get!.responses, "4XX": { description: "Refused." } } } },
    },
  };
  writeFileSync(join(home, "broken.json"), JSON.stringify(broken));
  orval.generate(home, "broken", "");
  expect(compilerErrors(join(home, orval.entry("broken")))).not.toEqual([]);
});

/** Generators for the documents of other teams. The tests of `test/services/` cover the other generators. */
const forStrangers = generators.filter(({ name }) => ["orval", "oazapfts", "swagger-typescript-api"].includes(name));
const ofStrangers = forStrangers.flatMap((generator) =>
  strangerDocuments.map(([name, text]) => [generator.name, name, generator, text] as const),
);

test.each(ofStrangers)("%s makes code of %s, a document of others, that compiles", (_, name, generator, text) => {
  const home = homeOf(generator);
  writeFileSync(join(home, `${name}.json`), text);
  generator.generate(home, name, "http://127.0.0.1");
  expect(compilerErrors(join(home, generator.entry(name)))).toEqual([]);
});

function homeOf({ name }: Generator): string {
  const home = join(folder, name.replace("/", "-"));
  mkdirSync(home, { recursive: true });
  linkLibraries(home, installed);
  return home;
}

function row({ name, version }: Generator, document: string, generates: number, compiles: number): string {
  return `| ${name} ${version} | ${document} | ${generates.toFixed(1)} s | ${compiles.toFixed(1)} s |`;
}

function timed(work: () => void): number {
  const began = performance.now();
  work();
  return (performance.now() - began) / 1000;
}
