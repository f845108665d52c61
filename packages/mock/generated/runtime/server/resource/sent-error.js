import { groundOf, unstated } from "../http/ground.js";
import { isNamed } from "../http/headers.js";
import { errorGround, findingErrorGround, unstatedError } from "./service.js";
import { ServiceError, StatusError } from "./error.js";
import { NotImplementedError } from "./not-implemented.js";
const problemType = "application/problem+json";
/** Returns an error response in the service's own format, or in that of RFC 9457 if the client accepts it. */
export function sentError(service, error, accept) {
    if (error instanceof StatusError)
        return sentStatus(service, error);
    const isStated = error instanceof ServiceError && Object.hasOwn(service.errors, error.code);
    const refusal = isStated ? error : new ServiceError(codeOf(service.refusals, error));
    const { code, headers } = refusal;
    const isMissing = error instanceof NotImplementedError;
    const row = isMissing ? unstatedError(error.statusCode, error.message) : service.errors[code];
    const ground = groundOf(isMissing ? unstated : errorGround(service, refusal));
    const [status, text] = row;
    const message = status < 500 ? "refused" : isStated || !(error instanceof ServiceError) ? "failed" : unstatedCode(error);
    const isProblem = isNamed(typeof accept === "string" ? accept : accept?.join(), problemType);
    const body = isProblem ? problem(service, refusal, row, ground) : inEnvelope(service, refusal, text);
    const type = `${isProblem ? problemType : service.mediaType}; charset=utf-8`;
    return { status, headers: { ...headers, "content-type": type }, body: JSON.stringify(body), code, ground, message };
}
function sentStatus({ mediaType }, { status, body, headers, message }) {
    const content = body === undefined ? {} : { "content-type": `${mediaType}; charset=utf-8` };
    const own = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    return {
        status,
        headers: { ...content, ...own },
        body: body === undefined ? undefined : JSON.stringify(body),
        code: String(status),
        ground: groundOf(unstated),
        message,
    };
}
/** Returns the log message for a code that the spec does not define. Callers receive only codes of the spec. */
function unstatedCode({ code }) {
    return `failed: a handler threw a ServiceError with the code "${code}", which is not in the spec: add it to the errors of the service, or throw one of them`;
}
/**
 * Builds an error in the service's own format. The first finding is appended to the message, and the details list all
 * findings.
 */
function inEnvelope(service, { code, findings }, message) {
    const { errorBody } = service;
    const [first] = findings;
    const isDetailed = errorBody.details !== undefined && first !== undefined;
    const error = {
        [errorBody.code]: code,
        [errorBody.message]: isDetailed ? `${message} ${sentenceOf(first)}.` : message,
        ...(isDetailed && {
            [errorBody.details]: findings.map((one) => ({ ...detailOf(service, one), message: one.message })),
        }),
    };
    return errorBody.envelope === undefined ? error : { [errorBody.envelope]: error };
}
/** Returns the message of a finding without its code. */
function sentenceOf({ code, message }) {
    return message.startsWith(`${code}: `) ? message.slice(code.length + 2) : message;
}
/** Returns the members of a finding that are common to all error formats. */
function detailOf(service, finding) {
    const { code, wireName: field, received, expected, rule } = finding;
    return { code, field, received, expected, rule, ground: groundOf(findingErrorGround(service, finding)) };
}
/** Errors that Fastify detects, by status. */
const refusalsByStatus = {
    413: "tooLarge",
    415: "unsupportedMediaType",
    429: "tooManyRequests",
    503: "unavailable",
};
function codeOf(refusals, { statusCode = 500 }) {
    return refusals[refusalsByStatus[statusCode] ?? (statusCode >= 400 && statusCode < 500 ? "invalid" : "failed")];
}
function problem(service, { code, findings }, [status, title, grounds = {}], ground) {
    const pointer = (path) => path.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
    const errors = findings.map((finding) => ({
        pointer: pointer(finding.path ?? []),
        detail: finding.message,
        ...detailOf(service, finding),
    }));
    return {
        type: "about:blank",
        title,
        status,
        code,
        ground,
        grounds: { status: groundOf(grounds.status), title: groundOf(grounds.message) },
        ...(errors.length > 0 && { errors }),
    };
}
