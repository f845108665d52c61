import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyPluginAsync } from "fastify";
import { expect, test } from "vitest";
import type { JsonObject } from "../../generators/codegen/json.ts";
import { openapi } from "../../generators/emit/openapi/emitter.ts";
import { openapi30 } from "../../generators/emit/openapi/openapi-3.0.ts";
import { emittedFromSpec, jsonOf } from "../support/emit.ts";
import { compilerErrors, linkLibraries } from "./generated-code.ts";
import { generatorsIn } from "./generators.ts";
import { folder as installed } from "./given.ts";

/* Tools for OpenAPI 3.0 alone serve the documents of that version, and generators that accept both versions write the same from them. */

const require = createRequire(join(installed, "package.json"));
const files = emittedFromSpec([openapi]);
const documentOf = (service: string): JsonObject => jsonOf(files, `packages/openapi/generated/${service}.json`) as JsonObject;
const text30 = (service: string): string => JSON.stringify(openapi30(documentOf(service)));

const services = [
  { service: "exchange", operation: "listPagingGroups", path: "/paginggroups", valid: { limit: "5" }, invalid: { limit: "0" }, result: [] },
  { service: "query", operation: "queryAllpages", path: "/query+allpages", valid: { aplimit: "2" }, invalid: { apfilterredir: "bogus" }, result: {} },
] as const;

/** The part of openapi-backend that the test uses. */
interface Backend {
  init(): Promise<unknown>;
  registerSecurityHandler(scheme: string, handler: () => boolean): void;
  handleRequest(request: { readonly method: string; readonly path: string; readonly query: object; readonly headers: object }): Promise<unknown>;
}

test.each(services)("openapi-backend routes requests of $service, and refuses invalid ones", async ({ service, operation, path, valid, invalid }) => {
  const { OpenAPIBackend } = require("openapi-backend") as { readonly OpenAPIBackend: new (options: object) => Backend };
  const handlers = { [operation]: () => operation, validationFail: () => "invalid" };
  const backend = new OpenAPIBackend({ definition: JSON.parse(text30(service)), apiRoot: "/", strict: true, lazyCompileValidators: true, ajvOpts: { strict: false }, handlers });
  const { securitySchemes = {} } = documentOf(service)["components"] as { readonly securitySchemes?: object };
  for (const scheme in securitySchemes) backend.registerSecurityHandler(scheme, () => true);
  await backend.init();
  const call = (query: object): Promise<unknown> => backend.handleRequest({ method: "GET", path, query, headers: {} });
  expect([await call(valid), await call(invalid)]).toEqual([operation, "invalid"]);
});

test.each(services)("fastify-openapi-glue routes requests of $service, and refuses invalid ones", async ({ service, operation, path, valid, invalid, result }) => {
  const { default: glue } = (await import(require.resolve("fastify-openapi-glue"))) as { readonly default: FastifyPluginAsync<{ readonly specification: object; readonly serviceHandlers: object }> };
  const serviceHandlers = { [operation]: () => Promise.resolve(result) };
  const app = Fastify({ ajv: { customOptions: { strict: false } } });
  // Without a handler Fastify writes its own errors by the schemas of the service's errors, and fails.
  app.setErrorHandler<{ readonly statusCode?: number } & Error>(({ statusCode = 500, message }, _, reply) => reply.code(statusCode).serializer(String).send(message));
  await app.register(glue, { specification: JSON.parse(text30(service)), serviceHandlers });
  const [taken, refused] = [await app.inject({ url: path, query: valid }), await app.inject({ url: path, query: invalid })];
  await app.close();
  expect([taken.statusCode, taken.json(), refused.statusCode]).toEqual([200, result, 400]);
});

test.each(generatorsIn(installed).filter(({ name }) => /^(orval|swagger-)/.test(name)))("$name writes code from query in 3.0 that compiles", (generator) => {
  inFolder((home) => {
    linkLibraries(home, installed);
    writeFileSync(join(home, "query.json"), text30("query"));
    generator.generate(home, "query", "http://127.0.0.1");
    expect(compilerErrors(join(home, generator.entry("query")))).toEqual([]);
  });
});

test("Fern finds no error in exchange and in query, and finds one in a document with a scheme that is missing", () => {
  expect(fernErrors(...services.map(({ service }) => documentOf(service)))).toBe("");
  expect(fernErrors({ ...documentOf("exchange"), components: { ...(documentOf("exchange")["components"] as object), securitySchemes: {} } })).toMatch(/no auth is defined/);
});

/** The errors of `fern check`. Without generators Fern reads no document; none of them is run. */
function fernErrors(...documents: readonly object[]): string {
  return inFolder((home) => {
    const specs = documents.map((document, index) => {
      mkdirSync(join(home, "fern"), { recursive: true });
      writeFileSync(join(home, `fern/${index}.json`), JSON.stringify(document));
      return { openapi: `./${index}.json`, namespace: `service${index}` };
    });
    const { version } = JSON.parse(readFileSync(join(installed, "node_modules/fern-api/package.json"), "utf8")) as { readonly version: string };
    const generators = [{ name: "fernapi/fern-typescript-sdk", version: "1.0.0", output: { location: "local-file-system", path: "../sdk" } }];
    writeFileSync(join(home, "fern/fern.config.json"), JSON.stringify({ organization: "kiln", version }));
    writeFileSync(join(home, "fern/generators.yml"), JSON.stringify({ api: { specs }, groups: { local: { generators } } }));
    const env = { ...process.env, HOME: home, FERN_DISABLE_TELEMETRY: "true", FERN_NO_VERSION_REDIRECTION: "true" };
    try {
      execFileSync(process.execPath, [join(installed, "node_modules/fern-api/cli.cjs"), "check", "--local"], { cwd: home, env, stdio: "pipe" });
      return "";
    } catch (error) {
      return String((error as { readonly stdout: Buffer }).stdout);
    }
  });
}

function inFolder<T>(work: (home: string) => T): T {
  const home = mkdtempSync(join(tmpdir(), "kiln-openapi-3.0-"));
  try {
    return work(home);
  } finally {
    rmSync(home, { recursive: true });
  }
}
