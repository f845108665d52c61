import { html } from "./formats.js";
const anyOrigin = "*";
/** What scripts of other sites may send, and read, beyond what any may. */
const sendable = [
    "accept",
    "accept-language",
    "content-language",
    "content-type",
    "api-user-agent",
    "user-agent",
    "origin",
    "authorization",
];
const readable = "MediaWiki-API-Error, Retry-After, X-Database-Lag, MediaWiki-Login-Suppressed";
/**
 * What a request from another site may do, and the headers that say it to the browser. The parameter `origin` asks for it: `*` for a
 * request that is not logged in; or its own origin, which has to be that of the header field `Origin`, and one that the site trusts.
 */
export function crossSite(request, given, trusted) {
    const origin = given.get("origin");
    const isPreflight = request.method === "OPTIONS";
    if (given.has("crossorigin"))
        return signedRequest(request, origin, isPreflight);
    if (origin === undefined)
        return isPreflight ? { anonymous: true, headers: {}, response: html("") } : { anonymous: false, headers: {} };
    const anonymous = origin === anyOrigin;
    const sent = headerOf(request, "origin")
        .split(" ")
        .filter((one) => one !== "");
    if (!anonymous && !sent.includes(origin))
        return refused("'origin' parameter does not match Origin header");
    const vary = anonymous ? {} : { vary: "Origin" };
    const isTrusted = anonymous || (sent.length === 1 && trusted.includes(origin));
    const headers = isTrusted
        ? { ...vary, ...allowed(request, origin, isPreflight) }
        : { ...vary, "mediawiki-cors-rejection": "Origin mismatch" };
    return told(anonymous, headers, isPreflight);
}
/** Cookies would be sent whoever's script it is. */
function signedRequest(request, origin, isPreflight) {
    if (origin !== undefined)
        return refused("'origin' and 'crossorigin' parameters cannot be used together");
    if (!isPreflight && headerOf(request, "authorization") === "") {
        return refused("'crossorigin' cannot be used with cookie-based login sessions");
    }
    return { ...told(false, allowed(request, anyOrigin, isPreflight), isPreflight), signed: true };
}
function told(anonymous, headers, isPreflight) {
    return isPreflight
        ? { anonymous, headers, response: { ...html(""), headers: { ...html("").headers, ...headers } } }
        : { anonymous, headers };
}
function refused(reason) {
    const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache", "x-content-type-options": "nosniff" };
    return { anonymous: true, headers: {}, response: { status: 403, headers, body: `${reason}\n` } };
}
/** A request as it is where cookies count for nothing. */
export function withoutCookies(request) {
    const { cookie: _cookie, ...headers } = request.headers;
    return { ...request, headers };
}
function allowed(request, origin, isPreflight) {
    const who = { "access-control-allow-origin": origin, "access-control-allow-credentials": String(origin !== anyOrigin) };
    if (!isPreflight)
        return { ...who, "access-control-expose-headers": readable, "timing-allow-origin": origin };
    const method = headerOf(request, "access-control-request-method");
    const fields = headerOf(request, "access-control-request-headers");
    if (!["GET", "POST"].includes(method))
        return { "mediawiki-cors-rejection": "Unsupported method requested in preflight" };
    const wanted = fields
        .split(",")
        .map((one) => one.trim().toLowerCase())
        .filter((one) => one !== "");
    if (!wanted.every((one) => sendable.includes(one)))
        return { "mediawiki-cors-rejection": "Unsupported header requested in preflight" };
    return {
        ...who,
        "access-control-allow-methods": "POST, GET, HEAD",
        ...(wanted.length === 0 ? {} : { "access-control-allow-headers": fields }),
    };
}
function headerOf({ headers }, name) {
    return [headers[name] ?? ""].flat()[0] ?? "";
}
