import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
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

/*
 * Tools that support only OpenAPI 3.0 can serve the documents of that version. Generators that support both versions
 * have the same output for them.
 */

const require = createRequire(join(installed, "package.json"));
const files = emittedFromSpec([openapi]);
const documentOf = (service: string): JsonObject =>
  jsonOf(files, `packages/openapi/generated/${service}.json`) as JsonObject;
const text30 = (service: string): string => JSON.stringify(openapi30(documentOf(service)));

const services = [
  {
    service: "exchange",
    operation: "listPagingGroups",
    path: "/paginggroups",
    valid: { limit: "5" },
    invalid: { limit: "0" },
    result: [],
  },
  {
    service: "query",
    operation: "queryAllpages",
    path: "/query+allpages",
    valid: { aplimit: "2" },
    invalid: { apfilterredir: "bogus" },
    result: {},
  },
] as const;

/** The part of openapi-backend that the test uses. */
interface Backend {
  init(): Promise<unknown>;
  registerSecurityHandler(scheme: string, handler: () => boolean): void;
  handleRequest(request: {
    readonly method: string;
    readonly path: string;
    readonly query: object;
    readonly headers: object;
  }): Promise<unknown>;
}

test.each(services)(
  "openapi-backend routes requests of $service, and refuses invalid ones",
  async ({ service, operation, path, valid, invalid }) => {
    const { OpenAPIBackend } = require("openapi-backend") as {
      readonly OpenAPIBackend: new (options: object) => Backend;
    };
    const handlers = { [operation]: () => operation, validationFail: () => "invalid" };
    const backend = new OpenAPIBackend({
      definition: JSON.parse(text30(service)),
      apiRoot: "/",
      strict: true,
      lazyCompileValidators: true,
      ajvOpts: { strict: false },
      handlers,
    });
    const { securitySchemes = {} } = documentOf(service)["components"] as { readonly securitySchemes?: object };
    for (const scheme in securitySchemes) backend.registerSecurityHandler(scheme, () => true);
    await backend.init();
    const call = (query: object): Promise<unknown> =>
      backend.handleRequest({ method: "GET", path, query, headers: {} });
    expect([await call(valid), await call(invalid)]).toEqual([operation, "invalid"]);
  },
);

test.each(services)(
  "fastify-openapi-glue routes requests of $service, and refuses invalid ones",
  async ({ service, operation, path, valid, invalid, result }) => {
    const { default: glue } = (await import(require.resolve("fastify-openapi-glue"))) as {
      readonly default: FastifyPluginAsync<{ readonly specification: object; readonly serviceHandlers: object }>;
    };
    const serviceHandlers = { [operation]: () => Promise.resolve(result) };
    const app = Fastify({ ajv: { customOptions: { strict: false } } });
    // Without a handler, Fastify would serialize its own errors by the schemas of the service's errors, and fail.
    app.setErrorHandler<{ readonly statusCode?: number } & Error>(({ statusCode = 500, message }, _, reply) =>
      reply.code(statusCode).serializer(String).send(message),
    );
    await app.register(glue, { specification: JSON.parse(text30(service)), serviceHandlers });
    const [taken, refused] = [
      await app.inject({ url: path, query: valid }),
      await app.inject({ url: path, query: invalid }),
    ];
    await app.close();
    expect([taken.statusCode, taken.json(), refused.statusCode]).toEqual([200, result, 400]);
  },
);

test.each(generatorsIn(installed).filter(({ name }) => /^(orval|swagger-)/.test(name)))(
  "$name writes code from query in 3.0 that compiles",
  (generator) => {
    inFolder((home) => {
      linkLibraries(home, installed);
      writeFileSync(join(home, "query.json"), text30("query"));
      generator.generate(home, "query", "http://127.0.0.1");
      expect(compilerErrors(join(home, generator.entry("query")))).toEqual([]);
    });
  },
);

function inFolder<T>(work: (home: string) => T): T {
  const home = mkdtempSync(join(tmpdir(), "kiln-openapi-3.0-"));
  try {
    return work(home);
  } finally {
    rmSync(home, { recursive: true });
  }
}
