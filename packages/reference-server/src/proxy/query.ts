import { loadQueryAnswerCheck, queryContract, table } from "../../generated/query/index.js";
import { parametersOf } from "../../generated/runtime/action-api/server/parameters.js";
import { proxyOn } from "./plugin.js";

const form = "application/x-www-form-urlencoded";

/** The query interface, as a real site answers it. @param {Pick<import("./plugin.js").ProxyOptions, "upstream" | "record" | "bodyLimit" | "timeout">} options */
export async function queryProxy(options) {
  const checkAnswer = await loadQueryAnswerCheck();
  const modules = new Map(Object.values(table.modules).flatMap(({ name, path }) => (path === undefined ? [] : [[`/${path}`, name]])));
  return proxyOn({
    service: "query",
    base: table.endpoint,
    paths: [table.endpoint, ...modules.keys()],
    contract: queryContract({ checkAnswer }),
    translate: (request, sent) => atEndpoint(modules.get(request.routeOptions.url ?? ""), request, sent),
    ...options,
  });
}

/** A request to a module's own path as one to the endpoint, which is all that a site has. @param {string | undefined} module @param {import("fastify").FastifyRequest} request @param {import("./plugin.js").Sent} sent @returns {Promise<import("./plugin.js").Sent>} */
async function atEndpoint(module, { method, headers }, sent) {
  if (module === undefined) return sent;
  const { wire, given } = await parametersOf(table, { method, headers, query: sent.query, body: sent.body, module });
  const whole = given.has("format") ? wire : `${wire}&format=json`;
  return method === "POST" ? { path: "", query: "", body: Buffer.from(whole), contentType: form } : { path: "", query: whole, body: undefined };
}
