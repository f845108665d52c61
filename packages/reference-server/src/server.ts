import { createRequire } from "node:module";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  fastify,
} from "fastify";
import { seedFor } from "./demo.ts";
import { docsOn, isForDocs } from "./docs/plugin.ts";
import { exchangeOn } from "./exchange/plugin.ts";
import { limitRequests } from "./limits/rate-limit.ts";
import { logOptions } from "./logging/request-log.ts";
import { loginOn } from "./login/plugin.ts";
import { type Origins, operate } from "./operations/operate.ts";
import { isWatching } from "./operations/control.ts";
import { createRecord } from "./proxy/contract-record.ts";
import { type Upstream, readUpstream } from "./proxy/plugin.ts";
import { type Recording, readRecording, recorderTo } from "./recording/recording.ts";
import { replayOn } from "./recording/replay.ts";
import type { ServerOptions } from "./server-options.ts";
import { openStorage } from "./storage/open.ts";
import { type Storage, pruneStorage } from "./storage/storage.ts";
import { takeTurns } from "./turns.ts";
import { type Options, queryPlugin } from "@kiln/server/query";
import { type WikiOptions, wikiOn } from "@kiln/wiki";

const serviceIds = ["query", "exchange"] as const;

/** The response body for requests outside the services. */
const notFound = { error: { code: "not_found", message: "Endpoint not found." } };
const tooMany = { error: { code: "too_many_requests", message: "Too many requests." } };
const failed = { error: { code: "internal_error", message: "Internal error." } };

/** Creates a server of both APIs. Call `listen({ port })` to start it, and `close()` to stop it. */
export async function createServer(options: ServerOptions = {}): Promise<FastifyInstance> {
  const {
    database = ":memory:",
    bodyLimit = 65_536,
    rateLimit = 600,
    upstreamTimeout: timeout = 30_000,
    now = Date.now,
  } = options;
  const { record = createRecord({ now }), recordTo, replay } = options;
  const recording = typeof replay === "string" ? readRecording(replay) : replay;
  const upstreams = upstreamsOf(options);
  const storage = typeof database === "string" ? await openStorage(database, { now }) : database;
  // A text of 2 MiB may be three times as long in a form body.
  const queryLimit = options.bodyLimit ?? 8_388_608;
  const app = createFastify(queryLimit, options);
  if (typeof database === "string") app.addHook("onClose", () => storage.close());
  await storeSeedOf(options, app, storage);

  drainWithin(app, options.drainTimeout ?? 10_000);
  refuseIncomplete(app);
  pruneStorage(app, storage);
  await operate(app, storage, options, originsOf(options, recording));
  if (rateLimit > 0)
    limitRequests(app, { most: rateLimit, now, isFree: (request) => isWatching(request) || isForDocs(request) });
  app.setNotFoundHandler((_, reply) => reply.code(404).send(notFound));
  app.setErrorHandler(refuse);
  // Upstreams are responsible for scheduling their own requests.
  if (upstreams.exchange === undefined && upstreams.query === undefined)
    takeTurns(app, { nameOf: callerName, isWrite });
  const proxy = { record, timeout, recorder: recordTo === undefined ? undefined : recorderTo(recordTo) };
  if (recording?.services.has("exchange")) await app.register(replayOn("exchange", recording, bodyLimit));
  else if (upstreams.exchange === undefined) {
    await app.register(
      exchangeOn(storage, { bodyLimit, unknownFields: options.isStrict === true ? "refuse" : undefined }),
    );
    await app.register(loginOn(storage, now), { rateLimit });
  } else
    await app.register(
      (await import("./proxy/plugin.ts")).exchangeProxy({ ...proxy, bodyLimit, upstream: upstreams.exchange }),
    );
  if (recording?.services.has("query")) await app.register(replayOn("query", recording, queryLimit));
  else if (upstreams.query === undefined)
    await app.register(await queryOn({ ...responsesOf(options), storage, origin: () => originOf(app), now }));
  else
    await app.register(
      await (await import("./proxy/plugin.ts")).queryProxy({
        ...proxy,
        bodyLimit: queryLimit,
        upstream: upstreams.query,
      }),
    );
  if (upstreams.exchange !== undefined || upstreams.query !== undefined)
    app.get("/_kiln/report", () => record.report());
  // Requests from the docs must not change a real system.
  await app.register(
    docsOn(
      options.docs,
      serviceIds.filter((service) => upstreams[service] === undefined),
    ),
  );
  return app;
}

