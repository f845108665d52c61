import type { FastifyReply, FastifyRequest } from "fastify";
import { isNamed } from "../http/headers.js";
import { ServiceError } from "./error.js";
import type { Options } from "./options.js";
import type { Refusals } from "./refusals.js";
import type { Finding, ResourceTable } from "./table.js";

const problemType = "application/problem+json";

/** Answers with an error in the service's own form, or in that of RFC 9457 where it is asked for. */
export function sendError(
  service: ResourceTable,
  options: Options,
  error: Error & { readonly statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { code, headers, findings } = error instanceof ServiceError ? error : new ServiceError(codeOf(service, options.refusals, error));
  const [status, message] = service.errors[code] ?? [500, code];
  if (status >= 500) request.log.error({ err: error }, "failed");
  const isProblem = isNamed(request.headers.accept, problemType);
  const body = isProblem ? problem(code, status, message, findings) : inEnvelope(service, { code, message });
  return reply
    .code(status)
    .headers(headers)
    .type(isProblem ? problemType : `${service.mediaType}; charset=utf-8`)
    .send(JSON.stringify(body));
}

function inEnvelope({ envelope }: ResourceTable, error: object): object {
  return envelope === "" ? error : { [envelope]: error };
}

/** Of an error of Fastify's, or of our own. */
function codeOf(service: ResourceTable, refusals: Refusals<string>, { statusCode = 500 }: { readonly statusCode?: number }): string {
  switch (statusCode) {
    case 413:
      return refusals.tooLarge;
    case 415:
      return refusals.otherMediaType;
    case 429:
      return refusals.tooMany;
    case 503:
      return refusals.unavailable;
    default:
      return statusCode >= 400 && statusCode < 500 ? service.invalid : refusals.failed;
  }
}

function problem(code: string, status: number, title: string, findings: readonly Finding[]): object {
  const pointer = (path: readonly string[]) => path.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
  const errors = findings.map(({ message, path = [] }) => ({ pointer: pointer(path), detail: message }));
  return { type: "about:blank", title, status, code, ...(errors.length > 0 && { errors }) };
}
