import { isNamed } from "../http/headers.js";
import { ServiceError } from "./error.js";
const problemType = "application/problem+json";
/** Answers with an error in the service's own form, or in that of RFC 9457 where it is asked for. */
export function sendError(service, options, error, request, reply) {
    const { code, headers, findings } = error instanceof ServiceError ? error : new ServiceError(codeOf(service, options.refusals, error));
    const [status, message] = service.errors[code] ?? [500, code];
    if (status >= 500)
        request.log.error({ err: error }, "failed");
    const isProblem = isNamed(request.headers.accept, problemType);
    const body = isProblem ? problem(code, status, message, findings) : inEnvelope(service, { code, message });
    return reply
        .code(status)
        .headers(headers)
        .type(isProblem ? problemType : `${service.mediaType}; charset=utf-8`)
        .send(JSON.stringify(body));
}
function inEnvelope({ envelope }, error) {
    return envelope === "" ? error : { [envelope]: error };
}
/** Of an error of Fastify's, or of our own. */
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
function problem(code, status, title, findings) {
    const pointer = (path) => path.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
    const errors = findings.map(({ message, path = [] }) => ({ pointer: pointer(path), detail: message }));
    return { type: "about:blank", title, status, code, ...(errors.length > 0 && { errors }) };
}
