import { loadQueryAnswerCheck, parametersOf, queryContract, table } from "@kiln/server/query";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { proxyOn, type ForwardedRequest, type ServiceProxyOptions } from "./plugin.ts";

const form = "application/x-www-form-urlencoded";

/** Forwards requests for the query interface to a real site. */
export async function queryProxy(options: ServiceProxyOptions): Promise<FastifyPluginAsync> {
  const checkAnswer = await loadQueryAnswerCheck();
  return proxyOn({
    service: "query",
    base: table.endpoint,
    paths: [table.endpoint, ...modulesByPath.keys()],
    contract: queryContract({ checkAnswer }),
    translate: (request, forwarded) =>
      atEndpoint(modulesByPath.get(request.routeOptions.url ?? ""), request, forwarded),
    ...options,
  });
}

const modulesByPath = new Map(
  Object.values(table.modules).flatMap(({ name, path }) => (path === undefined ? [] : [[`/${path}`, name]])),
);

/** Converts a request to a module's own path to one to the endpoint. Real sites have only the endpoint. */
async function atEndpoint(
  module: string | undefined,
  request: FastifyRequest,
  forwarded: ForwardedRequest,
): Promise<ForwardedRequest> {
  if (module === undefined) return forwarded;
  const { method, headers } = request;
  const { wire, given } = await parametersOf(table, {
    method,
    headers,
    query: forwarded.query,
    body: forwarded.body,
    module,
  });
  const query = given.has("format") ? wire : `${wire}&format=json`;
  return method === "POST"
    ? { path: "", query: "", body: Buffer.from(query), contentType: form }
    : { path: "", query, body: undefined };
}
