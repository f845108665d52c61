import { groundOf, unstated } from "../../http/server/ground.js";
import { isNamed } from "../../http/server/messages.js";
import { codeGround, findingErrorGround, unstatedError } from "./service.js";
/** An error response with a code of the service. It is sent to the caller and not logged as a failure. */
export class ServiceError extends Error {
    code;
    headers;
    findings;
    constructor(code, { headers = {}, findings = [] } = {}) {
        super(code);
        this.name = "ServiceError";
        this.code = code;
        this.headers = headers;
        this.findings = findings;
    }
}
/** A response with an arbitrary status that is not a success and needs no code of the service. */
export class StatusError extends Error {
    status;
    body;
    headers;
    constructor(status, body, { headers = {} } = {}) {
        super(`HTTP ${status}`);
        this.name = "StatusError";
        this.status = status;
        this.body = body;
        this.headers = headers;
    }
}
/** Creates an error with a sentence that describes the problem of the whole request or of a named part. */
export function refusal(code, sentence, name, headers = {}) {
    const named = name === undefined ? {} : { path: [name], wireName: name };
    return new ServiceError(code, { findings: [{ code, message: `${code}: ${sentence}`, ...named }], headers });
}
/** Returns the error for a path that exists, but not with the requested method. */
export function methodNotAllowed(refusals, methods) {
    const allowed = [...new Set(methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])))];
    return new ServiceError(refusals.methodNotAllowed, { headers: { allow: allowed.join(", ") } });
}
/** Thrown by handlers that are not implemented yet. The response is 501 with this message. */
export class NotImplementedError extends Error {
    statusCode = 501;
    /** `handler` is the full name, such as `pagingGroups.list`. */
    constructor(handler) {
        super(`The handler ${handler} is not implemented yet.`);
        this.name = "NotImplementedError";
    }
}
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
    const isBytes = (typeof body === "string" || body instanceof Uint8Array) && !/[/+]json\b/.test(own["content-type"] ?? mediaType);
    return {
        status,
        headers: { ...content, ...own },
        body: isBytes ? body : body === undefined ? undefined : JSON.stringify(body),
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
/** Returns the ground of an error response: that of the finding and that of the code. */
export function errorGround(service, { code, findings: [first] }) {
    return first === undefined ? codeGround(service, code) : findingErrorGround(service, first);
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
