import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildSync } from "esbuild";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openapi } from "../../generators/emit/openapi/emitter.ts";
import { createServer } from "../../packages/reference-server/src/index.ts";
import { moduleDocuments } from "../openapi/module-documents.ts";
import { base, open, type Place } from "../server/exchange/support.ts";
import { emittedFromSpec, jsonOf } from "../support/emit.ts";
import { generators, type Generator, type Request } from "./generators.ts";
import { folder as installed } from "./given.ts";

/* What other people's generators make of the documents compiles, and its calls are answered by the reference server. */

const folder = mkdtempSync(join(tmpdir(), "kiln-generators-"));
const files = emittedFromSpec([openapi]);
const constants = { action: "query", format: "json", formatversion: "2", errorformat: "plaintext" };
const requests: Readonly<Record<string, Omit<Request, "headers">>> = {
  exchange: { operationId: "listPagingGroups", query: { tenant: "A" }, required: [] },
  query: { operationId: "queryAllpages", query: { aplimit: 2 }, required: [] },
  "query-combined": { operationId: "getQuery", query: { ...constants, list: ["allpages"], aplimit: 2 }, required: ["action"] },
  allpages: { operationId: "queryAllpages", query: { ...constants, list: "allpages", aplimit: 2 }, required: [...Object.keys(constants), "list"] },
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

const cases = generators.flatMap((generator) => Object.keys(requests).map((name) => [generator.name, name, generator] as const));

test.each(cases)("%s makes a client of %s that compiles and is answered", async (_, name, generator) => {
  const home = join(folder, generator.name.replace("/", "-"));
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, `${name}.json`), documentText(name));
  const request: Request = { ...requests[name]!, headers: name === "exchange" ? { "x-api-key": place.keys["global-full"] } : {} };
  const generates = timed(() => generator.generate(home, name, addresses[name]!));
  const program = join(home, `${name}.use.ts`);
  writeFileSync(program, generator.program(name, request, addresses[name]!));
  linkLibraries(home);
  let errors: readonly string[] = [];
  const compiles = timed(() => void (errors = compilerErrors(program)));
  expect(errors).toEqual([]);
  rows.push(row(generator, name, generates, compiles));
  const [status, body] = await answerTo(program);
  expect(status).toBe(200);
  if (name === "exchange") expect(body).toEqual([]);
  else expect(body).toMatchObject({ query: { allpages: [{ title: expect.any(String) }, { title: expect.any(String) }] } });
});

function documentText(name: string): string {
  const text = files.get(`packages/openapi/generated/${name}.json`);
  return text ?? JSON.stringify(moduleDocuments(files).get(`query/${name}`));
}

test("a document that a generator cannot make compiling code of is found", () => {
  const document = jsonOf(files, "packages/openapi/generated/exchange.json") as { paths: Record<string, Record<string, { responses: object }>> };
  const home = join(folder, "orval");
  const { get } = document.paths["/paginggroups"]!;
  const broken = { ...document, paths: { "/paginggroups": { get: { ...get, responses: { ...get!.responses, "4XX": { description: "Refused." } } } } } };
  writeFileSync(join(home, "broken.json"), JSON.stringify(broken));
  generators.find(({ name }) => name === "orval")!.generate(home, "broken", "");
  expect(compilerErrors(join(home, "broken.ts"))).not.toEqual([]);
});

function row({ name, version }: Generator, document: string, generates: number, compiles: number): string {
  return `| ${name} ${version} | ${document} | ${generates.toFixed(1)} s | ${compiles.toFixed(1)} s |`;
}

function timed(work: () => void): number {
  const began = performance.now();
  work();
  return (performance.now() - began) / 1000;
}

/** The generated code may import the library that it was made for. */
function linkLibraries(home: string): void {
  rmSync(join(home, "node_modules"), { force: true });
  symlinkSync(join(installed, "node_modules"), join(home, "node_modules"));
}

/** In the settings of a new project with a bundler. The tools' own declarations are theirs. */
function compilerErrors(file: string): readonly string[] {
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2023,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")).slice(0, 5);
}

/** Runs a program in a process of its own, and reads what it prints. */
async function answerTo(program: string): Promise<readonly [number, unknown]> {
  const outfile = program.replace(/\.ts$/, ".mjs");
  buildSync({ entryPoints: [program], outfile, bundle: true, format: "esm", platform: "node", logLevel: "silent" });
  const { stdout } = await promisify(execFile)(process.execPath, [outfile]);
  return JSON.parse(stdout) as readonly [number, unknown];
}
