import { compareVerdicts, headerOf, upstreamBroke, clientBroke, } from "../../http/server/contract.js";
import { unstated } from "../../http/server/ground.js";
import { isNamed, isOfType, isAmong, mediaTypeOf } from "../../http/server/messages.js";
import { answersOf, answerWith, codeGround, withDefaults, operationsOf, } from "./service.js";
import { mismatches } from "./check-shape.js";
import { errorGround, ServiceError } from "./errors.js";
import { keyOf } from "./authorize.js";
import { findOperation, queryOf, routerOf } from "./routes.js";
import { parametersIn, textOf, readRequest } from "./read-request.js";
/** Returns the problems of a response. `here` is this server's verdict, or undefined if it accepts the request. */
function checkResponse(service, operation, here, request, response) {
    const { status, headers, body } = response;
    if (status >= 300 && status < 400)
        return status === 304 ? [] : [upstreamBroke("redirect", `HTTP ${status}`, unstated)];
    if (body === undefined || request.method === "HEAD")
        return [];
    const given = operation && (answerWith(operation, status) ?? operation);
    const type = headerOf(headers, "content-type");
    if (status < 300 && operation !== undefined && given?.answerTypes !== undefined) {
        return [
            ...checkHead(operation, response),
            ...checkMediaType(operation, given.answerTypes, status, type),
            ...agreement(here),
        ];
    }
    if (status < 300 && operation !== undefined && given?.answer === undefined)
        return [...checkEmpty(operation, response), ...agreement(here)];
    const isProblem = isNamed(type, problemType) && isNamed(headerOf(request.headers, "accept"), problemType);
    const jsonTypes = (status < 300 ? given?.answerJsonTypes : undefined) ?? [service.mediaType];
    if (!isProblem && !jsonTypes.some((one) => isOfType(type || "none", one))) {
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
        ...(operation === undefined ? [] : checkSuccess(service, operation, response, parsed.value)),
        ...agreement(here),
    ];
}
/** Returns the contradiction between this server's verdict and the success of the request. */
function agreement(here) {
    return compareVerdicts(here, undefined, () => false);
}
function checkEmpty(operation, response) {
    const { status, body } = response;
    const unexpected = body === "" ? [] : [upstreamBroke("unexpected-body", `HTTP ${status}`, operation.grounds?.own)];
    return [...checkHead(operation, response), ...unexpected];
}
function checkMediaType({ grounds }, responseTypes, status, type) {
    const named = mediaTypeOf(type) ?? "none";
    return isAmong(responseTypes, named)
        ? []
        : [upstreamBroke("other-media-type", `HTTP ${status}: ${named}`, grounds?.own)];
}
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
 * Returns the ground of a response's format. Errors have their own ground. The media type always has a source document.
 */
function formGround({ errorBody }, status) {
    return status >= 400 ? errorBody.ground : undefined;
}
const problemType = "application/problem+json";
/** Parses JSON. Returns undefined if the string is not valid JSON. */
function parsedJson(text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch {
        return undefined;
    }
}
function checkSuccess({ shapes }, operation, response, value) {
    const given = answerWith(operation, response.status) ?? operation;
    const ground = given.grounds?.answer ?? operation.grounds?.own;
    const wrong = mismatches(given.answer ?? "any", value, shapes?.[operation.collection] ?? {}, ground);
    return [
        ...checkHead(operation, response),
        ...wrong.map((one) => upstreamBroke("other-shape", one.detail, one.ground)),
    ];
}
function checkOwnError(service, here, status, value) {
    const { envelope, message } = service.errorBody;
    const inner = envelope === undefined ? value : memberOf(value, envelope);
    return checkError(service, here, status, typeof memberOf(inner, message) === "string" ? inner : undefined, service.errorBody);
}
function memberOf(value, name) {
    return typeof value === "object" && value !== null ? value[name] : undefined;
}
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
/**
 * Compares requests and responses with the contract of a service. It checks only what the messages themselves show, not
 * the owner of the key or the stored data.
 */
export function contractOf(table, options = {}) {
    const [service, operations] = [withDefaults(table), operationsOf(table)];
    const router = routerOf(operations);
    return async (request) => {
        const query = queryOf(request.query);
        const found = caught(service, () => findOperation(service, operations, router, options, request, query));
        if ("value" in found && found.value === undefined)
            return notDescribed;
        const refusal = "code" in found ? found : refusalOf(service, found.value, request, query);
        const operation = "code" in found ? undefined : found.value?.operation;
        const name = operation?.name ?? `${request.method} ${request.path.split("/", 2).join("/")}`;
        return {
            name,
            described: true,
            violations: refusal === undefined ? [] : [clientBroke(refusal, name)],
            checkAnswer: (response) => checkResponse(service, operation, refusal, request, response),
        };
    };
}
const notDescribed = { name: "description", described: false, violations: [], checkAnswer: () => [] };
function caught(service, work) {
    try {
        return { value: work() };
    }
    catch (error) {
        if (error instanceof ServiceError)
            return { code: error.code, ground: errorGround(service, error) };
        throw error;
    }
}
/** Returns the verdict if the request is rejected, or undefined if it is accepted. */
function refusalOf(service, found, request, query) {
    const checked = caught(service, () => found && checkRequest(service, found, request, query));
    return "code" in checked ? checked : undefined;
}
function checkRequest(service, found, request, query) {
    const { refusals, tenant } = service;
    const { operation } = found;
    const { conflict, values } = parametersIn(query, operation);
    keyOf(service, operation, request.rawHeaders, query);
    if (conflict !== undefined)
        throw new ServiceError(refusals.invalid);
    if (tenant !== undefined && operation.tenant === "required" && !textOf(values, tenant.name))
        throw new ServiceError(tenant.missing);
    readRequest(service, found, values, request);
}