/** Stores the seed. On failure, closes the server's resources and throws. */
async function storeSeedOf(
  { seed: given, mock = false }: ServerOptions,
  app: FastifyInstance,
  storage: Storage,
): Promise<void> {
  try {
    const seed = await seedFor(storage, given, mock);
    if (seed === undefined) return;
    // Without a seed, its modules are not loaded.
    const { seedStorage, seedText } = await import("./seed/seed-storage.ts");
    app.log.info(seedText(await seedStorage(storage, seed)));
  } catch (error) {
    await app.close();
    throw error;
  }
}

function createFastify(bodyLimit: number, options: ServerOptions): FastifyInstance {
  const { requestTimeout = 30_000, logLevel = "info", logStream, trustProxy } = options;
  return fastify({
    ...logOptions(logLevel, logStream),
    bodyLimit,
    requestTimeout,
    http: {
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.min(requestTimeout, 5000),
      requireHostHeader: false,
    },
    trustProxy: trustProxy === undefined ? false : [trustProxy].flat(),
    routerOptions: { maxParamLength: 1000 },
    schemaController,
    // Paths that cannot be decoded are treated as unknown.
    frameworkErrors: (_, __, reply: FastifyReply) => void reply.code(404).send(notFound),
    clientErrorHandler: refuseConnection,
  });
}

function upstreamsOf({
  upstream,
  exchangeUpstream,
}: ServerOptions): Readonly<Record<"query" | "exchange", Upstream | undefined>> {
  return {
    query: upstream === undefined ? undefined : readUpstream(upstream, "upstream"),
    exchange: exchangeUpstream === undefined ? undefined : readUpstream(exchangeUpstream, "exchangeUpstream"),
  };
}

/** Sends an error. Paths outside the services return 404, regardless of other errors in the request. */
function refuse(
  error: Error & { readonly statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { statusCode = 500 } = error;
  if (statusCode === 429) return reply.code(429).send(tooMany);
  if (statusCode < 500) return reply.code(404).send(notFound);
  request.log.error({ err: error }, "failed");
  return reply.code(500).send(failed);
}

function originsOf({ upstream, exchangeUpstream }: ServerOptions, recording: Recording | undefined): Origins {
  const servedBy = (service: keyof Origins, address: string | undefined): Origins[keyof Origins] => {
    if (recording?.services.has(service)) return "recording";
    return address === undefined ? "server" : "upstream";
  };
  return { exchange: servedBy("exchange", exchangeUpstream), query: servedBy("query", upstream) };
}

function responsesOf({ checkAnswers, isPrivate }: ServerOptions): Pick<QueryOptions, "isPrivate" | "checkAnswers"> {
  return Object.fromEntries(Object.entries({ isPrivate, checkAnswers }).filter(([, value]) => value !== undefined));
}

/**
 * Returns the URL at which a server listens, such as `http://127.0.0.1:8080`. It has no port if the server does not
 * listen.
 */
function originOf(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === "string") return "http://localhost";
  const host = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}

/**
 * Limits the time for pending requests after the server starts to close, in milliseconds. Then closes all open
 * connections, including those with incomplete requests.
 */
function drainWithin(app: FastifyInstance, timeout: number): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook("preClose", async () => {
    timer = setTimeout(() => app.server.closeAllConnections(), timeout);
  });
  app.addHook("onClose", async () => clearTimeout(timer));
}

const readMethods = ["GET", "HEAD", "OPTIONS"];

/** Reports whether a request writes. Requests to the query interface count as reads. */
function isWrite({ url, method }: Pick<FastifyRequest, "url" | "method">): boolean {
  return !readMethods.includes(method) && !url.startsWith("/api.php");
}

