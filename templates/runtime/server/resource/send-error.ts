import type { FastifyReply, FastifyRequest } from "fastify";
import { isNamed } from "../http/headers.js";
import { ServiceError } from "./error.js";
import { NotImplementedError } from "./not-implemented.js";
import type { Refusals } from "./refusals.js";
import type { Service } from "./service.js";
import type { Finding, ResourceTable } from "./table.js";

const problemType = "application/problem+json";

/** An error of Fastify's, of a handler, or of our own. */
type Failure = Error & { readonly statusCode?: number };

/** Answers with an error in the service's own form, or in that of RFC 9457 where it is asked for. */
export function sendError(service: Service, error: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, headers, findings } = error instanceof ServiceError ? error : new ServiceError(codeOf(service.refusals, error));
  const [status, message] = error instanceof NotImplementedError ? [error.statusCode, error.message] : (service.errors[code] ?? [500, code]);
  if (status >= 500) request.log.error({ err: error }, "failed");
  const isProblem = isNamed(request.headers.accept, problemType);
  const body = isProblem ? problem(code, status, message, findings) : inEnvelope(service, code, message);
  return reply
    .code(status)
    .headers(headers)
    .type(isProblem ? problemType : `${service.mediaType}; charset=utf-8`)
    .send(JSON.stringify(body));
}

function inEnvelope({ errorBody }: ResourceTable, code: string, message: string): object {
  const error = { [errorBody.code]: code, [errorBody.message]: message };
  return errorBody.envelope === undefined ? error : { [errorBody.envelope]: error };
}

/** The refusals that Fastify makes, by status. */
const refusalsByStatus: Readonly<Record<number, keyof Refusals>> = { 413: "tooLarge", 415: "otherMediaType", 429: "tooMany", 503: "unavailable" };

function codeOf(refusals: Refusals, { statusCode = 500 }: Failure): string {
  return refusals[refusalsByStatus[statusCode] ?? (statusCode >= 400 && statusCode < 500 ? "invalid" : "failed")];
}

function problem(code: string, status: number, title: string, findings: readonly Finding[]): object {
  const pointer = (path: readonly string[]) => path.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
  const errors = findings.map(({ message, path = [] }) => ({ pointer: pointer(path), detail: message }));
  return { type: "about:blank", title, status, code, ...(errors.length > 0 && { errors }) };
}
