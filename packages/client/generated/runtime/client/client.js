import { NewTransportError } from "../http/errors.js";
import { mayRepeat, retryAfter } from "../http/retries.js";
import { createTransport } from "../http/transport.js";
import { pathOf, rootOf } from "./address.js";
import { withoutSecrets } from "./error.js";
import { jsonOf } from "./json.js";
export function createResourceClient(service, options) {
    const transport = createTransport(options);
    const root = rootOf(options.baseUrl ?? service.url, service.base);
    return mapped(service.resources, (operations) => mapped(operations, (operation) => async (...given) => {
        const call = [root + pathOf(operation.path, given), operation.body && given.shift(), given[0] ?? {}];
        const request = requestOf(service, options, operation, call);
        const read = readerOf(service, request.safe, secretsOf(options, operation, call));
        return transport.send(request, service.tell?.(read, operation, call[2]) ?? read, call[2]);
    }));
}
function requestOf({ dateTime, keys, mediaType, tenant }, options, operation, [address, body, own]) {
    const { key, keyIn = Object.keys(keys)[0] } = options;
    const keyName = operation.open ? "" : keys[keyIn];
    const carried = keyName && { [keyName]: keyIn === "bearer" ? `Bearer ${key}` : key };
    const query = { [tenant]: operation.tenant && (own.tenant ?? options.tenant), ...(own.shared && operation.shared), ...own.query };
    const addressOf = (parameters) => Object.assign(new URL(address), { search: new URLSearchParams(pairsOf(JSON.parse(jsonOf(parameters, dateTime)))) }).href;
    return {
        method: operation.method,
        url: addressOf(keyIn === "query" ? { ...query, ...carried } : query),
        shown: addressOf(query),
        headers: {
            accept: mediaType,
            ...(body !== undefined && { "content-type": mediaType }),
            ...(keyIn !== "query" && carried),
        },
        body: jsonOf(body, dateTime),
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
function secretsOf({ key }, { secrets = [] }, [, body]) {
    const found = [key];
    JSON.stringify(body, (name, value) => (secrets.includes(name) && found.push(value), value));
    return found;
}
function readerOf({ errorBody: [codeName, messageName, envelope], error: ErrorType }, safe, secrets) {
    return (response, text, view) => {
        const { ok, status } = response;
        let answer;
        try {
            answer = text ? JSON.parse(text) : undefined;
            if (ok)
                return { kind: "done", value: answer };
        }
        catch { }
        const { [codeName]: code, [messageName]: message = code } = (envelope ? answer?.[envelope] : answer) ?? {};
        const error = code
            ? new ErrorType(code, withoutSecrets(message, secrets), status, view)
            : new NewTransportError(ok ? "not-json" : "http-status", `HTTP status ${status}`, view, { status });
        const after = retryAfter(response);
        if (mayRepeat(status, safe, after))
            return { kind: "again", error, after };
        throw error;
    };
}
function mapped(values, change) {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
