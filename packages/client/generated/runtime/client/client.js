import { answerError } from "../http/errors.js";
import { mayRepeat, retryAfter } from "../http/retries.js";
import { createTransport } from "../http/transport.js";
import { checkRequest, givenAnswer, missingIn } from "./answers.js";
import { namedIds, pathOf, rootOf } from "./address.js";
import { checkArguments } from "./check-arguments.js";
import { checkKey, checkOptions } from "./check-options.js";
import { jsonOf } from "./json.js";
export function createResourceClient(service, options) {
    checkOptions(service, options);
    const transport = createTransport(options);
    const root = rootOf(options.baseUrl ?? service.url, service.base);
    const client = mapped(service.resources, (operations) => mapped(operations, (operation, name) => {
        const sendWith = (key, call) => {
            const plain = requestOf(service, options, key, operation, call);
            const request = service.prepare?.(plain, operation, call) ?? plain;
            const read = readerOf(service, operation, options, request.safe, secretsOf(key, operation, call));
            return transport.send(request, service.tell?.(read, operation, call[2]) ?? read, call[2]);
        };
        const send = async (...given) => {
            const ids = namedIds(operation.path, given);
            const [address, body] = [root + pathOf(operation.path, given), operation.body && given.shift()];
            const [own = {}] = given;
            const { key, validate, tenant } = options;
            checkArguments(name, operation, body, own, tenant);
            const call = [address, body, own];
            if (validate)
                await checkRequest(service, validate, {
                    operation,
                    body,
                    parameters: { ...queryOf(service, options, operation, own), ...ids },
                });
            if (operation.open || typeof key !== "function")
                return sendWith(key, call);
            try {
                return await sendWith(await key(false), call);
            }
            catch (error) {
                // What was refused was not carried out: it may be sent again, whatever it is.
                if (error.status !== 401)
                    throw error;
                return sendWith(await key(true), call);
            }
        };
        // For what makes several calls of one: goes through the pages of a list, waits for the end of what goes on.
        const { tenant, answers } = options;
        return Object.assign(send, operation, { client: () => client, defaults: { tenant, answers } });
    }));
    return client;
}
function queryOf({ tenant }, options, operation, own) {
    return {
        [tenant]: operation.tenant && (own.tenant ?? options.tenant),
        ...(own.shared && operation.shared),
        ...own.query,
    };
}
function requestOf(service, options, key, operation, [address, body, own]) {
    const { dateTime, keys, mediaType } = service;
    const { keyIn = Object.keys(keys)[0] } = options;
    const keyName = !operation.open && keys[keyIn];
    if (keyName)
        checkKey(key);
    const carried = keyName && { [keyName]: keyIn === "bearer" ? `Bearer ${key}` : key };
    const query = queryOf(service, options, operation, own);
    const addressOf = (parameters) => Object.assign(new URL(address), { search: new URLSearchParams(pairsOf(JSON.parse(jsonOf(parameters, dateTime)))) })
        .href;
    const json = operation.write ? undefined : jsonOf(body, dateTime);
    return {
        method: operation.method,
        url: addressOf(keyIn === "query" ? { ...query, ...carried } : query),
        shown: addressOf(query),
        headers: {
            accept: mediaType,
            "content-type": json && mediaType,
            ...(keyIn !== "query" && carried),
        },
        body: json,
        safe: operation.method === "GET",
        // A redirection is not followed: it could lead elsewhere with the key.
        redirect: "manual",
    };
}
/** A list is one parameter for each item. What is undefined has been left out by the way through JSON. */
function pairsOf(parameters) {
    return Object.entries(parameters).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
}
/** The key, and the values of the body that are secret, wherever they are in it. */
function secretsOf(key, { secrets }, [, body]) {
    const found = [key];
    if (secrets)
        JSON.stringify(body, (name, value) => (secrets.includes(name) && found.push(value), value));
    return found;
}
function readerOf(service, operation, options, safe, secrets) {
    const { errorBody: [codeName, messageName, detailsName, envelope], error: ErrorType, toldBySuccess = {}, } = service;
    return async (response, text, view) => {
        const { ok, status } = response;
        const received = { response, text, secrets };
        const answer = parsed(text);
        const { [codeName]: code, [messageName]: message = code, [detailsName]: details, } = (envelope ? answer?.[envelope] : answer) ?? {};
        const isError = code && (!ok || toldBySuccess[code] === status);
        // Statuses other than 200 say by themselves that there is no more to come.
        const isRead = text ? answer !== undefined : operation.empty || status !== 200;
        const missing = ok && text && isRead && !options.check ? missingIn(operation, answer) : undefined;
        if (ok && !isError && isRead && !missing)
            return { kind: "done", value: await givenAnswer(service, operation, options, answer, received, view) };
        const isDescribed = !ok && operation.errors;
        const error = isError
            ? new ErrorType({ code, message, details, request: view }, received)
            : isDescribed
                ? new ErrorType({ code: String(status), message: `HTTP ${status}`, request: view }, received)
                : answerError(received, view, "baseUrl", missing);
        const after = retryAfter(response);
        if (mayRepeat(status, safe, after))
            return { kind: "again", error, after };
        throw error;
    };
}
/** Undefined where the text is no JSON. */
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function mapped(values, change) {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}