/**
 * Returns the caller for fair scheduling: the key for the exchange, otherwise the address, because no key is checked
 * there. Returns `undefined` for logins, which are cheap and have a separate limit.
 */
function callerName({ url, headers, ip }: Pick<FastifyRequest, "url" | "headers" | "ip">): string | undefined {
  if (url.startsWith("/login")) return undefined;
  if (!url.startsWith("/pbx/")) return ip;
  return String(headers["x-api-key"] ?? headers.authorization ?? /[?&]key=([^&]*)/.exec(url)?.[1] ?? ip);
}

/** Resolves modules from Fastify's location, because they are dependencies of Fastify. */
const require = createRequire(createRequire(import.meta.url).resolve("fastify"));

/** Builds a schema compiler. Fastify knows the exact type. */
type Build = (...args: unknown[]) => never;

const build =
  (name: string): Build =>
  (...args) =>
    (require(name) as () => Build)()(...args);

/**
 * Fastify's own compilers for JSON Schema, loaded only if a route has a schema. No route of this server has one, and
 * loading them takes half of the startup time.
 */
const schemaController: NonNullable<FastifyServerOptions["schemaController"]> = {
  compilersFactory: {
    buildValidator: build("@fastify/ajv-compiler"),
    buildSerializer: build("@fastify/fast-json-stringify-compiler"),
  },
};

// `node:http` is imported only for its types. Importing the module at runtime also loads Node's own fetch, which takes
// a tenth of the time to the first response.

/* Incomplete requests are refused with the same error body as complete ones. */

interface Refusal {
  readonly status: number;
  /** The reason phrase of the status. */
  readonly reason: string;
  readonly code: string;
  readonly message: string;
}

const malformed: Refusal = {
  status: 400,
  reason: "Bad Request",
  code: "malformed_request",
  message: "The request is not HTTP.",
};
const noHost: Refusal = { ...malformed, message: "The request has no Host header." };
const expectation: Refusal = {
  status: 417,
  reason: "Expectation Failed",
  code: "expectation_failed",
  message: "Expect must be 100-continue.",
};

/** The refusals, keyed by Node's error code. */
const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: "Request Header Fields Too Large",
    code: "header_too_large",
    message: "The header is too large.",
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    reason: "Request Timeout",
    code: "request_timeout",
    message: "The request did not arrive in time.",
  },
};

const fields = { connection: "close", "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };

function bodyOf({ code, message }: Refusal): string {
  return JSON.stringify({ error: { code, message } });
}

/** Responds to data that is not a valid request. The error contains the received data, so it is not logged. */
function refuseConnection({ code = "" }: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return;
  const refusal = refusals[code] ?? malformed;
  const body = bodyOf(refusal);
  const lines = Object.entries({ ...fields, "content-length": Buffer.byteLength(body) }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.end(`HTTP/1.1 ${refusal.status} ${refusal.reason}\r\n${lines.join("")}\r\n${body}`);
}

/**
 * Responds to requests that Node would refuse without a body: those with an unknown `Expect` header, and those without
 * a `Host` header.
 */
function refuseIncomplete(app: FastifyInstance): void {
  app.server.on("checkExpectation", (_: IncomingMessage, response: ServerResponse) => {
    const body = bodyOf(expectation);
    response.writeHead(expectation.status, { ...fields, "content-length": Buffer.byteLength(body) }).end(body);
  });
  app.addHook("onRequest", (request: FastifyRequest, reply: FastifyReply, done) => {
    const { httpVersion, headers } = request.raw;
    if (httpVersion !== "1.1" || headers.host !== undefined) return done();
    reply.code(noHost.status).headers(fields).send(bodyOf(noHost));
  });
}

type QueryOptions = Options & WikiOptions;

/** Serves the query interface with the handlers of the wiki. */
async function queryOn({ storage, origin, now, isPrivate, ...options }: QueryOptions): Promise<FastifyPluginAsync> {
  const wiki = wikiOn({ storage, origin, now, isPrivate });
  return queryPlugin(wiki.handlers, { ...wiki.options, ...options });
}
