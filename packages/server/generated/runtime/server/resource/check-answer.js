import { unstated } from "../http/ground.js";
import { isNamed, isOfType } from "../http/headers.js";
import { compareVerdicts, headerOf, upstreamBroke } from "../http/verdicts.js";
import { answersOf, answerWith } from "./answers-of.js";
import { mismatches } from "./check-shape.js";
import { codeGround } from "./error-ground.js";
import { isAmong, mediaTypeOf } from "./media.js";
/** What is wrong with an answer. `here` is how this server refuses the request; undefined where it does not. */
export function checkAnswer(service, operation, here, request, answer) {
    const { status, headers, body } = answer;
    if (status >= 300 && status < 400)
        return status === 304 ? [] : [upstreamBroke("redirect", `HTTP ${status}`, unstated)];
    if (body === undefined || request.method === "HEAD")
        return [];
    const given = operation && (answerWith(operation, status) ?? operation);
    const type = headerOf(headers, "content-type");
    if (status < 300 && operation !== undefined && given?.answerTypes !== undefined) {
        return [
            ...checkHead(operation, answer),
            ...checkMediaType(operation, given.answerTypes, status, type),
            ...agreement(here),
        ];
    }
    if (status < 300 && operation !== undefined && given?.answer === undefined)
        return [...checkEmpty(operation, answer), ...agreement(here)];
    const isProblem = isNamed(type, problemType) && isNamed(headerOf(request.headers, "accept"), problemType);
    if (!isProblem && !isOfType(type || "none", service.mediaType)) {
        return [
            upstreamBroke("other-media-type", `HTTP ${status}: ${type.split(";", 1)[0] || "none"}`, formGround(service, status)),
        ];
    }
    const parsed = parsedJson(body);
    if (parsed === undefined)
        return [upstreamBroke("not-json", `HTTP ${status}`, formGround(service, status))];
    if (status >= 400 && isProblem)
        return checkError(service, here, status, parsed.value, { code: "code", ground: unstated });
    if (status >= 400)
        return checkOwnError(service, here, status, parsed.value);
    return [
        ...(operation === undefined ? [] : checkSuccess(service, operation, answer, parsed.value)),
        ...agreement(here),
    ];
}
/** What two servers say of a request that was answered. */
function agreement(here) {
    return compareVerdicts(here, undefined, () => false);
}
function checkEmpty(operation, answer) {
    const { status, body } = answer;
    const unexpected = body === "" ? [] : [upstreamBroke("unexpected-body", `HTTP ${status}`, operation.grounds?.own)];
    return [...checkHead(operation, answer), ...unexpected];
}
function checkMediaType({ grounds }, answerTypes, status, type) {
    const named = mediaTypeOf(type) ?? "none";
    return isAmong(answerTypes, named)
        ? []
        : [upstreamBroke("other-media-type", `HTTP ${status}: ${named}`, grounds?.own)];
}
/** The status and the header fields of an answer of success. */
function checkHead(operation, { status, headers }) {
    const found = answerWith(operation, status);
    if (found === undefined) {
        const wanted = answersOf(operation)
            .map((one) => one.status)
            .join(" or ");
        return [upstreamBroke("other-status", `HTTP ${status}, not ${wanted}`, operation.grounds?.status)];
    }
    const missing = (found.answerHeaders ?? []).filter((name) => headers[name.toLowerCase()] === undefined);
    return missing.map((name) => upstreamBroke("missing-header", name, operation.grounds?.own));
}
/**
 * What the form of an answer rests on: that of errors has a ground of its own, the service's media type only ever a
 * source document.
 */
function formGround({ errorBody }, status) {
    return status >= 400 ? errorBody.ground : undefined;
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
    const given = answerWith(operation, answer.status) ?? operation;
    const ground = given.grounds?.answer ?? operation.grounds?.own;
    const wrong = mismatches(given.answer ?? "any", value, shapes?.[operation.collection] ?? {}, ground);
    return [...checkHead(operation, answer), ...wrong.map((one) => upstreamBroke("other-shape", one.detail, one.ground))];
}
/** An error of the service's own form. */
function checkOwnError(service, here, status, value) {
    const { envelope, message } = service.errorBody;
    const inner = envelope === undefined ? value : memberOf(value, envelope);
    return checkError(service, here, status, typeof memberOf(inner, message) === "string" ? inner : undefined, service.errorBody);
}
function memberOf(value, name) {
    return typeof value === "object" && value !== null ? value[name] : undefined;
}
/** An error whose code is in a member. */
function checkError(service, here, status, error, member) {
    const { errors } = service;
    const code = memberOf(error, member.code);
    if (typeof code !== "string")
        return [upstreamBroke("other-error-shape", `HTTP ${status}`, member.ground)];
    return [
        ...checkStatus(Object.hasOwn(errors, code) ? errors[code] : undefined, code, status),
        ...compareVerdicts(here, { code, ground: codeGround(service, code) }, (one) => errors[one]?.[0] === 400),
    ];
}
function checkStatus(known, code, status) {
    if (known === undefined)
        return [upstreamBroke("unknown-code", code, unstated)];
    const [wanted, , grounds] = known;
    return wanted === status
        ? []
        : [upstreamBroke("other-status", `${code}: HTTP ${status}, not ${wanted}`, grounds?.status)];
}
