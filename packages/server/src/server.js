import rateLimitPlugin from "@fastify/rate-limit";
import { fastify } from "fastify";
import { exchangeOn } from "./exchange/plugin.js";
import { logOptions } from "./log.js";
import { loginOn } from "./login/plugin.js";
import { queryOn } from "./query/plugin.js";
import { openSqlite } from "./storage/sqlite/open.js";

/** What answers where no service does. */
const notFound = { error: { code: "not_found", message: "Endpoint not found." } };

/** @type {typeof import("./index.js").createServer} */
export async function createServer(options = {}) {
  const { database = ":memory:", bodyLimit = 65_536, rateLimit = 600, logLevel = "info", logStream, trustProxy, now = Date.now } = options;
  const storage = typeof database === "string" ? openSqlite(database, { now }) : database;
  const app = fastify({
    logger: logOptions(logLevel, logStream),
    bodyLimit,
    trustProxy: trustProxy === undefined ? false : [trustProxy].flat(),
    routerOptions: { maxParamLength: 1000 },
    // A path that cannot be read is unknown.
    frameworkErrors: (_, __, reply) => void /** @type {import("fastify").FastifyReply} */ (reply).code(404).send(notFound),
    // The error holds what was sent: it is not logged.
    clientErrorHandler(error, socket) {
      if (socket.writable) socket.end(`HTTP/1.1 ${error.code === "HPE_HEADER_OVERFLOW" ? "431 Request Header Fields Too Large" : "400 Bad Request"}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    },
  });
  if (typeof database === "string") app.addHook("onClose", () => storage.close());

  if (rateLimit > 0) await limit(app, rateLimit);
  app.setNotFoundHandler((_, reply) => reply.code(404).send(notFound));
  await app.register(exchangeOn(storage, { bodyLimit }));
  await app.register(queryOn());
  await app.register(loginOn(storage, now), { rateLimit });
  return app;
}

/** Every request counts, whatever it is for. @param {import("fastify").FastifyInstance} app @param {number} max */
async function limit(app, max) {
  await app.register(rateLimitPlugin, { global: false, max, timeWindow: "1 minute", errorResponseBuilder: () => Object.assign(new Error("Too many requests"), { statusCode: 429 }) });
  app.addHook("onRequest", app.rateLimit());
}
