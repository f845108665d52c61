import { table } from "@kiln/server/query";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { RecordedRow, Recording } from "./recording.ts";
import {
  type RecordedRequest,
  type Service,
  type ServiceRequest,
  recordedRequest,
  requestKey,
} from "./recorded-request.ts";

const addresses: Readonly<Record<Service, string>> = { exchange: "/pbx/openapi.php", query: table.endpoint };

/**
 * Responds to requests from a recording. If a request has several responses, each is returned once in their order, then
 * the last one is repeated. Requests that were not recorded return 501.
 */
export function replayOn(service: Service, { answers }: Recording, bodyLimit: number): FastifyPluginAsync {
  const given = new Map<string, number>();
  const next = (key: string): RecordedRow | undefined => {
    const rows = answers.get(key) ?? [];
    const index = given.get(key) ?? 0;
    if (index < rows.length - 1) given.set(key, index + 1);
    return rows[index];
  };
  const base = addresses[service];
  const paths = service === "query" ? [base, ...modulesByPath.keys()] : [base, `${base}/*`];
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_, body, done) => done(null, body));
    for (const path of paths) {
      app.all(path, async (request, reply) => {
        const { request: asked } = await recordedRequest(asServiceRequest(service, base, request));
        const row = next(requestKey(asked));
        return row === undefined ? refuse(asked, reply) : answer(row, reply);
      });
    }
  };
}

/** The modules by their own paths. In a recording, their requests use the path of the endpoint. */
const modulesByPath: ReadonlyMap<string, string> = new Map(
  Object.values(table.modules).flatMap(({ name, path }) => (path === undefined ? [] : [[`/${path}`, name] as const])),
);

function asServiceRequest(service: Service, base: string, request: FastifyRequest): ServiceRequest {
  const { method, url, headers, body, routeOptions } = request;
  const start = url.indexOf("?");
  const [path, query] = start < 0 ? [url, ""] : [url.slice(0, start), url.slice(start + 1)];
  const below = path.startsWith(base) ? path.slice(base.length) : "";
  const module = modulesByPath.get(routeOptions.url ?? "");
  return { service, method, path: below, query, headers, body: body instanceof Uint8Array ? body : undefined, module };
}

function answer({ status, headers, body, text }: RecordedRow, reply: FastifyReply): FastifyReply {
  return reply
    .code(status)
    .headers({ ...headers, "cache-control": "no-store" })
    .send(text ?? JSON.stringify(body));
}

/** Returns 501 with the request in the form that is used for the lookup, without its secrets. */
function refuse({ method, path, query }: RecordedRequest, reply: FastifyReply): FastifyReply {
  const asked = `${method} ${path}${query === "" ? "" : `?${query}`}`;
  const sentence = `The recording has no response to ${asked}`;
  // Clients of the exchange read `message`, clients of the query interface read `info`.
  const error = { code: "not_recorded", message: sentence, info: sentence };
  return reply
    .code(501)
    .type("application/json; charset=utf-8")
    .headers({ "cache-control": "no-store" })
    .send(JSON.stringify({ error }));
}
