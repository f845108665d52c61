import { NewTransportError, statusError } from "../../http/errors.js";
import { mayRepeat, retryAfter } from "../../http/retries.js";
import { createTransport } from "../../http/transport.js";
import { QueryError, refusal } from "./errors.js";
import { isObject } from "./merge.js";
import { isGiven, textOf } from "./values.js";
/** Longer query strings go into a body: proxies and servers take 8,000 characters of address. */
const longest = 6000;
/** Nothing was done, and later it may be. */
const passing = ["maxlag", "ratelimited", "readonly"];
const secret = /(token|password)=/;
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Requests and answers, one by one. */
export function createSession({ separators, validator }, options, setup) {
    const { endpoint, userAgent, accessToken, assert, origin, maxlag, validate, highLimits } = options;
    const inBrowser = /^Mozilla/.test(globalThis.navigator?.userAgent);
    if (!userAgent && !inBrowser)
        throw refusal("user-agent-required", "the option userAgent is missing");
    const transport = createTransport(options, setup);
    const headers = {
        ...(userAgent && { [inBrowser ? "Api-User-Agent" : "User-Agent"]: userAgent }),
        ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
    };
    const credentials = origin && origin !== "*" ? "include" : undefined;
    /** Anything that a secret is in is posted: addresses are written into logs. */
    return async (parameters, call = {}, warnings = new Map()) => {
        const form = new URLSearchParams();
        const all = { action: "query", format: "json", formatversion: 2, errorformat: "plaintext", maxlag, assert, ...parameters };
        for (const [name, value] of Object.entries(all))
            if (isGiven(value))
                form.set(name, textOf(value, separators));
        const query = `${form}`;
        const isQuery = all["action"] === "query";
        if (validate && isQuery && !form.has("continue")) {
            const check = validate === true ? (await import(/* webpackIgnore: true */ /* @vite-ignore */ `${validator}`)).validate : validate;
            await check(query, !!highLimits);
        }
        const post = call.post || query.length > longest || secret.test(query);
        const url = new URL(endpoint);
        if (origin)
            url.searchParams.set("origin", origin);
        if (!post)
            form.forEach((value, name) => url.searchParams.append(name, value));
        const safe = isQuery || !post;
        const request = { method: post ? "POST" : "GET", url: url.href, headers, body: post ? form : undefined, safe, credentials };
        return transport.send(request, (response, text, view) => {
            const { ok, status, headers } = response;
            const [body, after, code] = [parse(text), retryAfter(response), headers.get("mediawiki-api-error")];
            for (const warning of Object.values(body?.warnings ?? {})) {
                const key = JSON.stringify(warning);
                if (!warnings.has(key))
                    (call.onWarning ?? options.onWarning ?? console.warn)(warning);
                warnings.set(key, warning);
            }
            const errors = body?.errors ?? [body?.error ?? (code && { code })];
            const error = errors[0]
                ? new QueryError(errors, view, status)
                : ok ? isObject(body) || unreadable(text, view, status) : statusError(response, view);
            if (error === true)
                return { kind: "done", value: [body, view] };
            if (mayRepeat(status, safe, after) || passing.includes(errors[0]?.code))
                return { kind: "again", error, after };
            throw error;
        }, call);
    };
}
function unreadable(text, view, status) {
    const kind = text.startsWith("{") ? "cut-off" : "not-json";
    return new NewTransportError(kind, kind, view, { status });
}
