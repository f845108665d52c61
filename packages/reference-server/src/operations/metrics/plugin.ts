import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from "fastify";
import { BlockList, isIPv6 } from "node:net";
import { notLocal, whyNotLocal } from "../local-request.ts";
import { isWatching, watchingRoute } from "../watching.ts";
import { errorCode } from "./error-code.ts";
import { processMetrics } from "./process-metrics.ts";
import { requestMetrics, type RequestMetrics } from "./request-metrics.ts";
import { contentType, metricsText } from "./samples.ts";

/** Counts the requests of all routes, but for those that watch the server. */
export function countRequests(app: FastifyInstance): RequestMetrics {
  const requests = requestMetrics();
  app.decorateRequest("isWatching");
  app.addHook("onRequest", (request, reply, done) => {
    if (!isWatching(request)) requests.begin(request, reply);
    done();
  });
  app.addHook("onSend", (_, reply, payload, done) => {
    const code = errorCode(reply, payload);
    if (code !== undefined) requests.refuse(code);
    done(null, payload);
  });
  return requests;
}

/** `/metrics`, for this machine and for the networks that may read it. */
export function metricsOn(requests: RequestMetrics, networks: readonly string[] = []): FastifyPluginAsync {
  return async (app) => {
    const [ownProcess, readers] = [processMetrics(), readersOf(networks)];
    app.addHook("onClose", async () => ownProcess.close());
    app.get("/metrics", watchingRoute, (request, reply) => {
      reply.header("cache-control", "no-store");
      const reason = mayRead(readers, request) ? undefined : whyNotLocal(request);
      if (reason !== undefined) return reply.code(403).send(notLocal(reason));
      return reply.type(contentType).send(metricsText([...requests.read(), ...ownProcess.read()]));
    });
  };
}

function readersOf(networks: readonly string[]): BlockList {
  const readers = new BlockList();
  for (const network of networks) {
    const [address = "", length] = network.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (length === undefined) readers.addAddress(address, family);
    else readers.addSubnet(address, Number(length), family);
  }
  return readers;
}

/** By the address of the caller as trusted proxies tell it. */
function mayRead(readers: BlockList, { ip }: FastifyRequest): boolean {
  return readers.check(ip, isIPv6(ip) ? "ipv6" : "ipv4");
}
