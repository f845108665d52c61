import { html } from "./print.js";

/** @typedef {import("./types.js").Request} Request @typedef {import("./types.js").Response} Response */

const anybody = "*";

/** What scripts of other sites may send, and read, beyond what any may. */
const sendable = ["accept", "accept-language", "content-language", "content-type", "api-user-agent", "user-agent", "origin", "authorization"];
const readable = "MediaWiki-API-Error, Retry-After, X-Database-Lag, MediaWiki-Login-Suppressed";

/**
 * What a browser is told of a request from another site. It asks for that with the parameter `origin`: `*`, and nobody is logged in; or its own origin,
 * which has to be that of the header field `Origin`, and one that the site trusts.
 * @param {Request} request @param {ReadonlyMap<string, string>} given @param {readonly string[]} trusted
 * @returns {{ readonly anonymous: boolean, readonly headers: Readonly<Record<string, string>>, readonly response?: Response }} `response` where there is nothing else to answer
 */
export function crossSite(request, given, trusted) {
  const origin = given.get("origin");
  const isPreflight = request.method === "OPTIONS";
  if (origin === undefined) return isPreflight ? { anonymous: true, headers: {}, response: html("") } : { anonymous: false, headers: {} };
  const anonymous = origin === anybody;
  const sent = headerOf(request, "origin").split(" ").filter((one) => one !== "");
  if (!anonymous && !sent.includes(origin)) return { anonymous, headers: {}, response: refused };
  /** @type {Record<string, string>} */
  const vary = anonymous ? {} : { vary: "Origin" };
  const isTrusted = anonymous || (sent.length === 1 && trusted.includes(origin));
  const headers = isTrusted ? { ...vary, ...allowed(request, origin, isPreflight) } : { ...vary, "mediawiki-cors-rejection": "Origin mismatch" };
  return isPreflight ? { anonymous, headers, response: { ...html(""), headers: { ...html("").headers, ...headers } } } : { anonymous, headers };
}

/** @type {Response} */
const refused = { status: 403, headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache", "x-content-type-options": "nosniff" }, body: "'origin' parameter does not match Origin header\n" };

/** @param {Request} request @param {string} origin @param {boolean} isPreflight @returns {Record<string, string>} */
function allowed(request, origin, isPreflight) {
  const who = { "access-control-allow-origin": origin, "access-control-allow-credentials": String(origin !== anybody) };
  if (!isPreflight) return { ...who, "access-control-expose-headers": readable, "timing-allow-origin": origin };
  const [method, fields] = ["access-control-request-method", "access-control-request-headers"].map((name) => headerOf(request, name));
  if (!["GET", "POST"].includes(method)) return { "mediawiki-cors-rejection": "Unsupported method requested in preflight" };
  const wanted = fields.split(",").map((one) => one.trim().toLowerCase()).filter((one) => one !== "");
  if (!wanted.every((one) => sendable.includes(one))) return { "mediawiki-cors-rejection": "Unsupported header requested in preflight" };
  return { ...who, "access-control-allow-methods": "POST, GET, HEAD", ...(wanted.length === 0 ? {} : { "access-control-allow-headers": fields }) };
}

/** @param {Request} request @param {string} name */
function headerOf({ headers }, name) {
  return [headers[name] ?? ""].flat()[0];
}
