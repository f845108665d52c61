import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { callerName, isWrite } from "./caller-name.ts";
import { seedFor } from "./demo.ts";
import { docsOn, isForDocs } from "./docs/plugin.ts";
import { drainWithin } from "./drain.ts";
import { exchangeOn } from "./exchange/plugin.ts";
import { limitRequests } from "./limits/rate-limit.ts";
import { logOptions } from "./logging/request-log.ts";
import { loginOn } from "./login/plugin.ts";
import { operate } from "./operations/operate.ts";
import type { Origins } from "./operations/overview.ts";
import { isWatching } from "./operations/watching.ts";
import { createRecord } from "./proxy/contract-record.ts";
import { readUpstream, type Upstream } from "./proxy/upstream.ts";
import { originOf } from "./origin.ts";
import { queryOn, type QueryOptions } from "./query/plugin.ts";
import { readRecording, type Recording } from "./recording/read-recording.ts";
import { recorderTo } from "./recording/recorder.ts";
import { replayOn } from "./recording/replay.ts";
import { schemaController } from "./schema-compilers.ts";
import type { ServerOptions } from "./server-options.ts";
import { openStorage } from "./storage/open.ts";
import type { Storage } from "./storage/storage.ts";
import { pruneStorage } from "./storage/prune.ts";
import { takeTurns } from "./turns.ts";
import { refuseConnection, refuseIncomplete } from "./whole-requests.ts";

const serviceIds = ["query", "exchange"] as const;

/** What answers where no service does. */
const notFound = { error: { code: "not_found", message: "Endpoint not found." } };
const tooMany = { error: { code: "too_many_requests", message: "Too many requests." } };
const failed = { error: { code: "internal_error", message: "Internal error." } };

/** A server of both APIs that does not listen yet: `listen({ port })`, and `close()` in the end. */
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
  // A text of 2 MiB may have three times as many bytes in a form.
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
  // An upstream has to see to that itself.
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
      (await import("./proxy/exchange.ts")).exchangeProxy({ ...proxy, bodyLimit, upstream: upstreams.exchange }),
    );
  if (recording?.services.has("query")) await app.register(replayOn("query", recording, queryLimit));
  else if (upstreams.query === undefined)
    await app.register(await queryOn({ ...answersOf(options), storage, origin: () => originOf(app), now }));
  else
    await app.register(
      await (await import("./proxy/query.ts")).queryProxy({
        ...proxy,
        bodyLimit: queryLimit,
        upstream: upstreams.query,
      }),
    );
  if (upstreams.exchange !== undefined || upstreams.query !== undefined)
    app.get("/_kiln/report", () => record.report());
  // What is tried must not change a real system.
  await app.register(
    docsOn(
      options.docs,
      serviceIds.filter((service) => upstreams[service] === undefined),
    ),
  );
  return app;
}

/** With an error the server is never there, and what it has opened is closed. */
async function storeSeedOf(
  { seed: given, mock = false }: ServerOptions,
  app: FastifyInstance,
  storage: Storage,
): Promise<void> {
  try {
    const seed = await seedFor(storage, given, mock);
    if (seed === undefined) return;
    // A server without a seed starts without what reads one.
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
    // A path that cannot be decoded is unknown.
    frameworkErrors: (_, __, reply: FastifyReply) => void reply.code(404).send(notFound),
    clientErrorHandler: refuseConnection,
  });
}

/** The upstreams that answer in place of this server. */
function upstreamsOf({
  upstream,
  exchangeUpstream,
}: ServerOptions): Readonly<Record<"query" | "exchange", Upstream | undefined>> {
  return {
    query: upstream === undefined ? undefined : readUpstream(upstream, "upstream"),
    exchange: exchangeUpstream === undefined ? undefined : readUpstream(exchangeUpstream, "exchangeUpstream"),
  };
}

/** At an address of no service there is nothing, whatever else is wrong with a request. */
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

function answersOf({ checkAnswers, isPrivate }: ServerOptions): Pick<QueryOptions, "isPrivate" | "checkAnswers"> {
  return Object.fromEntries(Object.entries({ isPrivate, checkAnswers }).filter(([, value]) => value !== undefined));
}
