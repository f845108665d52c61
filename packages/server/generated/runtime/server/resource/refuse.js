import { isNamed } from "../http/headers.js";
import { ServiceError } from "./error.js";

/** @typedef {import("./types.js").Service} Service @typedef {import("./types.js").Options} Options */

const problemType = "application/problem+json";

/**
 * Answers with an error in the service's own form, or in that of RFC 9457 where it is asked for.
 * @param {Service} service @param {Options} options @param {Error & { statusCode?: number }} error
 * @param {import("fastify").FastifyRequest} request @param {import("fastify").FastifyReply} reply
 */
export function refuse(service, options, error, request, reply) {
  const { code, headers, findings } = error instanceof ServiceError ? error : new ServiceError(codeOf(service, options.refusals, error));
  const [status, message] = service.errors[code] ?? [500, code];
  if (status >= 500) request.log.error({ err: error }, "failed");
  const isProblem = isNamed(request.headers.accept, problemType);
  const body = isProblem ? problem(code, status, message, findings) : service.envelope === "" ? { code, message } : { [service.envelope]: { code, message } };
  return reply.code(status).headers(headers).type(isProblem ? problemType : `${service.mediaType}; charset=utf-8`).send(JSON.stringify(body));
}

/** Of an error of Fastify's, or of our own. @param {Service} service @param {import("./types.js").Refusals<string>} refusals @param {{ readonly statusCode?: number }} error */
function codeOf(service, refusals, { statusCode = 500 }) {
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

/** @param {string} code @param {number} status @param {string} title @param {readonly import("./types.js").Finding[]} findings */
function problem(code, status, title, findings) {
  const errors = findings.map(({ message, path = [] }) => ({ pointer: path.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join(""), detail: message }));
  return { type: "about:blank", title, status, code, ...(errors.length > 0 && { errors }) };
}
