import { isNamed, isOfType } from "../http/headers.js";
import { compareVerdicts, headerOf, upstreamBroke } from "../http/verdicts.js";
import { mismatches } from "./check-shape.js";
/** What is wrong with an answer. `here` is the code with which this server refuses the request; undefined where it does not. */
export function checkAnswer(service, operation, here, request, answer) {
    const { status, headers, body } = answer;
    if (status >= 300 && status < 400)
        return status === 304 ? [] : [upstreamBroke("redirect", `HTTP ${status}`)];
    if (body === undefined || request.method === "HEAD")
        return [];
    if (status < 300 && operation !== undefined && operation.answer === undefined)
        return [...checkEmpty(operation, answer), ...agreement(here)];
    const type = headerOf(headers, "content-type");
    const isProblem = isNamed(type, problemType) && isNamed(headerOf(request.headers, "accept"), problemType);
    if (!isProblem && !isOfType(type || "none", service.mediaType)) {
        return [upstreamBroke("other-media-type", `HTTP ${status}: ${type.split(";", 1)[0] || "none"}`)];
    }
    const parsed = parsedJson(body);
    if (parsed === undefined)
        return [upstreamBroke("not-json", `HTTP ${status}`)];
    if (status >= 400)
        return isProblem ? checkError(service, here, status, parsed.value, "code") : checkOwnError(service, here, status, parsed.value);
    return [...(operation === undefined ? [] : checkSuccess(service, operation, answer, parsed.value)), ...agreement(here)];
}
/** What two servers say of a request that was answered. */
function agreement(here) {
    return compareVerdicts(here, undefined, () => false);
}
function checkEmpty(operation, answer) {
    return [...checkHead(operation, answer), ...(answer.body === "" ? [] : [upstreamBroke("unexpected-body", `HTTP ${answer.status}`)])];
}
/** The status and the header fields of an answer of success. */
function checkHead({ status: wanted, answerHeaders = [] }, { status, headers }) {
    const missing = answerHeaders.filter((name) => headers[name.toLowerCase()] === undefined);
    return [
        ...(status === wanted ? [] : [upstreamBroke("other-status", `HTTP ${status}, not ${wanted}`)]),
        ...missing.map((name) => upstreamBroke("missing-header", name)),
    ];
}
const problemType = "application/problem+json";
/** Undefined where it is no JSON. */
function parsedJson(text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch {
        return undefined;
    }
}
function checkSuccess({ shapes }, operation, answer, value) {
    const wrong = mismatches(operation.answer ?? "any", value, shapes?.[operation.collection] ?? {});
    return [...checkHead(operation, answer), ...wrong.map((one) => upstreamBroke("other-shape", one))];
}
/** An error of the service's own form. */
function checkOwnError(service, here, status, value) {
    const { envelope, code, message } = service.errorBody;
    const inner = envelope === undefined ? value : memberOf(value, envelope);
    return checkError(service, here, status, typeof memberOf(inner, message) === "string" ? inner : undefined, code);
}
function memberOf(value, name) {
    return typeof value === "object" && value !== null ? value[name] : undefined;
}
/** An error whose code is in a member. */
function checkError({ errors }, here, status, error, member) {
    const code = memberOf(error, member);
    if (typeof code !== "string")
        return [upstreamBroke("other-error-shape", `HTTP ${status}`)];
    return [
        ...checkStatus(Object.hasOwn(errors, code) ? errors[code] : undefined, code, status),
        ...compareVerdicts(here, code, (one) => errors[one]?.[0] === 400),
    ];
}
function checkStatus(known, code, status) {
    if (known === undefined)
        return [upstreamBroke("unknown-code", code)];
    return known[0] === status ? [] : [upstreamBroke("other-status", `${code}: HTTP ${status}, not ${known[0]}`)];
}
