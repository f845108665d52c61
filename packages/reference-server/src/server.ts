import rateLimitPlugin from "@fastify/rate-limit";
import { fastify } from "fastify";
import { docs } from "./docs/plugin.js";
import { exchangeOn } from "./exchange/plugin.js";
import { pruneReceipts } from "./exchange/prune-receipts.js";
import { logOptions, OneLineEach } from "./log.js";
import { loginOn } from "./login/plugin.js";
import { exchangeProxy } from "./proxy/exchange.js";
import { queryProxy } from "./proxy/query.js";
import { createRecord } from "./proxy/record.js";
import { readUpstream } from "./proxy/upstream.js";
import { queryOn } from "./query/plugin.js";
import { openStorage } from "./storage/open.js";

/** What answers where no service does. */
const notFound = { error: { code: "not_found", message: "Endpoint not found." } };
const tooMany = { error: { code: "too_many_requests", message: "Too many requests." } };
const failed = { error: { code: "internal_error", message: "Internal error." } };

/** What is said of requests that do not come in whole. @type {Readonly<Record<string, string>>} */
const unread = { HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large", ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout" };

/** @type {typeof import("./index.js").createServer} */
export async function createServer(options = {}) {
  const { database = ":memory:", bodyLimit = 65_536, rateLimit = 600, requestTimeout = 30_000, logLevel = "info", logStream, trustProxy, now = Date.now } = options;
  const upstreams = upstreamsOf(options);
  const storage = typeof database === "string" ? await openStorage(database, { now }) : database;
  const app = fastify({
    logger: logOptions(logLevel, logStream),
    logController: new OneLineEach(),
    bodyLimit,
    requestTimeout,
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: Math.min(requestTimeout, 5000) },
    trustProxy: trustProxy === undefined ? false : [trustProxy].flat(),
    routerOptions: { maxParamLength: 1000 },
    // A path that cannot be read is unknown.
    frameworkErrors: (_, __, reply) => void /** @type {import("fastify").FastifyReply} */ (reply).code(404).send(notFound),
    // The error holds what was sent: it is not logged.
    clientErrorHandler(error, socket) {
      if (socket.writable) socket.end(`HTTP/1.1 ${unread[error.code] ?? "400 Bad Request"}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    },
  });
  if (typeof database === "string") app.addHook("onClose", () => storage.close());

  pruneReceipts(app, storage);
  if (rateLimit > 0) await limit(app, rateLimit);
  app.setNotFoundHandler((_, reply) => reply.code(404).send(notFound));
  app.setErrorHandler((error, request, reply) => refuse(/** @type {Error} */ (error), request, reply));
  const { record = createRecord({ now }), upstreamTimeout: timeout = 30_000 } = options;
  const proxy = { record, bodyLimit, timeout };
  if (upstreams.exchange === undefined) {
    await app.register(exchangeOn(storage, { bodyLimit }));
    await app.register(loginOn(storage, now), { rateLimit });
  } else await app.register(exchangeProxy({ ...proxy, upstream: upstreams.exchange }));
  await app.register(upstreams.query === undefined ? await queryOn(answersOf(options)) : await queryProxy({ ...proxy, upstream: upstreams.query }));
  if (upstreams.exchange !== undefined || upstreams.query !== undefined) app.get("/_kiln/report", () => record.report());
  await app.register(docs);
  return app;
}

/** The addresses that are asked in place of what is here. @param {import("./index.js").ServerOptions} options */
function upstreamsOf({ upstream, exchangeUpstream }) {
  return {
    query: upstream === undefined ? undefined : readUpstream(upstream, "upstream"),
    exchange: exchangeUpstream === undefined ? undefined : readUpstream(exchangeUpstream, "exchangeUpstream"),
  };
}

/**
 * At an address of no service, whatever else is wrong with a request, there is nothing.
 * @param {Error & { statusCode?: number }} error @param {import("fastify").FastifyRequest} request @param {import("fastify").FastifyReply} reply
 */
function refuse(error, request, reply) {
  const { statusCode = 500 } = error;
  if (statusCode === 429) return reply.code(429).send(tooMany);
  if (statusCode < 500) return reply.code(404).send(notFound);
  request.log.error({ err: error }, "failed");
  return reply.code(500).send(failed);
}

/** @param {import("./index.js").ServerOptions} options */
function answersOf({ mock = false, checkAnswers }) {
  return { mock, ...(checkAnswers === undefined ? {} : { checkAnswers }) };
}

/** Every request counts, whatever it is for. @param {import("fastify").FastifyInstance} app @param {number} max */
async function limit(app, max) {
  await app.register(rateLimitPlugin, { global: false, max, timeWindow: "1 minute", errorResponseBuilder: () => Object.assign(new Error("Too many requests"), { statusCode: 429 }) });
  app.addHook("onRequest", app.rateLimit());
}
