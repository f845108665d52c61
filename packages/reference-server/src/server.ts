import rateLimitPlugin from "@fastify/rate-limit";
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { docs } from "./docs/plugin.ts";
import { exchangeOn } from "./exchange/plugin.ts";
import { logOptions, OneLineEach } from "./logging/request-log.ts";
import { loginOn } from "./login/plugin.ts";
import { createRecord } from "./proxy/contract-record.ts";
import { exchangeProxy } from "./proxy/exchange.ts";
import { queryProxy } from "./proxy/query.ts";
import { readUpstream, type Upstream } from "./proxy/upstream.ts";
import { originOf } from "./origin.ts";
import { queryOn, type QueryOptions } from "./query/plugin.ts";
import type { ServerOptions } from "./server-options.ts";
import { openStorage } from "./storage/open.ts";
import { pruneStorage } from "./storage/prune.ts";

/** What answers where no service does. */
const notFound = { error: { code: "not_found", message: "Endpoint not found." } };
const tooMany = { error: { code: "too_many_requests", message: "Too many requests." } };
const failed = { error: { code: "internal_error", message: "Internal error." } };

/** The status of requests that do not come in whole, by the code of Node's error. */
const incompleteRequest: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** A server of both APIs that does not listen yet: `listen({ port })`, and `close()` in the end. */
export async function createServer(options: ServerOptions = {}): Promise<FastifyInstance> {
  const { database = ":memory:", bodyLimit = 65_536, rateLimit = 600, upstreamTimeout: timeout = 30_000, now = Date.now } = options;
  const { record = createRecord({ now }) } = options;
  const upstreams = upstreamsOf(options);
  const storage = typeof database === "string" ? await openStorage(database, { now }) : database;
  const app = createFastify(bodyLimit, options);
  if (typeof database === "string") app.addHook("onClose", () => storage.close());

  pruneStorage(app, storage);
  if (rateLimit > 0) await limitRequests(app, rateLimit);
  app.setNotFoundHandler((_, reply) => reply.code(404).send(notFound));
  app.setErrorHandler(refuse);
  const proxy = { record, bodyLimit, timeout };
  if (upstreams.exchange === undefined) {
    await app.register(exchangeOn(storage, { bodyLimit }));
    await app.register(loginOn(storage, now), { rateLimit });
  } else await app.register(exchangeProxy({ ...proxy, upstream: upstreams.exchange }));
  if (upstreams.query === undefined) await app.register(await queryOn({ ...answersOf(options), storage, origin: () => originOf(app), now }));
  else await app.register(await queryProxy({ ...proxy, upstream: upstreams.query }));
  if (upstreams.exchange !== undefined || upstreams.query !== undefined) app.get("/_kiln/report", () => record.report());
  await app.register(docs);
  return app;
}

function createFastify(bodyLimit: number, options: ServerOptions): FastifyInstance {
  const { requestTimeout = 30_000, logLevel = "info", logStream, trustProxy } = options;
  return fastify({
    logger: logOptions(logLevel, logStream),
    logController: new OneLineEach(),
    bodyLimit,
    requestTimeout,
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: Math.min(requestTimeout, 5000) },
    trustProxy: trustProxy === undefined ? false : [trustProxy].flat(),
    routerOptions: { maxParamLength: 1000 },
    // A path that cannot be decoded is unknown.
    frameworkErrors: (_, __, reply: FastifyReply) => void reply.code(404).send(notFound),
    // The error holds what was sent: it is not logged.
    clientErrorHandler(error, socket) {
      const status = incompleteRequest[error.code] ?? "400 Bad Request";
      if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    },
  });
}

/** The upstreams that answer in place of this server. */
function upstreamsOf({ upstream, exchangeUpstream }: ServerOptions): Readonly<Record<"query" | "exchange", Upstream | undefined>> {
  return {
    query: upstream === undefined ? undefined : readUpstream(upstream, "upstream"),
    exchange: exchangeUpstream === undefined ? undefined : readUpstream(exchangeUpstream, "exchangeUpstream"),
  };
}

/** At an address of no service there is nothing, whatever else is wrong with a request. */
function refuse(error: Error & { readonly statusCode?: number }, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = error;
  if (statusCode === 429) return reply.code(429).send(tooMany);
  if (statusCode < 500) return reply.code(404).send(notFound);
  request.log.error({ err: error }, "failed");
  return reply.code(500).send(failed);
}

function answersOf({ mock = false, seed, checkAnswers, isPrivate }: ServerOptions): Pick<QueryOptions, "mock" | "seed" | "isPrivate" | "checkAnswers"> {
  const given = { seed, isPrivate, checkAnswers };
  return { mock, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
}

/** Every request counts, whatever it is for. */
async function limitRequests(app: FastifyInstance, max: number): Promise<void> {
  const errorResponseBuilder = (): Error => Object.assign(new Error("Too many requests"), { statusCode: 429 });
  await app.register(rateLimitPlugin, { global: false, max, timeWindow: "1 minute", errorResponseBuilder });
  app.addHook("onRequest", app.rateLimit());
}
